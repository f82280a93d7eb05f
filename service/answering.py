"""A database that neither answers nor ends a connection: it is not waited for without end."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import AsyncConnection
from psycopg.pq.abc import PGconn

MOST_SECONDS_TO_ANSWER = 20.0  # a statement has 15 in the server
# Of this session: another one may be of the server that serves now, know the columns as they have become, or
# be of an account that was made anew, with the rights that this one's took along.
OUTLIVED = (
    psycopg.errors.ReadOnlySqlTransaction,
    psycopg.errors.FeatureNotSupported,
    psycopg.errors.InsufficientPrivilege,
)


class Unanswered(psycopg.OperationalError):
    """Nothing has come over a connection for so long that it was cut off."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no answer for {seconds:g} seconds")


@contextmanager
def must_answer(connection: AsyncConnection, seconds: float) -> Iterator[None]:
    """Cut a connection off that is still being used after so many seconds. Raises Unanswered.

    One whose session is of no use any more is closed.

    A cancelled statement would wait for the answer too: the socket is shut, as if the server had gone.
    """
    cut = False

    def too_late() -> None:
        nonlocal cut
        cut = True
        cut_off(connection.pgconn)

    due = asyncio.get_running_loop().call_later(seconds, too_late)
    try:
        yield
    except psycopg.OperationalError as error:
        if cut:
            raise Unanswered(seconds) from error
        raise
    except OUTLIVED:
        connection.pgconn.finish()
        raise
    finally:
        due.cancel()


def cut_off(connection: PGconn) -> None:
    """Shut the socket, as if the server had gone."""
    with socket.socket(fileno=os.dup(connection.socket)) as line:
        line.shutdown(socket.SHUT_RDWR)
