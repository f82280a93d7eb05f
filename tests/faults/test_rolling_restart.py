"""Two services behind the proxy of deploy/, exchanged one after the other while clients play."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from tests.faults.processes import PATIENCE, Game, Service
from tests.waiting import until, waited_for

CADDY = Path(sys.executable).with_name("caddy")
CADDYFILE = Path(__file__).parents[2] / "deploy/caddy/Caddyfile"
CLIENTS = 4
TRIES = 3
PAUSE = 0.05  # seconds between the commands of a client
QUIET = {"drain_seconds": "1", "log_level": "warning"}  # nobody reads what it logs


def adapted(port: int, services: list[str]) -> str:
    """The file of deploy/ for a port of this machine, with services on it, which are asked more often."""
    text = re.sub(
        r"^\{\$AUTOMA_DOMAIN.*\{$", f"http://127.0.0.1:{port} {{", CADDYFILE.read_text(), flags=re.MULTILINE
    )
    text = text.replace("service:8000", " ".join(services)).replace(
        "health_interval 2s", "health_interval 100ms"
    )
    return "{\n\tadmin off\n}\n" + text


@contextmanager
def proxy(folder: Path, services: list[Service]) -> Iterator[tuple[str, Path]]:
    """The address of a proxy that stands before the services, and the file of what it says."""
    log = folder / "caddy.log"
    port, process = started(folder / "Caddyfile", log, [urlsplit(service.url).netloc for service in services])
    try:
        yield f"http://127.0.0.1:{port}", log
    finally:
        process.terminate()
        process.wait(PATIENCE)


def started(file: Path, log: Path, services: list[str]) -> tuple[int, subprocess.Popen[bytes]]:
    """A proxy that listens, and its port: a free one may be somebody else's before the proxy has it."""
    for _ in range(TRIES):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        file.write_text(adapted(port, services))
        with log.open("wb") as said:
            process = subprocess.Popen(  # noqa: S603 - the proxy of our environment
                [CADDY, "run", "--config", file, "--adapter", "caddyfile"], stderr=said
            )
        waited_for(partial(has_come_or_gone, process, port), log.read_text)
        if process.poll() is None:
            return port, process
    pytest.fail(log.read_text())


def has_come_or_gone(process: subprocess.Popen[bytes], port: int) -> bool:
    """Whether somebody takes connections at the port, or the process that was to do so has ended."""
    if process.poll() is not None:
        return True
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


async def play(url: str, game: Game, seen: Counter[int | str], stop: asyncio.Event) -> int:
    """Gain coins until it is enough; the newest version that was acknowledged."""
    newest = 0
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": "*"}
    async with httpx2.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
        while not stop.is_set():
            try:
                answer = await http.post(f"{game.location}/actions", json={"type": "gain", "coins": 1})
            except httpx2.TransportError as error:
                seen[repr(error)] += 1
                continue
            seen[answer.status_code] += 1
            newest = answer.json()["version"] if answer.status_code == 200 else newest
            await asyncio.sleep(PAUSE)
    return newest


async def goes_on(seen: Counter[int | str]) -> None:
    """Wait until each client may have been answered once more."""
    enough = seen[200] + 2 * CLIENTS
    await until(lambda: seen[200] > enough, lambda: str(seen))


@pytest.mark.slow
async def test_no_client_notices_an_exchange(serve: Callable[..., Service], tmp_path: Path) -> None:
    """Each service leaves for its time to drain, another one takes its address: all answers are 200 or 503.

    What was acknowledged is there.
    """
    services = [serve(**QUIET), serve(**QUIET)]
    games = [services[0].begin_game() for _ in range(CLIENTS)]
    seen: Counter[int | str] = Counter()
    stop = asyncio.Event()
    with proxy(tmp_path, services) as (url, log):
        async with httpx2.AsyncClient(base_url=url) as http:

            async def is_there() -> bool:
                with suppress(httpx2.TransportError):
                    return (await http.get("/health/ready")).status_code == 200
                return False

            await until(is_there, log.read_text)
        players = [asyncio.create_task(play(url, game, seen, stop)) for game in games]
        for leaving in services:
            await goes_on(seen)
            await asyncio.to_thread(leaving.end, signal.SIGTERM)
            port = str(urlsplit(leaving.url).port)
            await asyncio.to_thread(serve, port=port, **QUIET)
        await goes_on(seen)
        stop.set()
        newest = await asyncio.gather(*players)

        assert set(seen) <= {200, 503}, seen
        async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            for game, version in zip(games, newest, strict=True):
                headers = {"Authorization": f"Bearer {game.token}"}
                audit = (await http.get(f"{game.location}/audit", headers=headers)).json()
                assert audit["sound"]
                assert audit["version"] >= version
