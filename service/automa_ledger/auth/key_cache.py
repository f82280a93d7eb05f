"""An LRU cache of API keys. A revoked key works for at most `MAX_AGE_SECONDS` more."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from time import monotonic
from typing import NamedTuple

from automa_ledger.store import Store
from automa_ledger.store.api_key import ApiKey, hash_key

MAX_AGE_SECONDS = 2.0
MAX_KEYS = 4_096


class _CachedKey(NamedTuple):
    key: ApiKey
    at: float


class KeyCache:
    """Finds keys in the store, and caches them for `MAX_AGE_SECONDS`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cache: OrderedDict[bytes, _CachedKey] = OrderedDict()

    def get_cached(self, text: str) -> ApiKey | None:
        """The cached key of a client, however old the entry is; the store is not queried."""
        digest = hash_key(text)
        cached = None if digest is None else self._cache.get(digest)
        return None if cached is None else cached.key

    async def find(self, text: str) -> ApiKey | None:
        """The key of a client; None for one that is unknown, revoked or expired."""
        digest = hash_key(text)
        if digest is None:
            return None
        cached = self._cache.get(digest)
        is_fresh = cached is not None and monotonic() - cached.at < MAX_AGE_SECONDS
        found = cached.key if cached is not None and is_fresh else await self._look_up(digest)
        return found if found is not None and found.is_active(datetime.now(UTC)) else None

    async def _look_up(self, digest: bytes) -> ApiKey | None:
        loaded_at = monotonic()  # before the query, so that a change during it is not missed
        key = await self._store.api_key(digest)
        if key is None:
            self._cache.pop(digest, None)
            return None
        self._cache[digest] = _CachedKey(key, loaded_at)
        self._cache.move_to_end(digest)
        while len(self._cache) > MAX_KEYS:
            self._cache.popitem(last=False)
        return key
