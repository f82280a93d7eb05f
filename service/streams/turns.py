"""What is read next: the places that listeners come from take turns, whatever games they hear of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeVar

from service.streams.listener import Listener

LATE_AT_ONCE = 10  # games, where one place alone reads old logs
LEAST = 10  # rows of a page for each game

T = TypeVar("T")


class Wanted(NamedTuple):
    """A game whose log is to be read behind a version: for a listener who is late, or for all of a place."""

    name: str
    after: int
    client: str = ""
    listener: Listener | None = None


def in_turn(
    live: Mapping[str, Sequence[Wanted]], late: Mapping[str, Sequence[Wanted]], clients: Iterable[str]
) -> list[Wanted]:
    """Something of each client, then more of each: of old logs and of what it keeps up with in turn.

    `clients` are those, whoever has waited longest first. Of old logs each has one, who is alone some. What
    several keep up with is the first one's turn.
    """
    most = LATE_AT_ONCE if len(late) == 1 else 1
    own = (_alternating(late.get(client, ())[:most], live.get(client, ())) for client in clients)
    found = dict[tuple[str, Listener | None], Wanted]()
    for each in _alternating(*own):
        found.setdefault((each.name, each.listener), each)
    return list(found.values())


def rows_of_each(wanted: Sequence[Wanted], page: int) -> list[int]:
    """How many rows of a page each has: every client as many, and of those every game of theirs as many."""
    games = Counter(each.client for each in wanted)
    return [max(page // len(games) // games[each.client], LEAST) for each in wanted]


def _alternating(*some: Iterable[T]) -> Iterator[T]:
    return (each for row in zip_longest(*some) for each in row if each is not None)
