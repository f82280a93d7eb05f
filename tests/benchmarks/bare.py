"""The yardstick: a bare Litestar handler with the same INSERT and an answer of the same length."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import uvicorn
from litestar import Litestar, Request, Response, post
from psycopg_pool import AsyncConnectionPool

from automa_ledger.server.protocol import LimitedHttpProtocol

INSERT = b"""insert into bare_commits (game_id, version, at, hash, key, fingerprint, events, secret)
values (%s, %s, now(), %s, %s, %s, %s, null) on conflict do nothing returning version"""
EVENTS = os.environ.get("BARE_EVENTS", "[]")
ANSWER = b'"' + b"x" * (int(os.environ.get("BARE_BYTES", "2")) - 2) + b'"'
POOL_SIZE = 10

pool = AsyncConnectionPool(
    os.environ.get("AUTOMA_DATABASE_URL", ""),
    min_size=2,
    max_size=POOL_SIZE,
    kwargs={"autocommit": True, "prepare_threshold": 0},
    open=False,
)


@post("/insert", status_code=200)
async def insert(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Read the body, insert one row of the size of a turn, and answer as many bytes as a turn does."""
    await request.body()
    facts = (uuid4(), 2, bytes(32), uuid4(), bytes(32), EVENTS)
    async with pool.connection() as connection:
        await (await connection.execute(INSERT, facts)).fetchall()
    return Response(ANSWER, media_type="application/json")


@asynccontextmanager
async def opened(_: Litestar) -> AsyncIterator[None]:
    """Hold the pool open while the application runs."""
    async with pool:
        yield


app = Litestar([insert], lifespan=[opened], openapi_config=None)

if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(os.environ["AUTOMA_PORT"]),
        loop="uvloop",
        http=LimitedHttpProtocol,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )
