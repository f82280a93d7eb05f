"""Live streams: what they cost the commands, how late they are, and what a listener costs."""

from __future__ import annotations

import os
import time
from pathlib import Path
from statistics import median

import httpx
import msgspec

from service.settings import Settings
from tests.benchmarks.crowd import Arrival, Crowd, Wish, listening
from tests.benchmarks.load import Load, percentile, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import Process, processor_seconds, serving
from tests.benchmarks.turns import START, Games, games_at, turn_requests

LISTENERS = 200
CONNECTIONS = 8
ROUNDS = 5
TURNS = 1_000  # a round
GAINS = 2_000  # a round
PACED = 100  # commands
PACE = 0.05  # seconds
SECONDS_BETWEEN_COMMITS = 5  # of one game, at a lively table


class Round(msgspec.Struct, frozen=True):
    """Commands a second, and microseconds of a core that the service took for each."""

    a_second: float
    cost: float


class Delays(msgspec.Struct, frozen=True):
    """Seconds from sending each command until its answer, and until its last event reached each listener."""

    answers: list[float]
    deliveries: list[float]


def streams(url: str, table: Table) -> None:
    """All of it."""
    _cost_to_turns(url, table)
    _cost_to_gains(url, table)
    _delays(url, table)
    _cost_of_a_listener(url, table)


def _cost_to_turns(url: str, table: Table) -> None:
    """Automa turns while others listen to quiet games, and while they listen to every fifth of these."""
    with serving(url) as server:
        games = games_at(server.port, 50, (3 * ROUNDS + 1) * TURNS)
        quiet = _begun(server.port, LISTENERS)
        requests = turn_requests(games)
        rounds = [requests[first : first + TURNS] for first in range(0, len(requests), TURNS)]
        _round(server, rounds[-1])
        alone, beside, within = [], [], []
        for number in range(ROUNDS):
            alone.append(_round(server, rounds[3 * number]))
            with listening(quiet):
                beside.append(_round(server, rounds[3 * number + 1]))
            with listening(_every_fifth(server.port, games, (3 * number + 2) * TURNS)):
                within.append(_round(server, rounds[3 * number + 2]))
    _compare(table, f"turns, {LISTENERS} listen to others", beside, alone)
    _compare(table, f"turns, {LISTENERS} listen to every 5th", within, alone)


