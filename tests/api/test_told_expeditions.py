"""The story of Expeditions, word for word: what a player has to know to do it at the table."""

# ruff: noqa: E501, RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

from typing import Any

import httpx

from tests.api.client import Player, begun, done
from tests.api.told import explanation, says, texts


async def table(http: httpx.AsyncClient, **position: Any) -> Player:  # noqa: ANN401 - the fields of a position
    """A game of the second level in which the Automa is due."""
    return await begun(http, "expeditions", position={"level": 2, "turn": "automa", **position})


def lies(where: str, *corruption: str, **more: bool) -> dict[str, Any]:
    """A tile that is face up."""
    return {"id": where, "face_up": True, "corruption": [*corruption], **more}


async def test_a_mech_goes_around_and_skips_you(http: httpx.AsyncClient) -> None:
    """MECH.3: from N6 by two locations: N7, then over the end, and N1, where the human stands, not counted."""
    game = await table(
        http, automa={"north": "n6", "glory": 3}, human={"mech": "n1"}, locations=[lies("n2", "orange-3")]
    )
    done(await game.post("/automa-turn", {"card": 8}))

    await says(
        game,
        {
            "en": (
                "The North mech moves 2 locations east, from N6 to N2, over the eastern end and in again from the west; N1, where you stand, is skipped and not counted.",
                "The card gives the Central mech no target.",
            ),
            "it": (
                "da N6 a N2, uscendo a est e rientrando da ovest; N1, dove stai tu, si salta e non si conta.",
                "La carta non dà un bersaglio al Mech Centro.",
            ),
            "ja": (
                "北のメックはN6からN2へ、東に2区域移動します（東端から西端へ回ります）。あなたのいるN1は飛ばし、数えません。",
            ),
            "pl": ("ze wschodniego krańca na zachodni; pomija przy tym obszar N1, na którym stoisz.",),
        },
    )


async def test_a_target_that_cannot_be_carried_out_is_told_so(http: httpx.AsyncClient) -> None:
    """MECH.2: card 8 asks of the North mech 3 glory, and there are 2."""
    game = await table(http, automa={"glory": 2}, human={"mech": "s1"})
    done(await game.post("/automa-turn", {"card": 8}))

    await says(
        game,
        {
            "en": (
                "The North mech does not carry out its target: it needs 3 glory on Basecamp, and the Automa has 2.",
            ),
            "it": ("Il Mech Nord non esegue il suo bersaglio",),
            "pl": ("Mech północny nie realizuje swojego celu",),
        },
    )


async def test_a_sweep_takes_all_cards(http: httpx.AsyncClient) -> None:
    """Card 13: the Central mech sweeps before it moves; the North mech finds the value-20 token alone."""
    game = await table(http, automa={"glory": 5}, human={"mech": "s1"}, locations=[lies("n2", twenty=True)])
    turn = done(await game.post("/automa-turn", {"card": 13}))

    await says(
        game,
        {
            "en": (
                "Sweep all face-up cards adjacent to C7, where the Central mech stands before it moves: every one of them is discarded and replaced from the deck.",
            ),
            "pl": (
                "uporządkuj wszystkie odkryte karty sąsiadujące z obszarem C7",
                "szuka żetonu o wartości 20 bez innych żetonów zepsucia",
            ),
        },
    )
    (sweep,) = [step for step in turn["commit"]["steps"] if step["code"] == "sweep_announced"]
    assert sweep["explained"]
    assert (await explanation(game, sweep))["text"]


async def test_the_first_glory_token_is_no_further_one(http: httpx.AsyncClient) -> None:
    """It is told by its number of eight."""
    game = await table(http, automa={"progress": 1}, human={"mech": "s1"})
    done(await game.post("/automa-turn", {"card": 2}))

    await says(
        game,
        {
            "en": ("The Automa places its glory token 1 of 8 in the upper left corner of Basecamp",),
            "pl": ("Automa umieszcza swój znacznik chwały nr 1 z 8 w lewym górnym rogu planszy bazy",),
        },
    )
    assert not [text for text in await texts(game, "pl") if "kolejny" in text]


async def test_who_begins_is_told(http: httpx.AsyncClient) -> None:
    """Whether the table or chance has chosen."""
    told = await begun(http, "expeditions", setup={"level": 2, "first_player": "automa"})
    await says(
        told,
        {
            "en": ("The first turn is the Automa's.",),
            "it": ("Il primo turno è dell'Automa.",),
            "ja": ("最初はオートマのターンです。",),
            "pl": ("Pierwsza tura należy do Automy.",),
        },
    )
    chosen = await begun(http, "expeditions", setup={"level": 2})
    you = chosen.created["turn"] == "human"
    await says(chosen, {"en": (f"Chance has chosen: {'you begin' if you else 'the Automa begins'}.",)})
