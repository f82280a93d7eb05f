"""Ending in good order when the operator asks for it."""

from __future__ import annotations

import signal

SIGNAL_EXIT_BASE = 128  # the exit status of a command that a signal has ended, less the signal's number
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def exit_on_signals(*, is_server: bool = False) -> None:
    """From now on Ctrl-C, SIGTERM and a closed terminal unwind the program, once.

    One that serves until then ends with status 0, another as shells tell of a signal. A signal that is
    ignored stays so: `nohup` lets a program outlive its terminal.
    """
    for number in STOP_SIGNALS:
        if not is_ignored(number):
            signal.signal(number, _exit if is_server else _exit_by_signal)


def is_ignored(number: int) -> bool:
    """Whether whoever started this process has it outlive its terminal."""
    return number == signal.SIGHUP and signal.getsignal(number) is signal.SIG_IGN


def ignore_signals() -> None:
    """Let nothing interrupt what unwinds now."""
    for number in STOP_SIGNALS:
        if not is_ignored(number):  # the interpreter would report one that is due already
            signal.signal(number, lambda *_: None)


def _exit(_number: int, _frame: object) -> None:
    ignore_signals()
    raise SystemExit(0)


def _exit_by_signal(number: int, _frame: object) -> None:
    ignore_signals()
    raise SystemExit(SIGNAL_EXIT_BASE + number)
