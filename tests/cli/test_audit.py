"""`automa audit`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from uuid import UUID

import httpx
import psycopg

from service.migrating import migrate
from service.store.accounts import SERVICE, with_account
from tests.api.client import begun
from tests.api.running import running
from tests.cli.command import automa


async def _played(url: str) -> list[str]:
    with running(url) as address:
        async with httpx.AsyncClient(base_url=address, timeout=30) as http:
            setup = {
                "players": [
                    {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
                    {"kind": "automa", "faction": "nordic", "level": "automa"},
                ]
            }
            games = [await begun(http, ruleset="scythe", setup=setup) for _ in range(3)]
            return [game.game for game in games]


def test_all_games_are_proved(new_database: Callable[[], str]) -> None:
    """Each that is not sound is named, with what is wrong with it; then the command fails."""
    url = new_database()
    migrate(url)
    games = asyncio.run(_played(url))
    settings = {"database_url": with_account(url, SERVICE)}

    sound = automa("audit", "--all", **settings)

    assert (sound.status, sound.err) == (0, "")
    assert sound.out.startswith("Sound: 3 games, ")
    with psycopg.connect(url) as connection:
        connection.execute(
            "update commits set events = replace(events, 'nordic', 'saxony') where game_id = %s",
            [UUID(games[1])],
        )
    unsound = automa("audit", "--all", **settings)
    assert unsound.status == 1
    assert unsound.out.startswith(f"{games[1]} is not sound: the chain breaks at version 1")
    assert unsound.err == "automa: 1 of 3 games are not sound\n"
    assert automa("audit", "--game", games[0], **settings).out.startswith("Sound: 1 games, ")


def test_no_row_by_hand_hides_a_game_or_writes_on_a_screen(new_database: Callable[[], str]) -> None:
    """One that says a log was taken out though it is here, one of a ruleset with what a terminal obeys."""
    url = new_database()
    migrate(url)
    games = asyncio.run(_played(url))
    with psycopg.connect(url) as connection:
        connection.execute("update commits set events = '[{}]' where game_id = %s", [UUID(games[1])])
        taken = "insert into archives (game_id, version, hash) select game_id, version, hash from commits"
        connection.execute(f"{taken} where game_id = %s order by version desc limit 1", [UUID(games[1])])
        ruleset = "go\x1b[2J\nautoma: Sound"
        connection.execute("update games set ruleset = %s where game_id = %s", [ruleset, UUID(games[2])])

    found = automa("audit", "--all", database_url=with_account(url, SERVICE))

    assert found.err == "automa: 2 of 3 games are not sound\n"
    assert sorted(line[:36] for line in found.out.splitlines()) == sorted(games[1:])
    assert "\x1b" not in found.out
