"""A whole game of each ruleset is told by its exported log alone."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from service.games.rulesets import RULESETS
from service.integrations.play.game import HUMANS, MOST_STEPS
from service.integrations.play.table import Document, Table, description
from tests.api.running import running

UNDO_EVERY = 5  # turns


@pytest.fixture(scope="module")
def http(database_url: str) -> Iterator[httpx.Client]:
    """A client of a service that takes logs of any length."""
    with (
        running(database_url, max_body_bytes=4_000_000) as url,
        httpx.Client(base_url=url, timeout=30) as client,
    ):
        yield client


def played(http: httpx.Client, ruleset: str) -> Table:
    """A game that is over, in which things were taken back, some of them done again, others for good."""
    start, human_for = HUMANS[ruleset]
    described = description(http, ruleset)
    human = human_for(described["catalogue"])
    table = Table.begin(http, ruleset, start(http, described))
    turns = {"automa": 0, "human": 0}
    for _ in range(MOST_STEPS):
        if table.seen["over"]:
            return table
        if table.seen["pending"]:
            human.answer(table, table.seen["pending"][0])
        elif table.seen["turn"] == "automa":
            table.automa_turn()
            turns["automa"] += 1
            if turns["automa"] % UNDO_EVERY == 0:
                table.undo()
        else:
            human.turn(table)
            turns["human"] += 1
            if turns["human"] % UNDO_EVERY == 0:
                table.undo()
                table.redo()
    pytest.fail("the game does not end")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_imported_game_is_the_same_game(http: httpx.Client, ruleset: str) -> None:
    """The same state, story, score and events; only the ids differ, and with them the hashes."""
    original = played(http, ruleset)
    answer = http.post("/v1/games/import", content=original.export())
    assert answer.status_code == 201, answer.text
    made = answer.json()
    token = {"Authorization": f"Bearer {made['token']}"}

    def of_copy(what: str) -> Document:
        told = http.get(f"/v1/games/{made['game']}/{what}", headers=token)
        assert told.status_code == 200, told.text
        return {**told.json(), "game": original.game}

    assert made["state"] == original.seen["state"]
    for what in ("story?limit=200", "commits?limit=200", "score"):
        assert of_copy(what) == original.get(what), what
    story = original.get("story?limit=200")
    assert {commit["undone"] for commit in story["commits"]} == {True, False}
