"""Commands: on which version they act, for which seat, and what they answer."""

from __future__ import annotations

import httpx2
import pytest

from automa_ledger.games.commit import now, parse_timestamp
from tests.api.client import Player, asking, begun, done, finished, problem


async def test_an_action_answers_with_its_commit(game: Player) -> None:
    """The commit has version, seat, turn, command and steps; the state is the one after it."""
    done_ = await game.act(type="add", amount=4)

    assert (done_["game"], done_["version"], done_["turn"]) == (game.game, 2, "automa")
    assert done_["state"]["total"] == 4
    assert parse_timestamp(done_["commit"].pop("at")) <= parse_timestamp(now())
    assert done_["commit"] == {
        "version": 2,
        "undone": False,
        "seat": "human",
        "command": {"type": "add", "amount": 4},
        "steps": [
            {
                "step": "2.1",
                "code": "added",
                "rule": "C1",
                "facts": {"seat": "human", "amount": 4},
                "text": "Added.",
                "short": None,
                "explained": False,
            }
        ],
        "changes": [{"counter": "/total", "from": 0, "to": 4}],
        "turn": {"number": 1, "round": 1, "seat": "human"},
    }


async def test_a_command_says_where_the_game_is_and_its_new_version(game: Player) -> None:
    """Location and ETag come with every command."""
    answer = await game.post("/actions", {"type": "add", "amount": 4})

    assert answer.headers["location"] == game.path
    assert answer.headers["etag"] == '"2"'


async def test_an_automa_turn_stops_at_a_question_and_goes_on_with_the_answer(
    http: httpx2.AsyncClient,
) -> None:
    """While the question is open, other commands are refused; the answer is an action."""
    game, turn = await asking(http)

    assert turn["pending"] == [
        {
            "type": "twice",
            "card": 6,
            "seat": "automa",
            "answer": "answer",
            "text": "Twice.",
            "short": None,
            "schema": {
                "type": "object",
                "title": "Answer",
                "properties": {
                    "type": {"const": "answer"},
                    "twice": {"type": "boolean", "title": "Twice"},
                },
                "required": ["type", "twice"],
                "additionalProperties": False,
            },
        }
    ]
    problem(await game.post("/actions", {"type": "add", "amount": 1}), 409, "question_open")
    answered = await game.act(type="answer", twice=True)
    assert answered["pending"] == []
    assert answered["state"]["total"] == turn["state"]["total"] + 6


COMMANDS = ("/actions", "/turns", "/automa-turn", "/undo", "/redo", "/goto")


async def test_a_command_says_which_version_it_acts_on(game: Player) -> None:
    """Without If-Match a command is refused before anything else about it is looked at."""
    for command in COMMANDS:
        problem(await game.post(command, match=None), 428, "if_match_missing")


@pytest.mark.parametrize("match", ["1", '"one"', '"0"', '"01"', '"1", one', '"99999999999"', '""', ","])
async def test_an_if_match_that_is_no_version_is_refused(game: Player, match: str) -> None:
    """Tags with a version, or a star."""
    for command in COMMANDS:
        problem(await game.post(command, match=match), 400, "invalid_if_match")


async def test_a_stale_command_learns_the_current_version(game: Player) -> None:
    """412 with `current_version`, in the body and as the entity tag."""
    await game.act(type="add", amount=1)
    answer = await game.post("/automa-turn", match='"1"')
    stale = problem(answer, 412, "version_stale")

    assert (stale["version"], stale["current_version"]) == (1, 2)
    assert answer.headers["etag"] == '"2"'
    problem(await game.post("/automa-turn", match='"3"'), 412, "version_stale")


async def test_a_star_acts_on_whatever_the_version_is(game: Player) -> None:
    """The client that says `*` does not mind."""
    await game.act(type="add", amount=1)
    done(await game.post("/automa-turn", match="*"))


async def test_what_the_rules_refuse_changes_nothing(game: Player) -> None:
    """409 with the ruleset's code and facts; the version stays."""
    refused = problem(await game.post("/automa-turn"), 409, "not_an_automas_turn")

    assert refused["turn"] == "human"
    assert done(await game.get())["version"] == 1


async def test_a_game_that_is_over_takes_no_more_actions(http: httpx2.AsyncClient) -> None:
    """It reveals its shuffles with its last commit, and can still be read and undone."""
    game = await finished(http)
    read = done(await game.get())
    assert (read["over"], read["turn"]) == (True, None)
    problem(await game.post("/actions", {"type": "add", "amount": 1}), 409, "game_over")
    assert not done(await game.post("/undo"))["over"]


async def test_a_correction_sets_a_value_and_says_why(game: Player) -> None:
    """The table is right: any value of the state can be set; what does not fit there is refused."""
    corrected = await game.act(type="correct", pointer="/total", value=12, reason="miscounted")
    assert corrected["state"]["total"] == 12
    assert corrected["commit"]["steps"][0]["text"] == "Correction: the total, now 12 (miscounted)."
    body = {"type": "correct", "pointer": "/total", "value": {"deep": [1]}}
    problem(await game.post("/actions", body), 409, "correction_impossible")


async def test_the_owner_of_a_table_of_several_acts_for_whose_turn_it_is(http: httpx2.AsyncClient) -> None:
    """Or for the seat it names; a seat that is not there is refused."""
    game = await begun(http, setup={"humans": 2})
    assert (await game.act(type="add", amount=1))["commit"]["seat"] == "human-1"
    noted = done(await game.post("/actions?seat=human-1", {"type": "note"}))
    assert noted["commit"]["seat"] == "human-1"
    assert noted["state"]["note"] in range(1, 7)
    assert (await game.act(type="add", amount=1))["commit"]["seat"] == "human-2"
    unknown = problem(await game.post("/actions?seat=nobody", {"type": "note"}), 422, "seat_unknown")
    assert unknown["known"] == ["human-1", "human-2", "automa"]


async def test_an_action_of_another_ruleset_is_told_as_such(game: Player) -> None:
    """Its form is documented, so it is no fault of form."""
    body = {"type": "build", "territory": "r6c3", "structure": "mill"}
    refused = problem(await game.post("/actions", body), 422, "other_ruleset")

    assert (refused["ruleset"], refused["other"]) == ("counter", "scythe")
