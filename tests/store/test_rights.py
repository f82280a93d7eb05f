"""What the service may do in the database."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from service.migrating import migrate
from service.store import Store, StoreUnavailable, opened_store
from service.store.access import Access
from service.store.accounts import SERVICE, TooManyRights, with_account
from service.store.pool import must_suit
from tests.store.games import begun, rows


@pytest.mark.parametrize(
    "table", ["games", "tokens", "revocations", "events", "archives", "idempotency", "beginnings", "packs"]
)
@pytest.mark.parametrize(
    "change", ["update {0} set {1} = {1}", "delete from {}", "truncate {}", "drop table {}"]
)
@pytest.mark.promise("append-only")
def test_nothing_that_happened_can_be_changed(database_url: str, change: str, table: str) -> None:
    """The service's account may add and read; changing and deleting are refused by the database."""
    key = "hash" if table == "packs" else "game_id"
    with (
        psycopg.connect(with_account(database_url, SERVICE)) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(change.format(table, key).encode())


@pytest.mark.parametrize(
    "change", ["delete from webhooks", "truncate webhooks", "truncate webhook_cursors", "drop table webhooks"]
)
def test_of_hooks_a_mark_is_left(database_url: str, change: str) -> None:
    """The service may change hooks and forget how far they got; it cannot make a hook vanish."""
    with psycopg.connect(with_account(database_url, SERVICE)) as connection:
        connection.execute("update webhooks set state = state where false")
        connection.execute("delete from webhook_cursors where false")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute(change.encode())


async def test_the_sessions_of_the_service_end_what_takes_too_long(store: Store) -> None:
    """It is the account that says so, and that times are in UTC: no session has to be told."""
    async with store._pool.connection() as connection:
        said = "select current_setting('statement_timeout'), current_setting('timezone'), current_user"
        found = await (await connection.execute(said)).fetchone()
    assert found == ("15s", "UTC", SERVICE)


@pytest.mark.promise("append-only")
async def test_nothing_is_served_with_more_rights(database_url: str) -> None:
    """An account that could change or delete an event, or become one that could, gets no game."""
    with pytest.raises(TooManyRights, match=r"delete what is in .*events.*: serve with the account"):
        await must_suit(database_url)
    async with opened_store(database_url, size=1, wait=1) as store:
        with pytest.raises(StoreUnavailable):
            await store.load(uuid4())
    await must_suit(with_account(database_url, SERVICE))


@pytest.mark.parametrize(
    "grant",
    [
        "grant update on events to {account}",
        "grant delete on idempotency to {account}",
        "grant truncate on packs to {account}",
        "alter role {account} noinherit; grant {owner} to {account}",
        (
            "alter role {account} noinherit; create role {role}; grant delete on events to {role};"
            " grant {role} to {account}"
        ),
        "alter database {database} owner to {account}",
        "alter schema public owner to {account}",
        "grant pg_execute_server_program to {account}",
        "grant pg_write_server_files to {account}",
        "alter role {account} createrole",
    ],
)
async def test_each_right_too_many_is_noticed(new_database: Callable[[], str], grant: str) -> None:
    """A single one on a single table is enough, or one on all; or a role that could be taken on later."""
    url, account = new_database(), f"service_{uuid4().hex}"
    migrate(url)
    with psycopg.connect(url) as connection:
        connection.execute(f"create role {account} login in role {SERVICE}".encode())
    await must_suit(with_account(url, account))
    with psycopg.connect(url) as connection:
        (database,) = connection.execute("select current_database()").fetchone() or ("",)
        named = {"account": account, "database": database, "role": f"eraser_{uuid4().hex}"}
        connection.execute(grant.format(**named, owner=conninfo_to_dict(url)["user"]).encode())
    with pytest.raises(TooManyRights):
        await must_suit(with_account(url, account))


async def test_an_ordinary_account_is_enough(new_database: Callable[[], str]) -> None:
    """A database's owner without any other right migrates it, once the service's account is there."""
    url = new_database()
    migrate(new_database())  # which makes the account, as an administrator would
    owner = f"owner_{uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        (database,) = connection.execute("select current_database()").fetchone() or ("",)
        connection.execute(f"create role {owner} login".encode())
        connection.execute(f"alter database {database} owner to {owner}".encode())
    migrate(with_account(url, owner))
    async with opened_store(with_account(url, SERVICE), size=1) as store:
        game = await begun(store)
        await store.append(game, 1, rows("move"))
        await store.add_token(game, bytes(32), Access("spectator"), None, 100)
        assert await store.ping() == "0013"
