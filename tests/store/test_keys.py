"""API keys and their games in the store."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from uuid import UUID, uuid4

import psycopg
import pytest

from automa_ledger.store import GameFilter, GameSummary, Store, open_store
from automa_ledger.store.api_key import hash_key
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.store.statements import SQL
from tests.store.games import appended, begun
from tests.store.keys import made_key, revoke


async def test_a_key_is_found_by_its_hash(store: Store, database_url: str) -> None:
    """With its scopes and its end."""
    end = datetime(2031, 5, 4, tzinfo=UTC)
    key_id, text = made_key(database_url, "games:create", "webhooks", expires_at=end)

    found = await store.api_key(hash_key(text) or b"")

    assert found is not None
    assert (found.id, found.expires_at) == (key_id, end)
    assert found.scopes == {"games:create", "webhooks"}
    assert await store.api_key(bytes(32)) is None


@pytest.mark.parametrize(
    ("written", "works"),
    [
        ("9999-12-31T23:59:59-01:00", True),
        ("9999-12-30T23:59:59Z", True),
        ("infinity", True),
        ("-infinity", False),
    ],
)
@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Etc/GMT-14"])
async def test_an_end_that_no_date_can_tell_is_no_fault(
    database_url: str, monkeypatch: pytest.MonkeyPatch, *, written: str, zone: str, works: bool
) -> None:
    """The key works, or has ended; wherever the database's clock stands."""
    monkeypatch.setenv("PGTZ", zone)
    key_id, text = made_key(database_url, "webhooks")
    with psycopg.connect(database_url) as connection:
        connection.execute("update api_keys set expires_at = %s where id = %s", (written, key_id))
    async with open_store(with_role(database_url, SERVICE_ROLE), 2) as store:
        found = await store.api_key(hash_key(text) or b"")

    assert found is not None
    assert found.is_active(datetime.now(UTC)) is works


async def test_a_revoked_key_is_none(store: Store, database_url: str) -> None:
    """It cannot be told from one that never was."""
    key_id, text = made_key(database_url, "games:list")
    revoke(database_url, key_id)

    assert await store.api_key(hash_key(text) or b"") is None


@pytest.mark.parametrize(
    "change",
    [
        "insert into api_keys (id, name, key_hash, scopes) values (gen_random_uuid(), '', '', '{}')",
        "update api_keys set revoked_at = null",
        "delete from api_keys",
        "truncate api_keys",
    ],
)
def test_the_service_makes_and_changes_no_keys(database_url: str, change: str) -> None:
    """Its role may only read them."""
    with (
        psycopg.connect(with_role(database_url, SERVICE_ROLE)) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(change.encode())


async def test_a_game_remembers_its_key(store: Store) -> None:
    """Or that it has none."""
    key_id = uuid4()
    mine, other = await begun(store, key_id=key_id), await begun(store)

    loaded = [await store.load_game(game) for game in (mine, other)]

    assert [each and each.key_id for each in loaded] == [key_id, None]


async def test_games_are_listed_behind_a_place(store: Store) -> None:
    """The newest first, at most so many, with the length of each log; no game of another key."""
    key_id = uuid4()
    games = [await begun(store, "one", "two", key_id=key_id) for _ in range(3)]
    await begun(store, key_id=uuid4())
    assert await appended(store, games[0], 2, "two", "three")

    whole = await store.games_of_key(key_id, 10, None, GameFilter())
    first = await store.games_of_key(key_id, 1, None, GameFilter())
    rest = await store.games_of_key(key_id, 10, place(first[0]), GameFilter())

    assert [(each.game_id, each.version) for each in whole] == list(zip(games[::-1], (2, 2, 3), strict=True))
    assert first + rest == whole
    assert await store.games_of_key(key_id, 10, place(whole[-1]), GameFilter()) == []


async def test_games_of_one_moment_are_each_listed_once(store: Store, database_url: str) -> None:
    """The id decides where the time does not."""
    key_id = uuid4()
    games = {await begun(store, key_id=key_id) for _ in range(5)}
    with psycopg.connect(database_url) as connection:
        connection.execute("update games set created_at = '2030-01-01' where key_id = %s", (key_id,))

    seen: list[UUID] = []
    behind: tuple[datetime, UUID] | None = None
    while page := await store.games_of_key(key_id, 2, behind, GameFilter()):
        seen += [each.game_id for each in page]
        behind = place(page[-1])

    assert (len(seen), set(seen)) == (5, games)


async def test_games_are_listed_by_ruleset(store: Store) -> None:
    """Only those of the ruleset that is asked for."""
    key_id = uuid4()
    game = await begun(store, key_id=key_id)

    assert [each.game_id for each in await store.games_of_key(key_id, 9, None, GameFilter("scythe"))] == [
        game
    ]
    assert await store.games_of_key(key_id, 9, None, GameFilter("expeditions")) == []


async def test_the_list_comes_from_its_index(store: Store) -> None:
    """A page deep in a long list reads no more rows than the first one, and sorts nothing."""
    facts = {
        "key_id": uuid4(),
        "created_at": None,
        "game_id": None,
        "ruleset": None,
        "since": None,
        "limit": 5,
    }
    async with store._pool.connection() as connection, connection.transaction():
        for plan_kind in ("seqscan", "bitmapscan"):  # as if there were many games
            await connection.execute(f"set local enable_{plan_kind} = off".encode())
        lines = await connection.execute(b"explain " + SQL["games_of_key"], facts)
        plan = "\n".join([line for (line,) in await lines.fetchall()])

    assert "Index Scan Backward using games_of_key" in plan
    assert re.search(r"Index Cond: .*key_id.*created_at", plan)
    assert "Sort" not in plan[plan.rindex("Limit") :]  # a cluster merges the pages of its nodes above that


def place(game: GameSummary) -> tuple[datetime, UUID]:
    """Where a game stands in the list."""
    return game.created_at, game.game_id
