"""A line: a connection on which statements follow each other."""

from __future__ import annotations

import asyncio
from time import monotonic

import psycopg
import pytest
from psycopg import AsyncConnection

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
