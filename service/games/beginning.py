"""Beginning a game."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import msgspec

from domain.core.chain import genesis
from domain.core.command import Command
from domain.core.event import Event
from domain.core.ruleset import Agreement, Begin, Ruleset
from domain.core.timeline import Timeline
from service.games.codec import Codec, canonical_json
from service.games.deciding import Decided, commanded
from service.games.game import agreement, rewinds
from service.games.orders import fresh
from service.games.rows import rows
from service.store import Row


def beginning(
    ruleset: Ruleset[Any], form: str, text: bytes, document: msgspec.Struct, agreed: Agreement
) -> Decided:
    """The first commit of a game, from a `setup` or a `position` and its canonical JSON.

    Raises Rejected when the rules refuse it.
    """
    told = Begin(agreed.undo, agreed.strict, agreed.names, ruleset.version)
    begin = canonical_json({**msgspec.to_builtins(told), form: msgspec.Raw(text)})
    return commanded(ruleset, Timeline(), Command(document, None, fresh(), rules=ruleset.version), begin)


class New(msgspec.Struct, frozen=True):
    """A game that is ready to be stored: its timeline, what was agreed on, and its events as rows."""

    id: UUID
    codec: Codec
    timeline: Timeline[Any]
    rewinds: int
    agreed: Begin
    rows: list[Row]


def new(game: UUID, codec: Codec, events: list[Event], timeline: Timeline[Any]) -> New:
    """The game of this id whose log is `events`, and whose timeline is known."""
    chain = rows(events, 0, genesis(str(game), codec.ruleset.name))
    return New(game, codec, timeline, rewinds(events), agreement(codec, events), chain)
