"""The keys that came last, remembered for a moment: a revoked key works on for so long at most."""

from __future__ import annotations

from collections import OrderedDict
from datetime import UTC, datetime
from time import monotonic
from typing import NamedTuple

from automa_ledger.store import Store
from automa_ledger.store.api_key import ApiKey, key_hash

MOST_SECONDS = 2.0
MOST_KEYS = 4_096


class _Seen(NamedTuple):
    key: ApiKey
    at: float


class KnownKeys:
    """Finds keys in the store. Each process asks for a key again when what it knows is too old."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: OrderedDict[bytes, _Seen] = OrderedDict()

    def remembered(self, text: str) -> ApiKey | None:
        """The key that a client has sent, if it was found before; nothing is looked up."""
        digest = key_hash(text)
        seen = None if digest is None else self._seen.get(digest)
        return None if seen is None else seen.key

    async def find(self, text: str) -> ApiKey | None:
        """The key that a client has sent; None for one that is unknown, was revoked or has expired."""
        digest = key_hash(text)
        if digest is None:
            return None
        seen = self._seen.get(digest)
        is_fresh = seen is not None and monotonic() - seen.at < MOST_SECONDS
        found = seen.key if seen is not None and is_fresh else await self._look_up(digest)
        return found if found is not None and found.works(datetime.now(UTC)) else None

    async def _look_up(self, digest: bytes) -> ApiKey | None:
        asked = monotonic()  # before the question: what changes meanwhile is found in time
        key = await self._store.api_key(digest)
        if key is None:
            self._seen.pop(digest, None)
            return None
        self._seen[digest] = _Seen(key, asked)
        self._seen.move_to_end(digest)
        while len(self._seen) > MOST_KEYS:
            self._seen.popitem(last=False)
        return key
