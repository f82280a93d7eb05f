"""A command as the service passes it to the rules, with the inputs that pure code cannot produce."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

A = TypeVar("A")


class Command(msgspec.Struct, Generic[A], frozen=True):
    """A request to carry out `action`.

    `seat` is who sends it: a seat of the game, or None for the owner acting for the whole table. Each shuffle
    consumes the next 32 bytes of `entropy`; the service supplies more than any decision needs. In a `strict`
    game the rules refuse what they do not explain. With `sees_all_hands` the sender may know every hand, as
    the owner may, who acts for all humans; to anyone else a refusal must not reveal another seat's hand.
    `rules_version` is the version of the ruleset that the game started with; None for the newest.
    """

    action: A
    seat: str | None = None
    entropy: bytes = b""
    strict: bool = False
    sees_all_hands: bool = True
    rules_version: int | None = None
