"""Workers that are killed, stopped, or many; and one that runs alone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from uuid import uuid4

import httpx2
import psycopg

from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.faults.processes import PATIENCE, Service
from tests.waiting import until
from tests.webhooks.hooked import SETTINGS, Hooked, begun_hooked
from tests.webhooks.receiver import Receiver

GAMES = 6
COMMITS = 8


def path() -> str:
    """A path of its own on the receiver."""
    return f"/{uuid4()}"


RUN_OUT = "update webhook_cursors set leased_until = now() where leased_until is not null"


async def test_what_a_killed_worker_was_delivering_is_delivered_by_the_next(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """At least once: a kill -9 in the middle of a delivery loses nothing, and order is kept.

    The next worker need only wait until the lease of the one that was killed has run out.
    """
    first, where = serve(), path()
    with receiver.holding(where):
        async with httpx2.AsyncClient(base_url=first.url, timeout=30) as http:
            hooked = await begun_hooked(http, receiver, where)
            await hooked.commit(3)
        await until(lambda: where in receiver.started)
        first.end(signal.SIGKILL)
    with psycopg.connect(own_database) as connection:
        assert connection.execute(RUN_OUT).rowcount == 1
    serve()
    await until(lambda: len({each.id for each in receiver.at(where)}) == 3)
    first_version = hooked.player.version - 2

    assert [each.version - first_version for each in receiver.at(where)] == [0, 0, 1, 2]


async def test_two_processes_share_the_work(serve: Callable[..., Service], receiver: Receiver) -> None:
    """Whoever plays a game, each commit is delivered once, in the order of its game."""
    services = [serve(), serve()]
    async with (
        httpx2.AsyncClient(base_url=services[0].url, timeout=30) as one,
        httpx2.AsyncClient(base_url=services[1].url, timeout=30) as two,
    ):
        games = await asyncio.gather(*(begun_hooked(one, receiver, path()) for _ in range(GAMES)))

        async def play(game: Hooked) -> None:
            for number in range(COMMITS):
                game.player.http = (one, two)[number % 2]
                await game.commit()
                if number < COMMITS // 2:  # slowly at first, then as fast as it goes
                    await game.taken(number + 1)

        await asyncio.gather(*map(play, games))
        for game in games:
            await game.taken(COMMITS)
        for http in (one, two):
            await until(partial(delivers, http))
    for game in games:
        messages = receiver.at(game.path)
        assert Counter(each.id for each in messages).most_common(1)[0][1] == 1
        last = game.player.version
        assert [each.version for each in messages] == [*range(last - COMMITS + 1, last + 1)]


async def delivers(http: httpx2.AsyncClient) -> bool:
    """Whether a service counts that it has delivered something."""
    return 'automa_webhook_attempts_total{outcome="delivered"}' in (await http.get("/metrics")).text


async def is_gone(http: httpx2.AsyncClient) -> bool:
    """Whether a service listens no more."""
    try:
        await http.get("/health/live")
    except httpx2.TransportError:
        return True
    return False


async def test_a_worker_that_is_stopped_ends_what_it_has_begun(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """The delivery that is under way is finished and noted: the next worker does not repeat it."""
    first, where = serve(grace_seconds="60"), path()
    async with httpx2.AsyncClient(base_url=first.url, timeout=30) as http:
        with receiver.holding(where):
            hooked = await begun_hooked(http, receiver, where)
            await hooked.commit()
            await until(lambda: where in receiver.started)
            first.process.send_signal(signal.SIGTERM)
            await until(partial(is_gone, http))
    assert "Traceback" not in first.end(signal.SIGTERM)
    assert first.process.returncode == 0
    second = serve()
    async with httpx2.AsyncClient(base_url=second.url, timeout=30) as http:
        hooked.player.http = http
        await hooked.commit()
        messages = await hooked.taken(2)

    assert [each.version for each in messages] == [hooked.player.version - 1, hooked.player.version]


async def test_a_worker_gives_back_what_it_cannot_end(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """A stop does not wait longer than the grace; the next worker need not wait for a lease to run out.

    That would be for a minute and for three, which is longer than anything is waited for.
    """
    first, where = serve(grace_seconds="0"), path()
    with receiver.holding(where):
        async with httpx2.AsyncClient(base_url=first.url, timeout=30) as http:
            hooked = await begun_hooked(http, receiver, where)
            await hooked.commit()
            await until(lambda: where in receiver.started)
        asked = time.monotonic()
        first.end(signal.SIGTERM)
        assert time.monotonic() - asked < 30
    serve()
    one, other = await hooked.taken(2)  # the one that was broken off is taken in the end

    assert one.id == other.id


def started(**chosen: str) -> subprocess.Popen[str]:
    """`automa worker` as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "automa_ledger", "worker"],
        env=os.environ | {f"AUTOMA_{name.upper()}": value for name, value in chosen.items()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def test_a_worker_can_run_alone(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """A service set to deliver nothing delivers nothing; `automa worker` does, until it is told to stop.

    What other processes commit it hears of: it does not wait for its next look at everything.
    """
    service = serve(webhook_worker="false")
    url = with_role(own_database, SERVICE_ROLE)
    chosen = SETTINGS | {"database_url": url, "webhook_poll_seconds": "3600"}
    async with httpx2.AsyncClient(base_url=service.url, timeout=30) as http:
        hooked = await begun_hooked(http, receiver, path())
        await hooked.commit()
    worker = started(**chosen)
    try:
        async with httpx2.AsyncClient(base_url=service.url, timeout=30) as http:
            assert len(await hooked.taken(1)) == 1
            hooked.player.http = http
            await hooked.commit(2)
            for each in await hooked.taken(3):
                each.verify(hooked.hook["secret"])
    finally:
        worker.send_signal(signal.SIGTERM)
        _, errors = worker.communicate(timeout=PATIENCE)

    assert worker.returncode == 0
    assert "Traceback" not in errors
