"""Appends before, while and after the log of a game is taken out of the database."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from automa_ledger.archive.statements import SQL
from automa_ledger.store import AppendOutcome, Store
from tests.store.games import OWNER, appended, begun, hash_of, words
from tests.waiting import until

WAITING = "select from pg_locks where relation = 'commits'::regclass and not granted"


def delete(connection: psycopg.Connection[Any], facts: dict[str, object]) -> None:
    """What the archive does with a log behind its lock."""
    assert connection.execute(SQL["head"], facts).fetchone() == (True,)
    connection.execute(SQL["add_archive"], facts)
    connection.execute(SQL["delete_commits"], facts)


async def test_an_archived_log_takes_no_commit(store: Store, database_url: str) -> None:
    """The outcome has no version, `load` says so, and there is nothing to read."""
    game = await begun(store, "one", "two")
    with psycopg.connect(database_url) as owner:
        owner.execute(SQL["lock"])
        delete(owner, {"game_id": game, "version": 2, "hash": hash_of("two")})
    assert not await appended(store, game, 2, "two", "lost")
    assert await store.append_outcome(game, OWNER, None) == AppendOutcome(
        is_revoked=False, key_version=None, fingerprint=None, version=None, hash=None
    )
    loaded = await store.load_game(game)
    assert loaded is not None
    assert loaded.is_archived
    assert await store.records(game, 0, 10) is None


async def test_a_log_that_has_gone_on_does_not_end_as_its_file(store: Store, database_url: str) -> None:
    """So the archive leaves it where it is."""
    game = await begun(store, "one", "two")
    assert await appended(store, game, 2, "two", "three")
    with psycopg.connect(database_url) as owner:
        for version, word, ends in (
            (1, "one", False),
            (2, "two", False),
            (3, "two", False),
            (3, "three", True),
        ):
            facts = {"game_id": game, "version": version, "hash": hash_of(word)}
            assert owner.execute(SQL["head"], facts).fetchone() == (ends,)


async def test_an_append_that_waits_for_an_archive_leaves_nothing(store: Store, database_url: str) -> None:
    """It began before the log was deleted and finds no commit to follow when its turn comes."""
    game = await begun(store, "one", "two")
    with psycopg.connect(database_url) as owner, psycopg.connect(database_url, autocommit=True) as other:
        owner.execute(SQL["lock"])
        appends = [asyncio.create_task(appended(store, game, 2, "two", f"lost {each}")) for each in range(3)]
        await until(lambda: other.execute(WAITING).rowcount == len(appends))
        delete(owner, {"game_id": game, "version": 2, "hash": hash_of("two")})
        owner.commit()
        assert await asyncio.gather(*appends) == [False] * 3
        assert other.execute("select from commits where game_id = %s", [game]).rowcount == 0


async def test_without_the_lock_a_commit_would_be_left_of_a_log_that_is_gone(
    store: Store, database_url: str
) -> None:
    """Why there is one: the append has seen its head, waits for the key of another one, and is written."""
    game = await begun(store, "one", "two")
    with psycopg.connect(database_url) as owner, psycopg.connect(database_url) as other:
        blocking = "insert into commits (game_id, version, at, hash, events) values (%s, 3, now(), %s, '[]')"
        other.execute(blocking, [game, bytes(32)])
        append = asyncio.create_task(appended(store, game, 2, "two", "orphan"))
        await asyncio.sleep(0.3)
        delete(owner, {"game_id": game, "version": 2, "hash": hash_of("two")})
        owner.commit()
        other.rollback()
        assert await append
        assert owner.execute("select version from commits where game_id = %s", [game]).fetchall() == [(3,)]
        owner.execute("delete from commits where game_id = %s", [game])


async def test_the_archive_waits_for_an_append_that_was_first(store: Store, database_url: str) -> None:
    """Behind its lock it sees the commit, and the log stays."""
    game = await begun(store, "one", "two")
    with psycopg.connect(database_url) as first, psycopg.connect(database_url, autocommit=True) as owner:
        first.execute(
            "insert into commits (game_id, version, at, hash, events)"
            ' values (%s, 3, now(), %s, \'[{"word":"3"}]\')',
            [game, hash_of("three")],
        )
        owner.execute("set lock_timeout = '200ms'")
        with pytest.raises(psycopg.errors.LockNotAvailable), owner.transaction():
            owner.execute(SQL["lock"])
        first.commit()
        with owner.transaction():
            owner.execute(SQL["lock"])
            facts = {"game_id": game, "version": 2, "hash": hash_of("two")}
            assert owner.execute(SQL["head"], facts).fetchone() == (False,)
    assert await words(store, game) == ["one", "two", "3"]


async def test_a_log_can_be_read_while_an_archive_holds_its_lock(store: Store, database_url: str) -> None:
    """Whoever only reads waits for nothing."""
    game = await begun(store, "one")
    with psycopg.connect(database_url) as owner:
        owner.execute(SQL["lock"])
        assert await asyncio.wait_for(words(store, game), 5) == ["one"]
