"""What a table page asks at each tap, and sends at the end of a turn, beside the state of the same game."""

from __future__ import annotations

import msgspec

from tests.benchmarks.load import Load, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import serving
from tests.benchmarks.turns import CARD, Game, new_games

REQUESTS = 300
ACTIONS = 5
COINS = [{"type": "pay" if number % 2 else "gain", "coins": 1} for number in range(ACTIONS)]


def taps(url: str, table: Table) -> None:
    """The medians, one request after the other, where a human's turn has just begun."""
    with serving(url) as service:
        port = service.port
        (game,) = new_games(port, 1)
        _post(port, game, "automa-turn", {"card": CARD}, 1)
        state = _get(port, game, "")
        table.row("p50 of options", _get(port, game, "/options"), state, "ms", "the game's state")
        one = _post(port, game, "actions", COINS[0], REQUESTS)
        several = _post(port, game, "turns", {"actions": COINS}, REQUESTS)
        table.row("p50 of an action", one, state, "ms", "the game's state")
        table.row(f"p50 of a turn of {ACTIONS} actions", several, one, "ms", "one action")


def _get(port: int, game: Game, below: str) -> float:
    asked = request("GET", f"/v1/games/{game.id}{below}", b"", Authorization=f"Bearer {game.token}")
    return _median(port, [asked] * REQUESTS)


def _post(port: int, game: Game, call: str, body: object, count: int) -> float:
    headers = {"Authorization": f"Bearer {game.token}", "If_Match": "*"}
    path = f"/v1/games/{game.id}/{call}"
    return _median(port, [request("POST", path, msgspec.json.encode(body), **headers)] * count)


def _median(port: int, requests: list[bytes]) -> float:
    figures = run(Load(port, 1, requests))
    if figures.failed:
        message = f"{figures.failed} requests failed"
        raise RuntimeError(message)
    return figures.p50
