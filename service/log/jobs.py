"""What is done apart with very long logs (`Apart`): each job reads and writes the store by itself.

What a job gives is small: a whole game would take as long to hand over as to read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec

from domain.core.commits import NO_PARENT, Commits, Node
from domain.core.rejected import Rejected
from domain.core.ruleset import Begin
from domain.core.timeline import Timeline
from service.games.beginning import New
from service.games.codec import Codec
from service.games.game import Game
from service.games.library import Library
from service.games.opening import OWNER, Making, Opened, open_game
from service.games.past import state_at
from service.games.rulesets import RULESETS
from service.log.audit import Audit, audit
from service.log.copies import checked, copied
from service.log.steps import done
from service.refusals.access import GameUnknown
from service.store import Row, Store


class Made(msgspec.Struct, frozen=True):
    """A new game as it began: what its answer tells of it, and not its log."""

    id: UUID
    ruleset: str
    version: int
    state: Any
    agreed: Begin
    token: str
    replayed: bool


async def audited(store: Store, game: UUID, token: bytes) -> Audit:
    """Check the log of a game for a token. Raises Rejected `game_unknown` for one that opens it no more."""
    library = _library(store)
    codec, loaded = await library.stored(game, token)
    records = await library.records(game, 0, loaded.version)
    return done(audit(game, codec, loaded, records))


async def forked(store: Store, game: UUID, version: int, token: bytes, making: Making) -> Made:
    """Make a new game of a log up to a version, for a token of the game."""
    library = _library(store)
    codec, loaded = await library.stored(game, token)
    found = copied(codec, loaded, version, making.request)
    return await _made(library, await open_fork(library, found, game, token, making))


async def open_fork(library: Library, found: New, game: UUID, token: bytes, making: Making) -> Opened:
    """Store what was copied of a game for a token. Raises Rejected as `open_game`, and `game_unknown`.

    Where that token is taken back meanwhile nobody is told the one that opens the fork.
    """
    await _must_open(library.store, game, token)
    fork = await open_game(library, found, making)
    await _must_open(library.store, game, token)
    return fork


async def _must_open(store: Store, game: UUID, token: bytes) -> None:
    if token not in {each.hash for each in await store.tokens(game)}:
        raise Rejected(GameUnknown(game=str(game)))


async def imported(store: Store, log: bytes, making: Making) -> Made:
    """Make a new game of an exported log."""
    library = _library(store)
    found = done(checked(library, log, making.request))
    return await _made(library, await open_game(library, found, making))


def opened(made: Made, codec: Codec) -> Opened:
    """A new game as the answer to its beginning takes it: of its timeline there is the present alone."""
    now = Node(made.version, made.version, NO_PARENT, made.state)
    timeline = Timeline(made.version, Commits((now,)), 0)
    game = Game(made.id, codec, {}, timeline, 0, b"", made.agreed)
    return Opened(game, made.version, made.token, OWNER, made.replayed)


async def _made(library: Library, new: Opened) -> Made:
    state = await state_at(library, new.game, new.version)
    game, ruleset = new.game, new.game.codec.ruleset.name
    return Made(game.id, ruleset, new.version, state, game.agreed, new.token, new.replayed)


def _library(store: Store) -> Library:
    return Library(store, RULESETS, 1, _Unwatched(), _Unwatched())


class _Unwatched:
    """Whoever asked for the job counts and tells what comes of it."""

    def cached(self, *, hit: bool) -> None: ...

    def replayed(self, events: int, seconds: float) -> None: ...

    def committed(self, game: Game, rows: Sequence[Row]) -> None: ...
