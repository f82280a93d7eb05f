"""Those who read an old log: the places that they come from take turns, whatever games they read there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from service.streams.listener import Listener

Late = tuple[str, Listener]


def in_turn(late: Mapping[str, Mapping[str, Listener]], clients: Iterable[str], most: int) -> list[Late]:
    """Of those who are late in games, by client, so many at most, each with the name of the game.

    `clients` is where they come from, whoever has waited longest first. Of one client, and of a game, whoever
    has waited longest comes first, too.
    """
    waiting: dict[str, deque[Late]] = {}
    for name, there in late.items():
        for client, listener in there.items():
            waiting.setdefault(client, deque()).append((name, listener))
    found: list[Late] = []
    order = deque(waiting[client] for client in clients if client in waiting)
    while order and len(found) < most:
        own = order.popleft()
        found.append(own.popleft())
        if own:
            order.append(own)
    return found
