"""Several processes of one service on one port, and how a service leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from service.counted import Family, Places
from tests.faults.processes import PATIENCE, Game, Service, ended
from tests.waiting import until

LIMIT = 20


def children(service: Service) -> set[int]:
    """The processes that serve."""
    number = service.process.pid
    return set(map(int, Path(f"/proc/{number}/task/{number}/children").read_text().split()))


def mapped(process: int) -> str:
    """What a process has in its memory, and of which files."""
    return Path(f"/proc/{process}/maps").read_text()


def metric(service: Service, name: str) -> float:
    """A counter or gauge without labels."""
    lines = httpx.get(f"{service.url}/metrics", timeout=PATIENCE).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def begun(service: Service) -> float:
    """How many games were begun, as all processes have counted them."""
    lines = httpx.get(f"{service.url}/metrics", timeout=PATIENCE).text.splitlines()
    wanted = 'automa_http_requests_total{method="POST",route="/v1/games",status="201"} '
    return sum(float(line.removeprefix(wanted)) for line in lines if line.startswith(wanted))


def nothing_to_undo(service: Service, game: Game) -> bool:
    """Whether the service finds a game as it began, over a connection that any process may get."""
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": "*"}
    answer = httpx.post(f"{service.url}{game.location}/undo", headers=headers, timeout=PATIENCE)
    return bool(answer.json()["code"] == "nothing_to_undo")


def refused(service: Service) -> bool:
    """Whether no further game can be made."""
    return httpx.post(f"{service.url}/v1/games", json={}, timeout=PATIENCE).status_code == 429


def says_that_it_leaves(service: Service) -> bool:
    """Whether it is not ready any more, for that reason, and closes the connection."""
    answer = httpx.get(f"{service.url}/health/ready", timeout=PATIENCE)
    return (
        answer.status_code == 503
        and answer.json()["code"] == "stopping"
        and answer.headers["connection"] == "close"
    )


async def test_processes_share_a_port_and_are_replaced(serve: Callable[..., Service], data_dir: Path) -> None:
    """A game goes on whichever answers, limits and counters are of all, and a killed one comes again."""
    service = serve(workers="2", create_rate_limit=f"{LIMIT}/minute", log_level="error")
    await until(lambda: metric(service, "automa_processes") == 2)
    games = [service.begin_game() for _ in range(LIMIT)]

    assert all(nothing_to_undo(service, game) for game in games[:3] * 4)
    assert refused(service)
    killed = min(children(service))
    os.kill(killed, signal.SIGKILL)
    assert await until(lambda: len(children(service) - {killed}) == 2)
    assert all(service.knows(game) for game in games)
    assert await until(lambda: metric(service, "automa_processes") == 2)
    assert '"status":-9' in service.end(signal.SIGTERM)
    assert service.process.returncode == 0
    assert ended(data_dir)


async def test_no_process_outlives_its_supervisor(serve: Callable[..., Service]) -> None:
    """However that ends."""
    service = serve(workers="2")
    left = await until(lambda: children(service))
    service.process.kill()

    assert await until(lambda: not any(Path(f"/proc/{number}/fd").exists() for number in left))


async def test_a_service_that_leaves_says_so_before_it_stops(serve: Callable[..., Service]) -> None:
    """For its time to drain it answers what comes, closes each connection, and is not ready.

    Whoever does not want to wait for that presses Ctrl-C.
    """
    service = serve(drain_seconds="600")
    game = service.begin_game()
    service.process.send_signal(signal.SIGTERM)

    assert await until(lambda: says_that_it_leaves(service))
    assert service.knows(game)
    service.end(signal.SIGINT)
    assert service.process.returncode == 0


async def test_counters_of_processes_need_no_room_on_a_disk(
    serve: Callable[..., Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is mapped that lies on a disk: where that is full, whoever writes to it would be killed."""
    with TemporaryDirectory() as disk:  # a short path: a socket may have to lie in it
        monkeypatch.setenv("TMPDIR", disk)
        service = serve(workers="2")
        await until(lambda: metric(service, "automa_processes") == 2)

        assert not any(disk in mapped(child) for child in children(service))
        service.end(signal.SIGTERM)


async def test_what_a_process_has_counted_stays(serve: Callable[..., Service]) -> None:
    """Also when it is killed, and another one counts on in its place."""
    service = serve(workers="2", log_level="error")
    for _ in range(6):
        service.begin_game()

    assert await until(lambda: begun(service) == 6)
    killed = children(service)
    for child in killed:
        os.kill(child, signal.SIGKILL)
    assert await until(lambda: len(children(service) - killed) == 2)
    service.begin_game()
    assert await until(lambda: begun(service) == 7)


