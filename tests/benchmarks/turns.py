"""Automa turns over HTTP, beside a bare Litestar handler with one INSERT and pgbench of that INSERT."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from statistics import median

import httpx
import msgspec
import psycopg
from msgspec.structs import astuple

from service.embedded import binaries
from tests.benchmarks.load import Load, answered, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import Process, bare, processor_seconds, serving

SLICE = 500  # requests
SLICES = 8
FORKED_AT_ONCE = 8
CONNECTIONS = (8, 32)
WORKERS = (2, 4)
START = {
    "ruleset": "scythe",
    "setup": {
        "players": [
            {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
            {"kind": "automa", "faction": "nordic", "level": "automa"},
        ]
    },
}
BARE_TABLE = """
create table if not exists bare (
    game_id uuid not null, version int not null, data text not null, hash bytea not null,
    primary key (game_id, version)
)
"""
PGBENCH_INSERT = """insert into bare(game_id, version, data, hash) values (gen_random_uuid(), 1,
'{"amount":2,"rule":"T2B","seat":"automa","type":"coins_changed"}', sha256('0'));
"""


class Run(msgspec.Struct, frozen=True):
    """Requests a second, milliseconds, and microseconds of a core that the server took for each."""

    a_second: float
    p50: float
    p99: float
    cost: float


class Games(msgspec.Struct, frozen=True):
    """Games that are alike and stand before the same Automa turn; all are in the server's cache."""

    ids: list[str]
    tokens: list[str]
    version: int


def turns(url: str, table: Table) -> None:
    """Requests a second, latencies and processor time, of one process."""
    _beside_inserts(url, table, 1, "")
    for connections in CONNECTIONS:
        table.note(f"pgbench, {connections} clients: {_pgbench(url, connections):.0f} inserts a second")


def workers(url: str, table: Table) -> None:
    """The same of several processes."""
    for processes in WORKERS:
        _beside_inserts(url, table, processes, f"--workers {processes}, ")


def _beside_inserts(url: str, table: Table, processes: int, how: str) -> None:
    """Both in slices that take turns, so that a machine's other work is both's; their medians are told."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(BARE_TABLE)
    inserts = [request("POST", "/insert", b'{"card":3}')] * SLICE
    with bare(url) as yardstick, serving(url, processes) as service:
        wanted = SLICE * (1 + SLICES * len(CONNECTIONS))
        own = _slices(turn_requests(games_at(service.port, 50, wanted)))
        _measured(yardstick, inserts, CONNECTIONS[0])
        _measured(service, next(own), CONNECTIONS[0])
        for connections in CONNECTIONS:
            pairs = [
                (_measured(service, next(own), connections), _measured(yardstick, inserts, connections))
                for _ in range(SLICES)
            ]
            ours, theirs = (_middle(runs) for runs in zip(*pairs, strict=True))
            what = f"{how}{connections} connections:"
            table.row(f"{what} turns a second", ours.a_second, theirs.a_second, "1/s", "bare insert")
            table.row(f"{what} p50", ours.p50, theirs.p50, "ms", "bare insert")
            table.row(f"{what} p99", ours.p99, theirs.p99, "ms", "bare insert")
            table.row(f"{what} core time", ours.cost, theirs.cost, "µs", "bare insert")


def _measured(process: Process, requests: list[bytes], connections: int) -> Run:
    before = processor_seconds(process)
    figures = run(Load(process.port, connections, requests))
    if figures.failed:
        message = f"{figures.failed} requests failed"
        raise RuntimeError(message)
    cost = 1e6 * (processor_seconds(process) - before) / len(requests)
    return Run(figures.a_second, figures.p50, figures.p99, cost)


def _middle(runs: Iterable[Run]) -> Run:
    """The medians, each figure's for itself."""
    return Run(*(median(figures) for figures in zip(*map(astuple, runs), strict=True)))


def _slices(requests: Sequence[bytes]) -> Iterator[list[bytes]]:
    for first in range(0, len(requests), SLICE):
        yield list(requests[first : first + SLICE])


def command_cost(url: str, table: Table) -> None:
    """The cost of a command late in a long game beside the first ones, in slices that take turns."""
    with serving(url) as process:
        games = [games_at(process.port, version, SLICE * (1 + SLICES)) for version in (20, 500)]
        own = [_slices(turn_requests(each)) for each in games]
        rounds = [[_measured(process, next(each), CONNECTIONS[0]) for each in own] for _ in range(1 + SLICES)]
    early, late = (_middle(runs) for runs in zip(*rounds[1:], strict=True))
    table.row("p50 of a command at version 500", late.p50, early.p50, "ms", "at version 20")


def games_at(port: int, version: int, count: int) -> Games:
    """Play one game to about a version, before an Automa turn, and fork it as often as wanted."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        game = http.post("/v1/games", json=START).json()
        headers = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
        path = f"/v1/games/{game['game']}"
        small = max(1, version // 40)
        while game["version"] < version or game["turn"] != "automa":
            if game["pending"]:
                action = {"type": "fight", "dial": 0}
                game = http.post(f"{path}/actions", json=action, headers=headers).json()
            elif game["turn"] == "automa":
                game = http.post(f"{path}/automa-turn", json={}, headers=headers).json()
            else:
                for number in range(small):
                    action = {"type": "pay" if number % 2 else "gain", "coins": 1}
                    http.post(f"{path}/actions", json=action, headers=headers).raise_for_status()
                game = http.post(f"{path}/actions", json={"type": "end_turn"}, headers=headers).json()
    fork = request(
        "POST",
        f"{path}/forks",
        b'{"version":%d}' % game["version"],
        Authorization=headers["Authorization"],
    )
    forks = [msgspec.json.decode(each) for each in answered(Load(port, FORKED_AT_ONCE, [fork] * count))]
    return Games([each["game"] for each in forks], [each["token"] for each in forks], forks[0]["version"])


def turn_requests(games: Games) -> list[bytes]:
    """An Automa turn of each game."""
    return [
        request(
            "POST",
            f"/v1/games/{game}/automa-turn",
            b"{}",
            Authorization=f"Bearer {token}",
            If_Match=f'"{games.version}"',
        )
        for game, token in zip(games.ids, games.tokens, strict=True)
    ]


def _pgbench(url: str, clients: int) -> float:
    """Transactions a second of the same INSERT, prepared, over as many connections."""
    with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
        script.write(PGBENCH_INSERT)
        script.flush()
        options = ["-n", "-M", "prepared", "-f", script.name, "-c", str(clients), "-j", "2", "-T", "5"]
        done = subprocess.run(  # noqa: S603 - our own binary and arguments
            [binaries() / "pgbench", *options, url],
            capture_output=True,
            text=True,
            check=True,
        )
    line = next(line for line in done.stdout.splitlines() if line.startswith("tps"))
    return float(line.split("=")[1].split()[0])
