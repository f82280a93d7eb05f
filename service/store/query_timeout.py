"""A database that neither answers nor closes a connection is not waited for without end."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import AsyncConnection

QUERY_TIMEOUT_SECONDS = 20.0  # a statement has 15 in the server
STALE_SESSION = (
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.FeatureNotSupported,
    psycopg.errors.InsufficientPrivilege,
)
"""Errors of this session alone: a new one may reach another server, other columns or other rights."""


class QueryTimeout(psycopg.OperationalError):
    """A statement was not answered in time, and its connection was cut off."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer for {seconds:g} seconds")


@contextmanager
def query_timeout(connection: AsyncConnection, seconds: float) -> Iterator[None]:
    """Cut a connection off that is still in use after so many seconds. Raises QueryTimeout.

    A cancelled statement would wait for the server too, so the socket is shut as if the server had gone. A
    connection whose session is stale is closed.
    """
    is_cut = False

    def cut_off() -> None:
        nonlocal is_cut
        is_cut = True
        with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
            line.shutdown(socket.SHUT_RDWR)

    due = asyncio.get_running_loop().call_later(seconds, cut_off)
    try:
        yield
    except psycopg.OperationalError as error:
        if is_cut:
            raise QueryTimeout(seconds) from error
        raise
    except STALE_SESSION:
        connection.pgconn.finish()
        raise
    finally:
        due.cancel()
