"""The story of Scythe, word for word: what a player has to know to do it with wooden pieces."""

# ruff: noqa: E501, RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem
from tests.api.told import explanation, says
from tests.domain.scythe.table import automa, human


async def table(http: httpx2.AsyncClient, *players: dict[str, Any], **what: Any) -> Player:  # noqa: ANN401 - a document's values
    """A game from a position, with real Automa cards."""
    position = {"players": players, "turn": "human", "decks": {"automa": "physical"}, **what}
    return await begun(http, "scythe", position=position)


async def test_a_combat_tells_what_it_is_made_of_and_what_it_costs(http: httpx2.AsyncClient) -> None:
    """Both totals with their parts, the tie, who retreats where, the cost, and the card of the resource box."""
    game = await table(
        http,
        human("crimea", mechs=["r0c4"], power=7),
        automa("nordic", mechs=["r1c4"], workers=["r1c4"], power=9),
        decks={"automa": "physical", "automa_discards": [9]},
    )
    await game.act(type="move", moves=[{"unit": "mech", "from": "r0c4", "to": "r1c4"}])
    await game.act(type="fight", dial=7, automa_card=15)

    await says(
        game,
        {
            "en": (
                "You attack the Automa at mountain E2.",
                "Combat Table of card 15: the Automa uses 7 power and no combat cards.",
                "You win the combat at mountain E2 as the attacker against the Automa: attacker 7 (7 power), defender 7 (7 power). The attacker wins a tie. Power left: attacker 0, defender 2.",
                "The Automa's mech retreats from mountain E2 to the faction mat.",
                "The Automa's worker retreats from mountain E2 to the home base.",
                "Your popularity falls by 1 (now 6): 1 worker was returned to its home base.",
                "The resource box of card 9 shows 3: place 3 metal at mountain E2.",
            ),
            "it": (
                "Un Mech dell'Automa si ritira",
                "I pareggi li vince l'attaccante.",
                "dalla montagna E2 alla base principale",
            ),
            "ja": ("同点は攻撃側が勝ちます。", "山E2"),
            "pl": (
                "Remis wygrywa atakujący.",
                "Robotnik Automy wycofuje się z gór E2 do bazy.",
                "za odesłanego robotnika",
            ),
        },
    )


async def test_a_terrain_that_gives_nothing_is_told(http: httpx2.AsyncClient) -> None:
    """R30: nothing is placed at the Factory, whatever the resource box shows."""
    game = await table(
        http,
        human("crimea", mechs=["r3c4"], power=7),
        automa("nordic", mechs=["r3c3"], power=0),
        decks={"automa": "physical", "automa_discards": [9]},
    )
    await game.act(type="move", moves=[{"unit": "mech", "from": "r3c4", "to": "r3c3"}])
    await game.act(type="fight", dial=1, automa_card=15)

    await says(game, {"en": ("The resource box of card 9 shows 3, but nothing is produced at the Factory.",)})


async def test_an_automas_turn_is_told_to_be_done_with_pieces(http: httpx2.AsyncClient) -> None:
    """Card 5: what is gained with its total, the tracker's printed space, water, and others' recruit bonus."""
    game = await table(
        http,
        human("crimea", recruits=["coin"]),
        automa("nordic", star_tracker=3, workers=["r0c4"]),
        turn="automa",
    )
    done(await game.post("/automa-turn", {"card": 5}))

    await says(
        game,
        {
            "en": (
                "The Automa deploys a worker to the home base.",
                "The Automa gains 1 coin (now 6).",
                "You receive the recruit bonus: 1 coin.",
                "You gain 1 coin (now 1).",
                "Star tracker: token to row 2, space 1. From now on the Automa's units can cross any river and use lakes.",
            ),
            "it": (
                "L'Automa schiera un lavoratore sulla base principale.",
                "Da ora le unità dell'Automa possono attraversare tutti i fiumi e usare i laghi.",
            ),
            "ja": ("オートマは1コインを得ます（現在6コイン）。", "あなたは1コインを得ます（現在1コイン）。"),
            "pl": ("Automa otrzymuje 1 monetę (teraz 6).", "Otrzymujesz 1 monetę (teraz 1)."),
        },
    )


async def test_the_reader_is_you_and_others_have_names(http: httpx2.AsyncClient) -> None:
    """The player's own pieces and coins are yours; who looks on reads the seat's name."""
    game = await table(http, human("crimea", character="r6c3", coins=4), automa("nordic"))
    await game.act(type="move", moves=[{"unit": "character", "from": "r6c3", "to": "r6c4"}])
    await game.act(type="pay", coins=1)

    await says(
        game,
        {
            "en": ("Your character moves from farm D7 to mountain E7.", "You pay 1 coin (now 3)."),
            "it": ("Il tuo personaggio va dalla fattoria D7 alla montagna E7.",),
            "ja": (
                "あなたのキャラクターが農場D7から山E7へ移動します。",
                "あなたは1コインを支払います（現在3コイン）。",
            ),
            "pl": ("Twój bohater przechodzi z farmy D7 w góry E7.", "Wydajesz 1 monetę (teraz 3)."),
        },
    )
    await says(
        await game.share("spectator"), {"en": ("The human's character moves from farm D7 to mountain E7.",)}
    )


