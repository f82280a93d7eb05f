"""Ids in addresses."""

from __future__ import annotations

from uuid import UUID

import msgspec


def uuid_in(text: str) -> UUID | None:
    """The id that a text is, None for one that is none.

    Stricter than UUID itself, which passes over white space, braces and prefixes, and knows foreign digits.
    """
    try:
        return msgspec.convert(text, UUID)
    except msgspec.ValidationError:
        return None
