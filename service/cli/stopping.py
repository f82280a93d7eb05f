"""Ending in good order when the operator asks for it."""

from __future__ import annotations

import signal

ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def stop_on_signals() -> None:
    """From now on Ctrl-C, SIGTERM and a closed terminal unwind the program, once, with exit status 0."""
    for number in ASKING:
        signal.signal(number, _stop)


def _stop(_number: int, _frame: object) -> None:
    for number in ASKING:
        signal.signal(number, signal.SIG_IGN)  # what unwinds now must not be interrupted
    raise SystemExit(0)
