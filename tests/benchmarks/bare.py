"""The yardstick: a bare Litestar handler that decodes a small body and does one INSERT."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import UUID, uuid4

import msgspec
from litestar import Litestar, post
from psycopg_pool import AsyncConnectionPool

INSERT = b"insert into bare(game_id, version, data, hash) values (%s, %s, %s, %s)"
DATA = '{"amount":2,"rule":"T2B","seat":"automa","type":"coins_changed"}'
POOL_SIZE = 10

pool = AsyncConnectionPool(
    os.environ.get("AUTOMA_DATABASE_URL", ""),
    min_size=2,
    max_size=POOL_SIZE,
    kwargs={"autocommit": True, "prepare_threshold": 0},
    open=False,
)


class Body(msgspec.Struct):
    """What the handler is sent."""

    card: int | None = None


class Done(msgspec.Struct):
    """What the handler answers."""

    game: UUID
    version: int


@post("/insert", status_code=200)
async def insert(data: Body) -> Done:
    """Insert one row of the size of a small event."""
    game_id = uuid4()
    async with pool.connection() as connection:
        await connection.execute(INSERT, (game_id, data.card or 1, DATA, bytes(32)))
    return Done(game_id, data.card or 1)


@asynccontextmanager
async def opened(_: Litestar) -> AsyncIterator[None]:
    """Hold the pool open while the application runs."""
    async with pool:
        yield


app = Litestar([insert], lifespan=[opened], openapi_config=None)
