"""The cyclic garbage collector, told what this service is like."""

from __future__ import annotations

import gc


def spare() -> None:
    """Look for cycles rarely: cached games are many objects without any, and going over them takes long.

    To be called once everything that stays for good has been made.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