def _cost_to_gains(url: str, table: Table) -> None:
    """The smallest commands, each in a game that somebody listens to."""
    with serving(url) as server:
        wishes = _begun(server.port, LISTENERS)
        requests = [_gain(wish) for _ in range(GAINS // LISTENERS) for wish in wishes]
        _round(server, requests)
        alone, heard = [], []
        for _ in range(ROUNDS):
            alone.append(_round(server, requests))
            with listening([_now(wish) for wish in wishes]):
                heard.append(_round(server, requests))
    _compare(table, f"gains, {LISTENERS} listen to all", heard, alone)


def _round(server: Process, requests: list[bytes]) -> Round:
    before = processor_seconds(server)
    figures = run(Load(server.port, CONNECTIONS, requests))
    if figures.failed:
        message = f"{figures.failed} requests failed"
        raise RuntimeError(message)
    return Round(figures.a_second, 1e6 * (processor_seconds(server) - before) / len(requests))


def _compare(table: Table, what: str, ours: list[Round], theirs: list[Round]) -> None:
    """The medians: the rate depends on all else that the machine does, the processor time less so."""
    rates = [median(each.a_second for each in rounds) for rounds in (ours, theirs)]
    costs = [median(each.cost for each in rounds) for rounds in (ours, theirs)]
    table.row(f"{what}: a second", rates[0], rates[1], "1/s", "no listener")
    table.row(f"{what}: core time", costs[0], costs[1], "µs", "no listener")


def _delays(url: str, table: Table) -> None:
    with serving(url) as here, serving(url) as there:
        many, one = _begun(here.port, LISTENERS), _begun(here.port, 1) * LISTENERS
        _late(table, f"{LISTENERS} listeners, a game each", many, many)
        _late(table, f"{LISTENERS} listeners, all to one game", one, one)
        elsewhere = [_now(msgspec.structs.replace(wish, port=there.port)) for wish in many]
        _late(table, f"{LISTENERS} listeners at another process", elsewhere, many)


def _late(table: Table, what: str, wishes: list[Wish], commanded: list[Wish]) -> None:
    with listening(wishes) as crowd:
        found = _paced(crowd, wishes, commanded)
    for percent in (50, 99):
        ours, theirs = percentile(found.deliveries, percent), percentile(found.answers, percent)
        table.row(f"{what}: p{percent}", ours, theirs, "ms", "the command's own answer")


def _paced(crowd: Crowd, wishes: list[Wish], commanded: list[Wish]) -> Delays:
    answers, sent = [], {}
    with httpx.Client(timeout=30) as http:
        for number in range(PACED):
            wish = commanded[number % len(commanded)]
            began = time.perf_counter()
            version = _command(http, wish)
            answers.append(time.perf_counter() - began)
            sent[wish.game, version] = began
            time.sleep(PACE)
    time.sleep(2)
    arrivals = crowd.arrivals()
    return Delays(answers, [late for each in arrivals if (late := _delay(each, wishes, sent)) is not None])


def _delay(arrival: Arrival, wishes: list[Wish], sent: dict[tuple[str, int], float]) -> float | None:
    began = sent.get((wishes[arrival.client].game, arrival.version))
    return None if began is None else arrival.at - began


def _cost_of_a_listener(url: str, table: Table) -> None:
    """Processor time and memory of the service, with many who listen to one game."""
    with serving(url) as server:
        wish = _begun(server.port, 1)[0]
        many = 5 * LISTENERS
        _paced_cost(wish, server)
        alone, memory = _paced_cost(wish, server), _resident_bytes(server)
        with listening([_now(wish)] * many):
            memory = _resident_bytes(server) - memory
            heard = _paced_cost(wish, server)
    delivery = (heard - alone) / many
    a_second = 1 / SECONDS_BETWEEN_COMMITS + 1 / Settings().stream_heartbeat_seconds
    table.note(f"a delivery takes {1e6 * delivery:.0f} µs of a core, a listener {memory // many >> 10} KiB")
    table.note(
        f"a core is enough for {1 / (a_second * delivery):,.0f} listeners"
        f" with a commit every {SECONDS_BETWEEN_COMMITS} s, and heartbeats"
    )


def _paced_cost(wish: Wish, server: Process) -> float:
    """Seconds of a core that a command takes with all that follows from it, before the next one comes."""
    before = processor_seconds(server)
    with httpx.Client(timeout=30) as http:
        for _ in range(PACED):
            _command(http, wish)
            time.sleep(2 * PACE)
    return (processor_seconds(server) - before) / PACED


def _begun(port: int, count: int) -> list[Wish]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        made = [http.post("/v1/games", json=START).json() for _ in range(count)]
    return [Wish(port, each["game"], each["token"], each["version"]) for each in made]


def _every_fifth(port: int, games: Games, start: int) -> list[Wish]:
    chosen = range(start, start + TURNS, TURNS // LISTENERS)
    return [Wish(port, games.ids[number], games.tokens[number], games.version) for number in chosen]


def _now(wish: Wish) -> Wish:
    """The same, from now on."""
    url = f"http://127.0.0.1:{wish.port}/v1/games/{wish.game}"
    answer = httpx.get(url, headers={"Authorization": f"Bearer {wish.token}"})
    return msgspec.structs.replace(wish, after=answer.json()["version"])


def _command(http: httpx.Client, wish: Wish) -> int:
    """Gain a coin; the version that the game has then."""
    headers = {"Authorization": f"Bearer {wish.token}", "If-Match": "*"}
    path = f"http://127.0.0.1:{wish.port}/v1/games/{wish.game}/actions"
    answer = http.post(path, json={"type": "gain", "coins": 1}, headers=headers)
    version: int = answer.raise_for_status().json()["version"]
    return version


def _gain(wish: Wish) -> bytes:
    return request(
        "POST",
        f"/v1/games/{wish.game}/actions",
        b'{"type":"gain","coins":1}',
        Authorization=f"Bearer {wish.token}",
        If_Match="*",
    )


def _resident_bytes(server: Process) -> int:
    return int(Path(f"/proc/{server.id}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
