"""Games for the store: rows whose content does not matter to it."""

from __future__ import annotations

from hashlib import sha256
from uuid import UUID, uuid4

from service.store import Row, Store
from service.store.access import Access

OWNER = sha256(b"owner").digest()


def rows(*words: str) -> list[Row]:
    """An event for each word."""
    return [Row(f'{{"word":"{word}"}}', None, sha256(word.encode()).digest()) for word in words]


async def begun(store: Store, *words: str) -> UUID:
    """A new game, whose first commit has an event for each word."""
    game_id = uuid4()
    await store.create(game_id, "scythe", {OWNER: Access("owner")}, rows(*(words or ("setup",))))
    return game_id


async def words(store: Store, game_id: UUID) -> list[str]:
    """The words of a game's log."""
    return [data.split('"')[3] for _, data, _ in await store.read(game_id, 0, 1000) or ()]
