"""Orderly exit when the operator asks for it."""

from __future__ import annotations

import signal

SIGNAL_EXIT_BASE = 128  # plus the signal's number: the exit status after a signal
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def exit_on_signals(*, is_server: bool = False) -> None:
    """Unwind the program, once, on Ctrl-C, SIGTERM and a closed terminal.

    A server then exits with status 0, another command with a shell's status for the signal. An ignored SIGHUP
    stays ignored: `nohup` lets a program outlive its terminal.
    """
    for number in STOP_SIGNALS:
        if not is_ignored(number):
            signal.signal(number, _exit if is_server else _exit_by_signal)


def is_ignored(number: int) -> bool:
    """Whether the signal is SIGHUP and the parent process ignored it."""
    return number == signal.SIGHUP and signal.getsignal(number) is signal.SIG_IGN


def ignore_signals() -> None:
    """Keep signals from interrupting the unwinding."""
    for number in STOP_SIGNALS:
        if not is_ignored(number):  # with SIG_IGN Python would report a pending signal
            signal.signal(number, lambda *_: None)


def _exit(_number: int, _frame: object) -> None:
    ignore_signals()
    raise SystemExit(0)


def _exit_by_signal(number: int, _frame: object) -> None:
    ignore_signals()
    raise SystemExit(SIGNAL_EXIT_BASE + number)
