"""A load generator: a list of requests, sent over kept-open connections as fast as answers come.

It runs in a process of its own, so that it shares no interpreter with the server under test.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from itertools import cycle, takewhile

import msgspec
import uvloop


class Load(msgspec.Struct, frozen=True):
    """Raw HTTP/1.1 requests to one loopback port, each sent once, or over and over for some seconds."""

    port: int
    connections: int
    requests: list[bytes]
    seconds: float | None = None


class Figures(msgspec.Struct, frozen=True):
    """What a run took: requests a second, and of the latencies, in milliseconds, three percentiles."""

    a_second: float
    p50: float
    p99: float
    longest: float
    failed: int


class Answered(msgspec.Struct, frozen=True):
    """A run, and the bodies of its answers in the order in which they came."""

    figures: Figures
    bodies: list[bytes]


def run(load: Load) -> Figures:
    """Send the requests and wait for all answers."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(_run, (load,))


def answered(load: Load) -> list[bytes]:
    """The same, for what is answered."""
    return uvloop.run(_send_all(load)).bodies


def _run(load: Load) -> Figures:
    return uvloop.run(_send_all(load)).figures


async def _send_all(load: Load) -> Answered:
    waiting = iter(load.requests) if load.seconds is None else _for_some_time(load.requests, load.seconds)
    taken: list[float] = []
    bodies: list[bytes] = []
    failed = 0

    async def connection() -> None:
        nonlocal failed
        reader, writer = await asyncio.open_connection("127.0.0.1", load.port)
        for request in waiting:
            began = time.perf_counter()
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            body = await reader.readexactly(_content_length(head))
            if load.seconds is None:
                bodies.append(body)
            taken.append(time.perf_counter() - began)
            failed += not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201"))
        writer.close()

    began = time.perf_counter()
    await asyncio.gather(*(connection() for _ in range(load.connections)))
    elapsed = time.perf_counter() - began
    p50, p99, longest = (percentile(taken, percent) for percent in (50, 99, 100))
    return Answered(Figures(len(taken) / elapsed, p50, p99, longest, failed), bodies)


def _for_some_time(requests: Sequence[bytes], seconds: float) -> Iterator[bytes]:
    until = time.perf_counter() + seconds
    return takewhile(lambda _: time.perf_counter() < until, cycle(requests))


def _content_length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.split(b":")[1])
    message = f"an answer without a length: {head!r}"
    raise ValueError(message)


def percentile(seconds: Sequence[float], percent: int) -> float:
    """A percentile of latencies, in milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """The bytes of a request. Underscores in the names of headers stand for dashes."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
    if body:
        lines.append("Content-Type: application/json")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
