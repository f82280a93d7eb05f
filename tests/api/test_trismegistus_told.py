"""What the table tells of Trismegistus and is told, over HTTP: corrections, displays, markers."""

# ruff: noqa: E501 - a sentence stands in one line

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from automa_rules.trismegistus.examples import EXAMPLE_PACK
from tests.api.client import Player, begun, done, problem
from tests.api.logs import exported, facts
from tests.api.told import explanation, says
from tests.domain.trismegistus.table import experiment, face

TRACKS = [
    {"element": element, "length": 8, "tokens": tokens}
    for element, tokens in (
        ("air", []),
        ("water", []),
        ("fire", [{"step": 2, "kind": "bonus_vp5"}]),
        ("earth", []),
    )
]
BOWLS = {"iron": {"black": 2, "red": 1}, "lead": {"white": 2, "red": 1}}
SPENT = {"symbol": "tin", "colour": "white"}


async def table(http: httpx2.AsyncClient, **what: Any) -> Player:  # noqa: ANN401 - a document's values
    """A game from a position in which the Automa is due."""
    position = {
        "level": 2,
        "tracks": TRACKS,
        "round": 1,
        "turn": "automa",
        "bowls": BOWLS,
        "automa": {"cube": "fire", "markers": {"earth": 0, "fire": 1, "water": 0, "air": 0}},
        **what,
    }
    return await begun(http, "trismegistus", position=position)


async def turn(game: Player, code: str, element: str | None = None, cost: int = 1) -> dict[str, Any]:
    """The Automa's turn with a card that pictures black iron."""
    action = {"code": code} if element is None else {"code": code, "element": element}
    face = {"dice": [{"symbol": "iron", "colour": "black"}], "potency_cost": cost, "actions": [action]}
    return done(await game.post("/automa-turn", {"card": {"kind": "basic", **face}}))


def step(answer: dict[str, Any], code: str) -> dict[str, Any]:
    """The only step of a kind."""
    (found,) = [each for each in answer["commit"]["steps"] if each["code"] == code]
    return dict(found)


async def test_a_marker_that_is_corrected(http: httpx2.AsyncClient) -> None:
    """Back behind a token, which serves anew when it is reached; past it, and it has served (Q44)."""
    game = await table(http)
    assert step(await turn(game, "advance_track", "fire"), "token_reached")["facts"]["track"] == "fire"

    for marker, served in ((1, False), (3, True), (0, False)):
        answer = await game.act(type="correct", pointer="/automa/markers/fire", value=marker)
        assert answer["state"]["tracks"][2]["tokens"][0].get("served", False) is served


async def test_a_printed_element_is_not_explained_by_the_bowl(http: httpx2.AsyncClient) -> None:
    """A5: the icon names the track; Q14: the bowl does, where it shows none."""
    told = {}
    for element in ("water", "of_die"):
        game = await table(http, bowl_elements={"iron": "earth"})
        advanced = step(await turn(game, "advance_track", element), "marker_advanced")
        told[element] = await explanation(game, advanced)

    assert told["water"]["explanation"]["decided_by"] == "printed"
    assert "bowl" not in told["water"]["text"]
    assert told["of_die"]["explanation"]["facts"]["bowl"] == "iron"


@pytest.mark.parametrize(
    ("shown", "place"), [([None, "air"], "right"), (["air", None], "left"), (["air"], "only")]
)
async def test_the_side_of_an_artifact(http: httpx2.AsyncClient, shown: list[str | None], place: str) -> None:
    """Q15: the one that is there is taken from where it lies."""
    game = await table(http)
    await turn(game, "artifact")
    taken = step(await game.act(type="show_artifacts", artifacts=shown), "artifact_taken")

    assert (taken["facts"]["element"], taken["facts"]["place"]) == ("air", place)
    assert ("right" in taken["text"], "left" in taken["text"]) == (place == "right", place == "left")


async def test_the_rule_of_a_turns_end(http: httpx2.AsyncClient) -> None:
    """R21 is named where both have passed, Q10 where one plays alone; else the players take turns."""
    game = await table(http)
    assert step(await turn(game, "gold"), "turn_ended")["rule"] == "BASE.TURN"

    game = await table(http, human={"spent": [SPENT] * 3})
    assert step(await turn(game, "gold"), "turn_ended")["rule"] == "Q10"

    automa = {"cube": "fire", "markers": {"earth": 0, "fire": 1, "water": 0, "air": 0}, "spent": [SPENT] * 2}
    game = await table(http, human={"spent": [SPENT] * 3}, automa=automa)
    assert step(await turn(game, "gold", cost=9), "turn_ended")["rule"] == "R21"


async def test_a_correction_behind_the_last_item(http: httpx2.AsyncClient) -> None:
    """`-` in a pointer puts the value behind the last one of a list, also of one that is empty."""
    game = await table(http)
    red = {"type": "red", "track": "fire", "requirement": 1, "vp": 3}
    answer = await game.act(type="correct", pointer="/automa/experiments/-", value=red)
    assert answer["state"]["automa"]["experiments"] == [red]

    token = {"step": 3, "kind": "bonus_vp5"}
    answer = await game.act(type="correct", pointer="/tracks/0/tokens/-", value=token)
    assert answer["state"]["tracks"][0]["tokens"] == [token]


