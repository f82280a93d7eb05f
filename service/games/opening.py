"""Putting a new game into the store, once for a request that is repeated."""

from __future__ import annotations

import os
from uuid import UUID, uuid4

import msgspec

from domain.core.rejected import Rejected
from service.games.beginning import New
from service.games.bounds import must_fit, written
from service.games.game import Game
from service.games.library import Library
from service.games.repeatable import Repeatable
from service.refusals.access import ApiKeyUnknown
from service.refusals.requests import IdempotencyKeyReused
from service.store import Beginning
from service.store.access import Access, new_token, token_hash

OWNER = Access("owner")
SALT_BYTES = 32


class Opened(msgspec.Struct, frozen=True):
    """A new game, the version with which it began, and the token of its owner.

    `replayed` tells that it was there before this request came.
    """

    game: Game
    version: int
    token: str
    access: Access = OWNER
    replayed: bool = False


class Making(msgspec.Struct, frozen=True):
    """How a new game is made: in the list of which API key, and by which request, if it can be repeated.

    `must_work` says whether that key has to work still when the game is stored.
    """

    key_id: UUID | None = None
    must_work: bool = False
    request: Repeatable | None = None


USUAL = Making()


def id_for(request: Repeatable | None) -> UUID:
    """The id of a game that is to be opened: a request that is repeated gives the same one."""
    return uuid4() if request is None else request.game_id


async def open_game(library: Library, found: New, making: Making = USUAL) -> Opened:
    """Store a new game, with a fresh owner token, in the list of an API key; or give the one of its twin.

    Raises Rejected `log_full`, `api_key_unknown` for a key that has to work and was revoked meanwhile, and
    `idempotency_key_reused` also when the game is there and nothing tells any more which request has begun
    it: its token cannot be made again.
    """
    key_id, request = making.key_id, making.request
    if request is None:
        token, beginning = new_token(), None
    else:
        beginning = Beginning(request.fingerprint, os.urandom(SALT_BYTES), len(found.rows))
        token = request.token(beginning.salt)
    size = written(found.rows)
    commands = len(found.timeline.commits) + found.rewinds
    must_fit(len(found.rows), commands, size, found.timeline.chance.shuffles)
    access, ruleset = {token_hash(token): OWNER}, found.codec.ruleset.name
    await _must_work(library, making)
    is_new = await library.store.create(
        found.id, ruleset, access, found.rows, key_id=key_id, beginning=beginning
    )
    if not is_new:
        if (twin := await opened_before(library, making)) is None:
            raise Rejected(IdempotencyKeyReused())
        return twin
    last_hash = found.rows[-1].hash
    game = Game(
        found.id, found.codec, access, found.timeline, found.rewinds, last_hash, found.agreed, key_id, size
    )
    library.keep(game)
    return Opened(game, game.version, token)


async def opened_before(library: Library, making: Making) -> Opened | None:
    """The game that a request has begun before; None for a new request, and for one that is not repeated.

    Raises Rejected `idempotency_key_reused` when the key belongs to another request, `game_unknown` when the
    game's first token opens it no more, and `api_key_unknown` as `open_game` does.
    """
    request = making.request
    if request is None or (known := await library.store.beginning(request.game_id)) is None:
        return None
    if known.fingerprint != request.fingerprint:
        raise Rejected(IdempotencyKeyReused())
    token = request.token(known.salt)
    game, _ = await library.enter(request.game_id, token_hash(token), fresh=True)
    await _must_work(library, making)
    return Opened(game, known.version, token, replayed=True)


async def must_work(library: Library, key_id: UUID) -> None:
    """See that an API key works still, after what may have taken long. Raises Rejected `api_key_unknown`."""
    if not await library.store.key_works(key_id):
        raise Rejected(ApiKeyUnknown())


async def _must_work(library: Library, making: Making) -> None:
    if making.must_work and making.key_id is not None:
        await must_work(library, making.key_id)
