"""Several actions of one seat as one command."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from automa_rules.core.turn_command import MAX_ACTIONS
from tests.api.client import Player, begun, done, problem
from tests.domain.scythe.table import automa, human

NOTE: dict[str, Any] = {"type": "note"}


def add(amount: int) -> dict[str, Any]:
    """The action that adds to the total."""
    return {"type": "add", "amount": amount}


def correct(total: int) -> dict[str, Any]:
    """The action that sets the total."""
    return {"type": "correct", "pointer": "/total", "value": total}


async def turn(game: Player, *actions: dict[str, Any]) -> httpx2.Response:
    """What the service says of a turn."""
    return await game.post("/turns", {"actions": [*actions]})


async def test_a_turn_is_one_commit_with_the_facts_of_each_action(game: Player) -> None:
    """Its command is of the type `turn`; the facts follow in the order of the actions."""
    found = done(await turn(game, NOTE, correct(7), add(2)))

    assert (found["version"], found["turn"], found["state"]["total"]) == (2, "automa", 9)
    commit = found["commit"]
    assert (commit["version"], commit["seat"]) == (2, "human")
    assert commit["command"] == {"type": "turn", "actions": [NOTE, correct(7), add(2)]}
    assert [(step["step"], step["code"]) for step in commit["steps"]] == [
        ("2.1", "noted"),
        ("2.2", "corrected"),
        ("2.3", "added"),
    ]


async def test_a_turn_goes_on_until_a_question(http: httpx2.AsyncClient) -> None:
    """What comes after it is listed, and the log has what was done; the rest is sent after the answer."""
    players = [human("crimea") | {"mechs": ["r5c3"]}, automa("nordic") | {"mechs": ["r4c3"]}]
    game = await begun(http, "scythe", position={"players": players, "turn": "human"})
    attack = {"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]}
    coin, end = {"type": "gain", "coins": 1}, {"type": "end_turn"}
    whole = {"actions": [coin, attack, coin, end]}
    problem(await game.post("/turns", whole), 409, "question_open")
    sent = whole | {"until": "question"}
    answer = await game.post("/turns", sent, idempotency_key="once")
    stopped = done(answer)

    assert stopped["not_done"] == [coin, end]
    assert stopped["pending"]
    assert stopped["commit"]["command"]["actions"] == [coin, attack]
    again = await game.post("/turns", sent, match=f'"{1}"', idempotency_key="once")
    assert again.headers["idempotent-replayed"] == "true"
    assert (done(again)["version"], again.json()["not_done"]) == (2, [coin, end])

    fought = await game.act(type=stopped["pending"][0]["answer"], dial=0)
    while fought["pending"]:
        fought = await game.act(type=fought["pending"][0]["answer"], dial=0)
    rest = done(await game.post("/turns", {"actions": stopped["not_done"], "until": "question"}))
    assert (rest["not_done"], rest["turn"]) == ([], "automa")
    audit = done(await game.get("/audit"))
    assert audit["sound"], audit


async def test_one_undo_takes_a_whole_turn_back(game: Player) -> None:
    """It is one commit."""
    done(await turn(game, NOTE, correct(7), add(2)))
    assert done(await game.post("/undo"))["state"]["total"] == 0
    assert done(await game.post("/redo"))["state"]["total"] == 9


async def test_when_one_action_is_refused_nothing_has_happened(game: Player) -> None:
    """The refusal names the place of the action in the list, from 0."""
    refused = problem(await turn(game, NOTE, add(2), add(3)), 409, "not_your_turn")

    assert (refused["action"], refused["turn"]) == (2, "automa")
    read = done(await game.get())
    assert (read["version"], read["state"]["total"], read["state"]["left"]) == (1, 0, 6)


async def test_an_action_by_itself_has_no_place(game: Player) -> None:
    """`action` is there only where there is a list."""
    await game.act(**add(1))
    assert "action" not in problem(await game.post("/actions", add(1)), 409, "not_your_turn")


async def test_a_fault_of_form_is_found_in_the_list(game: Player) -> None:
    """The path leads through the list to the field."""
    fault = problem(await turn(game, NOTE, add(10)), 400, "invalid_body")
    assert fault["path"] == "$.actions[1].amount"
    unknown = problem(await turn(game, {"type": "subtract"}), 400, "invalid_body")
    assert (unknown["path"], unknown["allowed"]) == (
        "$.actions[0].type",
        ["add", "note", "answer", "correct"],
    )


@pytest.mark.parametrize("count", [0, MAX_ACTIONS + 1])
async def test_a_turn_has_an_action_and_not_too_many(game: Player, count: int) -> None:
    """An empty list does nothing, so it is refused; so is one beyond the bound."""
    assert problem(await turn(game, *([NOTE] * count)), 400, "invalid_body")["path"] == "$.actions"
    other = {"type": "build", "territory": "r6c3", "structure": "mill"}  # no other ruleset is asked
    problem(await turn(game, *([other] * count)), 400, "invalid_body")


async def test_a_turn_of_another_ruleset_is_told_as_such(game: Player) -> None:
    """As with a single action; also when only some are. What no ruleset knows is a fault of form."""
    build = {"type": "build", "territory": "r6c3", "structure": "mill"}
    assert problem(await turn(game, build), 422, "other_ruleset")["other"] == "scythe"
    assert problem(await turn(game, NOTE, build), 422, "other_ruleset")["other"] == "scythe"
    problem(await turn(game, NOTE, build, {"type": "subtract"}), 400, "invalid_body")


async def test_the_question_that_an_action_opens_is_answered_in_the_same_turn(
    http: httpx2.AsyncClient,
) -> None:
    """In Scythe a move into a combat, and the dial for it; the turn goes on behind the answer."""
    players = [human("crimea", power=3, mechs=["r5c4"]), automa("nordic", combat_cards=0, mechs=["r4c3"])]
    position = {"players": players, "turn": "human", "decks": {"automa": "physical"}}
    game = await begun(http, "scythe", position=position)
    attack = {"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": "r4c3"}]}
    fight = {"type": "fight", "dial": 1, "automa_card": 1}
    found = done(await turn(game, attack, fight, {"type": "end_turn"}))

    assert (found["turn"], found["next"]["do"]) == ("automa", "automa_turn")
    assert [step["code"] for step in found["commit"]["steps"]].index("combat_won") > 0


async def test_a_log_with_turns_is_decided_again_and_imported(http: httpx2.AsyncClient) -> None:
    """The audit decides each turn once more; a finished game becomes a game again elsewhere."""
    game = await begun(http, setup={"target": 5})
    done(await turn(game, correct(3), add(9)))
    audit = done(await game.get("/audit"))
    assert (audit["sound"], audit["decisions"]["checked"]) == (True, 2)
    log = (await game.get("/commits", accept="application/x-ndjson")).content
    imported = await http.post(
        "/v1/games/import", content=log, headers={"Content-Type": "application/x-ndjson"}
    )
    assert done(imported, 201)["state"] == done(await game.get())["state"]


async def test_a_player_takes_turns_for_its_own_seat_only(http: httpx2.AsyncClient) -> None:
    """All actions are of one seat: behind the end of its turn the next action is not its own."""
    game = await begun(http, setup={"humans": 2})
    one = await game.share("player", "human-1")
    assert problem(await turn(one, add(1), add(1)), 409, "not_your_turn")["action"] == 1
    assert done(await turn(one, NOTE, add(1)))["commit"]["seat"] == "human-1"


async def test_a_turn_is_of_one_seat_while_an_automa_acts(http: httpx2.AsyncClient) -> None:
    """The owner sits at several seats: who answers the Automa's attack is not whose turn follows it."""
    attacked = human("polania", seat="polania", power=0, mechs=["r4c3"], combat_cards=0)
    due = automa("nordic", seat="nordic", power=6, scheme=2, star_tracker=4, mechs=["r5c3"])
    following = human("rusviet", seat="rusviet", combat_cards=0)
    players = [attacked, due | {"character": "mat", "combat_cards": 0}, following]
    position = {"players": players, "turn": "nordic", "decks": {"automa": "physical"}}
    game = await begun(http, "scythe", position=position)
    asked = done(await game.post("/automa-turn", {"card": 15}))
    assert (asked["turn"], asked["pending"][0]["seat"]) == ("nordic", "polania")

    fight, coin = {"type": "fight", "dial": 0, "automa_card": 1}, {"type": "gain", "coins": 1}
    refused = problem(await turn(game, fight, coin), 409, "not_your_turn")
    assert (refused["action"], refused["turn"]) == (1, "rusviet")
    assert done(await turn(game, fight))["turn"] == "rusviet"