@pytest.mark.parametrize(
    ("pointer", "value"),
    [("/level", 3), ("/achievements", [{"vp": 1}] * 4), ("/options/violet_into", "discards")],
)
async def test_what_would_leave_the_deck_behind(
    http: httpx2.AsyncClient, pointer: str, value: object
) -> None:
    """R5, R41: the bot deck was made for a level and for or without achievements."""
    game = await table(http)
    answer = await game.post("/actions", {"type": "correct", "pointer": pointer, "value": value})

    assert problem(answer, 409, "deck_left_behind")["pointer"] == pointer


async def test_the_markers_are_asked_from_the_top_down(http: httpx2.AsyncClient) -> None:
    """R35: as the tracks lie on the board."""
    automa = {"cube": "fire", "markers": {"earth": 4, "fire": 3, "water": 2, "air": 1}, "spent": [SPENT] * 2}
    game = await table(http, round=3, human={"spent": [SPENT] * 3}, automa=automa)
    await turn(game, "gold", cost=9)
    drawn = {"type": "red", "track": "fire", "requirement": 1, "vp": 3, "symbols": 0}
    await game.act(type="show_masterpiece", masterpiece=drawn)
    answer = await game.act(type="tell_symbols", tracks=0)

    assert [*answer["pending"][0]["markers"]] == ["air", "water", "fire", "earth"]
    assert answer["pending"][0]["text"].endswith("air (1), water (2), fire (3), earth (4).")


async def test_shuffles_for_rolls_are_not_told(http: httpx2.AsyncClient) -> None:
    """How the dice fell is told, not the shuffle of their faces behind it; the log has both."""
    example = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    game = await begun(http, "trismegistus", setup=example)
    (begun_with,) = done(await game.get("/story"))["commits"]
    logged = {event["type"] for event in facts(await exported(game))}

    assert {"deck_shuffled", "dice_rolled"} <= logged
    assert {"dice_rolled"} == {each["code"] for each in begun_with["steps"]} & {
        "deck_shuffled",
        "dice_rolled",
    }


async def test_an_experiment_is_told_by_where_it_lies(http: httpx2.AsyncClient) -> None:
    """The card's face, which search found the die, and the experiment's bowl, place, track and worth."""
    game = await table(http, bowls={"iron": {"black": 2}, "tin": {"red": 1}, "lead": {"white": 2, "red": 1}})
    done(await game.post("/automa-turn", {"card": face("mercury black, tin red", 1, "experiment")}))
    shown = [experiment("red", "fire", 5, vp=2, area="tin"), experiment("amber", "fire", 3, vp=4, area="tin")]
    await game.act(type="show_experiments", experiments=shown)

    await says(
        game,
        {
            "en": (
                "it shows black (mercury), red (tin), takes 1 potency, action: an experiment.",
                "The Automa takes a red die from the tin bowl (Sn), at potency 1. It matches the card in symbol and colour. It is the only one.",
                "The Automa takes and solves an amber experiment beside the tin bowl (Sn), the second from the left (level 3 of the fire track, 4 VP).",
                "the experiment requires level 3",
            ),
            "it": (
                "un esperimento di tipo ambra accanto alla ciotola dello stagno (Sn)",
                "il secondo da sinistra (livello 3 del tracciato del fuoco, 4 PV)",
                "al livello 3 del tracciato del fuoco",
                "Il dado rosso dell'Automa va sul lato destro della carta tracciato; è il primo di tre.",
            ),
            "ja": ("左から2番目", "種類「琥珀」"),
            "pl": ("eksperyment typu „bursztynowy”", "drugi od lewej (pole 3 toru ognia, 4 PZ)"),
        },
    )


PACK: dict[str, Any] = {**EXAMPLE_PACK}
NAMED: dict[str, Any] = {
    **PACK,
    "cards": [
        {**card, "name": f"The Card of {number}"} if card["kind"] == "specialization" else card
        for number, card in enumerate(PACK["cards"])
    ],
}
IDS = [card["id"] for card in PACK["cards"]]


@pytest.mark.parametrize("language", ["en", "it", "ja", "pl"])
async def test_cards_of_a_pack_are_told_by_their_printed_names(
    http: httpx2.AsyncClient, language: str
) -> None:
    """By the name if the pack has one, else by colour and print; no sentence has the id of the file.

    In the question which card was drawn, in the reasons, the picture, the story and the refusals.
    """
    http.headers["Accept-Language"] = language
    game = await table(http, pack=NAMED, deck="physical", turn="automa")
    (question,) = done(await game.get())["pending"]
    offered = {each["const"]: each["title"] for each in question["schema"]["properties"]["card"]["oneOf"]}
    state = done(await game.get())["state"]
    names = {card: state["cards"][card].get("name") for card in offered}
    assert [offered[card] for card, name in names.items() if name] == [
        name for name in names.values() if name
    ]
    named = next(card for card, name in names.items() if name)
    refused = await game.post("/automa-turn", {"card": "nothing-like-it"})
    texts = [*offered.values(), problem(refused, 409, "card_not_in_deck")["detail"]]
    done(await game.post("/automa-turn", {"card": named}))
    story = [step for commit in done(await game.get("/story"))["commits"] for step in commit["steps"]]
    texts += [step["text"] for step in story]
    why = await explanation(game, next(step for step in story if step["code"] == "card_drawn"))
    assert {why["names"][card] for card, name in names.items() if name} == {
        name for name in names.values() if name
    }
    texts += why["names"].values()
    texts.append((await game.get("/board.svg")).text.split("place-card")[1].split("</title>")[0])
    assert sum(names[named] in text for text in texts) >= 4
    assert [text for text in texts if any(card in text for card in IDS)] == []
