"""Commits as the rows that the service would write."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from uuid import UUID

from domain.core.chain import genesis
from domain.core.event import Event
from service.games.commit import new_commit
from service.store import NewCommit


def rows(game: UUID, ruleset: str, log: Iterable[Sequence[Event]]) -> list[NewCommit]:
    """The commits of a new game, each hashed over the one before."""
    found: list[NewCommit] = []
    head = genesis(str(game), ruleset)
    for version, events in enumerate(log, 1):
        found.append(new_commit(events, version, head))
        head = found[-1].hash
    return found
