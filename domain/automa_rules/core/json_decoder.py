"""JSON as plain values, in a time that its length tells, whatever numbers are in it."""

from __future__ import annotations

from collections.abc import Callable
from math import isinf
from typing import Any, Final

import msgspec


def parse_float(text: str) -> float:
    """What is written with a point or an exponent. Raises ValueError for what no number can hold.

    The greatest and the smallest ones take msgspec itself twenty times as long, in which nobody else has the
    interpreter.
    """
    found = float(text)
    if isinf(found):
        raise ValueError("the number is out of range")
    return found


decode_json: Final[Callable[[bytes | str | msgspec.Raw], Any]] = msgspec.json.Decoder(
    float_hook=parse_float
).decode
"""The values of a text. Raises msgspec.MsgspecError for what is no JSON."""
