"""What may be taken back: everything, or nothing once something has come to light after it."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem
from tests.api.logs import commits, exported, forged, import_
from tests.domain.scythe.table import automa, human

SCYTHE = {"players": [human("crimea"), automa("nordic", level="automa")]}
ATTACK = {
    "players": [
        human("crimea", power=5, combat_cards=[], mechs=["r5c4"]),
        automa("nordic", power=0, combat_cards=0, mechs=["r4c3"]),
    ],
    "turn": "human",
    "decks": {"automa": "physical", "combat": "physical"},
}
"""A mech of the human stands beside one of the Automa's; all cards lie on the table, nothing is drawn."""


async def barred(http: httpx2.AsyncClient) -> Player:
    """A game with the policy `barrier`: versions 1 (begun), 2 (human adds 1), 3 (the Automa draws a card)."""
    game = await begun(http, setup={"target": 90}, undo="barrier")
    await game.act(type="add", amount=1)
    await game.automa_turn()
    return game


async def test_the_policy_is_told_with_every_state(http: httpx2.AsyncClient) -> None:
    """`free` unless another was chosen, and the same for a fork, which can be made when nothing is secret."""
    free = await begun(http, setup={"target": 9})
    bound = await begun(http, setup={"target": 9}, undo="barrier")
    await bound.act(type="add", amount=9)
    fork = done(await bound.post("/forks", {}, match=None), 201)

    assert (free.created["undo"], bound.created["undo"], fork["undo"]) == ("free", "barrier", "barrier")
    assert done(await bound.get())["undo"] == "barrier"


@pytest.mark.promise("barrier")
async def test_a_drawn_card_is_a_barrier(http: httpx2.AsyncClient) -> None:
    """409 with the version that can still be gone back to; nothing changes."""
    game = await barred(http)
    for call, body in (("/undo", {}), ("/undo", {"commits": 2}), ("/goto", {"version": 2})):
        refused = problem(await game.post(call, body), 409, "undo_barred")
        assert refused["back_to"] == 3
    assert done(await game.get())["version"] == 3


async def test_no_fork_goes_back_behind_an_end_that_has_shown_all(http: httpx2.AsyncClient) -> None:
    """What lay in the decks is known by then, and nothing in the copy's log would tell."""
    game = await barred(http)
    await _finish(game)
    for version in (1, 2, 3):
        refused = problem(await game.post("/forks", {"version": version}, match=None), 409, "fork_barred")
        assert refused["decks"] == ["deck"]
    assert done(await game.post("/forks", {}, match=None), 201)["over"]


async def test_what_came_after_the_card_can_be_taken_back(http: httpx2.AsyncClient) -> None:
    """The human's own doing, and done again; but not one commit more."""
    game = await barred(http)
    if done(await game.get())["pending"]:
        await game.act(type="answer", twice=False)
    else:
        await game.act(type="add", amount=2)

    assert _to(done(await game.post("/undo"))) == 3
    problem(await game.post("/undo"), 409, "undo_barred")
    assert _to(done(await game.post("/redo"))) == 4


def _to(answer: dict[str, Any]) -> Any:  # noqa: ANN401 - any JSON
    """The version at which the game stands again."""
    (rewound,) = answer["commit"]["steps"]
    return rewound["facts"]["to"]


async def test_with_the_free_policy_it_is_allowed_and_marked(http: httpx2.AsyncClient) -> None:
    """The log says that something which had come to light was taken back, and a mere step back does not."""
    game = await begun(http, setup={"target": 90})
    await game.act(type="add", amount=1)
    plain = done(await game.post("/undo"))["commit"]["steps"][0]
    done(await game.post("/redo"))
    await game.automa_turn()
    marked = done(await game.post("/undo"))["commit"]["steps"][0]

    assert (plain["facts"]["past_reveal"], marked["facts"]["past_reveal"]) == (False, True)
    assert marked["text"].endswith("A revealed card or roll was taken back too.")
    marks = [event.get("past_reveal") for event in _rewinds(commits(await exported(game)))]
    assert marks == [None, None, True]


def _rewinds(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for commit in log for event in commit["events"] if event["type"] == "rewound"]


async def test_no_mark_is_taken_out_of_a_log(http: httpx2.AsyncClient) -> None:
    """What came to light and was taken back is told for good."""
    game = await begun(http, setup={"target": 9})
    await game.act(type="add", amount=9)
    done(await game.post("/undo"))
    await game.act(type="add", amount=9)
    header, *lines = await exported(game)
    done(await import_(http, [header, *lines]), 201)
    log = commits([header, *lines])
    [rewound] = _rewinds(log)
    del rewound["past_reveal"]

    problem(await import_(http, forged(header, log)), 422, "log_not_played")


