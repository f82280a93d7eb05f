"""The longest waits of those who play, while others audit, copy, import and look at a very long game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from uuid import UUID, uuid4

import httpx
import msgspec

from domain.core.chain import genesis
from service.api.media import NDJSON
from service.games.rows import rows
from service.store import opened_store
from service.store.access import Access, new_token, token_hash
from service.store.accounts import SERVICE, with_account
from tests.benchmarks.load import Figures, Load, request, run
from tests.benchmarks.report import Table
from tests.benchmarks.sample_log import log_file, sample_log
from tests.benchmarks.servers import serving
from tests.benchmarks.turns import Games, games_at, turn_requests

GOAL = 50.0  # milliseconds that anybody waits
GAMES = 64
CONNECTIONS = 4
CACHED = 1_024  # games, as the service has it unless told otherwise
EVENTS = 20_000  # of the long game: ten thousand commits
CHANGES = ({"type": "gain", "coins": 1}, {"type": "pay", "coins": 1})


def tails(url: str, table: Table, seconds: int) -> None:
    """Small actions in many games, for so long alone, and for so long beside the long game."""
    game, token = asyncio.run(_long_game(url))
    with serving(url, cached_games=CACHED) as process:
        port = process.port
        games = games_at(port, 20, GAMES)
        run(Load(port, CONNECTIONS, turn_requests(games)))
        actions = _actions(games)
        alone = _played(port, actions, seconds / 4)
        with _going_on(port, game, token) as done:
            beside = _played(port, actions, seconds)
    table.row("p99 of an action beside a long game's", beside.p99, alone.p99, "ms", "alone")
    table.row("longest wait for an action, alone", alone.longest, GOAL, "ms", "goal")
    table.row("longest wait for an action, beside", beside.longest, GOAL, "ms", "goal")
    told = ", ".join(f"{what} {count} times" for what, count in done.items())
    table.note(f"meanwhile: {told}; {beside.a_second:.0f} actions a second, {alone.a_second:.0f} alone")


async def _long_game(url: str) -> tuple[UUID, str]:
    game, token = uuid4(), new_token()
    async with opened_store(with_account(url, SERVICE), 2) as store:
        log = rows(sample_log(EVENTS), 0, genesis(str(game), "scythe"))
        await store.create(game, "scythe", {token_hash(token): Access("owner")}, log)
    return game, token


def _actions(games: Games) -> list[bytes]:
    return [
        request(
            "POST",
            f"/v1/games/{game}/actions",
            msgspec.json.encode(change),
            Authorization=f"Bearer {token}",
            If_Match="*",
        )
        for change in CHANGES
        for game, token in zip(games.ids, games.tokens, strict=True)
    ]


def _played(port: int, actions: list[bytes], seconds: float) -> Figures:
    figures = run(Load(port, CONNECTIONS, actions, seconds))
    if figures.failed:
        message = f"{figures.failed} actions failed"
        raise RuntimeError(message)
    return figures


@contextmanager
def _going_on(port: int, game: UUID, token: str) -> Iterator[dict[str, int]]:
    """Meanwhile the long game is audited, copied and looked at, one like it imported; counts how often."""
    path, log, over = f"/v1/games/{game}", log_file(EVENTS), Event()
    headers = {"Authorization": f"Bearer {token}", "If-Match": "*"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=600) as http:
        kinds: dict[str, Callable[[], httpx.Response]] = {
            "audit": lambda: http.get(f"{path}/audit"),
            "fork": lambda: http.post(f"{path}/forks", json={"version": EVENTS}),
            "import": lambda: http.post("/v1/games/import", content=log, headers={"Content-Type": NDJSON}),
            "state": lambda: http.get(path),
        }
        done = dict.fromkeys(kinds, 0)

        def again_and_again(what: str) -> None:
            while not over.is_set():
                kinds[what]().raise_for_status()
                done[what] += 1

        threads = [Thread(target=again_and_again, args=(what,)) for what in kinds]
        for thread in threads:
            thread.start()
        yield done
        over.set()
        for thread in threads:
            thread.join()
