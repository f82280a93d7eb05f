"""Beginning a game."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

import msgspec

from domain.core.chain import GENESIS
from domain.core.command import Command
from domain.core.event import Event
from domain.core.ruleset import Agreement, Ruleset
from domain.core.timeline import Timeline
from service.credentials.access import Access, new_token, token_hash
from service.games.codec import Codec, canonical_json
from service.games.deciding import Decided, commanded
from service.games.game import Game, agreement, rewinds
from service.games.library import Library
from service.games.orders import fresh
from service.games.rows import rows
from service.store import Row

OWNER = Access("owner")


class Opened(msgspec.Struct, frozen=True):
    """A new game and the token of its owner, which is told this once."""

    game: Game
    token: str
    access: Access = OWNER


def beginning(
    ruleset: Ruleset[Any], form: str, text: bytes, document: msgspec.Struct, agreed: Agreement
) -> Decided:
    """The first commit of a game, from a `setup` or a `position` and its canonical JSON.

    Raises Rejected when the rules refuse it.
    """
    begin = canonical_json({"type": "begin", form: msgspec.Raw(text), **msgspec.to_builtins(agreed)})
    return commanded(ruleset, Timeline(), Command(document, None, fresh()), begin)


class New(msgspec.Struct, frozen=True):
    """A game that is ready to be stored: its timeline, what was agreed on, and its events as rows."""

    codec: Codec
    timeline: Timeline[Any]
    rewinds: int
    agreed: Agreement
    rows: list[Row]


def new(codec: Codec, events: list[Event], timeline: Timeline[Any]) -> New:
    """The game whose log is `events`, and whose timeline is known."""
    return New(codec, timeline, rewinds(events), agreement(codec, events), rows(events, 0, GENESIS))


async def open_game(library: Library, found: New, key_id: UUID | None = None) -> Opened:
    """Store a new game, with a fresh owner token, in the list of an API key."""
    game_id, token = uuid4(), new_token()
    access = {token_hash(token): OWNER}
    await library.store.create(game_id, found.codec.ruleset.name, access, found.rows, key_id)
    last_hash = found.rows[-1].hash
    game = Game(game_id, found.codec, access, found.timeline, found.rewinds, last_hash, found.agreed, key_id)
    library.keep(game)
    return Opened(game, token)