async def test_the_policy_survives_another_process(http: httpx2.AsyncClient) -> None:
    """It stands in the log: a game that is loaded anew keeps it, and so does one that is imported."""
    game = await begun(http, setup={"target": 3}, undo="barrier")
    await game.act(type="add", amount=5)
    copied = done(await import_(http, await exported(game)), 201)

    assert copied["undo"] == "barrier"


async def test_a_log_that_breaks_its_own_policy_is_not_taken(http: httpx2.AsyncClient) -> None:
    """A rewind past the barrier cannot have been appended by this service."""
    game = await begun(http, setup={"target": 30})
    await game.act(type="add", amount=1)
    await game.automa_turn()
    done(await game.post("/undo"))
    await _finish(game)
    header, *lines = await exported(game)
    assert done(await import_(http, [header, *lines]), 201)["undo"] == "free"

    log = commits([header, *lines])
    log[0]["command"]["undo"] = "barrier"
    problem(await import_(http, forged(header, log)), 422, "log_not_played")


async def _finish(game: Player) -> None:
    """Play on until the game is over."""
    for _ in range(20):
        seen = done(await game.get())
        if seen["over"]:
            return
        if seen["pending"]:
            await game.act(type="answer", twice=False)
        elif seen["turn"] == "automa":
            await game.automa_turn()
        else:
            await game.act(type="add", amount=9)


@pytest.mark.parametrize("undo", ["sometimes", 1, None, ""])
async def test_a_policy_that_is_none_is_refused(http: httpx2.AsyncClient, undo: object) -> None:
    """400 with the place."""
    answer = await http.post("/v1/games", json={"ruleset": "counter", "setup": {"target": 9}, "undo": undo})

    assert problem(answer, 400, "invalid_body")["path"] == "$.undo"


async def test_an_automas_turn_is_a_barrier_in_every_game(http: httpx2.AsyncClient) -> None:
    """Scythe: the card that the Automa drew is known now."""
    game = await begun(http, "scythe", setup=SCYTHE, undo="barrier")
    await game.act(type="end_turn")
    await game.automa_turn()

    problem(await game.post("/undo"), 409, "undo_barred")


async def test_a_combat_is_a_barrier(http: httpx2.AsyncClient) -> None:
    """Scythe: the attack can be taken back until both sides are shown, and what follows the combat always."""
    game = await begun(http, "scythe", position=ATTACK, undo="barrier")
    attack = {"type": "move", "moves": [{"unit": "mech", "from": "r5c4", "to": "r4c3"}]}
    await game.act(**attack)
    assert done(await game.post("/undo"))["pending"] == []
    (asked,) = (await game.act(**attack))["pending"]
    assert asked["type"] == "combat"

    fought = await game.act(type="fight", dial=1, automa_card=18)
    await game.act(type="end_turn")

    assert "combat_won" in [step["code"] for step in fought["commit"]["steps"]]
    problem(await game.post("/undo", {"commits": 2}), 409, "undo_barred")
    assert done(await game.post("/undo"))["state"] == fought["state"]
    refused = problem(await game.post("/undo"), 409, "undo_barred")
    assert refused["back_to"] == fought["version"]
    problem(await game.post("/goto", {"version": game.created["version"]}), 409, "undo_barred")
    assert done(await game.get())["state"] == fought["state"]


async def test_no_fork_goes_back_behind_a_combat(http: httpx2.AsyncClient) -> None:
    """Scythe: the copy would fight it once more, and nothing would tell. From its end on there is one."""
    game = await begun(http, "scythe", position=ATTACK, undo="barrier")
    before = done(await game.post("/forks", {}, match=None), 201)
    attacked = await game.act(type="move", moves=[{"unit": "mech", "from": "r5c4", "to": "r4c3"}])
    fought = await game.act(type="fight", dial=1, automa_card=18)

    for version in (before["version"], attacked["version"]):
        refused = problem(await game.post("/forks", {"version": version}, match=None), 409, "fork_barred")
        assert (refused["decks"], refused["back_to"]) == ([], fought["version"])
    assert done(await game.post("/forks", {}, match=None), 201)["version"] == fought["version"]
    await game.act(type="end_turn")
    rewound = done(await game.post("/undo"))
    assert done(await game.post("/forks", {}, match=None), 201)["state"] == rewound["state"]


async def test_a_game_that_never_goes_back(http: httpx2.AsyncClient) -> None:
    """Neither undo nor redo nor goto, nor a copy of before; a correction sets a mistake right."""
    game = await begun(http, setup={"target": 90}, undo="never")
    await game.act(type="add", amount=1)
    for call, body in (("/undo", {}), ("/undo", {"to": "turn"}), ("/redo", {}), ("/goto", {"version": 1})):
        problem(await game.post(call, body), 409, "undo_forbidden")
    problem(await game.post("/forks", {"version": 1}, match=None), 409, "fork_barred")
    assert done(await game.get())["undo"] == "never"
    corrected = await game.act(type="correct", pointer="/total", value=7)
    assert (corrected["version"], corrected["state"]["total"]) == (3, 7)
