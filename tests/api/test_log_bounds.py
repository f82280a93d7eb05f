"""Games that are played on and on: every log that there is can be read, and copied when it has ended."""

from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from automa_ledger.api.body_decoder import MAX_IMPORT_BYTES
from automa_ledger.games import game as loaded
from automa_ledger.games.bounds import MAX_COMMIT_EVENTS, MAX_COMMITS, MAX_LOG_BYTES, MAX_SHUFFLES
from automa_rules.core import decider
from automa_rules.core.draft import Draft
from tests.api import logs
from tests.api.client import Player, begun, done, finished, problem
from tests.api.counter import COUNTER, Add, State, add
from tests.api.running import ALL, running
from tests.api.stream import append_unheard

CORRECT = {"type": "correct", "pointer": "/total", "value": 2, "reason": ""}


@asynccontextmanager
async def elsewhere(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of another process, which has no game in memory."""
    with running(database_url, max_body_bytes=MAX_IMPORT_BYTES) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            yield http


@pytest.mark.parametrize(("commits", "size"), [(MAX_COMMITS - 1, 1), (MAX_LOG_BYTES // 20_000, 20_000)])
async def test_a_full_log_takes_no_command_and_is_read(
    game: Player, database_url: str, commits: int, size: int
) -> None:
    """It has as many commits or bytes as it can; its export is short enough to be imported."""
    await append_unheard(database_url, game.game, commits, size)
    refused = problem(await game.post("/actions", CORRECT, match="*"), 409, "log_full")
    assert (refused["max_commits"], refused["max_bytes"]) == (MAX_COMMITS, MAX_LOG_BYTES)
    async with elsewhere(database_url) as http:
        assert done(await Player(http, game.game, game.token, 1).get())["version"] == 1 + commits
    assert MAX_LOG_BYTES / 3 < len(b"".join(await logs.exported(game))) < MAX_IMPORT_BYTES


async def test_no_player_fills_what_is_left_for_the_owner(game: Player, database_url: str) -> None:
    """Half of a log is the players'. In a fork of the game as it was before, all go on."""
    player = await game.share("player", "human")
    await append_unheard(database_url, game.game, MAX_COMMITS // 2)
    refused = problem(await player.post("/actions", CORRECT, match="*"), 409, "log_full")
    assert refused["max_commits"] == MAX_COMMITS // 2
    done(await game.post("/actions", CORRECT, match="*"))

    fork = done(await game.post("/forks", {"version": 1}, match=None), 201)
    copy = Player(game.http, fork["game"], fork["token"], fork["version"])
    await (await copy.share("player", "human")).act(**CORRECT)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """What was carried out of the amounts of the ruleset `drawing`, whether it was refused then or not."""
    amounts = set[int]()

    def drawing(draft: Draft[State], action: Add) -> None:
        amounts.add(action.amount)
        add(draft, action)

    drawing_game = dataclasses.replace(COUNTER, name="drawing", own_turn_handlers={Add: drawing})
    monkeypatch.setitem(ALL, drawing_game.name, drawing_game)
    return amounts


@pytest.mark.promise("bounds-before-draws")
async def test_a_log_that_is_almost_full_refuses_before_anything_is_drawn(
    database_url: str, drawn: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What would follow is not found out: what is refused for its length is tried until it is short."""
    async with elsewhere(database_url) as http:
        game = await begun(http, "drawing", setup={"target": 30})
        events = sum(map(len, (each["events"] for each in logs.commits(await logs.exported(game)))))
        monkeypatch.setattr(loaded, "MAX_EVENTS", events + 1 + MAX_COMMIT_EVENTS)
        await game.act(type="add", amount=1)
        problem(await game.post("/actions", {"type": "add", "amount": 2}), 409, "log_full")
    assert drawn == {1}


@pytest.mark.promise("bounds-before-draws")
async def test_no_action_draws_after_more_than_there_is_room_for(
    database_url: str, drawn: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a turn of several actions, it is refused before it draws."""
    monkeypatch.setattr(decider, "MAX_FACTS", 2)
    async with elsewhere(database_url) as http:
        few, many = [await begun(http, "drawing", setup={"target": 30}) for _ in range(2)]
        done(await few.post("/turns", {"actions": [CORRECT, CORRECT, {"type": "add", "amount": 2}]}))
        long = await many.post("/turns", {"actions": [*[CORRECT] * 3, {"type": "add", "amount": 3}]})
        refused = problem(long, 409, "turn_too_long")
        assert (refused["most"], refused["action"]) == (2, 3)
    assert drawn == {2}


STACK = 12
FULL_BAG: dict[str, Any] = {
    "level": 2,
    "turn": "human",
    "human": {"mech": "n2", "glory": ["quests", "corruption", "corruption20", "items"]},
    "automa": {"north": "n5", "central": "c7", "progress": 0},
    "bag": [],
    "end": {"by": "human", "turns_left": 1},
    "locations": [
        {"id": "n1", "face_up": True, "corruption": ["orange-3"] * STACK},
        {"id": "n2", "face_up": False, "map": False},
    ],
}


async def test_a_game_of_very_many_shuffles_ends_in_a_log_that_can_be_read(
    http: httpx2.AsyncClient, database_url: str
) -> None:
    """A player mixes a bag anew until that is refused; the owner ends the game, and all is revealed."""
    owner = await begun(http, "expeditions", position=FULL_BAG)
    player = await owner.share("player", "human")
    full, refills, refused = "n1", False, None
    while refused is None:
        mixing = [{"type": "destroy_corruption", "location": full, "count": 1}] * STACK
        told = {"type": "report", "locations": [{"id": full, "face_up": False, "map": False}]}
        refill = [told, {"type": "reveal_tile", "location": "n2", "tile": 99}]
        answer = await player.post("/turns", {"actions": refill if refills else mixing}, match="*")
        refused = None if answer.status_code == 200 else answer
        full, refills = "n2" if refills else full, not refills
    problem(refused, 409, "log_full")
    done(await owner.post("/actions", {"type": "end_turn"}, match="*"))

    log = await logs.exported(owner)
    kinds = [each["type"] for each in logs.facts(log)]
    assert MAX_SHUFFLES / 6 < kinds.count("shuffle_revealed") < MAX_SHUFFLES / 2
    async with elsewhere(database_url) as there:
        done(await logs.import_(there, log), 201)


@pytest.mark.parametrize("bound", ["MAX_COMMITS", "MAX_EVENTS", "MAX_LOG_BYTES", "MAX_SHUFFLES"])
async def test_a_log_that_is_too_long_is_not_imported(
    http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    """Whoever made it elsewhere."""
    log = await logs.exported(await finished(http))
    done(await logs.import_(http, log), 201)
    monkeypatch.setattr(loaded, bound, 0 if bound == "MAX_SHUFFLES" else 1)
    problem(await logs.import_(http, log), 409, "log_full")
