"""An audit of the longest log that there can be, and what it means to somebody who plays meanwhile."""

from __future__ import annotations

import time
from multiprocessing.pool import ThreadPool

import httpx2
import msgspec

from tests.benchmarks.load import Load, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import serving
from tests.benchmarks.turns import CARD, Game, new_games

AUDITS = 5
MOST_SECONDS = 1.0
MOST_P99 = 100.0  # ms
ACTIONS = 200  # before the player's log gets long itself
COINS = [{"type": "pay" if number % 2 else "gain", "coins": 1} for number in range(ACTIONS)]


def audits(url: str, table: Table) -> None:
    """Fill a log with turns that are taken and undone; audit it alone, then over and over beside a player."""
    with serving(url) as service:
        port = service.port
        longest, played = new_games(port, 2)
        commits = _fill(port, longest)
        least = min(_audited(port, longest, commits) for _ in range(AUDITS))
        table.row(f"audit of {commits} commits", least, MOST_SECONDS, "s", "bound", most=1)
        run(Load(port, 1, [_post(played, "automa-turn", {"card": CARD})]))
        player = Load(port, 1, [_post(played, "actions", each) for each in COINS])
        with ThreadPool(1) as pool:
            playing = pool.apply_async(run, (player,))
            count = 0
            while not playing.ready():
                _audited(port, longest, commits)
                count += 1
            figures = playing.get()
        if figures.failed:
            message = f"{figures.failed} actions failed"
            raise RuntimeError(message)
        what = f"p99 of an action beside {count} audits"
        table.row(what, figures.p99, MOST_P99, "ms", "bound", most=1)


def _fill(port: int, game: Game) -> int:
    """Take and undo a turn until the log is full; how many commits it holds then."""
    commits = 1
    calls: tuple[tuple[str, dict[str, int]], ...] = (("automa-turn", {"card": CARD}), ("undo", {}))
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": "*"}
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}/v1/games/{game.id}", headers=headers) as http:
        while True:
            for call, body in calls:
                answer = http.post(f"/{call}", json=body)
                if answer.status_code == httpx2.codes.CONFLICT and answer.json()["code"] == "log_full":
                    return commits
                answer.raise_for_status()
                commits += 1


def _audited(port: int, game: Game, commits: int) -> float:
    """The seconds that an audit of a whole log takes."""
    began = time.perf_counter()
    headers = {"Authorization": f"Bearer {game.token}"}
    answer = httpx2.get(f"http://127.0.0.1:{port}/v1/games/{game.id}/audit", headers=headers, timeout=60)
    taken = time.perf_counter() - began
    report = answer.raise_for_status().json()
    if not report["sound"] or report["version"] != commits:
        message = f"the audit says {report}"
        raise RuntimeError(message)
    return taken


def _post(game: Game, call: str, body: object) -> bytes:
    headers = {"Authorization": f"Bearer {game.token}", "If_Match": "*"}
    return request("POST", f"/v1/games/{game.id}/{call}", msgspec.json.encode(body), **headers)
