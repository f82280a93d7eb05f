"""Finding games: in the cache, in the store, and in both for what the cache has missed."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from domain.core.timeline import Timeline
from service.concurrency import GameLocks
from service.games.begun import must_know, must_know_rules_of
from service.games.bounds import loaded_size
from service.games.cache import Cache
from service.games.codec import Codec
from service.games.game import Game, agreement, rewinds
from service.games.reading import decoded, folded, must_reach
from service.refusals.access import GameUnknown
from service.refusals.games import GameArchived, RulesetUnavailable, RulesetUnknown
from service.store import Loaded, Record, Row, Store
from service.store.access import Access

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


class Library:
    """All games that this process can reach. `moved` is told which ones it has begun or moved on."""

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        size: int,
        observer: CacheObserver,
        followers: CommitObserver,
        *,
        moved: Callable[[UUID], None] = lambda _: None,
    ) -> None:
        self.store = store
        self.codecs = {name: Codec(ruleset) for name, ruleset in rulesets.items()}
        self.locks = GameLocks()
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

    def keep(self, game: Game) -> None:
        """Put a game that has just begun into the cache."""
        self._cache.put(game)
        self._moved(game.id)

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
        """The events of the game behind a version up to another, with their secrets."""
        loaded = await self._loaded(game.id, after, until=until)
        must_reach(loaded.version, until)
        return decoded(game.codec, loaded, after, until)

    async def _newest(self, game_id: UUID, known: Game | None = None, lets_in: Door = _open) -> Game:
        """The newest version of a game, of which an older one may be known.

        A log that another one has replaced is loaded from its start.
        """
        started, after = perf_counter(), 0 if known is None else known.version
        loaded = await self._loaded(game_id, after, lets_in)
        if known is not None and loaded.version >= after and loaded.base != known.hash:
            _log.warning("log_replaced", extra={"game": str(game_id), "version": after})
            known, after = None, 0
            loaded = await self._loaded(game_id, 0, lets_in)
        must_reach(loaded.version, after)
        if known is not None and loaded.version == after and loaded.tokens == known.access:
            return known
        game = game_of(game_id, self._codec_of(loaded), loaded, known)
        self._cache.put(game)
        self._observer.replayed(loaded.version - after, perf_counter() - started)
        return game

    async def _loaded(
        self, game_id: UUID, after: int, lets_in: Door = _open, until: int = sys.maxsize
    ) -> Loaded:
        """What the store has of a game. Who may not come in learns nothing of it."""
        loaded = await self.store.load(game_id, after, until=until)
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
