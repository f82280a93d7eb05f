"""Loading games through a cache in front of the store."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Protocol
from uuid import UUID

import msgspec

from automa_ledger.games.codec import Codec
from automa_ledger.games.commands import PreparedCommit
from automa_ledger.games.game import Game, read_agreement
from automa_ledger.games.log_reader import (
    decode_loaded_commits,
    fold_commits,
    require_log_reaches,
    require_supported_rules,
    require_supported_rules_in_log,
)
from automa_ledger.games.picture_link import PictureLink
from automa_ledger.refusals.access import GameUnknown
from automa_ledger.refusals.games import GameArchived, RulesetUnavailable, RulesetUnknown
from automa_ledger.store import Access, CommitRecord, LoadedGame, Store
from automa_ledger.store.store import MAX_VERSION
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.timeline import Timeline

_log = logging.getLogger(__name__)

AccessPredicate = Callable[[LoadedGame], bool]
"""Whether the caller may know that a game exists. Others do not even learn that its log is damaged."""


TYPICAL_LOG_BYTES = 64 << 10  # of a game's log


class GameCache:
    """An LRU cache bounded by bytes: `size` games of typical length, or fewer long ones."""

    def __init__(self, size: int) -> None:
        self._games: OrderedDict[UUID, Game] = OrderedDict()
        self._max_bytes = size * TYPICAL_LOG_BYTES
        self._bytes = 0

    def __len__(self) -> int:
        """The number of games in the cache."""
        return len(self._games)

    def get(self, game_id: UUID) -> Game | None:
        """The cached game, which may be older than the store's version."""
        game = self._games.get(game_id)
        if game is not None:
            self._games.move_to_end(game_id)
        return game

    def put(self, game: Game) -> None:
        """Cache a game unless a newer version is cached. The last one stays whatever its size."""
        known = self._games.get(game.id)
        if known is not None:
            if known.version > game.version:
                return
            self._bytes -= _cost(known)
        self._games[game.id] = game
        self._games.move_to_end(game.id)
        self._bytes += _cost(game)
        while self._bytes > self._max_bytes and len(self._games) > 1:
            _, oldest = self._games.popitem(last=False)
            self._bytes -= _cost(oldest)


def _cost(game: Game) -> int:
    return max(game.log_bytes, TYPICAL_LOG_BYTES)


def _permit_all(_: LoadedGame) -> bool:
    return True


class CacheObserver(Protocol):
    """Observes cache lookups and replays from the store."""

    def count_cache_lookup(self, *, hit: bool) -> None:
        """A game was looked up."""

    def observe_replay(self, events: int, seconds: float) -> None:
        """Events of a game were loaded and replayed."""


class CommitObserver(Protocol):
    """Observes what this process appends."""

    def on_commit(self, prepared: PreparedCommit) -> None:
        """A commit was appended."""

    def on_game_created(self, game_id: UUID) -> None:
        """A game was created."""


