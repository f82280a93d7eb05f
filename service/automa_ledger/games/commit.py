"""A commit: what one command appended to a game's log, and when."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from automa_ledger.store import NewCommit
from automa_rules.core.changes import Change
from automa_rules.core.event import Commanded, Event, canonical_commit_json, secrets_of
from automa_rules.core.hash_chain import commit_hash
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.timeline import NO_PARENT, Timeline, current_path
from automa_rules.core.turn_targets import turn_number

_encode = msgspec.json.Encoder(order="sorted").encode


class TurnPlayed(msgspec.Struct, frozen=True):
    """A turn of the game: its number and its round's, both from 1, and its seat; null when it is nobody's."""

    number: int
    round: int
    seat: str | None


class LoggedCommit(msgspec.Struct, frozen=True):
    """A commit and its position in the game.

    `command` is place 0 of its events, `facts` are the rest. `turn` is the turn that it belongs to; None for
    the first commit and for a rewind. `before` and `after` are the states around it.
    """

    version: int
    hash: bytes
    command: Commanded
    facts: Sequence[Event]
    undone: bool
    turn: TurnPlayed | None
    ruleset: Ruleset[Any]
    before: Any
    after: Any

    @property
    def changes(self) -> tuple[Change, ...]:
        """What moved and was counted. It is found when it is shown, and is no part of the hash."""
        return self.ruleset.changes(self.before, self.after)


def new_commit(events: Sequence[Event], version: int, previous: bytes) -> NewCommit:
    """Build the commit to store after the hash `previous`. Place 0 of its events is a `commanded`."""
    text = canonical_commit_json(events)
    secrets = secrets_of(events)
    command = events[0]
    return NewCommit(
        command.at if isinstance(command, Commanded) else "",
        text.decode(),
        _encode({str(place): fields for place, fields in secrets.items()}).decode() if secrets else None,
        commit_hash(previous, version, text),
    )


def build_logged_commit(
    ruleset: Ruleset[Any],
    timeline: Timeline[Any],
    version: int,
    hash_: bytes,
    events: Sequence[Event],
    *,
    path: frozenset[int] | None = None,
) -> LoggedCommit:
    """Build the logged commit of a version. `path` holds the versions on the current path."""
    command = events[0] if events else None
    if not isinstance(command, Commanded):
        message = "a commit starts with a command"
        raise TypeError(message)
    is_rewind = timeline.node(version).version != version
    undone = not is_rewind and version not in (current_path(timeline) if path is None else path)
    before, after = timeline.node(max(version - 1, 1)).state, timeline.node(version).state
    turn = find_turn(ruleset, timeline, version)
    return LoggedCommit(version, hash_, command, events[1:], undone, turn, ruleset, before, after)


def find_turn(ruleset: Ruleset[Any], timeline: Timeline[Any], version: int) -> TurnPlayed | None:
    """The turn that a commit belongs to; None for the first commit and for a rewind."""
    node = timeline.node(version)
    if node.version != version or node.parent == NO_PARENT:
        return None
    before = timeline.node(node.parent).state
    number = turn_number(timeline, node)
    if ruleset.round is not None:
        return TurnPlayed(number, ruleset.round(before), ruleset.turn(before))
    return TurnPlayed(number, (number - 1) // len(ruleset.seats(before)) + 1, ruleset.turn(before))


_RFC_3339 = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)


def now() -> str:
    """The current time in RFC 3339, to the millisecond."""
    return format_timestamp(datetime.now(UTC))


def format_timestamp(time: datetime) -> str:
    """A time in UTC in RFC 3339, to the millisecond."""
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def parse_timestamp(at: str) -> datetime:
    """Parse a timestamp of a log. Raises ValueError unless it is RFC 3339 in UTC."""
    if _RFC_3339.fullmatch(at) is None:
        message = f"not a time in RFC 3339 and UTC: {at!r}"
        raise ValueError(message)
    return datetime.fromisoformat(at)