SUPERVISED = """
import ctypes, os, sys, time
from service.cli.stopping import stop_on_signals
from service.cli.supervising import supervise

def work(place, _):
    if os.fork() == 0:
        os._exit(0) if os.fork() else os._exit(7)
    os.wait()
    time.sleep(0.3)
    print("done", flush=True)
    time.sleep(60)

ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
stop_on_signals(serves=True)
supervise(1, work, print)
"""
"""A supervisor to whom orphans come, as to the first process of a container, and a worker that leaves one."""


CROWDED = """
import os, sys, time
from service.cli.stopping import stop_on_signals
from service.cli.supervising import supervise

def work(place, _):
    if place:
        print("at work", place, flush=True)
    time.sleep(0.2 if place else 60)

def crowded(forked=os.fork, tries=iter(range(20))):
    if 2 <= next(tries) < 4:
        raise BlockingIOError(11, "Resource temporarily unavailable")
    return forked()

os.fork = crowded
stop_on_signals(serves=True)
supervise(2, work, lambda place: print("ended", place, flush=True))
"""
"""A supervisor whose account may have no more processes for a while when one is to be replaced."""


FULL = """
import os, sys, time
from service.cli.stopping import stop_on_signals
from service.cli.supervising import supervise

born, tries = [], iter(range(6))

def work(place, _):
    os.write(1, b"at work\\n")
    time.sleep(60 if len(born) > 2 else 0.2 * len(born))

def full(forked=os.fork):
    if len(born) >= 2 and any(os.path.exists(f"/proc/{each}") for each in born[:2]):
        next(tries)
        raise BlockingIOError(11, "Resource temporarily unavailable")
    born.append(forked())
    return born[-1]

os.fork = full
stop_on_signals(serves=True)
supervise(2, work, lambda place: os.write(1, b"ended\\n"))
"""
"""A supervisor for whose processes there is room when both that have ended are there no more."""


def test_processes_that_have_ended_leave_their_room_to_the_next() -> None:
    """While one cannot be begun, what others that end meanwhile had is given back."""
    command = (sys.executable, "-c", FULL)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as supervisor:  # noqa: S603
        assert supervisor.stdout is not None
        told = [supervisor.stdout.readline() for _ in range(6)]
        supervisor.terminate()
    assert told == ["at work\n"] * 2 + ["ended\n"] * 2 + ["at work\n"] * 2


def test_a_process_that_cannot_be_replaced_yet_ends_no_other() -> None:
    """The others serve on, and it is begun as soon as there is room."""
    command = (sys.executable, "-c", CROWDED)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as supervisor:  # noqa: S603
        assert supervisor.stdout is not None
        told = [supervisor.stdout.readline() for _ in range(3)]
        assert told == ["at work 1\n", "ended 1\n", "at work 1\n"]
        assert supervisor.poll() is None
        supervisor.terminate()


def test_an_orphan_that_ends_is_none_of_the_processes() -> None:
    """The service goes on: nobody of its own has ended."""
    command = (sys.executable, "-c", SUPERVISED)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as supervisor:  # noqa: S603
        assert supervisor.stdout is not None
        assert supervisor.stderr is not None
        assert supervisor.stdout.readline() == "done\n"
        assert supervisor.poll() is None
        supervisor.terminate()
        assert supervisor.stdout.read() == ""
        assert supervisor.stderr.read() == ""


def test_a_process_that_was_killed_while_it_counted_ends_no_other() -> None:
    """What it has left at its place is no text: it counts for nothing, and the next one begins anew there."""
    places = Places(2)
    said = "What was told\N{HORIZONTAL ELLIPSIS}"
    families = [Family("automa_told", said, "counter", (("automa_told_total", (), 2.0),))]
    for place in range(2):
        places.put(place, families)
    file = places._files[0]
    text = os.pread(file, os.fstat(file).st_size, 0)
    os.pwrite(file, b"x", text.index("\N{HORIZONTAL ELLIPSIS}".encode()) + 1)  # over what was there before
    assert places.all() == families
    os.ftruncate(file, 9)
    assert places.all() == families
    places.leave(0)
    places.put(0, families)
    assert [family.values for family in places.all()] == [(("automa_told_total", (), 4.0),)]
