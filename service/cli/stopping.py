"""Ending in good order when the operator asks for it."""

from __future__ import annotations

import signal

BY_SIGNAL = 128  # the exit status of what a signal has ended, less its number
ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def stop_on_signals(*, serves: bool = False) -> None:
    """From now on Ctrl-C, SIGTERM and a closed terminal unwind the program, once.

    One that serves until then has done what it was asked to, and ends with status 0; another has not, and
    ends as shells tell of a signal. Whoever lets it outlive its terminal (`nohup`) has that left alone.
    """
    for number in ASKING:
        if not is_left_alone(number):
            signal.signal(number, _served if serves else _broken_off)


def is_left_alone(number: int) -> bool:
    """Whether whoever began this process has it outlive its terminal."""
    return number == signal.SIGHUP and signal.getsignal(number) is signal.SIG_IGN


def hear_no_more() -> None:
    """What unwinds now must not be interrupted."""
    for number in ASKING:
        if not is_left_alone(number):  # of one that is due already the interpreter would tell, were it so now
            signal.signal(number, _nothing)


def _served(_number: int, _frame: object) -> None:
    hear_no_more()
    raise SystemExit(0)


def _broken_off(number: int, _frame: object) -> None:
    hear_no_more()
    raise SystemExit(BY_SIGNAL + number)


def _nothing(_number: int, _frame: object) -> None: ...
