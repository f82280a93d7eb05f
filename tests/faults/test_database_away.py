"""The store when its connections break, and when the database is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import TypeVar
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from service.embedded import embedded_postgres
from service.migrating import migrate
from service.store import Appended, Key, StoreUnavailable, opened_store
from service.store.access import Access
from service.store.accounts import SERVICE, with_account
from tests.faults.processes import postmaster
from tests.store.games import begun, rows, words
from tests.waiting import until

T = TypeVar("T")

SOON = 10.0  # seconds: nothing is waited for that is never answered


@pytest.fixture
def own_url(new_database: Callable[[], str]) -> str:
    """A database whose connections nobody else uses."""
    url = new_database()
    migrate(url)
    return url


@pytest.mark.parametrize("size", [2, 4])  # with four, loads have a connection of their own for a while
async def test_reading_survives_broken_connections(own_url: str, size: int) -> None:
    """When the database has closed all connections, a reader does not notice."""
    async with opened_store(with_account(own_url, SERVICE), size) as store:
        game = await begun(store)
        before = await store.load(game)
        break_connections(own_url)
        assert await store.load(game) == before
        break_connections(own_url)
        assert await words(store, game) == ["setup"]


async def test_a_reader_waits_for_no_connection_that_says_nothing(own_url: str) -> None:
    """One is broken, so that all are looked at; another lies idle, and nobody tells of its end."""
    async with opened_store(with_account(own_url, SERVICE), size=4) as store:
        game, pool = await begun(store), store._pool
        async with AsyncExitStack() as taken:
            for _ in range(4):
                await taken.enter_async_context(pool.connection())
        broken, *_, silent = [each.info.backend_pid for each in pool._pool]
        os.kill(silent, signal.SIGSTOP)
        try:
            with psycopg.connect(own_url, autocommit=True) as other:
                other.execute("select pg_terminate_backend(%s, 5000)", [broken])
            began = monotonic()
            assert await store.tokens(game)
            assert monotonic() - began < SOON
        finally:
            os.kill(silent, signal.SIGCONT)


async def test_one_request_finds_out_that_old_connections_say_nothing(own_url: str) -> None:
    """As behind a failover whose firewall forgets them, while new ones work: whoever comes next has one."""
    async with opened_store(with_account(own_url, SERVICE), size=4, answer=0.5) as store:
        game, pool = await begun(store), store._pool
        async with AsyncExitStack() as taken:
            for _ in range(4):
                await taken.enter_async_context(pool.connection())
        old = [each.info.backend_pid for each in pool._pool]
        for each in old:
            os.kill(each, signal.SIGSTOP)
        try:
            with pytest.raises(StoreUnavailable):
                await store.tokens(game)
            assert await store.tokens(game)
        finally:
            for each in old:
                os.kill(each, signal.SIGCONT)


@pytest.mark.parametrize("code", ["53100", "40P01", "55P03", "57014"])
async def test_what_is_refused_ends_no_connection(own_url: str, code: str) -> None:
    """A full disk, a deadlock, a lock or a time limit: nothing is wrong with those that others have."""
    refused = f"do $$ begin raise exception using errcode = '{code}'; end $$".encode()
    async with opened_store(with_account(own_url, SERVICE), size=4) as store:
        await begun(store)
        before = {each.info.backend_pid for each in store._pool._pool}
        with pytest.raises(StoreUnavailable):
            await store.query(refused, {})
        assert {each.info.backend_pid for each in store._pool._pool} >= before


async def test_an_append_on_a_broken_connection_is_not_repeated(own_url: str) -> None:
    """Nobody knows whether it took place, so it is unavailable once; its key makes trying again safe."""
    async with opened_store(with_account(own_url, SERVICE), size=2) as store:
        game, key = await begun(store), Key("key", b"print")
        break_connections(own_url)
        with pytest.raises(StoreUnavailable):
            await store.append(game, 1, rows("move"), key)
        assert await store.append(game, 1, rows("move"), key) == Appended()
        assert await words(store, game) == ["setup", "move"]


async def test_the_store_comes_back_with_its_database(tmp_path: Path) -> None:
    """While the server is down every call is unavailable; afterwards all is as it was."""
    with embedded_postgres(tmp_path / "data") as url:
        migrate(url)
    async with opened_store(with_account(url, SERVICE), size=2, wait=0.5) as store:
        with pytest.raises(StoreUnavailable):
            await store.ping()
        with embedded_postgres(tmp_path / "data"):
            game = await as_soon_as_possible(lambda: begun(store))
        for call in (store.load(game), store.read(uuid4(), 0, 1), store.append(game, 1, rows("move"))):
            with pytest.raises(StoreUnavailable):
                await call
        with embedded_postgres(tmp_path / "data"):
            assert await as_soon_as_possible(lambda: words(store, game)) == ["setup"]
            assert await store.append(game, 1, rows("move")) == Appended()


async def test_a_database_that_says_nothing_is_away(data_dir: Path) -> None:
    """One that is frozen, or behind a cable that was cut: reading and appending end, and go on with it."""
    with embedded_postgres(data_dir) as url:
        migrate(url)
        async with opened_store(with_account(url, SERVICE), size=4, wait=2, answer=0.3) as store:
            game = await as_soon_as_possible(lambda: begun(store))
            with frozen(data_dir):
                for call in (store.load(game), store.append(game, 1, rows("move"))):
                    with pytest.raises(StoreUnavailable):
                        await call
            found = await as_soon_as_possible(lambda: words(store, game))
            assert found in (["setup"], ["setup", "move"])


REFUSING = {
    "it only reads": (
        "alter role automa_service in database {0} set default_transaction_read_only = on",
        "alter role automa_service in database {0} reset default_transaction_read_only",
    ),
    "nothing is waited for": (
        "alter role automa_service in database {0} set statement_timeout = 1",
        "alter role automa_service in database {0} reset statement_timeout",
    ),
    "the account has lost its rights": (
        "revoke insert on events, tokens from automa_service",
        "grant insert on events, tokens to automa_service",
    ),
    "the account may not even look": (
        "revoke usage on schema public from public",
        "grant usage on schema public to public",
    ),
    "its tables are another's": (
        "alter schema public rename to other",
        "alter schema other rename to public",
    ),
    "an extension has errors of its own": (
        """
        create function refuse() returns trigger language plpgsql
            as $$ begin raise exception 'not now' using errcode = 'ZX001'; end $$;
        create trigger refuse before insert on events for each row execute function refuse()
        """,
        "drop function refuse cascade",
    ),
    "columns have another type": (
        "alter table games alter column ruleset type varchar(90)",
        "alter table games alter column ruleset type text",
    ),
}


@pytest.mark.parametrize(("doing", "undoing"), REFUSING.values(), ids=REFUSING.keys())
async def test_what_an_operator_does_is_told_as_unavailable(own_url: str, doing: str, undoing: str) -> None:
    """No call has a fault, and all is well when it is undone, without anybody closing a connection."""
    name = conninfo_to_dict(own_url)["dbname"]
    async with opened_store(with_account(own_url, SERVICE), size=4, wait=2) as store:
        game = await begun(store)
        with psycopg.connect(own_url, autocommit=True) as operator:
            operator.execute(doing.format(name))
            break_connections(own_url)
            for _ in range(3):
                for call in (
                    lambda: store.append(game, 1, rows("move")),
                    lambda: store.load(game),
                    lambda: store.add_token(game, os.urandom(32), Access("owner"), None, 100),
                ):
                    with suppress(StoreUnavailable):
                        await call()
            operator.execute(undoing.format(name))
        after = await as_soon_as_possible(lambda: store.load(game))
        assert after is not None
        version = after.version
        appended = as_soon_as_possible(lambda: store.append(game, version, rows("late")))
        assert await appended == Appended()
        assert (await words(store, await as_soon_as_possible(lambda: begun(store)))) == ["setup"]


async def test_an_account_that_was_made_anew_serves_on(own_url: str) -> None:
    """Sessions of the one that was dropped may do nothing any more: others take their place."""
    account = f"service_{uuid4().hex}"
    made = f"create role {account} login in role {SERVICE}".encode()
    with psycopg.connect(own_url, autocommit=True) as operator:
        operator.execute(made)
        async with opened_store(with_account(own_url, account), size=4, wait=2) as store:
            game = await begun(store)
            await store.append(game, 1, rows("move"))
            operator.execute(f"drop role {account}".encode())
            for call in (store.ping(), store.load(game), store.append(game, 2, rows("late"))):
                with pytest.raises(StoreUnavailable):
                    await call
            operator.execute(made)
            assert await as_soon_as_possible(store.ping)
            assert await as_soon_as_possible(lambda: words(store, game)) == ["setup", "move"]
            assert await as_soon_as_possible(lambda: store.append(game, 2, rows("late"))) == Appended()


async def test_whoever_only_asks_notices_that_the_database_writes_again(own_url: str) -> None:
    """A proxy sends nobody to a service that is not ready: it finds that out on a session of its own."""
    doing, undoing = (
        statement.format(conninfo_to_dict(own_url)["dbname"]) for statement in REFUSING["it only reads"]
    )
    with psycopg.connect(own_url, autocommit=True) as operator:
        operator.execute(doing)
        async with opened_store(with_account(own_url, SERVICE), size=4, wait=2) as store:
            for _ in range(3):
                with pytest.raises(StoreUnavailable):
                    await store.ping()
            operator.execute(undoing)
            assert await as_soon_as_possible(store.ping)


async def as_soon_as_possible(call: Callable[[], Awaitable[T]]) -> T:
    """What comes of a call when a store with little patience has found its database."""

    async def found() -> T | None:
        with suppress(StoreUnavailable):
            return await call()
        return None

    return await until(found)


@contextmanager
def frozen(data_dir: Path) -> Iterator[None]:
    """Meanwhile no process of the server in a data folder does anything."""
    server = postmaster(data_dir)
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    processes = [int(number) for number in (str(server), *children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in reversed(processes):
            os.kill(process, signal.SIGCONT)


async def test_what_is_said_of_an_outage_has_no_secret() -> None:
    """The error's text never holds the password of the database."""
    async with opened_store("postgresql://automa:hush@127.0.0.1:1/games", size=1, wait=0.5) as store:
        with pytest.raises(StoreUnavailable) as outage:
            await store.ping()
    assert "hush" not in repr(outage.value) + repr(outage.value.__cause__)


def break_connections(url: str) -> None:
    """End all connections of the service to this database."""
    with psycopg.connect(url) as connection:
        connection.execute(
            """
            select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where application_name = 'automa-ledger' and datname = current_database()
            """
        )
