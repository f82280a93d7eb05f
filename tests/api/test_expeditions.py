"""The rulings of Expeditions as a client of the service meets them."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem
from tests.api.logs import exported, facts

Document = dict[str, Any]


def _face_up(where: str, *corruption: str, **more: bool) -> Document:
    return {"id": where, "face_up": True, "corruption": list(corruption), **more}


async def _table(http: httpx2.AsyncClient, **position: Any) -> Player:  # noqa: ANN401 - the fields of a position
    return await begun(http, "expeditions", position={"level": 2, "turn": "automa", **position})


async def _turn(game: Player, card: int, language: str = "en") -> Document:
    return done(await game.post("/automa-turn", {"card": card}, Accept_Language=language))


def _texts(answer: Document, code: str) -> list[str]:
    return [step["text"] for step in answer["commit"]["steps"] if step["code"] == code]


@pytest.mark.parametrize(
    ("stack", "decided_by"), [(["orange-3"], "ran_out"), (["orange-3", "orange-4"], "multiplier")]
)
async def test_tokens_ran_out_only_before_the_multiplier(
    http: httpx2.AsyncClient, stack: list[str], decided_by: str
) -> None:
    """E4: the explanation of x2 on a stack of one and of two tokens has the multiplier in its facts."""
    game = await _table(http, automa={"glory": 3}, locations=[_face_up("n1", *stack)])
    steps = (await _turn(game, 8))["commit"]["steps"]
    (step,) = [step["step"] for step in steps if step["code"] == "corruption_taken"]
    version, place = step.split(".")

    why = done(await game.get(f"/commits/{version}/steps/{place}/explanation"))["explanation"]

    assert (why["decided_by"], why["facts"]["multiplier"]) == (decided_by, 2)


async def test_a_card_that_there_is_not_is_no_card_of_another_game(http: httpx2.AsyncClient) -> None:
    """The Automa of Expeditions has 14 cards, that of Scythe 19: card 15 does not fit here."""
    game = await _table(http)

    refused = problem(await game.post("/automa-turn", {"card": 15}), 400, "invalid_body")

    assert refused["path"] == "$.card"


async def test_a_tie_names_its_rule(http: httpx2.AsyncClient) -> None:
    """E19: 8 x 4 coins against 32."""
    game = await _table(
        http, automa={"glory": 8}, human={"mech": "s1", "coins": 32}, end={"by": "automa", "turns_left": 1}
    )

    steps = (await _turn(game, 8))["commit"]["steps"]

    (ended,) = [step for step in steps if step["code"] == "game_ended"]
    assert (ended["rule"], ended["facts"]["tie"]) == ("E19", True)
    assert ended["text"] == "A tie: you and the Automa have 32 coins each, and the Automa wins ties."


async def test_shuffles_are_one_line_at_the_end(http: httpx2.AsyncClient) -> None:
    """That of the first player is not told at all, its outcome is; the log has each of them."""
    game = await begun(http, "expeditions", setup={"level": 2, "bag": ["orange-3", "turquoise-4"]})
    (begun_with,) = done(await game.get("/story"))["commits"]
    told = [step["text"] for step in begun_with["steps"] if step["code"] == "deck_shuffled"]
    assert [text.split(":")[0] for text in told] == [
        "The Automa cards are shuffled",
        "The tokens in the bag are mixed",
    ]
    assert "first_player_chosen" in {step["code"] for step in begun_with["steps"]}

    table = {"deck": "virtual", "bag": ["orange-3"], "end": {"by": "automa", "turns_left": 1}}
    ending = await _table(http, automa={"glory": 8}, **table)
    ended = await ending.automa_turn()
    while ended["pending"]:
        ended = await ending.act(type="tell_tile", tile=3)
    assert ended["over"]
    assert _texts(ended, "shuffle_revealed") == ["The order of 2 shuffles is revealed."]
    logged = [event["type"] for event in facts(await exported(ending))]
    assert logged.count("shuffle_revealed") == 2


async def test_the_unseen_cards_are_those_that_can_be_named(http: httpx2.AsyncClient) -> None:
    """E15: with all twelve cards drawn any of the fourteen can come next."""
    game = await _table(http, drawn=list(range(1, 13)))
    unseen = game.created["state"]["deck"]["unseen"]

    refused = problem(await game.post("/automa-turn"), 409, "card_required")

    assert unseen == refused["in_deck"] == list(range(1, 15))
    assert (await _turn(game, 5))["state"]["card"] is None


async def test_a_report_tells_what_has_changed(http: httpx2.AsyncClient) -> None:
    """What was known already is not told again."""
    game = await _table(http, turn="human", human={"mech": "n3", "coins": 4})

    told = await game.act(type="report", mech="n4", coins=4, locations=[_face_up("n5", "orange-3")])

    assert [step["text"] for step in told["commit"]["steps"]] == [
        "You update the table. Your mech stands at N4.",
        (
            "You update N5: the tile is face up, without a map token, "
            "with corruption, from bottom to top: orange 3."
        ),
    ]


async def test_the_faults_of_a_pack_are_told_at_once(http: httpx2.AsyncClient) -> None:
    """A missing value, a track that is none, and a level that is there twice."""
    card: Document = {
        "level": 4,
        "glory_spaces": [1, 4, 7, 10, 13, 16, 18, 20],
        "last_space": 21,
        "coins_for_glory": 5,
        "coins_for_map": 2,
        "coins_for_corruption": 2,
    }
    lacking = {name: value for name, value in card.items() if name != "coins_for_map"}
    cards = [{**lacking, "last_space": 19}, card]
    pack = {"ruleset": "expeditions", "kind": "progress_cards", "name": "Mine", "cards": cards}

    refused = problem(await http.post("/v1/packs", json=pack), 422, "pack_invalid")

    assert sorted((each["pointer"], each["code"]) for each in refused["errors"]) == [
        ("/cards/0/coins_for_map", "missing_field"),
        ("/cards/0/glory_spaces", "glory_spaces_impossible"),
        ("/cards/1/level", "duplicate_level"),
    ]


async def test_a_corrected_value_is_told_by_its_name(http: httpx2.AsyncClient) -> None:
    """Not by its pointer, in the player's language."""
    game = await _table(http)
    body = {"type": "correct", "pointer": "/locations/1/map", "value": False, "reason": "żart"}

    told = done(await game.post("/actions", body, Accept_Language="pl"))

    assert _texts(told, "corrected") == ["Korekta: żeton mapy na obszarze N2, teraz nie (żart)."]
