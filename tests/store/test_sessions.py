"""Whatever the environment, an account or a database says of texts and times, they come back as written."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.migrator import MigrationFailed, migrate
from automa_ledger.store import Store, StoreUnavailable, open_store, pool
from automa_ledger.store.database import Database, Params, Rows
from automa_ledger.store.pool import require_suitable_database
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.store.session import MAX_DATETIME, MIN_DATETIME, UnsuitableDatabase
from tests.store.games import appended, begun

TEXT = "日本é"


@pytest.fixture
def account(database_url: str) -> str:
    """One of its own, that may do what the service may."""
    account = f"service_{uuid4().hex}"
    with psycopg.connect(database_url) as connection:
        connection.execute(f"create role {account} login in role {SERVICE_ROLE}".encode())
    return with_role(database_url, account)


def told(account: str, setting: str) -> None:
    """Have the sessions of an account begin with a setting."""
    role = conninfo_to_dict(account)["user"]
    with psycopg.connect(account, user="postgres") as connection:
        connection.execute(f"alter role {role} set {setting}".encode())


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
@pytest.mark.parametrize("who", ["the environment", "the account"])
async def test_texts_are_written_in_one_encoding(
    account: str, encoding: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the chain of hashes would be over other texts than those that were stored."""
    if who == "the account":
        told(account, f"client_encoding to '{encoding}'")
    else:
        monkeypatch.setenv("PGCLIENTENCODING", encoding)
    await require_suitable_database(account)
    async with open_store(account, size=2) as store:
        game = await begun(store, TEXT)
        loaded = await store.load_game(game)
    assert loaded is not None
    assert TEXT in loaded.commits


async def test_times_are_read_in_one_zone(account: str) -> None:
    """That of the account or the server goes for nothing, as behind a restore into another cluster."""
    told(account, "timezone to 'Asia/Kolkata'")
    async with open_store(account, size=1) as store:
        [token] = await store.tokens(await begun(store, "one"))
    assert token.created_at is not None
    assert token.created_at.tzname() == "UTC"


async def test_times_that_no_date_can_tell_are_the_nearest(account: str) -> None:
    """Somebody has written them by hand: they are no fault of who reads the list of tokens, say."""
    times = ["-infinity", "4000-01-01 BC", "infinity", "294276-01-01"]
    asked = b"select " + b", ".join(f"'{each}'::timestamptz".encode() for each in times)
    async with open_store(account, size=1) as store:
        assert await store.query(asked, {}) == [(MIN_DATETIME, MIN_DATETIME, MAX_DATETIME, MAX_DATETIME)]


async def test_a_session_that_rests_is_not_ended(account: str) -> None:
    """Else the next command, which may not be sent twice, would be told that the database is away."""
    told(account, "idle_session_timeout to '1s'")
    async with open_store(account, size=1) as store:
        game = await begun(store, "one")
        await asyncio.sleep(2)
        assert await appended(store, game, 1, "one", "two")


UNFIT = [
    ("DateStyle", "SQL, DMY", "ISO"),
    ("standard_conforming_strings", "off", "on"),
    ("array_nulls", "off", "on"),
    ("default_transaction_isolation", "repeatable read", "read committed"),
]


@pytest.mark.promise("session-settings")
@pytest.mark.parametrize(("name", "unfit", "wanted"), UNFIT)
@pytest.mark.parametrize("pooled", [False, True])
async def test_sessions_read_in_one_way_whatever_the_server_s_settings_become(
    account: str, name: str, unfit: str, wanted: str, monkeypatch: pytest.MonkeyPatch, *, pooled: bool
) -> None:
    """Each says how itself, which goes before what the account has, and what the server reads anew.

    With a pooler between, too: one that gives each connection a session of its own would else serve on.
    """
    if pooled:
        monkeypatch.setattr(pool, "is_direct_connection", is_not_straight)
    else:
        told(account, f"{name} to '{unfit}'")
    await require_suitable_database(account)
    asked = b"select setting, source from pg_settings where name = %(name)s"
    async with open_store(account, size=1) as store:
        [token] = await store.tokens(await begun(store, "one"))
        [(setting, source)] = await store.query(asked, {"name": name})
    assert token.created_at is not None
    assert (setting.partition(",")[0], source) == (wanted, "session")


@pytest.mark.promise("session-settings")
@pytest.mark.parametrize(("name", "unfit", "wanted"), UNFIT)
async def test_nothing_is_served_over_a_session_that_reads_otherwise(
    account: str, name: str, unfit: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at once nor later: days would be taken for months, hashes for texts, what was for what is.

    A pooler may give each statement another session, so that what one was told is not enough.
    """
    monkeypatch.setattr(pool, "is_direct_connection", is_not_straight)
    told(account, f"{name} to '{unfit}'")
    with pytest.raises(
        UnsuitableDatabase, match=f"{name} {unfit}, and this service works with {wanted} alone"
    ):
        await require_suitable_database(account)
    async with open_store(account, size=1, pool_seconds=1) as store:
        with pytest.raises(StoreUnavailable):
            await store.load_game(uuid4())


async def is_not_straight(_: object) -> bool:
    """As it is of a connection to a pooler."""
    return False


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_cannot_keep_all_texts_gets_no_schema(database_url: str, encoding: str) -> None:
    """It would be known when the first name in Japanese comes, in the middle of a game."""
    name = f"narrow_{uuid4().hex}"
    with psycopg.connect(database_url, autocommit=True) as connection:
        made = f"create database {name} encoding '{encoding}' template template0 locale 'C'"
        connection.execute(made.encode())
        try:
            narrow = psycopg.conninfo.make_conninfo(database_url, dbname=name)
            with pytest.raises(MigrationFailed, match=f"server_encoding {encoding}"):
                migrate(narrow)
        finally:
            connection.execute(f"drop database {name}".encode())


async def test_what_waits_for_a_table_s_lock_is_asked_for_once(
    account: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer connection would wait as long: whoever holds the table is no database that has restarted."""
    told(account, "statement_timeout to '300ms'")
    asked, ask = list[bytes](), Database.query

    async def counted(store: Store, statement: bytes, facts: Params) -> Rows:
        asked.append(statement)
        return await ask(store, statement, facts)

    monkeypatch.setattr(Store, "query", counted)
    async with open_store(account, size=2) as store:
        with psycopg.connect(account, user="postgres") as connection:
            connection.execute("lock table tokens in access exclusive mode")
            asked.clear()
            with pytest.raises(StoreUnavailable):
                await store.tokens(uuid4())
        assert len(asked) == 1
        assert await store.tokens(uuid4()) == []
