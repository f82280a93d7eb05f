"""Automa turns over HTTP, beside a bare Litestar handler with the same INSERT."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import median
from typing import NamedTuple
from uuid import uuid4

import msgspec
import psycopg
from msgspec.structs import astuple

from tests.benchmarks.load import Load, answered, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import Process, bare, postgres_seconds, processor_seconds, serving

SLICE = 500  # requests
ROUNDS = 5
CONNECTIONS = (8, 32)
CREATED_AT_ONCE = 8
CARD = 14  # which moves a unit
START = {
    "ruleset": "scythe",
    "position": {
        "players": [
            {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
            {"kind": "automa", "faction": "nordic", "level": "automa", "workers": ["r0c4", "r0c5"]},
        ],
        "turn": "automa",
        "decks": {"automa": "physical"},
    },
}
BARE_TABLE = "create table if not exists bare_commits (like commits including all)"
COST, POSTGRES, P99 = 1.5, 1.6, 1.6


class Run(msgspec.Struct, frozen=True):
    """Requests a second, milliseconds, and microseconds of a core that server and database took for each."""

    a_second: float
    p50: float
    p99: float
    cost: float
    postgres: float


class Game(NamedTuple):
    """A game in which the Automa is on turn, and its owner's token."""

    id: str
    token: str


class Turn(msgspec.Struct, frozen=True):
    """One turn, as the yardstick imitates it: the text of its commit, and the length of its answer."""

    events: str
    answer: int


def turns(url: str, table: Table) -> None:
    """Rates, latencies, and processor time of server and database, in slices that take turns."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(BARE_TABLE)
    with serving(url) as service:
        turn = _turn(url, service.port)
        with bare(url, turn.events, turn.answer) as yardstick:
            wanted = SLICE * (1 + ROUNDS * len(CONNECTIONS))
            own = _slices(turn_requests(new_games(service.port, wanted)))
            inserts = [_keyed("/insert", b"{}", "none")] * SLICE
            _measured(yardstick, inserts, CONNECTIONS[0], url)
            _measured(service, next(own), CONNECTIONS[0], url)
            for connections in CONNECTIONS:
                pairs = [
                    (
                        _measured(service, next(own), connections, url),
                        _measured(yardstick, inserts, connections, url),
                    )
                    for _ in range(ROUNDS)
                ]
                ours, theirs = (_middle(runs) for runs in zip(*pairs, strict=True))
                what = f"{connections} connections:"
                table.row(f"{what} turns a second", ours.a_second, theirs.a_second, "1/s", "bare insert")
                table.row(f"{what} p50", ours.p50, theirs.p50, "ms", "bare insert")
                table.row(f"{what} p99", ours.p99, theirs.p99, "ms", "bare insert", most=P99)
                table.row(f"{what} server", ours.cost, theirs.cost, "µs", "bare insert", most=COST)
                table.row(
                    f"{what} Postgres", ours.postgres, theirs.postgres, "µs", "bare insert", most=POSTGRES
                )


def _turn(url: str, port: int) -> Turn:
    """Take one turn, and see what it writes and answers."""
    (game,) = new_games(port, 1)
    (answer,) = answered(Load(port, 1, turn_requests([game])))
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(
            "select events from commits where game_id = %s and version = 2", [game.id]
        ).fetchone()
    assert found is not None
    assert '"unit_moved"' in found[0]
    return Turn(found[0], len(answer))


def _measured(process: Process, requests: list[bytes], connections: int, url: str) -> Run:
    before, database = processor_seconds(process), postgres_seconds(url)
    figures = run(Load(process.port, connections, requests))
    if figures.failed:
        message = f"{figures.failed} requests failed"
        raise RuntimeError(message)
    cost = 1e6 * (processor_seconds(process) - before) / len(requests)
    postgres = 1e6 * (postgres_seconds(url) - database) / len(requests)
    return Run(figures.a_second, figures.p50, figures.p99, cost, postgres)


def _middle(runs: Iterable[Run]) -> Run:
    """The medians, each figure's for itself."""
    return Run(*(median(figures) for figures in zip(*map(astuple, runs), strict=True)))


def _slices(requests: Sequence[bytes]) -> Iterator[list[bytes]]:
    for first in range(0, len(requests), SLICE):
        yield list(requests[first : first + SLICE])


def new_games(port: int, count: int) -> list[Game]:
    """New games; all are in the server's cache."""
    body = msgspec.json.encode(START)
    begun = answered(Load(port, CREATED_AT_ONCE, [request("POST", "/v1/games", body)] * count))
    games = [msgspec.json.decode(each) for each in begun]
    return [Game(each["game"], each["token"]) for each in games]


def turn_requests(games: Iterable[Game]) -> list[bytes]:
    """An Automa turn of each game."""
    return [_keyed(f"/v1/games/{game}/automa-turn", b'{"card":%d}' % CARD, token) for game, token in games]


def _keyed(path: str, body: bytes, token: str) -> bytes:
    return request(
        "POST",
        path,
        body,
        Authorization=f"Bearer {token}",
        If_Match='"1"',
        Idempotency_Key=str(uuid4()),
    )
