"""Attacks, and the promises of the threat model that each of them tries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Protocol

from tests.attack.games import Game
from tests.attack.wire import Site


class Attack(Protocol):
    """Until it is cancelled it does its worst from a site, with games of its own, and counts the answers."""

    __name__: str

    def __call__(self, site: Site, games: list[Game], seen: Counter[str], /) -> Awaitable[None]:
        """Attack."""


ATTACKS: dict[str, Attack] = {}


def promise(*ids: str) -> Callable[[Attack], Attack]:
    """Which promises of docs/security.md an attack tries, like the marker of the same name at a test."""

    def listed(attack: Attack) -> Attack:
        if not ids:
            raise ValueError(f"{attack.__name__} tries no promise")
        ATTACKS[attack.__name__] = attack
        return attack

    return listed
