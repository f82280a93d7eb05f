"""`automa audit`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx2
import psycopg

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.migrator import migrate
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.api.client import begun
from tests.api.running import running
from tests.cli.command import automa


async def _played(url: str) -> list[str]:
    with running(url) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
            setup = RULESETS["scythe"].examples["setup"]
            return [(await begun(http, "scythe", setup=setup)).game for _ in range(4)]


def test_all_games_are_proved(new_database: Callable[[], str]) -> None:
    """Each that is not sound is named, with what is wrong with it, whatever was written by hand."""
    url = new_database()
    migrate(url)
    sound, edited, taken, unknown = asyncio.run(_played(url))
    settings = {"database_url": with_role(url, SERVICE_ROLE)}
    everything = automa("audit", "--all", **settings)
    assert (everything.status, everything.out, everything.err) == (0, "Sound: 4 games, 4 commits.\n", "")

    with psycopg.connect(url) as connection:
        for statement, facts in (
            ("update commits set events = replace(events, 'nordic', 'saxony') where game_id = %s", [edited]),
            ("update commits set events = '[]' where game_id = %s", [taken]),
            ("insert into archives select game_id, version, hash from commits where game_id = %s", [taken]),
            ("update games set ruleset = %s where game_id = %s", ["go\x1b[2J\nautoma: Sound", unknown]),
        ):
            connection.execute(statement, facts)
    unsound = automa("audit", "--all", **settings)
    assert (unsound.status, unsound.err) == (1, "automa: 3 of 4 games are not sound\n")
    lines = unsound.out.splitlines()
    assert sorted(line[:36] for line in lines) == sorted([edited, taken, unknown])
    assert f"{edited} is not sound: the chain breaks at version 1" in unsound.out
    assert "\x1b" not in unsound.out
    assert automa("audit", "--game", sound, **settings).out == "Sound: 1 games, 1 commits.\n"


def test_a_part_and_a_sample_of_the_games_are_proved(new_database: Callable[[], str]) -> None:
    """All parts together name each game that is not sound, once; a sample has no other."""
    url = new_database()
    migrate(url)
    games = asyncio.run(_played(url))
    with psycopg.connect(url) as connection:
        connection.execute("update commits set events = replace(events, 'nordic', 'saxony')")
    settings = {"database_url": with_role(url, SERVICE_ROLE)}
    parts = [automa("audit", "--all", f"{part}/2", **settings) for part in (1, 2)]
    assert sorted(line[:36] for part in parts for line in part.out.splitlines() if "not" in line) == sorted(
        games
    )
    sample = automa("audit", "--sample", "9", **settings)
    assert sample.status == 1
    assert {line[:36] for line in sample.out.splitlines()} <= {*games}
