"""Automa turns over nginx, by one service and by four beside each other on one Postgres.

nginx sends each request to any of them, so that most turns load their game first. Two cores show what a turn
costs, not what more machines gain. `make bench ONLY=proxied` runs it.
"""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.attack.nginx import Nginx
from tests.benchmarks.load import Load, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import Process, postgres_seconds, processor_seconds, serving
from tests.benchmarks.turns import new_games, turn_requests
from tests.folders import make_enterable

SERVICES = (1, 4)
TURNS = 600
CONNECTIONS = 16


def proxied(url: str, table: Table) -> None:
    """Rates and latencies, and the processor time of each part for a turn."""
    before: dict[str, float] = {}
    for count in SERVICES:
        for what, unit, found in _measured(url, count):
            yardstick = before.setdefault(what, found)
            table.row(f"{count} behind nginx: {what}", found, yardstick, unit, "one")


def _measured(url: str, count: int) -> list[tuple[str, str, float]]:
    with ExitStack() as opened:
        services = [opened.enter_context(serving(url)) for _ in range(count)]
        folder = make_enterable(Path(opened.enter_context(tempfile.TemporaryDirectory())))
        first, *others = (service.port for service in services)
        more = "".join(f"        server 127.0.0.1:{port} max_conns=1500;\n" for port in others)
        marks = (("default 0;", "default 1;"), ("        keepalive 64;\n", f"{more}        keepalive 64;\n"))
        nginx = Nginx(folder / "nginx", first, changed=marks)
        opened.callback(nginx.end)
        parts = [*services, Process(nginx.port, nginx.process.pid)]
        turns = turn_requests(new_games(nginx.port, 2 * TURNS))
        run(Load(nginx.port, CONNECTIONS, turns[:TURNS]))
        spent, database = [*map(processor_seconds, parts)], postgres_seconds(url)
        figures = run(Load(nginx.port, CONNECTIONS, turns[TURNS:]))
        if figures.failed:
            message = f"{figures.failed} turns failed"
            raise RuntimeError(message)
        each = [1e6 * (processor_seconds(part) - was) / TURNS for part, was in zip(parts, spent, strict=True)]
        postgres = 1e6 * (postgres_seconds(url) - database) / TURNS
    return [
        ("turns a second", "1/s", figures.a_second),
        ("p50", "ms", figures.p50),
        ("p99", "ms", figures.p99),
        ("services", "µs", sum(each[:-1])),
        ("Postgres", "µs", postgres),
        ("nginx", "µs", each[-1]),
    ]
