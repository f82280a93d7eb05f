"""A loaded game, and whether its log has room for more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec

from automa_ledger.games.bounds import (
    MAX_COMMIT_BYTES,
    MAX_COMMIT_EVENTS,
    MAX_COMMIT_SHUFFLES,
    MAX_COMMITS,
    MAX_EVENTS,
    MAX_LOG_BYTES,
    MAX_SHUFFLES,
)
from automa_ledger.games.codec import Codec
from automa_ledger.refusals.games import LogFull
from automa_ledger.refusals.logs import LogDamaged
from automa_ledger.store import Access, NewCommit
from automa_rules.core.event import Commanded, Event
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Begin
from automa_rules.core.timeline import Timeline


class Game(msgspec.Struct, frozen=True):
    """A game as it stands at one version.

    `access` holds the tokens, `names` the display names of the seats, `hash` is that of the last commit.
    `agreement` is what was settled when the game began. `key_id` is the API key that lists the game, if any.
    `event_count` counts the events of the log, commands included; `log_bytes` the bytes of their texts.
    """

    id: UUID
    codec: Codec
    access: Mapping[bytes, Access]
    names: Mapping[str, str]
    timeline: Timeline[Any]
    hash: bytes
    agreement: Begin
    key_id: UUID | None
    event_count: int
    log_bytes: int

    @property
    def version(self) -> int:
        """The number of commits in the log."""
        return len(self.timeline.nodes)

    def after(self, events: Sequence[Event], timeline: Timeline[Any], commit: NewCommit) -> Game:
        """The game after one more commit, which led to this timeline."""
        return msgspec.structs.replace(
            self,
            timeline=timeline,
            hash=commit.hash,
            event_count=self.event_count + len(events),
            log_bytes=self.log_bytes + count_text_bytes(commit),
        )


def count_text_bytes(commit: NewCommit) -> int:
    """How many bytes the texts of a commit have."""
    text = commit.events
    size = len(text) if text.isascii() else len(text.encode())
    return size + len(commit.secret or "")


def require_log_capacity(
    commits: int, events: int, log_bytes: int, shuffles: int, *, divisor: int = 1
) -> None:
    """Raises Rejected `log_full` unless one more command fits into a log, whatever follows from it.

    With a `share` of 2 into half of the log: nobody fills what is left for the owner.
    """
    require_log_within_limits(
        commits + 1,
        events + MAX_COMMIT_EVENTS,
        log_bytes + MAX_COMMIT_BYTES,
        shuffles + MAX_COMMIT_SHUFFLES,
        divisor=divisor,
    )


def require_log_within_limits(
    commits: int, events: int, log_bytes: int, shuffles: int, *, divisor: int = 1
) -> None:
    """Raises Rejected `log_full` for a log with more commits, events, bytes or shuffles than it can have."""
    if (
        commits > MAX_COMMITS // divisor
        or events > MAX_EVENTS // divisor
        or log_bytes > MAX_LOG_BYTES // divisor
        or shuffles > MAX_SHUFFLES // divisor
    ):
        raise Rejected(
            LogFull(
                max_commits=MAX_COMMITS // divisor,
                max_events=MAX_EVENTS // divisor,
                max_bytes=MAX_LOG_BYTES // divisor,
            )
        )


def read_agreement(codec: Codec, commit: Sequence[Event]) -> Begin:
    """What the table agreed on, as the first commit of a log has it. Raises Rejected `log_damaged`.

    The setup or position is left out: it may be long, and all of its text would stay in memory.
    """
    command = commit[0] if commit else None
    if not isinstance(command, Commanded):
        raise Rejected(LogDamaged(version=1, reason="a log starts with a command"))
    try:
        begun = codec.decode_begin(command.command)
    except msgspec.MsgspecError as error:
        raise Rejected(LogDamaged(version=1, reason=str(error))) from error
    return msgspec.structs.replace(begun, setup=msgspec.UNSET, position=msgspec.UNSET)
