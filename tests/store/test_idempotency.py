"""One command, sent more than once with the same key."""

from __future__ import annotations

import asyncio

import psycopg

from service.store import Appended, Key, KeyInFlight, KeyReused, Repeated, Store
from tests.store.games import begun, rows, words

KEY = Key("3f1c", b"request")
OTHER_REQUEST = Key("3f1c", b"another request")


async def test_a_repeated_request_is_not_carried_out_again(store: Store) -> None:
    """A known key with the same request gives the version that it had reached, whatever it expects now."""
    game = await begun(store)
    assert await store.append(game, 1, rows("draw", "move"), KEY) == Appended()
    await store.append(game, 3, rows("later"))
    for expected in 1, 3, 4, 9:
        assert await store.append(game, expected, rows("draw", "move"), KEY) == Repeated(3)
    assert await store.recall(game, KEY) == Repeated(3)
    assert await words(store, game) == ["setup", "draw", "move", "later"]


async def test_a_key_belongs_to_one_request(store: Store) -> None:
    """A known key with a different request is refused."""
    game = await begun(store)
    await store.append(game, 1, rows("move"), KEY)
    assert await store.append(game, 2, rows("other"), OTHER_REQUEST) == KeyReused()
    assert await store.recall(game, OTHER_REQUEST) == KeyReused()
    assert await words(store, game) == ["setup", "move"]


async def test_a_key_in_flight_is_refused_until_its_request_has_ended(
    store: Store, database_url: str
) -> None:
    """While a request with a key waits, its twin does not, and writes nothing."""
    game = await begun(store)
    async with await psycopg.AsyncConnection.connect(database_url) as other:
        await other.execute(
            "insert into events (game_id, version, data, hash) values (%s, 2, '', %s)", (game, bytes(32))
        )
        twins = [asyncio.create_task(store.append(game, 1, rows("move"), KEY)) for _ in range(2)]
        (told,), (waiting,) = await asyncio.wait(twins, return_when=asyncio.FIRST_COMPLETED)
        assert told.result() == KeyInFlight()
        await other.rollback()
    assert await waiting == Appended()
    assert await store.append(game, 1, rows("move"), KEY) == Repeated(2)


async def test_twins_are_carried_out_once(store: Store) -> None:
    """Of the same request sent many times at once one is written; no twin is told that it lost a race."""
    for _ in range(10):
        game = await begun(store)
        outcomes = await asyncio.gather(*(store.append(game, 1, rows("move"), KEY) for _ in range(8)))
        assert outcomes.count(Appended()) == 1
        assert all(isinstance(each, Appended | Repeated | KeyInFlight) for each in outcomes)
        assert await words(store, game) == ["setup", "move"]


async def test_a_key_committed_by_another_meanwhile_is_a_repetition(store: Store, database_url: str) -> None:
    """A key that appears after the statement began to look is found through the primary key."""
    game = await begun(store)
    async with await psycopg.AsyncConnection.connect(database_url) as other:
        await other.execute(
            "insert into idempotency (game_id, key, fingerprint, version) values (%s, %s, %s, 2)",
            (game, KEY.key, KEY.fingerprint),
        )
        waiting = asyncio.create_task(store.append(game, 1, rows("move"), KEY))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        await other.commit()
    assert await waiting == Repeated(2)
    assert await words(store, game) == ["setup"]
