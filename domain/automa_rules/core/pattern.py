"""Regular expressions for text fields."""

from __future__ import annotations


def anchor_pattern(pattern: str) -> str:
    """Make a pattern match the whole text, for `Meta(pattern=…)`.

    In Python `$` also matches before a final line feed, and JSON Schema has no other anchor for the end.
    """
    return rf"^{pattern}(?!\n)$"
