"""The schema, up and down."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import psycopg
import pytest
from sqlalchemy import create_engine, text

from service import migrating
from service.migrating import MigrationFailed, migrate
from service.schema import present_revision
from service.store import StoreUnavailable, opened_store
from service.store.accounts import SERVICE, with_account
from tests.store.games import OWNER, begun
from tests.waiting import until

BY_GAME = {"games", "tokens", "events", "idempotency"}
ONCE = {"beginnings"}
GONE = {"revocations"}
ARCHIVED = {"archives"}
HOOKS = {"webhook_cursors", "webhooks"}
WHOLE = {"packs", "api_keys"}
TABLES = BY_GAME | WHOLE | HOOKS | ONCE | GONE | ARCHIVED
NEWEST = "0013"
READ = "lock table tokens in access share mode"  # as a backup does to its end
WAITING = "select from pg_locks where relation = 'tokens'::regclass and not granted"


def test_up_down_and_up_again(new_database: Callable[[], str]) -> None:
    """Going down leaves nothing behind, and the way up is open again."""
    url = new_database()
    for _ in range(2):
        assert present_revision(url) is None
        assert migrate(url) == NEWEST
        assert tables(url) == TABLES
        assert migrate(url) == NEWEST
        assert migrate(url, "base") is None
        assert tables(url) == set()


def test_one_step_down_and_up_again(new_database: Callable[[], str]) -> None:
    """A revision by its number takes back only what came after it."""
    url = new_database()
    migrate(url)
    assert migrate(url, "0012") == "0012"
    assert migrate(url, "0011") == "0011"
    assert migrate(url, "0010") == "0010"
    assert tables(url) == TABLES
    assert migrate(url, "0009") == "0009"
    assert tables(url) == TABLES - ARCHIVED
    assert migrate(url, "0008") == "0008"
    assert tables(url) == TABLES - ARCHIVED - GONE
    assert migrate(url, "0007") == "0007"
    assert tables(url) == BY_GAME | WHOLE | HOOKS
    assert migrate(url, "0006") == "0006"
    assert migrate(url, "0005") == "0005"
    assert migrate(url, "0004") == "0004"
    assert tables(url) == BY_GAME | WHOLE | HOOKS
    assert migrate(url, "0003") == "0003"
    assert tables(url) == BY_GAME | WHOLE
    assert migrate(url, "0002") == "0002"
    assert tables(url) == BY_GAME | {"packs"}
    assert migrate(url, "0001") == "0001"
    assert tables(url) == BY_GAME
    assert migrate(url) == NEWEST
    assert tables(url) == TABLES


async def test_a_token_that_was_taken_back_opens_nothing_behind_the_way_down(
    new_database: Callable[[], str],
) -> None:
    """An older release knows no revocations: on its way there the tokens themselves go."""
    url = new_database()
    migrate(url)
    async with opened_store(with_account(url, SERVICE), size=1) as store:
        game = await begun(store, "one")
        assert await store.revoke_token(game, OWNER, None)
    for revision in ("0008", "head"):
        migrate(url, revision)
    async with opened_store(with_account(url, SERVICE), size=1) as store:
        loaded = await store.load(game)
    assert loaded is not None
    assert not loaded.tokens


@pytest.mark.parametrize("unknown", ["4711", "", "0010-20", "head-1"])
def test_an_unknown_revision_changes_nothing(new_database: Callable[[], str], unknown: str) -> None:
    """A revision that is not there is refused, and what is there stays."""
    url = new_database()
    migrate(url)
    with pytest.raises(MigrationFailed, match=f"there is no revision {unknown!r}"):
        migrate(url, unknown)
    assert tables(url) == TABLES


def test_only_the_release_that_made_a_schema_goes_down_from_it(new_database: Callable[[], str]) -> None:
    """An older one is told so, and changes nothing; brought up to what it knows, the schema stays newer."""
    url = new_database()
    migrate(url)
    with psycopg.connect(url) as newer:
        newer.execute("update alembic_version set version_num = '9999'")
    assert migrate(url) == "9999"
    for older in ("0001", "base"):
        with pytest.raises(MigrationFailed, match="the release that made revision 9999 goes down from it"):
            migrate(url, older)
    assert tables(url) == TABLES


def test_services_that_start_at_once_migrate_once(new_database: Callable[[], str]) -> None:
    """Those who come second wait and find the schema there."""
    url = new_database()
    assert migrated_at_once([url] * 4) == [NEWEST] * 4


def test_the_role_is_shared_by_databases_that_migrate_at_once(new_database: Callable[[], str]) -> None:
    """The role belongs to the whole server: its databases may migrate together."""
    assert migrated_at_once([new_database() for _ in range(4)]) == [NEWEST] * 4


async def test_whoever_reads_for_long_keeps_nobody_else_from_a_table_that_is_to_change(
    new_database: Callable[[], str],
) -> None:
    """A migration that waits for a backup lets others read in between, and is done behind it."""
    url = new_database()
    migrate(url, "0008")
    with (
        ThreadPoolExecutor(1) as beside,
        psycopg.connect(url) as backup,
        psycopg.connect(url, autocommit=True) as other,
    ):
        backup.execute(READ)
        going = beside.submit(migrate, url)
        await until(lambda: other.execute(WAITING).rowcount)
        other.execute("set statement_timeout = '30s'")
        other.execute("select from tokens")
        assert not going.done()
        backup.rollback()
        assert going.result() == NEWEST


def test_nothing_changes_while_a_table_is_in_use_without_end(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some tries whoever migrates is told what is in the way."""
    monkeypatch.setattr(migrating, "MOST_TRIES", 1)
    monkeypatch.setattr(migrating, "SECONDS_BETWEEN", 0.0)
    url = new_database()
    migrate(url, "0008")
    with psycopg.connect(url) as backup:
        backup.execute(READ)
        with pytest.raises(MigrationFailed, match="a table is in use for long"):
            migrate(url)
    assert present_revision(url) == "0008"
    assert migrate(url) == NEWEST


async def test_a_store_without_schema_is_unavailable(new_database: Callable[[], str]) -> None:
    """A database that lost its schema is not ready, which is no fault of the program."""
    url = new_database()
    migrate(url)
    async with opened_store(with_account(url, SERVICE), size=1) as store:
        await begun(store)
        migrate(url, "base")
        with psycopg.connect(url) as connection:
            connection.execute("grant select on alembic_version to automa_service")
        with pytest.raises(StoreUnavailable, match="migrated"):
            await store.ping()


def migrated_at_once(urls: list[str]) -> list[str | None]:
    """Migrate each database in a process of its own; the revisions reached."""
    with ProcessPoolExecutor(len(urls), mp_context=get_context("spawn")) as processes:
        return list(processes.map(migrate, urls))


def tables(url: str) -> set[str]:
    """The tables of a database, but for the one where alembic keeps its place."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url))
    with engine.connect() as connection:
        names = connection.scalars(text("select tablename from pg_tables where schemaname = 'public'"))
        found = set(names) - {"alembic_version"}
    engine.dispose()
    return found
