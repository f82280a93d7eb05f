"""Those who read an old log: the places that they come from take turns, whatever games they read there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from service.streams.listener import Listener
from service.streams.watched import Watched

Behind = tuple[str, Watched]


def in_turn(behind: Sequence[Behind], clients: Iterable[str], most: int) -> list[tuple[Behind, Listener]]:
    """Of the games in which somebody is late, so many of those readers at most, each with the game.

    `clients` is where they come from, whoever has waited longest first. Of one client, and of a game, whoever
    has waited longest comes first, too.
    """
    late: dict[str, deque[tuple[Behind, Listener]]] = {}
    for game in behind:
        for client, listener in game[1].late().items():
            late.setdefault(client, deque()).append((game, listener))
    found: list[tuple[Behind, Listener]] = []
    order = deque(late[client] for client in clients if client in late)
    while order and len(found) < most:
        own = order.popleft()
        found.append(own.popleft())
        if own:
            order.append(own)
    return found
