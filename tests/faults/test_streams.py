"""Live streams when services, connections and the database come and go."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from uuid import uuid4

import httpx2
import psycopg
import pytest

from automa_ledger.cli import listener as port
from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_ledger.webhooks.wake_up import WakeUp, listen
from tests.api.client import begun
from tests.api.running import running
from tests.api.stream import EVENT_STREAM, append_unheard, listening
from tests.faults.processes import PATIENCE, Game, Service
from tests.faults.test_database_away import break_connections, frozen, sessions
from tests.waiting import until

Known = Callable[[], int | None]

PACE = 0.04  # seconds between commands
NEVER = 10**9  # more commits than there are


class Follower:
    """A client that comes again whenever its stream ends, at whatever service there is, with its last id."""

    def __init__(self, services: list[Service], game: Game, patience: int) -> None:
        self.lines: list[str] = []
        self.connections = 0
        self._services = services
        self._game = game
        self._patience = patience  # commits after which it leaves of its own accord
        self._last = 0
        self._news = asyncio.Event()

    async def heard(self, commits: int) -> None:
        """Return when it has heard so many commits in all."""
        while len(self.lines) < commits:
            self._news.clear()
            await self._news.wait()

    async def follow(self, until: Known) -> None:
        """Listen until the version is reached that is told when it is known."""
        async with httpx2.AsyncClient(timeout=20) as http:
            while until() is None or self._last < (until() or 0):
                service = self._services[self.connections % len(self._services)]
                self.connections += 1
                try:
                    await self._listen(http, service, until)
                except httpx2.TransportError:
                    await asyncio.sleep(0.05)

    async def _listen(self, http: httpx2.AsyncClient, service: Service, until: Known) -> None:
        headers = {"Authorization": f"Bearer {self._game.token}", "Accept": EVENT_STREAM}
        if self._last:
            headers["Last-Event-ID"] = str(self._last)
        url = f"{service.url}{self._game.location}/commits"
        seen = number = 0
        async with http.stream("GET", url, headers=headers) as answer:
            assert answer.status_code in {200, 503}
            async for text in answer.aiter_lines():
                if text.startswith("id: "):
                    number = int(text.removeprefix("id: "))
                elif text.startswith("data: "):
                    self.lines.append(text.removeprefix("data: "))
                    self._last = number
                    seen += 1
                    self._news.set()
                if seen == self._patience or self._last == until():
                    return


async def play(services: list[Service], game: Game, done: asyncio.Event) -> int:
    """Gain a coin again and again, at one service after the other, until all is done; the last version."""
    version = 0
    seats = cycle(range(len(services)))
    async with httpx2.AsyncClient(timeout=20) as http:
        while not done.is_set():
            headers = {
                "Authorization": f"Bearer {game.token}",
                "If-Match": "*",
                "Idempotency-Key": str(uuid4()),
            }
            for seat in seats:
                url = f"{services[seat].url}{game.location}/actions"
                try:
                    answer = await http.post(url, json={"type": "gain", "coins": 1}, headers=headers)
                except httpx2.TransportError:
                    continue
                if answer.status_code == 200:
                    version = answer.json()["version"]
                    break
            await asyncio.sleep(PACE)
    return version


@pytest.mark.slow
def test_nothing_is_missed_or_repeated(serve: Callable[..., Service]) -> None:
    """Two services, of which one is restarted and then the other killed: every client gets the log once."""
    services = [serve(stream_heartbeat_seconds="1"), serve(stream_heartbeat_seconds="1")]
    game = services[0].begin_game()
    followers = [Follower(services, game, patience) for patience in (7, 40, NEVER, NEVER)]
    followers[-1].connections = 1  # so that one of the patient begins at either service

    async def restart(seat: int, number: signal.Signals) -> None:
        await asyncio.to_thread(services[seat].end, number)
        services[seat] = await asyncio.to_thread(serve, stream_heartbeat_seconds="1")

    async def heard_more() -> None:
        """Until each has heard a few commits that are newer than this moment."""
        for each in followers:
            await each.heard(len(each.lines) + 10)

    async def everything() -> None:
        reached: int | None = None
        done = asyncio.Event()
        following = [asyncio.create_task(each.follow(lambda: reached)) for each in followers]
        playing = asyncio.create_task(play(services, game, done))
        await heard_more()
        await restart(0, signal.SIGTERM)
        await heard_more()
        await restart(1, signal.SIGKILL)
        await heard_more()
        done.set()
        reached = await playing
        await asyncio.gather(*following)

    asyncio.run(asyncio.wait_for(everything(), 5 * PATIENCE))
    headers = {"Authorization": f"Bearer {game.token}", "Accept": "application/x-ndjson"}
    found = httpx2.get(f"{services[0].url}{game.location}/commits", headers=headers, timeout=PATIENCE)
    log = [versioned(line) for line in found.text.splitlines()[1:]]

    assert len(log) > 3 * 10
    for each in followers:
        assert [versioned(line) for line in each.lines] == log
    assert all(each.connections > 2 for each in followers)


def versioned(line: str) -> tuple[int, object, object]:
    """What a message and a line of the log say alike of a commit."""
    commit = json.loads(line)
    return commit["version"], commit["at"], commit["command"]


def test_a_stop_closes_streams_at_once(serve: Callable[[], Service]) -> None:
    """A clean end, where what is cut off at the end of the grace for open requests would be a broken one."""
    service = serve()
    game = service.begin_game()
    headers = {"Authorization": f"Bearer {game.token}", "Accept": EVENT_STREAM}

    with httpx2.stream("GET", f"{service.url}{game.location}/commits", headers=headers, timeout=20) as answer:
        parts = answer.iter_text()
        assert next(parts).startswith("retry:")
        service.process.send_signal(signal.SIGTERM)
        assert "event: end" not in "".join(parts)
    service.end(signal.SIGTERM)

    assert service.process.returncode == 0


def test_a_client_that_does_not_read_does_not_hold_up_a_stop(
    data_dir: Path, serve: Callable[[], Service]
) -> None:
    """The service ends, in good order, while a client has not taken what was sent to it."""
    service = serve()
    game = service.begin_game()
    sockets = (data_dir / "postgres" / "postmaster.pid").read_text().splitlines()[4]
    own_database = f"postgresql://postgres@/postgres?host={sockets}"
    asyncio.run(append_unheard(own_database, game.location.rpartition("/")[2], 200, 100_000))
    url = httpx2.URL(service.url)
    request = f"GET {game.location}/commits HTTP/1.1\r\nHost: localhost\r\nAccept: {EVENT_STREAM}\r\n"
    with socket.create_connection((url.host, url.port or 0)) as idle:
        idle.sendall(f"{request}Authorization: Bearer {game.token}\r\n\r\n".encode())
        assert idle.recv(8) == b"HTTP/1.1"
        time.sleep(0.5)
        service.end(signal.SIGTERM)

    assert service.process.returncode == 0


def test_whoever_reads_nothing_is_given_up() -> None:
    """The system cuts off clients that take nothing or have vanished, after a minute."""
    with port.listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000


async def test_streams_outlast_a_restart_of_the_database(tmp_path: Path) -> None:
    """They stay open, with heartbeats, and go on when the database is there again."""
    with run_embedded_postgres(tmp_path / "data") as url:
        migrate(url)
    async with AsyncExitStack() as stack:
        with run_embedded_postgres(tmp_path / "data"):
            address = stack.enter_context(running(url, stream_heartbeat_seconds=1))
            http = await stack.enter_async_context(httpx2.AsyncClient(base_url=address, timeout=30))
            game = await begun(http, setup={"target": 30})
            stream = await stack.enter_async_context(listening(game))
            assert await stream.versions(1) == [1]
        for _ in range(2):
            block = await stream.block()
            assert block is not None
            assert block.is_heartbeat
        with run_embedded_postgres(tmp_path / "data"):
            await append_unheard(url, game.game, 1)
            assert await stream.versions(1) == [2]


async def test_streams_share_one_connection_and_outlast_its_end(new_database: Callable[[], str]) -> None:
    """However many listen, there is one beside the pool's four; what is appended after it broke arrives."""
    url = new_database()
    migrate(url)
    with running(url, stream_poll_seconds=3_600) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as http, AsyncExitStack() as stack:
            games = [await begun(http, setup={"target": 30}) for _ in range(10)]
            streams = [await stack.enter_async_context(listening(each)) for each in games * 2]
            for stream in streams:
                assert await stream.versions(1) == [1]
            assert len(sessions(url)) <= 5
            for version in (2, 3):
                break_connections(url)
                await append_unheard(url, games[0].game, 1)
                for stream in streams[:: len(games)]:
                    assert await stream.versions(1) == [version]


async def test_a_worker_hears_on_after_a_connection_that_says_nothing(tmp_path: Path) -> None:
    """One that runs alone would tell all commits late, by its polls."""
    with run_embedded_postgres(tmp_path / "data") as url:
        migrate(url)
        hearing = asyncio.create_task(
            listen(with_role(url, SERVICE_ROLE), WakeUp(), ping_seconds=0.5, timeout=0.5)
        )
        first = await until(lambda: listeners(url))
        with frozen(tmp_path / "data"):
            await asyncio.sleep(2)
        await until(lambda: listeners(url, *first))
        hearing.cancel()
        await asyncio.wait([hearing])


async def listeners(url: str, *but: int) -> list[int]:
    """The sessions that were told to listen, and then at most whether they are there."""
    async with await psycopg.AsyncConnection.connect(url) as connection:
        asked = r"""
            select pid from pg_stat_activity
            where query ~ '(listen automa_games|= ''on'')\s*$' and state = 'idle' and pid <> all(%s)
        """
        return [pid for (pid,) in await (await connection.execute(asked, [list(but)])).fetchall()]
