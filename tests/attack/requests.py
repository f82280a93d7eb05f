"""Attacks by requests that are dear, or that are not allowed. Each is one address with tokens of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from itertools import count

from tests.attack.connections import PAUSE_SECONDS, crowd
from tests.attack.games import LARGE_TURN, LOG, Game, export_log, import_request
from tests.attack.promises import promise
from tests.attack.wire import Connection, Site, request

TOO_MANY = 429


async def ask(site: Site, connections: int, next_request: Callable[[int], bytes], seen: Counter[str]) -> None:
    """So many connections, each with one request after the other."""
    numbers = count()

    async def each(connection: Connection) -> None:
        while True:
            answer = await connection.call(next_request(next(numbers)))
            seen[str(answer.status)] += 1
            if answer.status == TOO_MANY:
                await asyncio.sleep(PAUSE_SECONDS)  # to ask without a pause is the flood's part

    await crowd(site, connections, each, seen)


@promise("unknown-and-forbidden-alike", "wrong-keys-counted")
async def guess_tokens(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """32 connections try tokens of somebody else's game."""
    await ask(site, 32, lambda _: games[0]._replace(token=secrets.token_urlsafe(32)).get(), seen)


@promise("host-and-origin")
async def name_other_hosts(site: Site, _games: list[Game], seen: Counter[str]) -> None:
    """32 connections call the service by a name that is not its own."""
    await ask(site, 32, lambda _: request("GET", "/v1/rulesets", headers={"Host": "evil.example"}), seen)


@promise("long-work-rationed")
async def take_large_turns(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """16 connections send the largest turns, to four short games."""
    await ask(site, 16, lambda number: games[4 + number % 4].post("/turns", LARGE_TURN), seen)


@promise("long-work-rationed")
async def audit_longest_logs(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """16 connections have the longest logs audited."""
    await ask(site, 16, lambda number: games[number % 4].get("/audit"), seen)


@promise("long-work-rationed")
async def import_longest_logs(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """Eight connections import the longest log."""
    log = await export_log(site, games[0])
    await ask(site, 8, lambda _: import_request(log), seen)


@promise("long-work-rationed")
async def fork_longest_logs(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """16 connections fork the longest logs."""

    def fork(number: int) -> bytes:
        game = games[number % 4]
        return game.post("/forks", {"version": game.version})

    await ask(site, 16, fork, seen)


@promise("long-work-rationed")
async def paint_pictures(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """16 connections ask for the widest pictures, no two in a row of the same size and version."""
    await ask(
        *(site, 16),
        lambda number: games[number % 4].get(f"/board.png?width={1_000 - number % 300}&version={2 + number}"),
        seen,
    )


@promise("long-work-rationed")
async def export_longest_logs(site: Site, games: list[Game], seen: Counter[str]) -> None:
    """16 connections export the longest logs, and read them."""
    await ask(site, 16, lambda number: games[number % 4].get(f"/{LOG}", Accept="application/x-ndjson"), seen)
