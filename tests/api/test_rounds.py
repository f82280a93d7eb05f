"""Turns and rounds of a game: taken back whole, gone to by their number, and told in the story."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest_asyncio

from automa_ledger.games.commit import parse_timestamp
from tests.api.client import Player, begun, done, problem

TURN = {"to": "turn"}


@pytest_asyncio.fixture
async def game(http: httpx2.AsyncClient) -> Player:
    """The owner of a game of two humans, whose turns show no card."""
    return await begun(http, setup={"humans": 2})


async def note(game: Player) -> None:
    """A commit that does not end a turn."""
    await game.act(type="note")


async def add(game: Player, amount: int) -> None:
    """A commit that ends a human's turn."""
    await game.act(type="add", amount=amount)


async def test_a_turn_is_taken_back_whole(game: Player) -> None:
    """All commits of the turn that the last one is part of, and no more."""
    await note(game)
    await note(game)
    await add(game, 4)
    back = done(await game.post("/undo", TURN))
    assert (back["turn"], back["state"]["total"], back["state"]["left"]) == ("human-1", 0, 6)
    assert back["commit"]["command"] == {"type": "undo", "to": "turn"}
    problem(await game.post("/undo", TURN), 409, "nothing_to_undo")


async def test_what_was_done_of_a_turn_that_is_on_is_taken_back(game: Player) -> None:
    """Then the turn before it."""
    await add(game, 4)
    before = done(await game.get())
    await note(game)
    assert done(await game.post("/undo", TURN))["state"] == before["state"]
    assert done(await game.post("/undo", TURN))["state"]["total"] == 0


async def test_a_turn_is_done_again_whole(game: Player) -> None:
    """Or what is left of it, when a part of it was taken back; then the next one."""
    await note(game)
    await add(game, 4)
    await add(game, 2)
    await game.post("/goto", {"version": 1})
    assert done(await game.post("/redo", TURN))["turn"] == "human-2"
    await game.post("/undo")
    again = done(await game.post("/redo", TURN))
    assert (again["turn"], again["state"]["total"]) == ("human-2", 4)
    assert done(await game.post("/redo", TURN))["turn"] == "automa"
    problem(await game.post("/redo", TURN), 409, "nothing_to_redo")


async def test_a_turn_is_gone_to_by_its_number(game: Player) -> None:
    """Where it began on the present path; one that has not begun is refused with the one that is on."""
    await note(game)
    await add(game, 4)
    await add(game, 2)
    assert done(await game.post("/goto", {"turn": 2}))["turn"] == "human-2"
    refused = problem(await game.post("/goto", {"turn": 3}), 404, "turn_unknown")
    assert (refused["turn"], refused["turn_now"]) == (3, 2)
    assert done(await game.post("/goto", {"turn": 1}))["state"]["left"] == 6


async def test_a_turn_has_no_number_of_commits(game: Player) -> None:
    """Bodies that say two things, or none, are refused."""
    await add(game, 4)
    fault = problem(await game.post("/undo", {"to": "turn", "commits": 2}), 400, "invalid_body")
    assert (fault["fault"], fault["known"]) == ("one_of", ["commits", "to"])
    for body in ({}, {"turn": 1, "version": 3}):
        problem(await game.post("/goto", body), 400, "invalid_body")
    assert problem(await game.post("/undo", {"to": "game"}), 400, "invalid_body")["allowed"] == [
        "commit",
        "turn",
    ]


async def test_a_turn_is_not_taken_back_past_a_barrier(http: httpx2.AsyncClient) -> None:
    """What the undo policy says of commits holds of turns."""
    game = await begun(http, setup={"target": 30}, undo="barrier")
    await add(game, 4)
    await game.automa_turn()
    problem(await game.post("/undo", TURN), 409, "undo_barred")


async def test_the_automas_turn_is_taken_back_with_its_answers(http: httpx2.AsyncClient) -> None:
    """In Expeditions with a real bag it waits for tokens; the answer is a commit of its own."""
    game = await begun(http, "expeditions", setup={"level": 1, "first_player": "automa"})
    turn, answers = await game.automa_turn(), 0
    while not answers:  # some cards turn up no tile
        while turn["pending"]:
            turn, answers = await game.act(type="tell_tile", tokens=["orange-3"]), answers + 1
        if not answers:
            await game.act(type="end_turn")
            turn = await game.automa_turn()
    number = turn["commit"]["turn"]["number"]

    back = done(await game.post("/undo", TURN))
    assert (back["turn"], back["pending"], turn["turn"]) == ("automa", [], "human")
    assert done(await game.post("/redo", TURN))["state"] == turn["state"]
    assert done(await game.post("/goto", {"turn": number}))["state"] == back["state"]


async def test_the_story_says_which_commits_make_up_a_turn(game: Player) -> None:
    """With its number, its round, whose it is and when it was."""
    await note(game)
    await add(game, 4)
    await add(game, 2)
    story = done(await game.get("/story"))

    assert [entry["turn"] for entry in story["commits"]] == [
        None,
        {"number": 1, "round": 1, "seat": "human-1"},
        {"number": 1, "round": 1, "seat": "human-1"},
        {"number": 2, "round": 1, "seat": "human-2"},
    ]
    assert [grouped(each) for each in story["rounds"]] == [
        (1, [(1, "human-1", False, [2, 3]), (2, "human-2", False, [4])])
    ]
    times = [parse_timestamp(entry["at"]) for entry in story["commits"]]
    assert times == sorted(times)
    first = story["rounds"][0]["turns"][0]
    assert (first["began"], first["ended"]) == (story["commits"][1]["at"], story["commits"][2]["at"])


async def test_what_was_taken_back_is_a_turn_of_its_own(game: Player) -> None:
    """Marked so; what is left of a turn and what is done in its place are one."""
    await note(game)
    await add(game, 4)
    await game.post("/undo")
    await add(game, 5)
    story = done(await game.get("/story"))

    assert [entry["turn"] and entry["turn"]["number"] for entry in story["commits"]] == [None, 1, 1, None, 1]
    assert [grouped(each) for each in story["rounds"]] == [
        (1, [(1, "human-1", False, [2, 5]), (1, "human-1", True, [3])])
    ]


async def test_a_game_that_counts_rounds_itself_tells_them(http: httpx2.AsyncClient) -> None:
    """In Trismegistus the round of the rulebook, however many turns it has."""
    examples = done(await http.get("/v1/rulesets/trismegistus"))["examples"]
    game = await begun(http, "trismegistus", setup=examples["setup"])
    await game.act(type="report", end_turn=True)
    story = done(await game.get("/story"))
    assert story["commits"][-1]["turn"]["round"] == game.created["state"]["round"]


def grouped(round_: dict[str, Any]) -> tuple[int, list[tuple[Any, ...]]]:
    """A round without its times."""
    turns = [(each["number"], each["seat"], each["undone"], each["commits"]) for each in round_["turns"]]
    return round_["number"], turns
