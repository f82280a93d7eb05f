"""An Automa's turn without a game: for a script that keeps the table itself."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import begun, done, problem

Document = dict[str, Any]

HUMAN: Document = {
    "kind": "human",
    "faction": "crimea",
    "popularity": 3,
    "coins": 4,
    "power": 5,
    "character": "D7",
    "combat_cards": 1,
}
NORDIC: Document = {"kind": "automa", "faction": "nordic", "character": "E2", "workers": ["E1", "F1"]}
REAL: Document = {"automa": "physical", "combat": "physical"}


async def _turn(http: httpx2.AsyncClient, ruleset: str, language: str = "en", **body: Any) -> httpx2.Response:  # noqa: ANN401 - any JSON
    headers = {"Accept-Language": language}
    return await http.post(f"/v1/rulesets/{ruleset}/automa-turn", json=body, headers=headers)


@pytest.mark.parametrize("ruleset", ["scythe", "expeditions", "trismegistus"])
async def test_a_turn_without_a_game_is_that_of_a_game(http: httpx2.AsyncClient, ruleset: str) -> None:
    """The same steps and changes as in a game of this position with this card; nothing is stored."""
    examples = done(await http.get(f"/v1/rulesets/{ruleset}"))["examples"]
    position, card = examples["position"], examples["automa_turn"]
    if ruleset == "scythe":
        position, card = {**position, "decks": REAL}, {"card": 14}
    game = await begun(http, ruleset, position=position)
    played = done(await game.post("/automa-turn", card))
    metrics = (await http.get("/metrics")).text

    turn = done(await _turn(http, ruleset, position=position, **card))

    assert turn["steps"] == played["commit"]["steps"]
    assert turn["changes"] == played["commit"]["changes"]
    assert turn["pending"] == played["pending"]
    assert turn["position"] == played["state"]
    assert (turn["ruleset"], turn["seat"], turn["over"]) == (ruleset, "automa", False)
    assert _commits((await http.get("/metrics")).text) == _commits(metrics)


def _commits(metrics: str) -> list[str]:
    return [line for line in metrics.splitlines() if line.startswith("automa_commits")]


async def test_turns_follow_each_other_by_their_positions(http: httpx2.AsyncClient) -> None:
    """Each position is taken as it is; `seat` says whose turn it is; the language is the client's."""
    position: Document = {"players": [{**HUMAN, "character": "home"}, NORDIC], "decks": REAL}
    first = done(await _turn(http, "scythe", position=position, seat="automa", card=2))
    assert first["position"]["turn"] == "human"

    second = done(await _turn(http, "scythe", "it", position=first["position"], seat="automa", card=3))

    (deck,) = second["position"]["automa_decks"]
    assert deck["discards"] == [2, 3]
    assert second["steps"][0]["text"].startswith("L'Automa")


async def test_a_question_is_answered_by_the_same_turn_with_the_answer(http: httpx2.AsyncClient) -> None:
    """R20: Nordic's mech attacks by card 15. What the service draws is the same by its `seed`."""
    attacker = {"mechs": ["r5c3"], "power": 6, "scheme": 2, "star_tracker": 10, "stars": ["tracker"]}
    position = {
        "players": [{**HUMAN, "character": "home", "mechs": ["r4c3"]}, {**NORDIC, **attacker}],
        "turn": "automa",
        "decks": {"automa": "physical"},
    }
    sent: Document = {"position": position, "card": 15}
    asked = done(await _turn(http, "scythe", **sent))
    (question,) = asked["pending"]
    assert question["answer"] == "fight"

    sent |= {"answers": [{"type": "fight", "dial": 1, "automa_card": 7}]}
    turn = done(await _turn(http, "scythe", **sent, seed=asked["seed"]))

    assert turn["steps"][: len(asked["steps"])] == asked["steps"]
    assert "combat_won" in [step["code"] for step in turn["steps"]]
    assert (turn["pending"], turn["seed"]) == ([], asked["seed"])
    assert done(await _turn(http, "scythe", **sent, seed=asked["seed"])) == turn
    refused = await _turn(http, "scythe", position=asked["position"])
    assert problem(refused, 422, "position_not_between_turns")["fields"] == ["card", "pause", "combat"]
    refused = await _turn(http, "scythe", **sent | {"answers": sent["answers"] * 2})
    assert problem(refused, 409, "no_question_open")["action"] == 1


@pytest.mark.parametrize(
    ("body", "status", "code", "facts"),
    [
        ({}, 400, "invalid_body", {"path": "$", "fault": "missing_field"}),
        ({"position": {"players": []}}, 400, "invalid_body", {"path": "$.position.players"}),
        ({"position": {"turn": "automa"}, "cards": 3}, 400, "invalid_body", {"path": "$"}),
        ({"seed": "x"}, 400, "invalid_body", {"path": "$.seed"}),
        ({"seat": "human"}, 409, "not_an_automas_turn", {"turn": "human"}),
        ({"seat": "nobody"}, 422, "seat_unknown", {"known": ["human", "automa"]}),
        ({"card": 14}, 409, "card_is_drawn_here", {"deck": "automa"}),
        ({"answers": [{"type": "fight"}]}, 400, "invalid_body", {"path": "$.answers[0]"}),
        ({"answers": [3]}, 400, "invalid_body", {"path": "$.answers[0]"}),
    ],
)
async def test_what_is_refused_is_told_where(
    http: httpx2.AsyncClient, body: Document, status: int, code: str, facts: Document
) -> None:
    """As where a game begins, or is played."""
    table = {"players": [HUMAN, NORDIC], "turn": "automa"}
    sent = body if "position" in body or not body else {"position": table, **body}

    refused = problem(await _turn(http, "scythe", **sent), status, code)

    assert {name: refused[name] for name in facts} == facts


async def test_there_is_no_such_ruleset_to_play(http: httpx2.AsyncClient) -> None:
    """A body is an object, and what another game has is told so."""
    problem(await _turn(http, "chess", position={}), 404, "ruleset_not_offered")
    problem(await http.post("/v1/rulesets/scythe/automa-turn", json=[]), 400, "invalid_body")
    other = {"level": 2, "turn": "automa"}
    assert (
        problem(await _turn(http, "scythe", position=other), 422, "other_ruleset")["other"] == "expeditions"
    )
    table = {"players": [HUMAN, NORDIC], "turn": "automa"}
    for body in ({"card": {"kind": "personality"}}, {"answers": [{"type": "roll_dice"}]}):
        refused = problem(await _turn(http, "scythe", position=table, **body), 422, "other_ruleset")
        assert refused["other"] == "trismegistus"
