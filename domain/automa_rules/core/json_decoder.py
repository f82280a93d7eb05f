"""Decodes JSON into plain values. The time depends only on its length, whatever numbers it contains."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any, Final

import msgspec


def parse_float(text: str) -> float:
    """Parse a number with a point or an exponent. Raises ValueError if it is out of range.

    msgspec's own parser takes twenty times as long for the largest and smallest numbers, and holds the GIL
    meanwhile.
    """
    number = float(text)
    if isinf(number):
        raise ValueError("the number is out of range")
    return number


decode_json: Final[Callable[[bytes | str | msgspec.Raw], Any]] = msgspec.json.Decoder(
    float_hook=parse_float
).decode
"""Decode JSON text into plain values. Raises msgspec.MsgspecError for invalid JSON."""
