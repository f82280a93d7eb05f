"""What the games of a key add up to."""

from __future__ import annotations

import csv
import io

import httpx2

from automa_ledger.integrations.playlog.statistics import FinishedGame, Statistics, count_games
from automa_rules.core.seat import Seat, Standing
from tests.api.client import done, problem
from tests.api.endings import ended_scythe
from tests.api.keyed import holder
from tests.api.logs import exported


def game(
    day: int, role: str, level: str, total: int | None, *, wins: bool, ruleset: str = "scythe"
) -> FinishedGame:
    """A finished game of a human of a role against an Automa of a level."""
    seats = (Seat("human", "human", role), Seat("automa", "automa", "nordic", level))
    standings = (Standing("human", total, wins), Standing("automa", 40, not wins))
    return FinishedGame(ruleset, f"2026-11-{day:02}T20:00:00.000Z", seats, standings)


def test_games_are_counted_by_ruleset_level_and_role() -> None:
    """In any order: three won in a row, one lost, one won; a score that nobody told is none."""
    found = count_games(
        [
            game(5, "crimea", "automa", 52, wins=True),
            game(4, "saxony", "automa", 31, wins=False),
            game(1, "crimea", "autometta", 60, wins=True),
            game(3, "crimea", "automa", 50, wins=True),
            game(2, "saxony", "automa", 71, wins=True),
            game(6, "", "", None, wins=False, ruleset="trismegistus"),
        ]
    )
    assert found == [
        Statistics("scythe", None, None, 5, 4, 52.8, 71, 3),
        Statistics("scythe", "automa", "crimea", 2, 2, 51.0, 52, 2),
        Statistics("scythe", "automa", "saxony", 2, 1, 51.0, 71, 1),
        Statistics("scythe", "autometta", "crimea", 1, 1, 60.0, 60, 1),
        Statistics("trismegistus", None, None, 1, 0, None, None, 0),
    ]
    assert count_games([]) == []


async def test_the_finished_games_of_a_key_are_counted(http: httpx2.AsyncClient, database_url: str) -> None:
    """As JSON and as a table; those that still go on are told by their number alone."""
    maker = holder(http, database_url, "games:create", "games:list")
    await maker.begin()
    log = b"".join(await exported(await ended_scythe(http)))
    media = {"Content-Type": "application/x-ndjson"}
    over = done(await http.post("/v1/games/import", content=log, headers=maker.headers | media), 201)
    owner = {"Authorization": f"Bearer {over['token']}"}
    standings = done(await http.get(f"/v1/games/{over['game']}/score", headers=owner))["standings"]
    human = next(each for each in standings if each["seat"] == "human")

    told = done(await maker.get("/v1/statistics"))
    assert (told["games"], told["finished"]) == (2, 1)
    whole, crimea = told["rows"]
    assert (whole["ruleset"], whole["level"], whole["role"]) == ("scythe", None, None)
    assert (crimea["level"], crimea["role"]) == ("automa", "crimea")
    for row in (whole, crimea):
        assert (row["played"], row["won"]) == (1, int(human["wins"]))
        assert row["average_score"] == row["best_score"] == human["total"]

    table = [*csv.DictReader(io.StringIO((await maker.get("/v1/statistics.csv")).text))]
    assert [(row["level"], row["role"], row["played"]) for row in table] == [
        ("", "", "1"),
        ("automa", "crimea", "1"),
    ]
    assert done(await maker.get("/v1/statistics?ruleset=counter"))["rows"] == []
    problem(await http.get("/v1/statistics", headers=owner), 401, "api_key_unknown")
