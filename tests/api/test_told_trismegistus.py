"""The story of Trismegistus, word for word: what a player has to know to do it at the table."""

# ruff: noqa: E501 - a sentence stands in one line

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.api.client import Player, begun, done
from tests.api.told import explanation, says, texts
from tests.domain.trismegistus.table import Document, experiment, face, steps, tracks

SPENT = {"symbol": "iron", "colour": "red"}
AMBER = experiment("amber", "fire", 3, vp=4, area="tin")


async def table(http: httpx.AsyncClient, automa: Document | None = None, **what: Any) -> Player:  # noqa: ANN401 - a document's values
    """A position in which the Automa is due, with real cards."""
    seat = {"cube": "fire", "markers": steps(fire=2), **(automa or {})}
    position = {"level": 2, "tracks": tracks(), "round": 1, "turn": "automa", **what, "automa": seat}
    position.setdefault("bowls", {"iron": {"black": 2}, "tin": {"red": 1}, "lead": {"white": 2, "red": 1}})
    return await begun(http, "trismegistus", position=position)


async def turn(game: Player, dice: str, cost: int = 1, *effects: str, kind: str = "basic") -> Document:
    """The Automa's turn by a card that shows this."""
    return done(await game.post("/automa-turn", {"card": face(dice, cost, *effects, kind=kind)}))


