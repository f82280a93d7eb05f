"""Nothing that was acknowledged is lost when the database is killed under load.

That nothing is lost with the service is shown by the histories.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from uuid import uuid4

import httpx2
import msgspec
import pytest

from tests.faults.processes import BEGIN, PATIENCE, Service, postmaster
from tests.waiting import until

CLIENTS = 20
ENOUGH = 10 * CLIENTS  # commits, before something is killed


class Client(msgspec.Struct):
    """One game and what its service has acknowledged: the versions reached, and keys with their answers."""

    path: str
    headers: dict[str, str]
    acknowledged: list[tuple[str, int]] = []
    statuses: set[int] = set()


async def begun(url: str) -> list[Client]:
    """A game for each client."""
    async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answers = await asyncio.gather(*(http.post("/v1/games", json=BEGIN) for _ in range(CLIENTS)))
    return [
        Client(
            answer.headers["location"],
            {"Authorization": f"Bearer {answer.json()['token']}", "If-Match": "*"},
        )
        for answer in answers
    ]


async def load(url: str, clients: list[Client], process: int) -> None:
    """Each client gains a coin after the other; in the middle of it a process is killed."""
    over = asyncio.Event()

    async def play(http: httpx2.AsyncClient, client: Client) -> None:
        while not over.is_set():
            key = str(uuid4())
            headers = {**client.headers, "Idempotency-Key": key}
            try:
                answer = await http.post(
                    f"{client.path}/actions", json={"type": "gain", "coins": 1}, headers=headers
                )
            except httpx2.TransportError:
                await asyncio.sleep(0.05)
                continue
            client.statuses.add(answer.status_code)
            if answer.status_code == 200:
                client.acknowledged.append((key, answer.json()["version"]))

    async with httpx2.AsyncClient(base_url=url, timeout=20) as http:
        players = [asyncio.create_task(play(http, client)) for client in clients]
        await until(lambda: sum(len(client.acknowledged) for client in clients) > ENOUGH)
        os.kill(process, signal.SIGKILL)
        await asyncio.sleep(1.5)
        over.set()
        await asyncio.gather(*players)


async def nothing_is_lost(url: str, clients: list[Client]) -> None:
    """Every acknowledged commit is in a log without gaps that audits well; its key still answers the same."""
    async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for client in clients:
            audit = (await http.get(f"{client.path}/audit", headers=client.headers)).json()
            assert audit["sound"]
            versions = [version for _, version in client.acknowledged]
            assert len({*versions}) == len(versions)
            assert max(versions) <= audit["version"]
        busiest = max(clients, key=lambda one: len(one.acknowledged))
        key, version = busiest.acknowledged[-1]
        again = await http.post(
            f"{busiest.path}/actions",
            json={"type": "gain", "coins": 1},
            headers={**busiest.headers, "Idempotency-Key": key},
        )
        assert (again.status_code, again.json()["version"]) == (200, version)
        assert again.headers["idempotent-replayed"] == "true"


@pytest.mark.slow
@pytest.mark.promise("commit-whole")
def test_a_killed_database_has_lost_nothing(data_dir: Path, serve: Callable[[], Service]) -> None:
    """After a kill -9 of Postgres under load clients get 503, never 500, and a restart finds every commit."""
    first = serve()
    server = postmaster(data_dir)
    assert server is not None

    async def under_load() -> list[Client]:
        clients = await begun(first.url)
        await load(first.url, clients, server)
        return clients

    clients = asyncio.run(under_load())
    first.end(signal.SIGTERM)
    second = serve()

    assert set().union(*(client.statuses for client in clients)) <= {200, 503}
    asyncio.run(nothing_is_lost(second.url, clients))
