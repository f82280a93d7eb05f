"""What the service may do in the database."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

import psycopg
import pytest

from service.credentials.access import Access
from service.migrating import migrate
from service.store import Store, opened_store
from tests.conftest import url_of
from tests.store.games import begun, rows


@pytest.mark.parametrize("table", ["games", "tokens", "events", "idempotency", "packs"])
@pytest.mark.parametrize(
    "change", ["update {0} set {1} = {1}", "delete from {}", "truncate {}", "drop table {}"]
)
def test_nothing_that_happened_can_be_changed(database_url: str, change: str, table: str) -> None:
    """The service's role may add and read; changing and deleting are refused by the database."""
    with psycopg.connect(database_url) as connection:
        connection.execute("set role automa_service")
        key = "hash" if table == "packs" else "game_id"
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute(change.format(table, key).encode())


@pytest.mark.parametrize(
    "change", ["delete from webhooks", "truncate webhooks", "truncate webhook_cursors", "drop table webhooks"]
)
def test_of_hooks_a_mark_is_left(database_url: str, change: str) -> None:
    """The service may change hooks and forget how far they got; it cannot make a hook vanish."""
    with psycopg.connect(database_url) as connection:
        connection.execute("set role automa_service")
        connection.execute("update webhooks set state = state")
        connection.execute("delete from webhook_cursors where false")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute(change.encode())


async def test_the_store_has_no_more_rights(store: Store) -> None:
    """Each connection of the pool acts as the service's role, though the URL logs in with more rights."""
    async with store._pool.connection() as connection:
        found = await (await connection.execute("select current_user")).fetchone()
    assert found == ("automa_service",)


async def test_an_ordinary_account_is_enough(new_database: Callable[[], str]) -> None:
    """A database's owner without any other right migrates it and serves from it, once it may use the role."""
    url = new_database()
    account = f"owner_{uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        (database,) = connection.execute("select current_database()").fetchone() or ("",)
        connection.execute(f"create role {account} login in role automa_service".encode())
        connection.execute(f"alter database {database} owner to {account}".encode())
    owned = url_of(url, user=account)
    migrate(owned)
    async with opened_store(owned, size=1) as store:
        game = await begun(store)
        await store.append(game, 1, rows("move"))
        await store.add_token(game, bytes(32), Access("spectator"))
        assert await store.ping() == "0005"
