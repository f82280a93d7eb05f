"""Regular expressions for text fields."""

from __future__ import annotations

_PYTHON_END = r"(?!\n)$"


def anchor_pattern(pattern: str) -> str:
    """Make a pattern match the whole text, for `Meta(pattern=…)`.

    A pattern with alternatives needs parentheses around them. In Python `$` also matches before a final line
    feed. JSON Schema has no other anchor for the end; hence a lookahead, which `published_pattern`
    removes.
    """
    return f"^{pattern}{_PYTHON_END}"


def published_pattern(pattern: str) -> str:
    """Return a pattern as clients get it: outside Python `$` is the end of the text."""
    return pattern.replace(_PYTHON_END, "$")
