"""Finding games: in the cache, in the store, and in both for what the cache has missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol
from uuid import UUID

import msgspec

from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from service.games.access import Access
from service.games.cache import Cache
from service.games.codec import Codec
from service.games.game import Game, rewinds, undo_policy
from service.games.gates import Gates
from service.games.reading import decoded, folded
from service.store import Row, Store


class CacheObserver(Protocol):
    """Counts how often a game was found in the cache."""

    def cached(self, *, hit: bool) -> None:
        """A game was looked up."""


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
        self.gates = Gates()
        self._cache = Cache(size)
        self._observer = observer
        self._followers = followers
        self._moved = moved

    def codec(self, name: str) -> Codec:
        """Raises Rejected `ruleset_unknown`."""
        if name not in self.codecs:
            raise Rejected("ruleset_unknown", ruleset=name, known=list(self.codecs))
        return self.codecs[name]

    async def enter(self, game_id: UUID, token: bytes, *, fresh: bool) -> tuple[Game, Access]:
        """The game, and what the token with this hash allows in it.

        Without `fresh` a cached game may be older than the store's: enough for a command, which finds that
        out when it appends. Raises Rejected `game_unknown` for a game or a token that does not exist.
        """
        game = self._cache.get(game_id)
        self._observer.cached(hit=game is not None)
        if game is None:
            game = await self._load(game_id)
        elif fresh or token not in game.access:
            game = await self.catch_up(game)
        access = game.access.get(token)
        if access is None:
            raise Rejected("game_unknown", game=str(game_id))
        return game, access

    async def enter_with_key(self, game_id: UUID, key_id: UUID) -> Game:
        """The game, if it is in the list of this API key. Raises Rejected `game_unknown`."""
        game = self._cache.get(game_id)
        self._observer.cached(hit=game is not None)
        game = await (self._load(game_id) if game is None else self.catch_up(game))
        if game.key_id != key_id:
            raise Rejected("game_unknown", game=str(game_id))
        return game

    async def catch_up(self, game: Game) -> Game:
        """The newest version of a game, with the tokens that it has now."""
        loaded = await self.store.load(game.id, after=game.version)
        if loaded is None:
            raise Rejected("game_unknown", game=str(game.id))
        events = decoded(game.codec, loaded.events, game.version)
        if not events and loaded.tokens == game.access:
            return game
        game = msgspec.structs.replace(
            game,
            access=loaded.tokens,
            timeline=folded(game.codec, game.timeline, events),
            rewinds=game.rewinds + rewinds(events),
            hash=loaded.hash,
        )
        self._cache.put(game)
        return game

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

    async def newest(self, game: Game) -> Game:
        """The newest version of a game that may have moved on in another process."""
        return await self.catch_up(self.newer(game) or game)

    async def events(self, game: Game) -> list[Event]:
        """All events of the game up to its version, with their secrets."""
        loaded = await self.store.load(game.id)
        if loaded is None:
            raise Rejected("game_unknown", game=str(game.id))
        return decoded(game.codec, loaded.events, 0)[: game.version]

    async def _load(self, game_id: UUID) -> Game:
        loaded = await self.store.load(game_id)
        if loaded is None:
            raise Rejected("game_unknown", game=str(game_id))
        if loaded.ruleset not in self.codecs:
            raise Rejected("ruleset_unavailable", ruleset=loaded.ruleset)
        codec = self.codecs[loaded.ruleset]
        events = decoded(codec, loaded.events, 0)
        timeline = folded(codec, None, events)
        game = Game(
            game_id,
            codec,
            loaded.tokens,
            timeline,
            rewinds(events),
            loaded.hash,
            undo_policy(codec, events),
            loaded.key_id,
        )
        self._cache.put(game)
        return game
