"""Patterns of texts."""

from __future__ import annotations


def anchor_pattern(pattern: str) -> str:
    """The pattern of a text from its beginning to its end, for `Meta(pattern=…)`.

    In Python `$` lets a line feed follow, and JSON Schema has no other sign for the end.
    """
    return rf"^{pattern}(?!\n)$"
