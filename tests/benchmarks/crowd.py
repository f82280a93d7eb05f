"""Many clients that listen to live streams, in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection

import msgspec
import uvloop

from tests.benchmarks.load import request

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wish(msgspec.Struct, frozen=True):
    """A stream of a game from behind a version on, at a loopback port."""

    port: int
    game: str
    token: str
    after: int


class Arrival(msgspec.Struct, frozen=True):
    """When a version reached a client, by the clock that all processes of a machine share."""

    client: int
    version: int
    at: float


class Crowd:
    """Clients that are listening."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def arrivals(self) -> list[Arrival]:
        """What has arrived since this was last asked."""
        self._pipe.send("arrivals")
        found: list[Arrival] = self._pipe.recv()
        return found


@contextmanager
def listening(wishes: Sequence[Wish]) -> Iterator[Crowd]:
    """Clients, one for each wish, that all have an answer already."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, list(wishes)))
    process.start()
    ours.recv()
    try:
        yield Crowd(ours)
    finally:
        ours.send("leave")
        ended = ours.recv()
        process.join(30)
    if ended:
        message = f"{ended} streams ended before their time"
        raise RuntimeError(message)


def _run(pipe: Connection, wishes: list[Wish]) -> None:
    uvloop.run(_listen_all(pipe, wishes))


async def _listen_all(pipe: Connection, wishes: list[Wish]) -> None:
    arrivals: list[Arrival] = []

    async def listen(client: int, stream: Stream) -> None:
        while line := await stream[0].readline():
            if line.startswith(b"id: "):
                arrivals.append(Arrival(client, int(line[4:]), time.perf_counter()))
        message = "a stream has ended"
        raise EOFError(message)

    streams = [await _opened(wish) for wish in wishes]
    listeners = [asyncio.create_task(listen(client, stream)) for client, stream in enumerate(streams)]
    pipe.send("ready")
    while await asyncio.to_thread(pipe.recv) != "leave":
        pipe.send(arrivals)
        arrivals.clear()
    for each in listeners:
        each.cancel()
    found = await asyncio.gather(*listeners, return_exceptions=True)
    pipe.send(sum(type(each) is EOFError for each in found))


async def _opened(wish: Wish) -> Stream:
    reader, writer = await asyncio.open_connection("127.0.0.1", wish.port)
    path = f"/v1/games/{wish.game}/events?after={wish.after}"
    bearer = f"Bearer {wish.token}"
    writer.write(request("GET", path, Accept="text/event-stream", Authorization=bearer))
    head = await reader.readuntil(b"retry:")
    if not head.startswith(b"HTTP/1.1 200"):
        message = f"no stream: {head!r}"
        raise ValueError(message)
    return reader, writer
