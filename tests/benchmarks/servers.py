"""The service, and the yardstick's application under the same server class, each in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx2
import psycopg

from automa_ledger.store.roles import SERVICE_ROLE, with_role

SECONDS_TO_START = 60
BARE = ("-m", "tests.benchmarks.bare")
GUARDS = {"AUTOMA_RATE_LIMIT": "1000000/minute", "AUTOMA_CREATE_RATE_LIMIT": "1000000/minute"}
OURS = ("-m", "automa_ledger", "serve")


class Process(NamedTuple):
    """A running server: its loopback port, and the id of its process."""

    port: int
    id: int


@contextmanager
def serving(url: str, workers: int = 1, cached_games: int = 20_000) -> Iterator[Process]:
    """`automa serve` with so many processes: pools of ten connections, caches of so many games."""
    own = {"AUTOMA_CACHE_GAMES": str(cached_games), "AUTOMA_POOL_SIZE": "10", **GUARDS}
    with _run([*OURS, "--workers", str(workers)], with_role(url, SERVICE_ROLE), own) as process:
        yield process


@contextmanager
def bare(url: str, events: str, answer: int) -> Iterator[Process]:
    """The yardstick, in one process whose pool has ten connections too."""
    with _run([*BARE], url, {"BARE_EVENTS": events, "BARE_BYTES": str(answer)}) as process:
        yield process


def postgres_seconds(url: str) -> float:
    """What the database's processes have used of all cores so far."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute("show data_directory").fetchone()
    assert found is not None
    postmaster = int((Path(found[0]) / "postmaster.pid").read_text().splitlines()[0])
    return _nanoseconds(postmaster) / 1e9


@contextmanager
def _run(arguments: list[str], url: str, own: Mapping[str, str]) -> Iterator[Process]:
    port = _free_port()
    process = subprocess.Popen(  # noqa: S603 - our own arguments
        [sys.executable, *arguments],
        env={**os.environ, "AUTOMA_DATABASE_URL": url, "AUTOMA_PORT": str(port), **own},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait(port, process)
        yield Process(port, process.pid)
    finally:
        process.terminate()
        process.wait(timeout=30)


def processor_seconds(process: Process) -> float:
    """What it and its own processes have used of all cores so far."""
    return _nanoseconds(process.id) / 1e9


def _nanoseconds(process: int) -> int:
    try:
        threads = [*Path(f"/proc/{process}/task").iterdir()]
        children = [int(child) for each in threads for child in (each / "children").read_text().split()]
        own = sum(int((each / "schedstat").read_text().split()[0]) for each in threads)
    except FileNotFoundError:  # it has just ended
        return 0
    return own + sum(map(_nanoseconds, children))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            httpx2.get(f"http://127.0.0.1:{port}/")
        except httpx2.TransportError:
            time.sleep(0.05)
        else:
            return
    message = f"the server on port {port} does not start"
    raise RuntimeError(message)
