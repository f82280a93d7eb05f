"""Those who read an old log: the places that they come from take turns, whatever games they read there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from service.streams.listener import Listener

Late = tuple[str, Listener]


def in_turn(late: Mapping[str, Mapping[str, Listener]], clients: Iterable[str], most: int) -> list[Late]:
    """Of those who are late in games, by client, so many at most, each with the name of the game.

    Each client has one, or who is alone as many as there may be. `clients` is where they come from, whoever
    has waited longest first. Of one client, and of a game, whoever has waited longest comes first, too.
    """
    waiting: dict[str, list[Late]] = {}
    for name, there in late.items():
        for client, listener in there.items():
            waiting.setdefault(client, []).append((name, listener))
    own = most if len(waiting) == 1 else 1
    return [each for client in clients for each in waiting.get(client, ())[:own]][:most]
