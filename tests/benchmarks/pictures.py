"""What the picture of a board costs beside the state of the same game."""

from __future__ import annotations

from collections.abc import Mapping

from tests.benchmarks.load import Load, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import serving
from tests.benchmarks.turns import Game, new_games

REQUESTS = 300
PAINTED = 12
PICTURES: Mapping[str, tuple[str, int]] = {
    "board.svg": ("/board.svg", REQUESTS),
    "board.svg, with arrows": ("/board.svg?last_turn=true", REQUESTS),
    "board.png, painted anew": ("/board.png?width={width}", PAINTED),
    "board.png, painted before": ("/board.png?width=800", REQUESTS),
}


def pictures(url: str, table: Table) -> None:
    """The medians, one request after the other."""
    with serving(url) as service:
        port = service.port
        (game,) = new_games(port, 1)
        state = _median(port, game, "", REQUESTS)
        for what, (path, count) in PICTURES.items():
            table.row(f"p50 of {what}", _median(port, game, path, count), state, "ms", "the game's state")


def _median(port: int, game: Game, path: str, count: int) -> float:
    """In milliseconds. Each painting is of another width, which starts at one that no other asks for."""
    token = f"Bearer {game.token}"
    requests = [
        request("GET", f"/v1/games/{game.id}{path.format(width=801 + number)}", b"", Authorization=token)
        for number in range(count)
    ]
    run(Load(port, 1, requests[:1]))
    figures = run(Load(port, 1, requests[1:]))
    if figures.failed:
        message = f"{figures.failed} requests failed"
        raise RuntimeError(message)
    return figures.p50