async def test_an_experiment_is_told_by_where_it_lies(http: httpx.AsyncClient) -> None:
    """The card's face, which search found the die, and the experiment's bowl, place, track and worth."""
    game = await table(http)
    await turn(game, "mercury black, tin red", 1, "experiment")
    red = experiment("red", "fire", 5, vp=2, area="tin")
    await game.act(type="show_experiments", experiments=[red, {**red, **AMBER}])

    await says(
        game,
        {
            "en": (
                "it shows black (mercury), red (tin), takes 1 potency, action: an experiment.",
                "The Automa takes a red die from the tin bowl (Sn), at potency 1. Of the dice that match the card in symbol and colour there is only this one.",
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


async def test_a_search_that_found_less_says_so(http: httpx.AsyncClient) -> None:
    """R13: no die has symbol and colour, and none has the symbol; of those of the colour."""
    game = await table(http)
    await turn(game, "mercury white")

    await says(
        game,
        {"en": ("No die matches the card in symbol; of those that match in colour there is only this one.",)},
    )


async def test_what_repeat_gold_and_overflow_are_for(http: httpx.AsyncClient) -> None:
    """VP instead of a step at a track's end; gold for an experiment of a type that the Automa had."""
    game = await table(http, automa={"experiments": [AMBER], "markers": steps(fire=8)})
    await turn(game, "tin red", 3, "advance_track fire", "experiment")
    await game.act(type="show_experiments", experiments=[AMBER])

    await says(
        game,
        {
            "en": (
                "The Automa gains 1 VP instead of a step, as its marker stands at the end of the fire track, and has 1.",
                "The Automa gains 1 gold, as it already had an experiment of this type, and has 1.",
            ),
            "it": (
                "la carta richiedeva 2 di potenza in più; è il primo di tre.",
                "L'Automa guadagna 1 oro, perché possedeva già un esperimento di questo tipo, e ne ha 1.",
            ),
            "pl": (
                "bo karta wymagała o 2 punkty mocy więcej; to pierwsza kość z trzech.",
                "więc zamiast kroku Automa otrzymuje 1 PZ i ma ich teraz 1.",
                "Automa miała już eksperyment tego typu, więc otrzymuje 1 sztukę złota i ma ich teraz 1.",
            ),
        },
    )
    steps_ = [step for commit in done(await game.get("/story"))["commits"] for step in commit["steps"]]
    of_both = [
        each
        for each in steps_
        if each["text"].startswith(("The Automa gains 1 VP instead", "The Automa gains 1 gold"))
    ]
    assert {each["code"] for each in of_both} == {"vp_gained", "gold_gained"}
    for each in of_both:
        assert each["explained"]
        assert (await explanation(game, each))["text"]


async def test_artifacts_agree_and_who_plays_again_is_told(http: httpx.AsyncClient) -> None:
    """Two red ones, of which the black die chooses; the human has exhausted three dice."""
    game = await table(http, human={"spent": [SPENT] * 3})
    await turn(game, "tin red", 1, "artifact")
    await game.act(type="show_artifacts", artifacts=["air", "fire"], roll=2)

    await says(
        game,
        {
            "en": (
                "The Automa takes the left red artifact (air).",
                "you have exhausted your three dice, so the Automa plays again.",
            ),
            "it": ("Ci sono 2 artefatti rossi esposti.", "perciò gioca ancora l'Automa."),
            "ja": ("続けてオートマのターンです。",),
            "pl": ("Wyłożone są 2 czerwone artefakty.", "więc Automa gra jeszcze raz."),
        },
    )
    game = await table(http)
    await turn(game, "iron black", 1, "artifact")
    await game.act(type="show_artifacts", artifacts=[])
    await says(game, {"it": ("Non ci sono artefatti neri che l'Automa possa prendere.",)})


async def test_a_step_that_the_card_names_and_a_correction_are_told(http: httpx.AsyncClient) -> None:
    """The track by its element, and the value that was set right, by whose it is."""
    game = await table(http)
    await turn(game, "tin red", 1, "advance_track water")
    await game.act(type="correct", pointer="/automa/gold", value=3, reason="")

    await says(
        game,
        {
            "en": ("to level 1 of the water track (W1)", "Correction: the Automa's gold, now 3."),
            "it": (
                "al livello 1 del tracciato dell'acqua (W1), indicato dalla carta.",
                "Correzione: l'oro dell'Automa, ora 3.",
            ),
        },
    )


async def test_a_cube_lies_on_an_achievement(http: httpx.AsyncClient) -> None:
    """R43: yellow, and on the second card from the left."""
    game = await table(http, achievements=[{"vp": 3}, {"vp": 4}, {"vp": 5}, {"vp": 6}])
    done(await game.post("/automa-turn", {"card": {"kind": "personality"}}))
    await game.act(type="roll_black_die", result=2)

    await says(game, {"it": ("Metti un cubetto giallo sulla seconda carta obiettivo; ora ha 1 cubetto.",)})


async def test_a_deck_that_is_empty_becomes_a_new_one(http: httpx.AsyncClient) -> None:
    """R8: the discarded cards are shuffled when one has to be drawn."""
    game = await table(
        http,
        human={"spent": [SPENT] * 3},
        automa={"die": {"symbol": "lead", "colour": "white", "potency": 5}},
    )
    for kind in (*["basic"] * 7, *["specialization"] * 2, "basic"):
        await turn(game, "lead white", kind=kind)

    await says(
        game,
        {
            "en": ("The deck was empty: shuffle the 9 discarded bot cards into a new one.",),
            "it": ("Il mazzo era vuoto: rimescola le 9 carte automa scartate e forma un nuovo mazzo.",),
        },
    )


@pytest.mark.parametrize(
    ("gold", "bought"),
    [
        (1 + 1, "Formule: 2 per le tipologie di esperimento e 1 acquistata portano 9 PV"),
        (1 + 3, "Formule: 2 per le tipologie di esperimento e 2 acquistate portano 9 PV"),
    ],
)
async def test_the_final_scoring_agrees_in_number(http: httpx.AsyncClient, gold: int, bought: str) -> None:
    """R30, R33: gold for the missing step of the masterpiece, then formulas for 1 and 2."""
    automa = {"spent": [SPENT] * 2, "gold": gold, "markers": steps(8, 8, 8, 4), "experiments": [AMBER]}
    game = await table(http, automa, round=3, human={"spent": [SPENT] * 3})
    await turn(game, "iron black", 9, "vp5")
    await game.act(type="show_masterpiece", masterpiece=experiment("black", "air", 5, vp=8))
    await game.act(type="tell_symbols", tracks=0)
    await game.act(type="tell_formula_vp", vp=9)

    await says(
        game,
        {
            "it": (
                "pagando 1 oro per lo step mancante",
                "L'Automa acquista un'ulteriore formula pagandola 1 oro",
                bought,
            ),
            "en": ("paying 1 gold for the missing step", "The Automa buys a further formula for 1 gold"),
        },
    )
    steps_ = [step for commit in done(await game.get("/story"))["commits"] for step in commit["steps"]]
    explained = {step["code"]: step for step in steps_ if step["explained"]}
    assert {"card_drawn", "die_taken", "die_set_aside", "masterpiece_solved", "formula_bought"} <= set(
        explained
    )
    for step in explained.values():
        assert (await explanation(game, step))["text"]


async def test_how_virtual_dice_fell_is_told(http: httpx.AsyncClient) -> None:
    """As they lie in the bowls of the state, by bowl and colour, after those that were rolled again."""
    example = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    game = await begun(http, "trismegistus", setup=example)
    *_, fell = [text for text in await texts(game, "en") if " like this: " in text]

    for symbol, dice in game.created["state"]["bowls"].items():
        told = ", ".join(f"{number} {colour}" for colour, number in sorted(dice.items()) if number)
        assert f"{symbol}: {told}" in fell
