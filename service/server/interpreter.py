"""The interpreter, told what this service is like."""

from __future__ import annotations

import gc
import sys

LONGEST_HOLD = 0.0005  # seconds that a thread with long work keeps the event loop waiting at a time


def tune() -> None:
    """Let the event loop go on soon, whatever else there is to do.

    Cycles are looked for rarely: cached games are many objects without any, and going over them takes long.
    Threads change often: an event loop gives its turn away with every byte that it sends or receives, and
    would wait for it as often.

    To be called once everything that stays for good has been made.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(LONGEST_HOLD)
