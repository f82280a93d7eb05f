"""Attacks, and the promises of the threat model that each of them tries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from tests.attack.games import Game
from tests.attack.wire import Site

# Until it is cancelled an attack does its worst from a site, with games of its own, and counts the answers.
Attack = Callable[[Site, list[Game], "Counter[str]"], Awaitable[None]]


def promise(*ids: str) -> Callable[[Attack], Attack]:
    """Which promises of docs/security.md an attack tries, like the marker of the same name at a test."""

    def marked(attack: Attack) -> Attack:
        if not ids:
            raise ValueError("an attack names a promise")
        return attack

    return marked