class Library:
    """All games that this process can load."""

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any]],
        size: int,
        cache_observer: CacheObserver | None = None,
        commit_observers: tuple[CommitObserver, ...] = (),
    ) -> None:
        self.store = store
        self.codecs = {name: Codec(ruleset) for name, ruleset in rulesets.items()}
        self._cache = GameCache(size)
        self._cache_observer = cache_observer
        self._commit_observers = commit_observers

    @property
    def cached_games(self) -> int:
        """The number of games in memory."""
        return len(self._cache)

    def codec(self, name: str) -> Codec:
        """The codec of a ruleset. Raises Rejected `ruleset_unknown`."""
        if name not in self.codecs:
            raise Rejected(RulesetUnknown(ruleset=name, known=tuple(self.codecs)))
        return self.codecs[name]

    async def open(self, game_id: UUID, token: bytes, *, fresh: bool = True) -> tuple[Game, Access]:
        """Open a game by the hash of a token. Return it and the token's access.

        Without `fresh`, a cached game may be older than the store's: enough for a command, whose append
        detects that. Raises Rejected `game_unknown` for an unknown game or token.
        """
        game = self._get_cached(game_id)
        if game is None or fresh or token not in game.access:
            game = await self._load_newest(game_id, game, lambda loaded: token in loaded.tokens)
        if token not in game.access:
            raise Rejected(GameUnknown(game=str(game_id)))
        return game, game.access[token]

    async def open_with_link(self, game_id: UUID, link: PictureLink) -> tuple[Game, Access]:
        """Open a game for its pictures, as the token that a link was made with. Raises as `open` does."""
        game = await self._load_newest(
            game_id, self._get_cached(game_id), lambda loaded: link.signer(game_id, loaded.tokens) is not None
        )
        token = link.signer(game_id, game.access)
        if token is None:
            raise Rejected(GameUnknown(game=str(game_id)))
        return game, game.access[token]

    async def open_with_key(self, game_id: UUID, key_id: UUID) -> Game:
        """The game, if this API key lists it. Raises Rejected `game_unknown`."""
        game = await self._load_newest(
            game_id, self._get_cached(game_id), lambda loaded: loaded.key_id == key_id
        )
        if game.key_id != key_id:
            raise Rejected(GameUnknown(game=str(game_id)))
        return game

    async def load_newest(self, game_id: UUID) -> Game:
        """The newest version of a game, without an access check: for the service itself."""
        return await self._load_newest(game_id, self._cache.get(game_id))

    async def load_at_least(self, game_id: UUID, version: int) -> Game:
        """The game at a known version or a newer one."""
        game = self._cache.get(game_id)
        return (
            game if game is not None and game.version >= version else await self._load_newest(game_id, game)
        )

    def newest_cached(self, game: Game) -> Game:
        """The game, or a newer version that another command of this process has cached."""
        cached = self._cache.get(game.id)
        return cached if cached is not None and cached.version > game.version else game

    async def catch_up(self, game: Game) -> Game:
        """The newest version of a game, with its current tokens."""
        return await self._load_newest(game.id, game)

    async def records(self, game: Game, after: int, limit: int) -> list[CommitRecord]:
        """Read at most `limit` public commits after a version, up to the game's version.

        Raises Rejected `game_archived` for a log that was archived meanwhile.
        """
        found = await self.store.records(game.id, after, min(limit, game.version - after))
        if found is None:
            raise Rejected(GameArchived(game=str(game.id)))
        return found

    async def load_game(
        self,
        game_id: UUID,
        after: int = 0,
        until: int = MAX_VERSION,
        is_permitted: AccessPredicate = _permit_all,
    ) -> tuple[Codec, LoadedGame]:
        """Load a game's log from the store.

        Raises Rejected `game_unknown`, also where it is not permitted, `game_archived`, and
        `ruleset_unavailable`.
        """
        loaded = await self.store.load_game(game_id, after, until)
        if loaded is None or not is_permitted(loaded):
            raise Rejected(GameUnknown(game=str(game_id)))
        if loaded.is_archived:
            raise Rejected(GameArchived(game=str(game_id)))
        codec = self.codecs.get(loaded.ruleset)
        if codec is None:
            raise Rejected(RulesetUnavailable(ruleset=loaded.ruleset))
        return codec, loaded

    def on_game_created(self, game: Game) -> None:
        """Cache a new game and notify the observers."""
        self._cache.put(game)
        for commit_observer in self._commit_observers:
            commit_observer.on_game_created(game.id)

    def on_commit(self, prepared: PreparedCommit) -> None:
        """Cache a game after an append and notify the observers."""
        self._cache.put(prepared.game)
        for commit_observer in self._commit_observers:
            commit_observer.on_commit(prepared)

    def _get_cached(self, game_id: UUID) -> Game | None:
        game = self._cache.get(game_id)
        if self._cache_observer is not None:
            self._cache_observer.count_cache_lookup(hit=game is not None)
        return game

    async def _load_newest(
        self, game_id: UUID, known: Game | None, is_permitted: AccessPredicate = _permit_all
    ) -> Game:
        started = perf_counter()
        after = 0 if known is None else known.version
        codec, loaded = await self.load_game(game_id, after, is_permitted=is_permitted)
        if known is not None and loaded.version >= known.version and loaded.base_hash != known.hash:
            _log.warning("log_replaced", extra={"game": str(game_id), "version": known.version})
            known = None
            codec, loaded = await self.load_game(game_id)
        after = 0 if known is None else known.version
        require_log_reaches(loaded.version, after)
        if known is not None and loaded.version == after and loaded.tokens == known.access:
            return known
        game = build_game(game_id, codec, loaded, known)
        self._cache.put(game)
        if self._cache_observer is not None:
            self._cache_observer.observe_replay(
                game.event_count - (0 if known is None else known.event_count), perf_counter() - started
            )
        return game


def build_game(game_id: UUID, codec: Codec, loaded: LoadedGame, known: Game | None = None) -> Game:
    """Apply loaded commits. Raises Rejected `log_damaged`, or `ruleset_unavailable` for newer rules."""
    after = 0 if known is None else known.version
    try:
        commits = decode_loaded_commits(codec, loaded, after)
    except Rejected:
        if known is None:
            require_supported_rules_in_log(codec, loaded.commits)
        raise
    if known is None:
        agreement = read_agreement(codec, commits[0])
        require_supported_rules(codec, agreement.ruleset_version)
        known = Game(
            game_id, codec, {}, {}, Timeline(), b"", agreement, loaded.key_id, 0, 0, loaded.forked_from
        )
    return msgspec.structs.replace(
        known,
        access=loaded.tokens,
        names=loaded.names,
        timeline=fold_commits(codec, known.timeline, commits),
        hash=loaded.hash,
        event_count=known.event_count + sum(map(len, commits)),
        log_bytes=known.log_bytes + _bytes(loaded.commits) + len(loaded.secrets),
    )


def _bytes(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())
