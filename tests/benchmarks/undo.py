"""What an undo adds to the database."""

from __future__ import annotations

from uuid import UUID

import httpx
import psycopg

from tests.benchmarks.report import Table
from tests.benchmarks.servers import serving
from tests.benchmarks.turns import START

UNDOES = 2000
GOAL = 300  # bytes


def undo_bytes(url: str, table: Table) -> None:
    """The mean growth of table and index over many undoes and redoes of one game."""
    with serving(url) as service:
        game = _rewind_often(service.port)
    with psycopg.connect(url, autocommit=True) as connection:
        rows = connection.execute(
            "select count(*), avg(pg_column_size(events.*)) from events"
            " where game_id = %s and data like '%%\"rewound\"%%'",
            [UUID(game)],
        ).fetchone()
        assert rows is not None
        connection.execute("create temporary table copy (like events including all)")
        connection.execute(
            "insert into copy select * from events where game_id = %s and data like '%%\"rewound\"%%'",
            [UUID(game)],
        )
        size = connection.execute("select pg_total_relation_size('copy')").fetchone()
        assert size is not None
    table.row("bytes an undo adds, its row", float(rows[1]), GOAL, "B", "goal")
    table.row("bytes an undo adds, table and index", size[0] / rows[0], GOAL, "B", "goal")


def _rewind_often(port: int) -> str:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        game = http.post("/v1/games", json=START).json()
        headers = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
        path = f"/v1/games/{game['game']}"
        http.post(f"{path}/actions", json={"type": "gain", "coins": 1}, headers=headers).raise_for_status()
        for number in range(UNDOES):
            call = "redo" if number % 2 else "undo"
            http.post(f"{path}/{call}", json={}, headers=headers).raise_for_status()
        return str(game["game"])
