"""Texts of others, where each line is the service's own."""

from __future__ import annotations


def replace_control_characters(text: str) -> str:
    """A text without what breaks lines or is not seen: reasons and names are words of players."""
    return "".join(character if character.isprintable() else " " for character in text)
