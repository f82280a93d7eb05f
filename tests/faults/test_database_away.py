"""The service when its connections break, and when the database is gone, says nothing, or refuses."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import TypeVar
from uuid import uuid4

import httpx2
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from automa_ledger.store import StoreUnavailable, open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.api.client import begun, done, problem
from tests.api.running import running
from tests.faults.processes import postmaster
from tests.store import games
from tests.waiting import until

T = TypeVar("T")
CORRECT = {"type": "correct", "pointer": "/total", "value": 1, "reason": ""}


@pytest.fixture
def own_url(new_database: Callable[[], str]) -> str:
    """A database whose connections nobody else uses."""
    url = new_database()
    migrate(url)
    return url


@asynccontextmanager
async def served(url: str, wait: float = 2) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of a service on a database, which waits so many seconds for a connection."""
    with running(url, wait) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=60) as http:
            yield http


async def succeeded(call: Callable[[], Awaitable[httpx2.Response]]) -> httpx2.Response:
    """The answer to a call as soon as the database is there; until then it is 503."""

    async def answered() -> httpx2.Response | None:
        answer = await call()
        assert answer.status_code in {200, 201, 503}, answer.text
        return answer if answer.is_success else None

    return await until(answered)


async def test_reading_survives_broken_connections(own_url: str) -> None:
    """When the database has closed all connections, a reader does not notice."""
    async with served(own_url) as http:
        game = await begun(http, setup={"target": 30})
        for below in ("/commits", "/story", "/tokens"):
            break_connections(own_url)
            done(await game.get(below))


async def test_a_command_on_a_broken_connection_takes_place_once(own_url: str) -> None:
    """Nobody knows whether it did, so it is unavailable; its key makes trying again safe."""
    async with served(own_url) as http:
        game = await begun(http, setup={"target": 30})
        break_connections(own_url)
        problem(await game.post("/actions", CORRECT, Idempotency_Key="once"), 503, "store_unavailable")
        for _ in range(2):
            assert (
                done(await game.post("/actions", CORRECT, match='"1"', Idempotency_Key="once"))["version"]
                == 2
            )


async def test_the_service_comes_back_with_its_database(tmp_path: Path) -> None:
    """While the server is down every call is unavailable and the service not ready; then all is as before."""
    with run_embedded_postgres(tmp_path / "data") as url:
        migrate(url)
    async with served(url, wait=0.5) as http:
        with run_embedded_postgres(tmp_path / "data"):
            await succeeded(lambda: http.get("/health/ready"))
            game = await begun(http, setup={"target": 30})
        assert (await http.get("/health/ready")).status_code == 503
        for call in (game.get("/commits"), game.post("/actions", CORRECT, Idempotency_Key="k")):
            problem(await call, 503, "store_unavailable")
        with run_embedded_postgres(tmp_path / "data"):
            await succeeded(lambda: game.post("/actions", CORRECT, Idempotency_Key="k"))
            assert [each["version"] for each in done(await game.get("/commits"))["commits"]] == [1, 2]


async def test_a_database_that_says_nothing_is_away(data_dir: Path) -> None:
    """One that is frozen, or behind a cable that was cut: reading and appending end, and go on with it."""
    with run_embedded_postgres(data_dir) as url:
        migrate(url)
        account = with_role(url, SERVICE_ROLE)
        async with open_store(account, size=4, pool_seconds=2, query_seconds=0.3) as store:
            game = await as_soon_as_possible(lambda: games.begun(store))
            with frozen(data_dir):
                for call in (store.load_game(game), games.appended(store, game, 1, "setup", "move")):
                    with pytest.raises(StoreUnavailable):
                        await call
            found = await as_soon_as_possible(lambda: games.words(store, game))
            assert found in (["setup"], ["setup", "move"])


async def test_one_request_finds_out_that_old_connections_say_nothing(own_url: str) -> None:
    """As after a failover whose firewall forgets them, while new ones work: the next request has one."""
    account = with_role(own_url, SERVICE_ROLE)
    async with open_store(account, size=4, query_seconds=0.5) as store, AsyncExitStack() as frozen_ones:
        game = await games.begun(store)
        for each in sessions(own_url):
            os.kill(each, signal.SIGSTOP)
            frozen_ones.callback(os.kill, each, signal.SIGCONT)
        with pytest.raises(StoreUnavailable):
            await store.tokens(game)
        assert await store.tokens(game)


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
        "revoke insert on commits, tokens from automa_service",
        "grant insert on commits, tokens to automa_service",
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
        create trigger refuse before insert on commits for each row execute function refuse()
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
    async with served(own_url) as http:
        game = await begun(http, setup={"target": 30})
        with psycopg.connect(own_url, autocommit=True) as operator:
            operator.execute(doing.format(name))
            break_connections(own_url)
            for _ in range(2):
                for call in (
                    game.post("/actions", CORRECT, match="*"),
                    game.get("/commits"),
                    game.post("/tokens", {"role": "spectator"}, match=None),
                ):
                    answer = await call
                    assert answer.status_code in {200, 201, 503}, answer.text
            operator.execute(undoing.format(name))
        await succeeded(lambda: http.get("/health/ready"))  # it may be asked alone: a proxy sends nobody else
        await succeeded(lambda: game.post("/actions", CORRECT, match="*"))
        assert done(await succeeded(lambda: game.get("/audit")))["sound"]
        beginning = {"ruleset": "counter", "setup": {"target": 30}}
        await succeeded(lambda: http.post("/v1/games", json=beginning))


async def test_an_account_that_was_made_anew_serves_on(own_url: str) -> None:
    """Sessions of the one that was dropped may do nothing any more: others take their place."""
    account = f"service_{uuid4().hex}"
    made = f"create role {account} login in role {SERVICE_ROLE}".encode()
    with psycopg.connect(own_url, autocommit=True) as operator:
        operator.execute(made)
        async with open_store(with_role(own_url, account), size=4, pool_seconds=2) as store:
            game = await games.begun(store)
            operator.execute(f"drop role {account}".encode())
            for call in (
                store.ping(),
                store.load_game(game),
                games.appended(store, game, 1, "setup", "late"),
            ):
                with pytest.raises(StoreUnavailable):
                    await call
            operator.execute(made)
            assert await as_soon_as_possible(store.ping)
            assert await as_soon_as_possible(lambda: games.appended(store, game, 1, "setup", "late"))


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
    async with open_store("postgresql://automa:hush@127.0.0.1:1/games", size=1, pool_seconds=0.5) as store:
        with pytest.raises(StoreUnavailable) as outage:
            await store.ping()
    assert "hush" not in repr(outage.value) + repr(outage.value.__cause__)


OF_THE_SERVICE = "from pg_stat_activity where application_name = %s and datname = current_database()"
NAME = ("automa-ledger",)


def sessions(url: str) -> list[int]:
    """The processes of the service's connections to this database."""
    with psycopg.connect(url) as connection:
        return [pid for (pid,) in connection.execute(f"select pid {OF_THE_SERVICE}", NAME)]


def break_connections(url: str) -> None:
    """End all connections of the service to this database."""
    with psycopg.connect(url) as connection:
        connection.execute(f"select pg_terminate_backend(pid, 5000) {OF_THE_SERVICE}", NAME)
