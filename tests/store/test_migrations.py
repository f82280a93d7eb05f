"""The schema, up and down."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import create_engine, text

from automa_ledger import migrator
from automa_ledger.migrator import MigrationFailed, migrate
from automa_ledger.schema import current_revision
from automa_ledger.store import NewCommit, NewGame, Store, StoreUnavailable, open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.store.games import AT, OWNER, begun
from tests.waiting import until

STEPS = {
    "0001": {"games", "names", "tokens", "revocations", "commits"},
    "0002": {"packs"},
    "0003": {"api_keys"},
    "0004": {"webhook_cursors", "webhooks"},
    "0005": {"archives"},
    "0006": {"tombstones"},
}
"""What each revision adds."""
TABLES = {table for tables in STEPS.values() for table in tables}
NEWEST = max(STEPS)
READ = "lock table webhooks in access share mode"  # as a backup does to its end
WAITING = "select from pg_locks where relation = 'webhooks'::regclass and not granted"


def test_up_down_and_up_again(new_database: Callable[[], str]) -> None:
    """Going down leaves nothing behind, and the way up is open again."""
    url = new_database()
    for _ in range(2):
        assert current_revision(url) is None
        assert migrate(url) == NEWEST
        assert tables(url) == TABLES
        assert migrate(url) == NEWEST
        assert migrate(url, "base") is None
        assert tables(url) == set()


def test_one_step_down_and_up_again(new_database: Callable[[], str]) -> None:
    """A revision by its number takes back only what came after it."""
    url = new_database()
    migrate(url)
    for revision in sorted(STEPS, reverse=True):
        assert migrate(url, revision) == revision
        assert tables(url) == {
            table for each, tables in STEPS.items() if each <= revision for table in tables
        }
    assert migrate(url) == NEWEST
    assert tables(url) == TABLES


async def test_the_view_has_a_row_for_each_event(store: Store, database_url: str) -> None:
    """Its commit's version and its place in it, for whoever asks in SQL."""
    game = uuid4()
    texts = '[{"type":"commanded"},{"rule":"R1","type":"drawn"}]', '[{"type":"commanded"}]'
    commits = [NewCommit(AT, text, None, bytes(32)) for text in texts]
    await store.add_game(NewGame(game, "scythe", OWNER, commits))
    with psycopg.connect(with_role(database_url, SERVICE_ROLE)) as connection:
        found = connection.execute(
            "select version, place, type, rule, data from events where game_id = %s order by 1, 2", [game]
        ).fetchall()
    assert found == [
        (1, 0, "commanded", None, {"type": "commanded"}),
        (1, 1, "drawn", "R1", {"rule": "R1", "type": "drawn"}),
        (2, 0, "commanded", None, {"type": "commanded"}),
    ]


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
    migrate(url)
    with (
        ThreadPoolExecutor(1) as beside,
        psycopg.connect(url) as backup,
        psycopg.connect(url, autocommit=True) as other,
    ):
        backup.execute(READ)
        going = beside.submit(migrate, url, "0003")
        await until(lambda: other.execute(WAITING).rowcount)
        other.execute("set statement_timeout = '30s'")
        other.execute("select from webhooks")
        assert not going.done()
        backup.rollback()
        assert going.result() == "0003"


def test_nothing_changes_while_a_table_is_in_use_without_end(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After some tries whoever migrates is told what is in the way."""
    monkeypatch.setattr(migrator, "MAX_ATTEMPTS", 1)
    monkeypatch.setattr(migrator, "RETRY_SECONDS", 0.0)
    url = new_database()
    migrate(url)
    with psycopg.connect(url) as backup:
        backup.execute(READ)
        with pytest.raises(MigrationFailed, match="a table is in use for long"):
            migrate(url, "0003")
    assert current_revision(url) == NEWEST
    assert migrate(url, "0003") == "0003"


async def test_a_store_without_schema_is_unavailable(new_database: Callable[[], str]) -> None:
    """A database that lost its schema is not ready, which is no fault of the program."""
    url = new_database()
    migrate(url)
    async with open_store(with_role(url, SERVICE_ROLE), size=1) as store:
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
