"""Several processes of one service on one port, and how a service leaves."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import httpx2
import psutil

from tests.faults.processes import PATIENCE, Service, ended
from tests.waiting import until


async def says_that_it_leaves(service: Service) -> bool:
    """Whether it is not ready any more, for that reason, and closes the connection."""
    async with httpx2.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(f"{service.url}/health/ready")
    return (
        answer.status_code == 503
        and answer.json()["code"] == "stopping"
        and answer.headers["connection"] == "close"
    )


async def answering(service: Service) -> set[str]:
    """Which processes answer some calls, by their part of the request ids."""
    async with httpx2.AsyncClient(timeout=PATIENCE) as http:
        alone = {"connection": "close"}
        answers = [await http.get(f"{service.url}/health/ready", headers=alone) for _ in range(8)]
    assert all(answer.status_code == 200 for answer in answers)
    return {answer.headers["x-request-id"][:16] for answer in answers}


async def test_processes_share_a_port_and_the_embedded_database(
    serve: Callable[..., Service], data_dir: Path
) -> None:
    """A game goes on whichever answers. All end with SIGTERM, and the database with them."""
    service = serve(workers="2", log_level="error")
    game = service.begin_game()
    await until(lambda: len(service.workers()) == 2)
    seen: set[str] = set()

    async def both_have_answered() -> bool:
        seen.update(await answering(service))
        return len(seen) == 2

    await until(both_have_answered)
    assert all(service.knows(game) for _ in range(8))
    left = service.workers()
    service.end(signal.SIGTERM)
    assert service.process.returncode == 0
    assert not any(psutil.pid_exists(number) for number in left)
    assert ended(data_dir)


async def test_a_killed_process_is_replaced(serve: Callable[..., Service]) -> None:
    """By uvicorn's supervisor; meanwhile the other one answers."""
    service = serve(workers="2", log_level="error")
    game = service.begin_game()
    before = await until(lambda: service.workers() if len(service.workers()) == 2 else None)
    killed = min(before)
    await until(lambda: service.knows(game))
    os.kill(killed, signal.SIGKILL)

    assert await until(lambda: len(service.workers() - {killed}) == 2)
    assert all(service.knows(game) for _ in range(4))


async def test_a_service_that_leaves_says_so_before_it_stops(serve: Callable[..., Service]) -> None:
    """For its time to drain it answers what comes, closes each connection, and is not ready.

    Whoever does not want to wait for that presses Ctrl-C.
    """
    service = serve(drain_seconds="600")
    game = service.begin_game()
    service.process.send_signal(signal.SIGTERM)

    await until(lambda: says_that_it_leaves(service))
    assert service.knows(game)
    service.end(signal.SIGINT)
    assert service.process.returncode == 0


async def test_a_stop_waits_for_what_is_under_way(serve: Callable[..., Service]) -> None:
    """A request whose body is still coming is answered, and then the process ends."""
    service = serve(grace_seconds="30")
    url = httpx2.URL(service.url)
    with socket.create_connection((url.host, url.port or 0), timeout=PATIENCE) as client:
        client.sendall(
            b"POST /v1/games HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n"
        )
        assert client.recv(4096).startswith(b"HTTP/1.1 100 ")
        service.process.send_signal(signal.SIGTERM)
        await asyncio.sleep(0.5)
        client.sendall(b"{}")
        assert client.recv(12) == b"HTTP/1.1 400"
    service.process.communicate(timeout=PATIENCE)
    assert service.process.returncode == 0
