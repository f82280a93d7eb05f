"""What the service may do in the database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.migrator import migrate
from automa_ledger.schema import NEWEST_REVISION
from automa_ledger.store import Store, StoreUnavailable, open_store
from automa_ledger.store.pool import require_suitable_database
from automa_ledger.store.records import Access
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.store.session import UnsuitableDatabase
from tests.store.games import OWNER, appended, begun


@pytest.mark.parametrize(
    "table", ["games", "names", "tokens", "revocations", "commits", "archives", "packs", "tombstones"]
)
@pytest.mark.parametrize(
    "change", ["update {0} set {1} = {1}", "delete from {}", "truncate {}", "drop table {}"]
)
@pytest.mark.promise("append-only")
def test_nothing_that_happened_can_be_changed(database_url: str, change: str, table: str) -> None:
    """The service's account may add and read; changing and deleting are refused by the database."""
    key = "hash" if table == "packs" else "game_id"
    with (
        psycopg.connect(with_role(database_url, SERVICE_ROLE)) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(change.format(table, key).encode())


@pytest.mark.parametrize(
    "change", ["delete from webhooks", "truncate webhooks", "truncate webhook_cursors", "drop table webhooks"]
)
def test_of_hooks_a_mark_is_left(database_url: str, change: str) -> None:
    """The service may change hooks and forget how far they got; it cannot make a hook vanish."""
    with psycopg.connect(with_role(database_url, SERVICE_ROLE)) as connection:
        connection.execute("update webhooks set state = state where false")
        connection.execute("delete from webhook_cursors where false")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute(change.encode())


async def test_the_sessions_of_the_service_end_what_takes_too_long(store: Store) -> None:
    """It is the account that says so, and that times are in UTC: no session has to be told."""
    async with store._pool.connection() as connection:
        said = "select current_setting('statement_timeout'), current_setting('timezone'), current_user"
        found = await (await connection.execute(said)).fetchone()
    assert found == ("15s", "UTC", SERVICE_ROLE)


@pytest.mark.promise("append-only")
async def test_nothing_is_served_with_more_rights(database_url: str) -> None:
    """An account that could change or delete a commit, or become one that could, gets no game."""
    with pytest.raises(UnsuitableDatabase, match=r"delete what is in .*commits.*: set AUTOMA_DATABASE_URL"):
        await require_suitable_database(database_url)
    async with open_store(database_url, size=1, pool_seconds=1) as store:
        with pytest.raises(StoreUnavailable):
            await store.load_game(uuid4())
    await require_suitable_database(with_role(database_url, SERVICE_ROLE))


@pytest.mark.parametrize(
    "grant",
    [
        "grant update on commits to {account}",
        "grant delete on names to {account}",
        "grant truncate on packs to {account}",
        "alter role {account} noinherit; grant {owner} to {account}",
        (
            "alter role {account} noinherit; create role {role}; grant delete on commits to {role};"
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
        connection.execute(f"create role {account} login in role {SERVICE_ROLE}".encode())
    await require_suitable_database(with_role(url, account))
    with psycopg.connect(url) as connection:
        (database,) = connection.execute("select current_database()").fetchone() or ("",)
        named = {"account": account, "database": database, "role": f"eraser_{uuid4().hex}"}
        connection.execute(grant.format(**named, owner=conninfo_to_dict(url)["user"]).encode())
    with pytest.raises(UnsuitableDatabase):
        await require_suitable_database(with_role(url, account))


async def test_an_ordinary_account_is_enough(new_database: Callable[[], str]) -> None:
    """A database's owner without any other right migrates it, once the service's account is there."""
    url = new_database()
    migrate(new_database())  # which makes the account, as an administrator would
    owner = f"owner_{uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        (database,) = connection.execute("select current_database()").fetchone() or ("",)
        connection.execute(f"create role {owner} login".encode())
        connection.execute(f"alter database {database} owner to {owner}".encode())
    migrate(with_role(url, owner))
    async with open_store(with_role(url, SERVICE_ROLE), size=1) as store:
        game = await begun(store)
        assert await appended(store, game, 1, "setup", "move")
        assert await store.add_token(game, bytes(32), Access("spectator"), OWNER, 100)
        assert await store.ping() == NEWEST_REVISION


@pytest.mark.parametrize(
    "change",
    [
        "drop index commits_key",
        "alter table commits drop constraint commits_pkey",
        "drop index commits_key; create index commits_key on commits (game_id, key) where key is not null",
        "alter table revocations drop constraint revocations_pkey",
        (
            "drop index commits_key; {twins}; "
            "create unique index concurrently commits_key on commits (game_id, key)"
        ),
    ],
)
async def test_nothing_is_served_without_a_unique_constraint(
    new_database: Callable[[], str], change: str
) -> None:
    """A commit could be doubled: neither does a service start, nor does one that has started read a game."""
    url = new_database()
    migrate(url)
    service = with_role(url, SERVICE_ROLE)
    await require_suitable_database(service)
    twins = (
        "insert into commits (game_id, version, at, hash, key, fingerprint, events)"
        " select same, version, now(), sha256(''), same, sha256(''), '[]'"
        " from generate_series(1, 2) as version, cast(repeat('0', 32) as uuid) as same"
    )
    with psycopg.connect(url, autocommit=True) as connection, suppress(psycopg.errors.UniqueViolation):
        for each in change.format(twins=twins).split("; "):
            connection.execute(each.encode())
    with pytest.raises(UnsuitableDatabase, match=r"unique constraints (commits|revocations)_(key|pkey) are"):
        await require_suitable_database(service)
    async with open_store(service, size=1, pool_seconds=1) as store:
        with pytest.raises(StoreUnavailable):
            await store.load_game(uuid4())
