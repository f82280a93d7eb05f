"""Beginning a game."""

from __future__ import annotations

from uuid import UUID, uuid4

import msgspec

from domain.core.chain import GENESIS
from domain.core.event import Commanded, Event
from domain.core.ruleset import UndoPolicy
from service.games.access import Access, new_token, token_hash
from service.games.codec import Codec, canonical_json
from service.games.game import Game, rewinds, undo_policy
from service.games.library import Library
from service.games.moment import now
from service.games.orders import fresh
from service.games.reading import folded
from service.games.rows import rows

OWNER = Access("owner")


class Opened(msgspec.Struct, frozen=True):
    """A new game and the token of its owner, which is told this once."""

    game: Game
    token: str
    access: Access = OWNER


def beginning(
    codec: Codec, form: str, text: bytes, document: msgspec.Struct, undo: UndoPolicy = "free"
) -> list[Event]:
    """The first commit of a game, from a `setup` or a `position` and its canonical JSON.

    Raises Rejected when the rules refuse it.
    """
    facts = codec.decide(None, document, None, fresh())
    policy = {} if undo == "free" else {"undo": undo}
    command = canonical_json({"type": "begin", form: msgspec.Raw(text), **policy})
    return [Commanded(now(), None, msgspec.Raw(command)), *facts]


async def open_game(
    library: Library, codec: Codec, events: list[Event], key_id: UUID | None = None
) -> Opened:
    """Store a new game whose log is `events`, with a fresh owner token, in the list of an API key."""
    game_id, token = uuid4(), new_token()
    made = rows(events, 0, GENESIS)
    access = {token_hash(token): OWNER}
    timeline = folded(codec, None, events)
    await library.store.create(game_id, codec.ruleset.name, access, made, key_id)
    policy = undo_policy(codec, events)
    game = Game(game_id, codec, access, timeline, rewinds(events), made[-1].hash, policy, key_id)
    library.keep(game)
    return Opened(game, token)
