"""A line: a connection on which statements follow each other."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from time import monotonic

import psycopg
import pytest
import uvloop
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from service.store.query_timeout import QueryTimeout
from service.embedded import embedded_postgres
from service.store.lanes import Lanes
from service.store.line import Line, Sent
from service.store.prepared import Prepared


async def test_whatever_is_sent_over_a_lost_line_has_failed(database_url: str) -> None:
    """What is under way when the line is lost fails, and so does what is sent before anybody has noticed."""
    one = Prepared(b"one", b"select 1", {})
    async with await AsyncConnection.connect(database_url, autocommit=True) as connection:
        await one.prepare(connection)
        line = Line(connection, one)
        loop = asyncio.get_running_loop()
        sent = [Sent([], loop.create_future(), monotonic()) for _ in range(3)]
        with line.entered():
            line.send(sent[0])
            connection.pgconn.finish()
            line.send(sent[1])
            line.send(sent[2])
    for each in sent:
        with pytest.raises(psycopg.OperationalError):
            await asyncio.wait_for(each.result, 5)


async def test_who_asks_again_at_once_does_not_meet_the_lost_line(database_url: str) -> None:
    """A reading that failed with its connection is tried once more: it must not fail with the same one."""
    whose = Prepared(b"whose", b"select pg_backend_pid()::text", {})
    async with AsyncConnectionPool(database_url, min_size=1, kwargs={"autocommit": True}, open=False) as pool:
        lanes = Lanes(pool, whose, answer=20, number=1)
        server = (await lanes.run([])).get_value(0, 0)
        with psycopg.connect(database_url) as other:  # nothing else goes on meanwhile
            other.execute("select pg_terminate_backend(%s::int, 5000::bigint)", [int(server or b"")])
        with pytest.raises(psycopg.OperationalError):
            await lanes.run([])
        assert (await lanes.run([])).get_value(0, 0) != server
        await lanes.close()


def test_a_line_is_lost_when_the_server_ends_it_with_a_statement_unread(tmp_path: Path) -> None:
    """Its last words come together with a reset, behind which an event loop tells of nothing more."""
    loops = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with embedded_postgres(tmp_path / "data") as url, loops as runner:
        for _ in range(10):
            runner.run(asyncio.wait_for(_ended_unread(url), 30))


async def _ended_unread(database_url: str, how: signal.Signals = signal.SIGTERM) -> None:
    one = Prepared(b"one", b"select 1", {})
    async with await AsyncConnection.connect(database_url, autocommit=True) as connection:
        await one.prepare(connection)
        line, server = Line(connection, one), connection.pgconn.backend_pid
        sent = Sent([], asyncio.get_running_loop().create_future(), monotonic())
        with line.entered():
            os.kill(server, signal.SIGSTOP)
            line.send(sent)
            os.kill(server, how)
            os.kill(server, signal.SIGCONT)
            with pytest.raises(psycopg.OperationalError):
                await sent.result


def test_a_line_is_lost_when_another_process_of_the_server_has_crashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last words are a warning, which is no result, and come together with a reset."""
    monkeypatch.setenv("PGCTLTIMEOUT", "2")  # it is to end while it recovers
    loops = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with embedded_postgres(tmp_path / "data") as url, loops as runner:
        runner.run(asyncio.wait_for(_ended_unread(url, signal.SIGQUIT), 15))


async def test_a_line_that_says_nothing_is_lost(database_url: str) -> None:
    """It is not waited for that the connection's end is told of."""
    slow = Prepared(b"slow", b"select pg_sleep(60)", {})
    async with await AsyncConnection.connect(database_url, autocommit=True) as connection:
        await slow.prepare(connection)
        line = Line(connection, slow)
        sent = Sent([], asyncio.get_running_loop().create_future(), monotonic() - 21)
        with line.entered():
            line.send(sent)
            line.query_timeout(20)
            assert line.lost.done()
    with pytest.raises(QueryTimeout):
        await sent.result
