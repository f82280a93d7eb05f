"""A loaded game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.core.event import Commanded, Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Begin
from domain.core.timeline import Timeline
from service.games.codec import Codec
from service.refusals.logs import LogDamaged
from service.store import Access, NewCommit


class Game(msgspec.Struct, frozen=True):
    """A game as it stands at one version.

    `access` is who may come in, `names` what its seats are called. `hash` is that of its last commit.
    `agreed` is what the table agreed on when the game began. `key_id` is the API key in whose list it stands,
    None for none. `events` is the number of events in its log, the commands with them, `size` the bytes of
    their texts.
    """

    id: UUID
    codec: Codec
    access: Mapping[bytes, Access]
    names: Mapping[str, str]
    timeline: Timeline[Any]
    hash: bytes
    agreed: Begin
    key_id: UUID | None
    events: int
    size: int

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
            events=self.events + len(events),
            size=self.size + text_size(commit),
        )


def text_size(commit: NewCommit) -> int:
    """How many bytes the texts of a commit have."""
    text = commit.events
    size = len(text) if text.isascii() else len(text.encode())
    return size + len(commit.secret or "")


def agreement(codec: Codec, commit: Sequence[Event]) -> Begin:
    """What the table agreed on, as the first commit of a log has it. Raises Rejected `log_damaged`.

    The setup or position is left out: it may be long, and all of its text would stay in memory.
    """
    command = commit[0] if commit else None
    if not isinstance(command, Commanded):
        raise Rejected(LogDamaged(version=1, reason="a log starts with a command"))
    try:
        begun = codec.beginning(command.command)
    except msgspec.MsgspecError as error:
        raise Rejected(LogDamaged(version=1, reason=str(error))) from error
    return msgspec.structs.replace(begun, setup=msgspec.UNSET, position=msgspec.UNSET)
