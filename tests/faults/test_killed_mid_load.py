"""Nothing that was acknowledged is lost when the service or its database is killed under load."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import httpx
import msgspec

from tests.faults.processes import BEGIN, Service, postmaster

CLIENTS = 20
SECONDS = 2.5
KILLED_AFTER = 1.0
KINDS_OF_ANSWER = {200, 503}


class Client(msgspec.Struct):
    """One game and what its service has acknowledged: the versions reached, and keys with their answers."""

    path: str
    headers: dict[str, str]
    coins: int
    acknowledged: list[tuple[str, int]] = []
    statuses: set[int] = set()


async def begun(url: str) -> list[Client]:
    """A game for each client."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        answers = await asyncio.gather(*(http.post("/v1/games", json=BEGIN) for _ in range(CLIENTS)))
    return [
        Client(
            answer.headers["location"],
            {"Authorization": f"Bearer {answer.json()['token']}", "If-Match": "*"},
            coins=4,
            acknowledged=[],
            statuses=set(),
        )
        for answer in answers
    ]


async def load(url: str, clients: list[Client]) -> None:
    """Each client gains a coin after the other, until the time is over or nobody answers any more."""
    until = time.monotonic() + SECONDS

    async def play(http: httpx.AsyncClient, client: Client) -> None:
        while time.monotonic() < until:
            key = str(uuid4())
            headers = {**client.headers, "Idempotency-Key": key}
            try:
                answer = await http.post(
                    f"{client.path}/actions", json={"type": "gain", "coins": 1}, headers=headers
                )
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            client.statuses.add(answer.status_code)
            if answer.status_code == 200:
                client.acknowledged.append((key, answer.json()["version"]))

    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        await asyncio.gather(*(play(http, client) for client in clients))


async def nothing_is_lost(url: str, clients: list[Client]) -> None:
    """Every acknowledged commit is in a log without gaps that audits well; its key still answers the same."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as http:
        for client in clients:
            page = (await http.get(f"{client.path}/turns?limit=1000", headers=client.headers)).json()
            reached = {turn["last"] for turn in page["turns"]}
            assert {version for _, version in client.acknowledged} <= reached
            audit = (await http.get(f"{client.path}/audit", headers=client.headers)).json()
            assert audit["sound"]
            assert max(reached) == audit["version"]
        busiest = max(clients, key=lambda one: len(one.acknowledged))
        key, version = busiest.acknowledged[-1]
        again = await http.post(
            f"{busiest.path}/actions",
            json={"type": "gain", "coins": 1},
            headers={**busiest.headers, "Idempotency-Key": key},
        )
        assert (again.status_code, again.json()["version"]) == (200, version)
        assert again.headers["idempotent-replayed"] == "true"


async def killing(process: int) -> None:
    """Kill one process in the middle of the load."""
    await asyncio.sleep(KILLED_AFTER)
    os.kill(process, signal.SIGKILL)


def test_a_killed_service_has_lost_nothing(data_dir: Path, serve: Callable[[], Service]) -> None:
    """After a kill -9 of the service under load the next one finds every acknowledged commit."""
    first = serve()

    async def under_load() -> list[Client]:
        clients = await begun(first.url)
        await asyncio.gather(load(first.url, clients), killing(first.process.pid))
        return clients

    clients = asyncio.run(under_load())
    second = serve()

    assert sum(len(client.acknowledged) for client in clients) > CLIENTS
    assert set().union(*(client.statuses for client in clients)) == {200}
    asyncio.run(nothing_is_lost(second.url, clients))
    assert postmaster(data_dir) is not None


def test_a_killed_database_has_lost_nothing(data_dir: Path, serve: Callable[[], Service]) -> None:
    """After a kill -9 of Postgres under load clients get 503, never 500, and a restart finds every commit."""
    first = serve()
    server = postmaster(data_dir)
    assert server is not None

    async def under_load() -> list[Client]:
        clients = await begun(first.url)
        await asyncio.gather(load(first.url, clients), killing(server))
        return clients

    clients = asyncio.run(under_load())
    first.end(signal.SIGTERM)
    second = serve()

    assert sum(len(client.acknowledged) for client in clients) > CLIENTS
    assert set().union(*(client.statuses for client in clients)) <= KINDS_OF_ANSWER
    asyncio.run(nothing_is_lost(second.url, clients))
