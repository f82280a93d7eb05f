"""Removing control characters from texts that other people wrote."""

from __future__ import annotations


def replace_control_characters(text: str) -> str:
    """Replace unprintable characters with spaces, so that names and reasons stay on one visible line."""
    return "".join(character if character.isprintable() else " " for character in text)
