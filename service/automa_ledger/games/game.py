"""A loaded game, and the limits of its log."""

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
from automa_ledger.store import Access, NewCommit, Origin
from automa_rules.core.event import Commanded, Event
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Begin
from automa_rules.core.timeline import Timeline


class Game(msgspec.Struct, frozen=True):
    """A game at one version.

    `access` maps token hashes to access, `names` seats to display names, and `hash` is that of the last
    commit. `agreement` holds the settings fixed at creation. `key_id` is the API key that lists the game, if
    any, `forked_from` the origin of a fork. `event_count` counts the log's events, commands included;
    `log_bytes` the bytes of their JSON.
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
    forked_from: Origin | None = None

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
    """The number of bytes in a commit's JSON."""
    text = commit.events
    size = len(text) if text.isascii() else len(text.encode())
    return size + len(commit.secret or "")


def require_log_capacity(
    commits: int, events: int, log_bytes: int, shuffles: int, *, divisor: int = 1
) -> None:
    """Check that a log has room for one more command, whatever it produces. Raises Rejected `log_full`.

    A `divisor` of 2 allows half of the log only: other clients cannot fill what is reserved for the owner.
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
    """Check a log's commits, events, bytes and shuffles against their limits. Raises Rejected `log_full`."""
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
    """Read the game's settings from the first commit. Raises Rejected `log_damaged`.

    The setup or position is dropped: it may be long, and would stay in memory.
    """
    command = commit[0] if commit else None
    if not isinstance(command, Commanded):
        raise Rejected(LogDamaged(version=1, diagnostic="a log starts with a command"))
    try:
        begin = codec.decode_begin(command.command)
    except msgspec.MsgspecError as error:
        raise Rejected(LogDamaged(version=1, diagnostic=str(error))) from error
    return msgspec.structs.replace(begin, setup=msgspec.UNSET, position=msgspec.UNSET)
