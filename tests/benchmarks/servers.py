"""Starting an application under uvicorn or granian with the same settings, in a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

import httpx

from service.store.accounts import SERVICE, with_account

Server = Literal["uvicorn", "granian"]

SECONDS_TO_START = 60


class Process(NamedTuple):
    """A running server: its loopback port, and the id of its process."""

    port: int
    id: int


@contextmanager
def served(application: str, server: Server, url: str) -> Iterator[int]:
    """The loopback port on which an application is served by one process; its pool has ten connections."""
    with started(application, server, url) as process:
        yield process.port


@contextmanager
def started(application: str, server: Server, url: str, cached_games: int = 20_000) -> Iterator[Process]:
    """The same, with the id of the process, which keeps so many games."""
    port = _free_port()
    with _run(port, url, ["-m", *_arguments(application, server, port)], cached_games) as process:
        yield process


@contextmanager
def serving(url: str, workers: int) -> Iterator[Process]:
    """`automa serve` with so many processes, whose pools have ten connections each."""
    port = _free_port()
    program = "import sys, service.cli; sys.exit(service.cli.main(sys.argv[1:]))"
    arguments = ["-c", program, "serve", "--workers", str(workers)]
    with _run(port, with_account(url, SERVICE), arguments) as process:
        yield process


@contextmanager
def _run(port: int, url: str, arguments: list[str], cached_games: int = 20_000) -> Iterator[Process]:
    environment = {
        **os.environ,
        "AUTOMA_DATABASE_URL": url,
        "AUTOMA_PORT": str(port),
        "AUTOMA_POOL_SIZE": "10",
        "AUTOMA_CACHE_GAMES": str(cached_games),
    }
    process = subprocess.Popen(  # noqa: S603 - our own arguments
        [sys.executable, *arguments],
        env=environment,
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
    threads = [*Path(f"/proc/{process}/task").iterdir()]
    children = [int(child) for each in threads for child in (each / "children").read_text().split()]
    own = sum(int((each / "schedstat").read_text().split()[0]) for each in threads)
    return own + sum(map(_nanoseconds, children))


def _arguments(application: str, server: Server, port: int) -> list[str]:
    where = ["--host", "127.0.0.1", "--port", str(port)]
    if server == "uvicorn":
        quiet = ["--log-level", "critical", "--no-access-log", "--no-server-header"]
        return ["uvicorn", application, *where, *quiet, "--loop", "uvloop", "--http", "httptools"]
    return [
        "granian",
        application,
        *where,
        "--interface",
        "asgi",
        "--loop",
        "uvloop",
        "--workers",
        "1",
        "--no-ws",
    ]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    message = f"the server on port {port} does not start"
    raise RuntimeError(message)
