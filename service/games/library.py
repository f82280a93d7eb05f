"""Finding games: in the cache, in the store, and in both for what the cache has missed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, NamedTuple, Protocol
from uuid import UUID

import msgspec

from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from domain.core.timeline import Timeline
from service.games.begun import must_know, must_know_rules_of
from service.games.bounds import USUAL_EVENT, loaded_size, work
from service.games.cache import Cache
from service.games.codec import Codec
from service.games.game import Game, agreement, rewinds
from service.games.reading import decoded, folded, must_reach
from service.games.repeats import Repeats
from service.refusals.access import GameUnknown
from service.refusals.games import GameArchived, RulesetUnavailable, RulesetUnknown
from service.store import Loaded, Record, Row, Store
from service.store.access import Access
from service.waiting.apart import Apart
from service.waiting.aside import SOME, VERY_LONG, aside, holding
from service.waiting.gates import Gates
from service.waiting.taking_turns import Turns

Door = Callable[[Loaded], bool]

_log = logging.getLogger(__name__)


def _open(_: Loaded) -> bool:
    """Let everybody in."""
    return True


class CacheObserver(Protocol):
    """Counts how often a game was found in the cache, and what that did not have of it."""

    def cached(self, *, hit: bool) -> None:
        """A game was looked up."""

    def replayed(self, events: int, seconds: float) -> None:
        """So many events were read and replayed."""


class CommitObserver(Protocol):
    """Is told what the commands of this process append."""

    def committed(self, game: Game, rows: Sequence[Row]) -> None:
        """These rows have been appended, and this is the game after them."""


class Behind(NamedTuple):
    """What was loaded behind version `after` of what is `known`: so much work, or too much to load."""

    known: Game | None
    loaded: Loaded
    after: int
    work: int
    started: float


class Library:
    """All games that this process can reach. `moved` is told which ones it has begun or moved on.

    Very long logs of others' are checked and copied `apart`, or in a thread where there is no such place.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        size: int,
        observer: CacheObserver,
        followers: CommitObserver,
        *,
        moved: Callable[[UUID], None] = lambda _: None,
        apart: Apart | None = None,
        turns: Turns | None = None,
    ) -> None:
        self.store = store
        self.apart = apart
        self.codecs = {name: Codec(ruleset) for name, ruleset in rulesets.items()}
        self.gates = Gates()
        self.repeats = Repeats()
        self.turns = turns or Turns()
        self._cache = Cache(size)
        self._observer = observer
        self._followers = followers
        self._moved = moved

    @property
    def cached_games(self) -> int:
        """How many games are in memory."""
        return len(self._cache)

    def codec(self, name: str) -> Codec:
        """Raises Rejected `ruleset_unknown`."""
        if name not in self.codecs:
            raise Rejected(RulesetUnknown(ruleset=name, known=tuple(self.codecs)))
        return self.codecs[name]

    async def enter(self, game_id: UUID, token: bytes, *, fresh: bool) -> tuple[Game, Access]:
        """The game, and what the token with this hash allows in it.

        Without `fresh` a cached game may be older than the store's: enough for a command, which finds that
        out when it appends. Raises Rejected `game_unknown` for a game or a token that does not exist.
        """
        game = self._cache.get(game_id)
        self._observer.cached(hit=game is not None)
        if game is None or fresh or token not in game.access:
            game = await self._newest(game_id, game, lambda loaded: token in loaded.tokens)
        return game, game.access[token]

    async def enter_with_key(self, game_id: UUID, key_id: UUID) -> Game:
        """The game, if it is in the list of this API key. Raises Rejected `game_unknown`."""
        game = self._cache.get(game_id)
        self._observer.cached(hit=game is not None)
        return await self._newest(game_id, game, lambda loaded: loaded.key_id == key_id)

    async def at_version(self, game_id: UUID, version: int) -> Game:
        """The game, at least at a version that it is known to have. Raises Rejected, as `enter` does."""
        game = self._cache.get(game_id)
        if game is not None and game.version >= version:
            return game
        return await self._newest(game_id, game)

    async def stored(self, game_id: UUID, token: bytes | None = None, after: int = 0) -> tuple[Codec, Loaded]:
        """The log of a game as the store has it, whatever it holds, for somebody with a token of the game.

        Or for whoever asks, without one. Raises Rejected `game_unknown` or `ruleset_unavailable`.
        """
        loaded = await self._loaded(game_id, after, lambda loaded: token is None or token in loaded.tokens)
        return self._codec_of(loaded), loaded

    async def records(self, game_id: UUID, after: int, until: int, room: int | None = None) -> list[Record]:
        """The public log behind a version, up to one that it was seen to reach, or until it fills the room.

        Raises Rejected `game_archived` for a log that has been taken out since.
        """
        found = await self.store.read(game_id, after, until - after, room)
        if found is None:
            raise Rejected(GameArchived(game=str(game_id)))
        return found

    async def catch_up(self, game: Game) -> Game:
        """The newest version of a game, with the tokens that it has now."""
        return await self._newest(game.id, game)

    async def read_on(self, game: Game) -> Game | None:
        """The same at once, where only a little has come behind what is known; else None.

        Others want the game meanwhile, of which whoever asks has the gate.
        """
        with holding():
            return await self._read_on(game.id, game, _open)

    def keep(self, game: Game) -> None:
        """Put a game that has just begun into the cache."""
        self._cache.put(game)
        self._moved(game.id)

    def begun(self, game_id: UUID) -> None:
        """Know of a game that has begun, but is not in the cache."""
        self._moved(game_id)

    def moved_on(self, game: Game, rows: Sequence[Row]) -> None:
        """Put a game into the cache to which these rows have just been appended, and hand them on."""
        self._cache.put(game)
        self._followers.committed(game, rows)
        self._moved(game.id)

    def newer(self, game: Game) -> Game | None:
        """A newer version of the game, when another command of this process has already brought it."""
        cached = self._cache.get(game.id)
        return cached if cached is not None and cached.version > game.version else None

    async def newest(self, game_id: UUID) -> Game:
        """The newest version of a game that may have moved on in another process."""
        return await self._newest(game_id, self._cache.get(game_id))

    async def events(self, game: Game, after: int, until: int) -> list[Event]:
        """The events of the game behind a version up to another, with their secrets; many: ask in turn."""
        loaded = await self._loaded(game.id, after, until=until)
        must_reach(loaded.version, until)
        much = work(until - after, loaded_size(loaded, after, until))
        return await aside(lambda: decoded(game.codec, loaded, after, until), much)

    async def _newest(self, game_id: UUID, known: Game | None = None, lets_in: Door = _open) -> Game:
        """The newest version of a game, of which an older one may be known.

        What is more than a little of its log is read once for all who want it at this moment, one by one for
        each site, and when it is very long, in turn: what waits is not in memory.
        """
        game = None if known is None else await self._read_on(game_id, known, lets_in)
        if game is not None:
            return game
        async with self.turns.opening(), self.turns.own(str(game_id)):
            with holding():
                behind = await self._behind(game_id, self._cache.get(game_id), lets_in, VERY_LONG)
                if behind.work < VERY_LONG:
                    return await self._taken_in(game_id, behind)
                del behind
        async with self.turns.reading(str(game_id), VERY_LONG):
            return await self._taken_in(
                game_id, await self._behind(game_id, self._cache.get(game_id), lets_in)
            )

    async def _read_on(self, game_id: UUID, known: Game, lets_in: Door) -> Game | None:
        behind = await self._behind(game_id, known, lets_in, SOME, SOME * USUAL_EVENT)
        return await self._taken_in(game_id, behind) if behind.work < SOME else None

    async def _behind(
        self,
        game_id: UUID,
        known: Game | None,
        lets_in: Door = _open,
        most: int | None = None,
        room: int | None = None,
    ) -> Behind:
        """What the store has behind what is known of a game: all of a log that another one has replaced."""
        started, after = perf_counter(), 0 if known is None else known.version
        loaded = await self._loaded(game_id, after, lets_in, most=most, room=room)
        if known is not None and loaded.version >= after and loaded.base != known.hash:
            _log.warning("log_replaced", extra={"game": str(game_id), "version": after})
            known, after = None, 0
            loaded = await self._loaded(game_id, 0, lets_in, most=most, room=room)
        must_reach(loaded.version, after)
        events = loaded.version - after
        much = work(events, loaded_size(loaded, after)) if loaded.pages or not events else sys.maxsize
        return Behind(known, loaded, after, much, started)

    async def _taken_in(self, game_id: UUID, behind: Behind) -> Game:
        known, loaded, after, much, started = behind
        if known is not None and loaded.version == after and loaded.tokens == known.access:
            return known
        codec = self._codec_of(loaded)
        game = await aside(lambda: game_of(game_id, codec, loaded, known), much)
        self._cache.put(game)
        self._observer.replayed(loaded.version - after, perf_counter() - started)
        return game

    async def _loaded(
        self,
        game_id: UUID,
        after: int,
        lets_in: Door = _open,
        *,
        most: int | None = None,
        until: int = sys.maxsize,
        room: int | None = None,
    ) -> Loaded:
        """What the store has of a game. Who may not come in learns nothing of it."""
        loaded = await self.store.load(game_id, after, most, until, room)
        if loaded is None or not lets_in(loaded):
            raise Rejected(GameUnknown(game=str(game_id)))
        if loaded.is_archived:
            raise Rejected(GameArchived(game=str(game_id)))
        return loaded

    def _codec_of(self, loaded: Loaded) -> Codec:
        if loaded.ruleset not in self.codecs:
            raise Rejected(RulesetUnavailable(ruleset=loaded.ruleset))
        return self.codecs[loaded.ruleset]


def game_of(game_id: UUID, codec: Codec, loaded: Loaded, known: Game | None) -> Game:
    """The game after what was loaded. Raises Rejected `log_damaged`, `ruleset_unavailable` of newer rules."""
    if known is None:
        try:
            events = decoded(codec, loaded, 0)
            agreed = agreement(codec, events)
        except Rejected:
            must_know_rules_of(codec, loaded.pages)
            raise
        must_know(codec, agreed.ruleset_version)
        timeline = folded(codec, Timeline(), events)
        return Game(
            *(game_id, codec, loaded.tokens, timeline, rewinds(events), loaded.hash, agreed, loaded.key_id),
            size=loaded_size(loaded, 0),
        )
    events = decoded(codec, loaded, known.version)
    return msgspec.structs.replace(
        known,
        access=loaded.tokens,
        timeline=folded(codec, known.timeline, events),
        rewinds=known.rewinds + rewinds(events),
        hash=loaded.hash,
        size=known.size + loaded_size(loaded, known.version),
    )
