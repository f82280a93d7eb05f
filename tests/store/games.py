"""Games for the store: commits whose content does not matter to it."""

from __future__ import annotations

from hashlib import sha256
from uuid import UUID, uuid4

import msgspec

from automa_ledger.store import IdempotencyKey, NewCommit, NewGame, Store

AT = "2026-01-01T00:00:00Z"
OWNER = sha256(b"owner").digest()


def hash_of(word: str) -> bytes:
    """The hash of the commit of a word."""
    return sha256(word.encode()).digest()


def commit(word: str, secret: str | None = None) -> NewCommit:
    """A commit with one event."""
    return NewCommit(AT, msgspec.json.encode([{"word": word}]).decode(), secret, hash_of(word))


def key(name: str, request: str = "request") -> IdempotencyKey:
    """An idempotency key, and the request that it was sent with."""
    return IdempotencyKey(UUID(bytes=hash_of(name)[:16]), hash_of(request))


async def begun(store: Store, *words: str, key_id: UUID | None = None) -> UUID:
    """A new game with a commit for each word."""
    game_id = uuid4()
    commits = [commit(word) for word in words or ("setup",)]
    assert await store.add_game(NewGame(game_id, "scythe", OWNER, commits, key_id=key_id))
    return game_id


async def appended(
    store: Store,
    game_id: UUID,
    after: int,
    head: str,
    word: str,
    *,
    key: IdempotencyKey | None = None,
    token: bytes = OWNER,
) -> bool:
    """Whether the commit of a word was written after a version, at which that of `head` was the last."""
    return await store.append_commit(game_id, after, hash_of(head), commit(word), token=token, key=key)


async def words(store: Store, game_id: UUID) -> list[str]:
    """The words of a game's log."""
    records = await store.records(game_id, 0, 1000) or ()
    return [msgspec.json.decode(record.events)[0]["word"] for record in records]
