"""Attack move vs. combat unit, step by step (card 17 of Scheme I, its first symbol, power 6)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import (
    CombatBegan,
    CombatWon,
    EncounterRemoved,
    FactoryCardTaken,
    SymbolRefused,
    UnitMoved,
    UnitsMoved,
)
from tests.domain.scythe.table import WATER, automa, card, given, human

ATTACK = card(17)
LOSE = {"type": "fight", "dial": 0, "automa_card": 15}
"""The human's answer that loses: nothing on the dial, and the Automa's combat card 15 spends 7 power."""


# Condition: the printed power


def test_the_automa_attacks_with_the_printed_power() -> None:
    """R20: card 17 prints 6; with 5 the condition fails and the next symbol is tried."""
    given(human("crimea", mechs=["r0c5"]), automa("nordic", power=6, workers=["r0c4"])).when(ATTACK).then(
        UnitMoved, symbol="attack_combat", unit="character", origin="home", to="r0c5"
    ).then(CombatBegan, territory="r0c5", attacker="automa", defender="human")
    given(human("crimea", power=0, mechs=["r0c5"]), automa("nordic", power=5, workers=["r0c4"])).when(
        ATTACK
    ).then(SymbolRefused, symbol="attack_combat", reason="power_too_low", rule="R20").then(
        SymbolRefused, symbol="attack_worker"
    ).never(CombatBegan)


# Step 1: select the unit


def test_the_combat_unit_closest_to_the_home_base_attacks() -> None:
    """R3, R9, R22: the nearest to home, in reading order, goes alone wherever any unit could."""
    nordic = automa("nordic", power=6, star_tracker=WATER, character="r0c5", mechs=["r1c4"])
    table = given(human("crimea", mechs=["r2c5"]), nordic).when(ATTACK)
    table.then(UnitMoved, unit="character", origin="r0c5", to="r2c5")
    assert table.automa.mechs[0] == "r1c4"
    nordic = automa("nordic", power=6, character="r0c4", mechs=["r0c5"])
    given(human("crimea", mechs=["r1c4"]), nordic).when(ATTACK).then(
        UnitMoved, unit="character", origin="r0c4"
    )


@pytest.mark.parametrize("spot", ["home", "r0c4"])
def test_on_one_spot_a_mech_goes_before_the_character(spot: str) -> None:
    """R4: no rule breaks this tie; the mech is the first."""
    nordic = automa("nordic", power=6, character=spot, mechs=[spot], workers=["r0c5"])
    given(human("crimea", mechs=["r1c4"]), nordic).when(ATTACK).then(UnitMoved, unit="mech", origin=spot)


def test_who_can_attack() -> None:
    """R16: workers do not. R8: with no unit on the board a unit at home attacks on the base's own r0c4."""
    nordic = automa("nordic", power=6, character="mat", workers=["r0c4"])
    given(human("crimea", mechs=["r0c5"]), nordic).when(ATTACK).then(
        SymbolRefused, symbol="attack_combat", reason="no_unit", rule="R16"
    )
    given(human("crimea", character="r0c4"), automa("nordic", power=6)).when(ATTACK).then(
        UnitMoved, symbol="attack_combat", origin="home", to="r0c4"
    )


# Step 2: valid territories


def test_what_can_be_attacked() -> None:
    """R6, R20: nobody over the river before water, no workers alone on r0c5, no home base."""
    nordic = automa("nordic", power=6, workers=["r0c4"])
    given(human("crimea", mechs=["r1c3"]), nordic).when(ATTACK).then(
        SymbolRefused, symbol="attack_combat", reason="no_valid_territory", rule="ATTACK-COMBAT"
    )
    given(human("crimea", workers=["r0c5"]), automa("nordic", power=6, workers=["r0c4"])).when(ATTACK).then(
        SymbolRefused, symbol="attack_combat", reason="no_valid_territory"
    ).then(UnitMoved, symbol="attack_worker", to="r0c5")
    nordic = automa("nordic", power=6, star_tracker=WATER, workers=["r2c1"])
    given(human("polania", mechs=["home"]), nordic).when(ATTACK).then(
        SymbolRefused, symbol="attack_combat", reason="no_valid_territory"
    )


# Step 4: choose the destination


def test_which_territory_is_attacked() -> None:
    """R20, R3, R5: fewest enemy combat units, nearest to the Factory (r1c4: 2, r0c5: 3), reading order."""
    crimea = human("crimea", character="r1c4", mechs=["r1c4", "r0c5"], workers=["r0c5", "r0c5"])
    table = given(crimea, automa("nordic", power=6, workers=["r0c4"])).when(ATTACK)
    assert table.candidates("enemy_combat_units") == {"r0c5": 1, "r1c4": 2}
    table.then(UnitMoved, to="r0c5", decided_by="enemy_combat_units")
    crimea = human("crimea", mechs=["r0c5", "r1c4"])
    given(crimea, automa("nordic", power=6, workers=["r0c4"])).when(ATTACK).then(
        UnitMoved, to="r1c4", decided_by="distance_to_factory"
    )
    nordic = human("nordic", mechs=["r6c4", "r6c3"])
    given(nordic, automa("crimea", power=6, workers=["r7c3"])).when(ATTACK).then(
        UnitMoved, to="r6c3", decided_by="reading_order"
    )


# Step 5: place the unit


def test_it_carries_nothing_along() -> None:
    """R22: workers and resources on the unit's territory stay there."""
    nordic = automa("nordic", power=6, character="r0c4", workers=["r0c4"])
    table = given(human("crimea", mechs=["r0c5"]), nordic, resources={"r0c4": {"wood": 2}}).when(ATTACK)
    table.then(UnitMoved, origin="r0c4", to="r0c5")
    assert table.automa.workers[0] == "r0c4"
    assert table.state.resources == {"r0c4": {"wood": 2}}


def test_a_token_is_removed_when_the_attacking_character_has_won() -> None:
    """R23: the token on r1c4 goes after the combat, and under a mech stays. R24: so the Factory's card."""
    nordic = automa("nordic", power=7, workers=["r0c4"])
    attacked = given(human("crimea", mechs=["r1c4"]), nordic).when(ATTACK)
    attacked.then(UnitMoved, unit="character", to="r1c4").never(EncounterRemoved)
    attacked.when(LOSE).in_order(CombatWon, UnitsMoved, EncounterRemoved)
    nordic = automa("nordic", power=7, mechs=["home"], workers=["r0c4"])
    given(human("crimea", mechs=["r1c4"]), nordic).when(ATTACK).when(LOSE).then(
        CombatWon, winner="automa"
    ).never(EncounterRemoved)
    nordic = automa("nordic", power=7, workers=["r4c3"])
    given(human("crimea", mechs=["r3c3"]), nordic).when(ATTACK).when(LOSE).then(FactoryCardTaken)


def test_a_token_stays_when_the_attacking_character_has_lost() -> None:
    """R23: beaten, the character is not on the territory any more.

    The human's 5 against the Automa's card 14: 1 power, and no combat card because it holds none.
    """
    nordic = automa("nordic", power=7, combat_cards=0, workers=["r0c4"])
    attacked = given(human("crimea", power=5, mechs=["r1c4"]), nordic).when(ATTACK)
    lost = attacked.when({"type": "fight", "dial": 5, "automa_card": 14})
    lost.then(CombatWon, winner="human").never(EncounterRemoved)
    assert lost.automa.character == "mat"
