"""Regular expressions for text fields."""

from __future__ import annotations

_PYTHON_END = r"(?!\n)$"


def anchor_pattern(pattern: str) -> str:
    """Make a pattern match the whole text, for `Meta(pattern=…)`.

    In Python `$` also matches before a final line feed, and JSON Schema has no other anchor for the end.
    """
    return f"^{pattern}{_PYTHON_END}"


def published_pattern(pattern: str) -> str:
    """Return a pattern as clients get it: outside Python `$` is the end of the text."""
    return pattern.replace(_PYTHON_END, "$")
