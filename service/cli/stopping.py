"""Ending in good order when the operator asks for it."""

from __future__ import annotations

import signal

ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def stop_on_signals() -> None:
    """From now on Ctrl-C, SIGTERM and a closed terminal unwind the program, once, with exit status 0."""
    for number in ASKING:
        signal.signal(number, _stop)


def hear_no_more() -> None:
    """What unwinds now must not be interrupted."""
    for number in ASKING:
        signal.signal(
            number, _nothing
        )  # of one that is due already the interpreter would tell, were it ignored


def _stop(_number: int, _frame: object) -> None:
    hear_no_more()
    raise SystemExit(0)


def _nothing(_number: int, _frame: object) -> None: ...
