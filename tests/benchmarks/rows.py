"""Commits as the rows that the service would write."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from uuid import UUID

from automa_ledger.games.commit import new_commit
from automa_ledger.store import NewCommit
from automa_rules.core.event import Event
from automa_rules.core.hash_chain import genesis_hash


def rows(game: UUID, ruleset: str, log: Iterable[Sequence[Event]]) -> list[NewCommit]:
    """The commits of a new game, each hashed over the one before."""
    found: list[NewCommit] = []
    head = genesis_hash(str(game), ruleset)
    for version, events in enumerate(log, 1):
        found.append(new_commit(events, version, head))
        head = found[-1].hash
    return found
