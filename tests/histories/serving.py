"""`automa serve` with the game of counting, and with a fault in it if one is named."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any
from uuid import UUID

import msgspec

import automa_ledger.cli
import automa_ledger.games.rewind
import automa_ledger.games.rulesets
from automa_ledger.games.library import Library
from automa_ledger.refusals.requests import VersionStale
from automa_ledger.store import AppendOutcome, IdempotencyKey, NewCommit, Store
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

    async def append_commit(
        self: Store,
        game_id: UUID,
        after: int,
        head: bytes,
        commit: NewCommit,
        *,
        token: bytes,
        key: IdempotencyKey | None,
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
        append_outcome = AppendOutcome(*reason)
        if (
            version is None
            and not append_outcome.is_revoked
            and append_outcome.key_version is None
            and append_outcome.version
        ):
            raise Rejected(VersionStale(version=after, current_version=append_outcome.version))
        return version is not None

    Store.append_commit = append_commit  # type: ignore[method-assign] # the fault


def _revocations_ignored() -> None:
    """Append for whichever token the process knows."""
    clause = SQL["append"].index(b"and not exists")
    SQL["append"] = SQL["append"][:clause] + b"on conflict do nothing returning version"
    _outcomes(lambda append_outcome: msgspec.structs.replace(append_outcome, is_revoked=False))


def _repeats_not_looked_up() -> None:
    """Know no key again."""
    _outcomes(lambda append_outcome: msgspec.structs.replace(append_outcome, key_version=None))


def _outcomes(told: Callable[[AppendOutcome], AppendOutcome]) -> None:
    append_outcome = Store.append_outcome

    async def otherwise(
        self: Store, game_id: UUID, token: bytes, key: IdempotencyKey | None
    ) -> AppendOutcome | None:
        found = await append_outcome(self, game_id, token, key)
        return found and told(found)

    Store.append_outcome = otherwise  # type: ignore[method-assign] # the fault


def _acknowledged_before_it_is_written() -> None:
    """Say of a commit now and then that it was written, and do not write it."""
    append_commit, asked = Store.append_commit, [0]

    async def otherwise(self: Store, *given: Any, **named: Any) -> bool:  # noqa: ANN401 - as it is called
        asked[0] += 1
        return asked[0] % LOSES_EVERY == 0 or await append_commit(self, *given, **named)

    Store.append_commit = otherwise  # type: ignore[method-assign] # the fault


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

    setattr(automa_ledger.games.rewind, "undo_target", otherwise)  # noqa: B010 - it is imported there


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
