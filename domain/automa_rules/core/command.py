"""A command as it comes in from the shell, with all that the pure domain cannot make for itself."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

A = TypeVar("A")


class Command(msgspec.Struct, Generic[A], frozen=True):
    """Somebody wants `action` to be done.

    `seat` is who asks: a seat of the game, or None for its owner speaking for the table. `entropy` is
    consumed 32 bytes a shuffle, from the left; the shell gives more than any decision needs. In a `strict`
    game what the rules do not explain is refused. `for_all` says that whoever asks is trusted with every
    hand, as the owner is, who acts for all humans: to nobody else a refusal tells what another holds.
    `rules` is the version of the ruleset that the game began with; None for the newest.
    """

    action: A
    seat: str | None = None
    entropy: bytes = b""
    strict: bool = False
    sees_all_hands: bool = True
    rules_version: int | None = None
