"""`automa serve` with the game of counting, and with a fault in it if one is named."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec

import automa_ledger.cli
import automa_ledger.games.rewinding
import automa_ledger.games.rulesets
from automa_ledger.games.library import Library
from automa_ledger.refusals.requests import VersionStale
from automa_ledger.store import Key, NewCommit, Outcome, Store
from automa_ledger.store.statements import SQL
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import undo_target
from automa_rules.core.timeline import Timeline
from tests.api.counter import COUNTER

LOSES_EVERY = 40  # commits


def _no_index() -> None:
    """Serve where the index of the keys is missing."""
    SQL["constraints"] = b"select null::text where false"


def _reason_in_the_same_statement() -> None:
    """Have the append itself tell why it wrote nothing, in the snapshot that it was written in."""
    told = b"""
        with appended as (%s)
        select (select version from appended), told.* from (%s) as told
    """ % (SQL["append"], SQL["outcome"])

    async def append(
        self: Store,
        game_id: UUID,
        after: int,
        head: bytes,
        commit: NewCommit,
        *,
        token: bytes,
        key: Key | None,
    ) -> bool:
        facts = {
            "game_id": game_id,
            "after": after,
            "head": head,
            "token": token,
            "key": key and key.key,
            "fingerprint": key and key.fingerprint,
            **msgspec.structs.asdict(commit),
        }
        ((version, *reason),) = await self.query(told, facts)
        outcome = Outcome(*reason)
        if version is None and not outcome.revoked and outcome.key_version is None and outcome.version:
            raise Rejected(VersionStale(version=after, current_version=outcome.version))
        return version is not None

    Store.append = append  # type: ignore[method-assign] # the fault


def _revocations_ignored() -> None:
    """Append for whichever token the process knows."""
    clause = SQL["append"].index(b"and not exists")
    SQL["append"] = SQL["append"][:clause] + b"on conflict do nothing returning version"
    _outcomes(lambda outcome: msgspec.structs.replace(outcome, revoked=False))


def _repeats_not_looked_up() -> None:
    """Know no key again."""
    _outcomes(lambda outcome: msgspec.structs.replace(outcome, key_version=None))


def _outcomes(told: Callable[[Outcome], Outcome]) -> None:
    outcome = Store.outcome

    async def otherwise(self: Store, game_id: UUID, token: bytes, key: Key | None) -> Outcome | None:
        found = await outcome(self, game_id, token, key)
        return found and told(found)

    Store.outcome = otherwise  # type: ignore[method-assign] # the fault


def _acknowledged_before_it_is_written() -> None:
    """Say of a commit now and then that it was written, and do not write it."""
    append, asked = Store.append, [0]

    async def otherwise(self: Store, *given: Any, **named: Any) -> bool:  # noqa: ANN401 - as it is called
        asked[0] += 1
        return asked[0] % LOSES_EVERY == 0 or await append(self, *given, **named)

    Store.append = otherwise  # type: ignore[method-assign] # the fault


def _stale_reads() -> None:
    """Read games from memory, however old they are there."""
    opened = Library.open

    async def otherwise(self: Library, game_id: UUID, token: bytes, *, fresh: bool = True) -> Any:  # noqa: ANN401 - as there
        return await opened(self, game_id, token, fresh=fresh and False)

    Library.open = otherwise  # type: ignore[method-assign] # the fault


def _undo_goes_to_the_start() -> None:
    """Take all back where one commit is meant."""

    def otherwise(timeline: Timeline[Any], count: int = 1) -> int:
        return undo_target(timeline, count) and 1

    setattr(automa_ledger.games.rewinding, "undo_target", otherwise)  # noqa: B010 - it is imported there


FAULTS: dict[str, Callable[[], None]] = {
    "no-index": _no_index,
    "same-statement": _reason_in_the_same_statement,
    "no-lock": lambda: None,  # the archive's
    "revoked": _revocations_ignored,
    "no-repeat": _repeats_not_looked_up,
    "not-written": _acknowledged_before_it_is_written,
    "stale-read": _stale_reads,
    "undo": _undo_goes_to_the_start,
}
"""What can be wrong on purpose: in the service, the schema or the archive."""


def main(fault: str = "") -> int:
    """Serve until a signal comes."""
    rulesets = automa_ledger.games.rulesets.RULESETS
    assert isinstance(rulesets, dict)
    rulesets[COUNTER.name] = COUNTER
    if fault:
        FAULTS[fault]()
    return automa_ledger.cli.main(["serve"])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
