"""Encounter/Factory, step by step (card 14 of Scheme I: encounter/Factory, else move character)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import (
    EncounterRemoved,
    FactoryCardTaken,
    SymbolRefused,
    TrackerAdvanced,
    TurnEnded,
    UnitMoved,
)
from tests.domain.scythe.table import WATER, automa, card, given, human

ENCOUNTER_FACTORY = card(14)

# Steps 1 and 2: the character; the Factory or encounter tokens in reach of any unit


def test_the_character_goes_to_a_token_in_reach_of_a_worker() -> None:
    """R9, R13: to r1c4, which a worker could reach. R16: not from the mat. R8: nor by the base alone."""
    played = given(automa("nordic", workers=["r0c4", "r0c5"])).when(ENCOUNTER_FACTORY)
    played.then(UnitMoved, symbol="encounter_factory", unit="character", origin="home", to="r1c4")
    played.then(EncounterRemoved, territory="r1c4", rule="R23")
    assert "r1c4" not in played.state.encounters
    given(automa("nordic", character="mat", workers=["r0c4"])).when(ENCOUNTER_FACTORY).then(
        SymbolRefused, symbol="encounter_factory", reason="no_unit", rule="R16"
    )
    given(automa("nordic", workers=["r0c4"]), encounters=["r3c1"]).when(ENCOUNTER_FACTORY).then(
        SymbolRefused, symbol="encounter_factory", reason="no_valid_territory", rule="ENCOUNTER-FACTORY"
    )
    given(automa("nordic")).when(ENCOUNTER_FACTORY).then(SymbolRefused, symbol="encounter_factory")


def test_the_factory_counts_while_the_automa_has_no_factory_card() -> None:
    """R13: before the tokens r5c2: it is the nearest. R24: with a card only r5c2 is left."""
    played = given(automa("nordic", workers=["r4c3"])).when(ENCOUNTER_FACTORY)
    assert set(played.candidates("distance_to_factory")) == {"r3c3", "r5c2"}
    played.then(UnitMoved, to="r3c3", decided_by="distance_to_factory")
    given(automa("nordic", workers=["r4c3"], has_factory_card=True)).when(ENCOUNTER_FACTORY).then(
        UnitMoved, to="r5c2", decided_by="only_destination"
    )


# Step 4: without an enemy unit or an own mech; nearest to the Factory, then reading order


@pytest.mark.parametrize("enemy", [{"workers": ["r1c4"]}, {"mechs": ["r1c4"]}])
def test_an_enemy_unit_bars_the_territory(enemy: dict[str, object]) -> None:
    """R19: with an enemy on the only token nothing remains: not valid, the next symbol is tried."""
    played = given(human("crimea", **enemy), automa("nordic", workers=["r0c4"])).when(ENCOUNTER_FACTORY)
    played.then(SymbolRefused, symbol="encounter_factory", reason="no_destination", rule="R19")
    played.then(UnitMoved, symbol="move_character")


def test_an_own_mech_bars_the_territory() -> None:
    """R19: the token stays; on the Factory it leaves r5c2; a worker lets the character in."""
    given(automa("nordic", mechs=["r1c4"])).when(ENCOUNTER_FACTORY).then(
        SymbolRefused, symbol="encounter_factory", reason="no_destination", rule="R19"
    ).never(EncounterRemoved)
    played = given(automa("nordic", workers=["r4c3"], mechs=["r3c3"])).when(ENCOUNTER_FACTORY)
    assert played.barred() == {"r3c3": "own_mech"}
    played.then(UnitMoved, to="r5c2")
    given(automa("nordic", workers=["r1c4"])).when(ENCOUNTER_FACTORY).then(UnitMoved, to="r1c4")


def test_the_token_nearest_to_the_factory_is_chosen() -> None:
    """R3, R5: r5c2 is 2 from the Factory, r5c1 is 3; r1c4 is read first. Nothing else is compared."""
    played = given(automa("saxony", workers=["r6c1", "r5c3"], has_factory_card=True)).when(ENCOUNTER_FACTORY)
    played.then(UnitMoved, to="r5c2", decided_by="distance_to_factory")
    units = automa("nordic", workers=["r5c2", "r3c1", "r1c4"])
    given(units).when(ENCOUNTER_FACTORY).then(UnitMoved, to="r1c4", decided_by="reading_order")
    played = given(automa("nordic", workers=["r0c4"])).when(ENCOUNTER_FACTORY)
    (candidate,) = played.why(UnitMoved).candidates
    assert candidate.scores == {"distance_to_factory": 2, "reading_order": 10}


# Tokens and the Factory card


def test_the_factory_card_is_taken_at_the_end_of_the_turn() -> None:
    """R24: after the star tracker, by where the character ends the turn, one of those in play."""
    played = given(automa("nordic", workers=["r4c3"])).when(ENCOUNTER_FACTORY)
    played.in_order(UnitMoved, TrackerAdvanced, FactoryCardTaken, TurnEnded)
    assert played.automa.has_factory_card
    assert played.state.factory_cards == 2
    given(automa("nordic", character="r3c3")).when(card(3)).then(FactoryCardTaken, rule="R24")
    given(automa("nordic", character="r3c3"), factory_cards=0).when(card(3)).never(FactoryCardTaken)


@pytest.mark.parametrize("level", ["automa", "ultimaszyna"])
def test_a_second_card_is_never_taken(level: str) -> None:
    """R24: one Factory card each, however often the character ends on the Factory."""
    given(automa("nordic", level=level, character="r3c3", has_factory_card=True), encounters=[]).when(
        card(3)
    ).never(FactoryCardTaken)


def test_ultimaszyna_takes_the_card_at_once_and_may_leave() -> None:
    """R24: the card is taken as the character enters; the row's next symbol moves it on.

    Card 14: encounter/Factory to r3c3, then move character: the enemy on r5c4 is 1 from r5c3, which the
    worker on r4c3 could reach.
    """
    ultimaszyna = automa("nordic", level="ultimaszyna", workers=["r4c3"])
    played = given(human("rusviet", mechs=["r5c4"]), ultimaszyna).when(ENCOUNTER_FACTORY)
    first, second = played.all(UnitMoved)
    assert (first.to, second.symbol, second.origin) == ("r3c3", "move_character", "r3c3")
    assert played.events.index(played.one(FactoryCardTaken)) == played.events.index(first) + 1
    assert second.to != "r3c3"


def test_all_moves_take_at_once() -> None:
    """R24: as for Ultimaszyna. R23: the token goes at once, and the character may leave again."""
    played = given(automa("nordic", workers=["r4c3"]), options={"all_moves": True}).when(ENCOUNTER_FACTORY)
    moves = played.all(UnitMoved)
    assert [move.symbol for move in moves] == ["encounter_factory", "move_character"]
    assert played.events.index(played.one(FactoryCardTaken)) == played.events.index(moves[0]) + 1
    nordic = automa("nordic", level="ultimaszyna", workers=["r0c4"])
    played = given(human("polania", mechs=["r0c2"]), nordic).when(ENCOUNTER_FACTORY)
    played.in_order(UnitMoved, EncounterRemoved, UnitMoved)
    assert played.automa.character != "r1c4"


def test_a_token_over_the_river_has_to_wait_for_water() -> None:
    """R6, R13: the token on r5c2 lies over the river from r6c3; with water it is in reach."""
    tokens = ["r5c2"]
    given(automa("crimea", workers=["r6c3"]), encounters=tokens).when(ENCOUNTER_FACTORY).then(
        SymbolRefused, symbol="encounter_factory"
    )
    given(automa("crimea", workers=["r6c3"], star_tracker=WATER), encounters=tokens).when(
        ENCOUNTER_FACTORY
    ).then(UnitMoved, symbol="encounter_factory", to="r5c2")
