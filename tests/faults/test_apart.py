"""Very long logs, which a process of its own works on: the same answers, whatever becomes of that process."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from service.games.rulesets import RULESETS
from service.waiting.aside import VERY_LONG
from tests.benchmarks.sample_log import log_file
from tests.faults.processes import PATIENCE, Service
from tests.waiting import waited_for

EVENTS = 2_001
NDJSON = {"Content-Type": "application/x-ndjson"}


@pytest.fixture(scope="module")
def log() -> bytes:
    """A long one."""
    return log_file(EVENTS)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, database_url: str) -> Iterator[Service]:
    """One for all."""
    one = Service(tmp_path_factory.mktemp("apart"), database_url=database_url)
    yield one
    one.discard()


@contextmanager
def imported(service: Service, log: bytes) -> Iterator[tuple[dict[str, Any], httpx.Client]]:
    """A game of a log, and its owner."""
    answer = httpx.post(f"{service.url}/v1/games/import", content=log, headers=NDJSON, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    address, owner = f"{service.url}/v1/games/{game['game']}", {"Authorization": f"Bearer {game['token']}"}
    with httpx.Client(base_url=address, headers=owner, timeout=PATIENCE) as http:
        yield game, http


def beside(service: Service) -> list[int]:
    """The processes that work for a service."""
    children = Path(f"/proc/{service.process.pid}/task/{service.process.pid}/children").read_text().split()
    return [int(each) for each in children if b"apart" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_long_logs_are_imported_copied_and_checked(service: Service, log: bytes) -> None:
    """What is told of a new game is what is read of it afterwards; a log that was edited is refused."""
    with imported(service, log) as (game, http):
        then = {each: game[each] for each in game if each not in {"token", "forked_from"}}
        assert http.get("").json() == then
        assert (game["version"], len(beside(service))) == (EVENTS, 1)

        found = http.get("/audit").json()
        assert (found["sound"], found["version"], found["decisions"]["differing"]) == (True, EVENTS, [])

        same, key = [http.post("/forks", headers={"Idempotency-Key": "again"}).json() for _ in range(2)]
        assert same == key
        assert (same["version"], same["state"]) == (EVENTS, game["state"])
        played = {"type": "gain", "coins": 1}
        owner = {"Authorization": f"Bearer {same['token']}", "If-Match": f'"{EVENTS}"'}
        assert http.post(f"../{same['game']}/actions", json=played, headers=owner).status_code == 200

        edited = log.replace(b'"coins":1', b'"coins":2', 1)
        refused = httpx.post(
            f"{service.url}/v1/games/import", content=edited, headers=NDJSON, timeout=PATIENCE
        )
        assert (refused.status_code, refused.json()["code"]) == (422, "chain_broken")


def lost_at_work(service: Service, http: httpx.Client) -> tuple[int, httpx.Response]:
    """A process that was killed while somebody waited for it, and what that one was told."""
    for seconds in (0.2, 2, 20):  # on a busy machine it is lost before it is asked, and replaced at once
        (process,) = beside(service)
        os.kill(process, signal.SIGSTOP)
        killed = threading.Timer(seconds, os.kill, (process, signal.SIGKILL))
        killed.start()
        answer = http.get("/audit")
        killed.join()
        if answer.status_code != 200:
            return process, answer
    pytest.fail("nobody noticed")


def test_a_process_that_is_lost_is_told_of_and_replaced(service: Service, log: bytes) -> None:
    """503 to whoever waited for it; the next who asks has another."""
    with imported(service, log) as (_, http):
        process, lost = lost_at_work(service, http)

        assert (lost.status_code, lost.json()["code"]) == (503, "work_broken_off")
        assert http.get("/audit").json()["sound"]
        assert process not in beside(service)


def test_nobody_with_a_short_log_waits_behind_a_long_one(service: Service, log: bytes) -> None:
    """However long that one takes, and whoever asks for both."""
    short = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"]}
    with imported(service, log) as (_, http), httpx.Client(timeout=PATIENCE) as other:
        game = other.post(f"{service.url}/v1/games", json=short).json()
        other.headers["Authorization"] = f"Bearer {game['token']}"
        (process,) = beside(service)
        os.kill(process, signal.SIGSTOP)
        long = threading.Thread(target=http.get, args=("/audit",))
        try:
            long.start()
            assert other.get(f"{service.url}/v1/games/{game['game']}/audit").json()["sound"]
        finally:
            os.kill(process, signal.SIGCONT)
            long.join()


def test_nobody_with_a_long_log_waits_behind_a_very_long_one(
    tmp_path: Path, database_url: str, log: bytes
) -> None:
    """Of those there are as many as there are networks that ask for them."""
    service = Service(tmp_path, database_url=database_url)
    with imported(service, log) as (_, long):
        first = beside(service)
        with imported(service, log_file(VERY_LONG + 500)) as (_, very_long), elsewhere(very_long) as other:
            (second,) = set(beside(service)) - set(first)
            os.kill(second, signal.SIGSTOP)
            audit = threading.Thread(target=other.get, args=("/audit",))
            try:
                audit.start()
                assert long.get("/audit").json()["sound"]
            finally:
                os.kill(second, signal.SIGCONT)
                audit.join()
    service.end(signal.SIGTERM)


def test_nobody_with_a_long_log_waits_behind_another_s(tmp_path: Path, database_url: str, log: bytes) -> None:
    """One of as many events may be made to take many times as long: there is a second process."""
    service, sound = Service(tmp_path, database_url=database_url), list[bool]()
    with (
        imported(service, log) as (_, mine),
        imported(service, log) as (_, theirs),
        elsewhere(theirs) as other,
    ):
        (process,) = beside(service)
        os.kill(process, signal.SIGSTOP)
        audits = [
            threading.Thread(target=lambda http=each: sound.append(http.get("/audit").json()["sound"]))
            for each in (mine, other)
        ]
        try:
            for each in audits:
                each.start()
            waited_for(lambda: sound)
        finally:
            os.kill(process, signal.SIGCONT)
            for each in audits:
                each.join()
    service.end(signal.SIGTERM)
    assert sound == [True, True]


def elsewhere(client: httpx.Client) -> httpx.Client:
    """The same client on another network: of one network long work is done one by one."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(
        base_url=client.base_url, headers=client.headers, timeout=PATIENCE, transport=transport
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_its_service(
    tmp_path: Path, database_url: str, log: bytes, number: signal.Signals
) -> None:
    """However that ends: nothing goes on alone."""
    service = Service(tmp_path, database_url=database_url)
    with imported(service, log):
        (process,) = beside(service)
    service.end(number)

    waited_for(lambda: not Path(f"/proc/{process}").exists())
