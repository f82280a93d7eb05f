"""`automa archive` while others write and read the same games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any
from uuid import UUID

import httpx2
import psycopg
import pytest
from psycopg.rows import dict_row

from automa_ledger.archive.statements import SQL
from tests.cli.command import automa
from tests.cli.games import LOGS, archived, files, imported, place
from tests.waiting import until


@contextmanager
def held(url: str) -> Iterator[psycopg.Connection[Any]]:
    """A transaction for whose end every archive waits before it deletes."""
    with psycopg.connect(url) as connection:
        connection.execute("lock table commits in row exclusive mode")
        yield connection


def waiting(connection: psycopg.Connection[Any]) -> int:
    """How many sessions wait for the table of commits."""
    return connection.execute(
        "select from pg_locks where relation = 'commits'::regclass and not granted"
    ).rowcount


async def test_two_at_once_lose_no_log(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """They would write and remove the same files, so the second is refused and archives nothing."""
    game = imported(http, LOGS[0].read_bytes())
    with ThreadPoolExecutor(2) as together, held(url) as connection:
        both = [together.submit(archived, url, tmp_path) for _ in range(2)]
        await until(lambda: waiting(connection) + sum(each.done() for each in both) == len(both))
        connection.rollback()
        first, second = sorted((each.result() for each in both), key=lambda each: each.status)

    assert first.out.startswith("Archived: 1 games, ")
    assert (second.status, second.err) == (1, f"automa: another archive is at work in {tmp_path}\n")
    assert automa("verify", str(place(tmp_path, game.id))).status == 0
    assert archived(url, tmp_path).status == 0


async def test_a_command_that_comes_while_a_log_is_taken_out_leaves_nothing(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """It waits, finds no log to follow, and is told so, as is one that comes later."""
    game = imported(http, LOGS[0].read_bytes())
    with ThreadPoolExecutor(2) as together, held(url) as connection:
        archiving = together.submit(archived, url, tmp_path)
        await until(lambda: waiting(connection) == 1)
        undoing = together.submit(game.undo)
        await until(lambda: waiting(connection) == 2)
        connection.rollback()
        assert archiving.result().out.startswith("Archived: 1 games, ")

    for refused in undoing.result(), game.undo():
        assert (refused.status_code, refused.json()["code"]) == (410, "game_archived")
    with psycopg.connect(url) as connection:
        assert connection.execute("select from commits where game_id = %s", [UUID(game.id)]).rowcount == 0


async def test_a_log_that_went_on_while_its_file_was_written_stays(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """It is looked at again, and the file goes."""
    game = imported(http, LOGS[0].read_bytes())
    version = game.get().json()["version"]
    with ThreadPoolExecutor(1) as beside, held(url) as connection:
        later = (
            "insert into commits (game_id, version, at, hash, events)"
            " values (%s, %s, now(), sha256(''), '[]')"
        )
        connection.execute(later, [UUID(game.id), version + 1])
        archiving = beside.submit(archived, url, tmp_path)
        await until(lambda: waiting(connection) == 1)
        connection.commit()
        assert archiving.result().out == "Archived: 0 games, 0 commits, 0 bytes.\n"

    assert not files(tmp_path)
    with psycopg.connect(url) as connection:
        found = connection.execute("select from commits where game_id = %s", [UUID(game.id)])
        assert found.rowcount == version + 1


@pytest.mark.promise("archive-whole")
async def test_a_log_that_is_taken_out_is_never_half_there(url: str, http: httpx2.Client) -> None:
    """Each read meanwhile gets the whole of it, or that it is archived."""
    game = imported(http, LOGS[0].read_bytes())
    paths = ("/commits?limit=200", "/story?limit=200", "/audit", "")
    whole = {path: game.get(path).content for path in paths}
    over = Event()

    def come_and_go() -> None:
        facts = {"game_id": game.id}
        with psycopg.connect(url, autocommit=True, row_factory=dict_row) as connection:
            log = connection.execute("select * from commits where game_id = %(game_id)s", facts).fetchall()
            ending = max(log, key=lambda row: row["version"])
            while not over.is_set():
                with connection.transaction():
                    connection.execute(SQL["lock"])
                    connection.execute(SQL["add_archive"], ending)
                    connection.execute(SQL["delete_commits"], ending)
                with connection.transaction(), connection.cursor() as cursor:
                    cursor.execute(SQL["delete_archive"], ending)
                    cursor.executemany(SQL["add_commit"], log)

    with ThreadPoolExecutor(1) as beside:
        going = beside.submit(come_and_go)
        try:
            seen = [(path, game.get(path)) for _ in range(150) for path in paths]
        finally:
            over.set()
        going.result()

    assert {answer.status_code for _, answer in seen} == {200, 410}
    assert all(answer.content == whole[path] for path, answer in seen if answer.status_code == 200)