async def test_a_flip_says_what_it_is_for(http: httpx2.AsyncClient) -> None:
    """R53: before which action the combat card is turned up, and which values stop it."""
    game = await table(
        http,
        human("crimea"),
        automa("nordic", workers=["r0c4"]),
        turn="automa",
        decks={"automa": "physical", "combat": "physical"},
        options={"test_moves": True},
    )
    (asked,) = done(await game.post("/automa-turn", {"card": 3}))["pending"]
    await game.act(type="flip", value=2)

    assert asked["text"] == (
        "Flip the top combat card before “Move Worker” and enter its value: a 4 or 5 stops the action."
    )
    await says(
        game,
        {"en": ("The Automa flips a combat card before “Move Worker”: it is a 2, so the action goes on.",)},
    )


async def test_because_names_the_comparisons_in_their_order(http: httpx2.AsyncClient) -> None:
    """MOVE-WORKER: the most units in reach, and of those the nearest to the Factory, with their numbers.

    Step 1 chose the worker, and step 2 left out where another one stands.
    """
    game = await table(http, human("crimea"), automa("nordic", workers=["r0c4", "r0c5"]), turn="automa")
    turn = done(await game.post("/automa-turn", {"card": 3}))
    (moved,) = [step for step in turn["commit"]["steps"] if step["code"] == "unit_moved"]
    why = await explanation(game, moved)

    scores = [one["scores"] for one in why["explanation"]["candidates"] if not one.get("refused")]
    most = max(score["units_in_reach"] for score in scores)
    equal = [score for score in scores if score["units_in_reach"] == most]
    assert len(equal) > 1, "one comparison would not settle it"
    assert moved["text"] == (
        f"Move Worker: the Automa's worker goes from forest E1 to mountain E2. {len(equal)} territories tie (other units in reach: {most}): E2 is closest to the Factory."
    )
    assert moved["explained"]
    assert why["text"].startswith(
        "Selected: the worker at forest E1, of those equally near to the home base the first in reading order."
    )
    assert why["explanation"]["facts"]["left_out"] == {"r0c5": "own_worker"}
    assert "Left out: tundra F1 (another own worker stands there)." in why["text"]


async def test_a_step_says_whether_it_has_an_explanation(http: httpx2.AsyncClient) -> None:
    """Those that say so have one, and no other."""
    game = await table(http, human("crimea"), automa("nordic", workers=["r0c4"]), turn="automa")
    turn = done(await game.post("/automa-turn", {"card": 5}))
    for step in turn["commit"]["steps"]:
        version, _, place = step["step"].partition(".")
        answer = await game.get(f"/commits/{version}/steps/{place}/explanation")
        assert (answer.status_code == 200) == step["explained"], step


ACROSS = {"type": "move", "moves": [{"unit": "character", "from": "r6c3", "to": "r0c4"}]}
DOUBTFUL = [
    (ACROSS, "beyond_reach", "from farm D7 to forest E1"),
    ({"type": "deploy", "territory": "r0c1", "ability": "speed"}, "no_worker_there", "mountain B1"),
    ({"type": "produce", "resources": {"r6c3": {"food": 9}}}, "produced_too_much", "farm D7"),
]


@pytest.mark.parametrize(("action", "code", "part"), DOUBTFUL)
async def test_what_the_rules_do_not_explain(
    http: httpx2.AsyncClient, action: dict[str, Any], code: str, part: str
) -> None:
    """Carried out with a warning, its code and its sentence; a strict game refuses it with the same."""
    crimea = human("crimea", character="r6c3", workers=["r6c3"])
    game = await table(http, crimea, automa("nordic"))
    warnings = (await game.act(**action))["warnings"]
    assert code in [warning["code"] for warning in warnings]
    assert any(part in warning["text"] for warning in warnings), warnings

    position = {"players": [crimea, automa("nordic")], "turn": "human"}
    strict = await begun(http, "scythe", position=position, strict=True)
    assert problem(await strict.post("/actions", action), 409, warnings[0]["code"])["detail"]


MATS = {
    "industrial": (2, 4),
    "engineering": (2, 5),
    "militant": (3, 4),
    "patriotic": (2, 6),
    "innovative": (3, 5),
    "mechanical": (3, 6),
    "agricultural": (4, 7),
}


async def test_a_mat_has_the_coins_and_popularity_that_a_setup_need_not_tell(
    http: httpx2.AsyncClient,
) -> None:
    """Each mat by its printed figures; the catalogue has the columns with their costs."""
    told = done(await http.get("/v1/rulesets/scythe"))
    mats = {mat["id"]: mat for mat in told["catalogue"]["player_mats"]}
    for mat, figures in MATS.items():
        players = [{"kind": "human", "faction": "crimea", "mat": mat}, automa("nordic", level="automa")]
        one = (await begun(http, "scythe", setup={"players": players})).created["state"]["players"][0]
        assert (one["popularity"], one["coins"]) == figures
    column = mats["engineering"]["columns"][1]
    assert (column["top"], column["bottom"], column["cost"], column["least_cost"]) == (
        "trade",
        "deploy",
        4,
        2,
    )
    assert mats.keys() == MATS.keys()
