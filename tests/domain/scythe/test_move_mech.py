"""Non-attacking move mech, step by step (card 10 of Scheme I: move mech, else move worker)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import ResourcesChanged, SymbolRefused, UnitMoved
from tests.domain.scythe.table import WATER, automa, card, given, human

MOVE_MECH = card(10)

# Step 1: select the unit


def test_the_mech_closest_to_the_home_base_is_selected() -> None:
    """R3: nearest to the base, then reading order. R2: at home 0. R16: no mech, no move."""
    given(automa("crimea", mechs=["r4c3", "r7c3"])).when(MOVE_MECH).then(
        UnitMoved, symbol="move_mech", unit="mech", origin="r7c3"
    )
    given(automa("nordic", mechs=["home", "r0c4"])).when(MOVE_MECH).then(UnitMoved, origin="home")
    given(automa("polania", mechs=["r3c0", "r2c1"])).when(MOVE_MECH).then(UnitMoved, origin="r2c1")
    given(automa("nordic", character="r0c4")).when(MOVE_MECH).then(
        SymbolRefused, symbol="move_mech", reason="no_unit", rule="R16"
    )


# Step 2: valid territories


@pytest.mark.parametrize("enemy", [{"workers": ["r3c1"]}, {"mechs": ["r3c1"]}, {"character": "r3c1"}])
def test_a_territory_with_an_enemy_unit_is_not_valid(enemy: dict[str, object]) -> None:
    """R17: the non-attacking move never enters a territory with enemy units, workers included."""
    played = given(human("crimea", **enemy), automa("polania", mechs=["r3c0"])).when(MOVE_MECH)
    assert set(played.candidates("distance_to_enemy")) == {"r2c1", "r3c0"}


@pytest.mark.parametrize("own", [{"mechs": ["r2c1", "r3c1"]}, {"mechs": ["r2c1"], "character": "r3c1"}])
def test_a_territory_with_another_own_combat_unit_is_not_valid(own: dict[str, object]) -> None:
    """R17: mechs and the character keep each other away; the selected mech's own territory is valid."""
    played = given(automa("polania", **own)).when(MOVE_MECH)
    assert set(played.candidates("distance_to_enemy")) == {"r2c1", "r3c0"}


def test_a_mech_goes_where_any_unit_could() -> None:
    """R9: from home beside the worker far away, next to the enemy. R17: own workers do not matter."""
    given(human("rusviet", mechs=["r5c4"]), automa("nordic", mechs=["home"], workers=["r4c3"])).when(
        MOVE_MECH
    ).then(UnitMoved, origin="home", to="r5c3", decided_by="distance_to_enemy")
    given(human("crimea", mechs=["r4c2"]), automa("polania", mechs=["r3c0"], workers=["r3c1"])).when(
        MOVE_MECH
    ).then(UnitMoved, to="r3c1")


# Steps 3 and 4: pick the mech up and choose the destination


def test_which_enemy_attracts() -> None:
    """R1, R18: the nearest combat unit on the board, rivers ignored; only then those at home."""
    played = given(human("crimea", mechs=["r2c5"]), automa("nordic", mechs=["r0c4"])).when(MOVE_MECH)
    assert played.candidates("distance_to_enemy") == {"r1c4": 1, "r0c4": 2, "r0c5": 2}
    played.then(UnitMoved, to="r1c4", decided_by="distance_to_enemy")
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    given(human("albion", mechs=["r4c3"]), nordic).when(MOVE_MECH).then(UnitMoved, to="r3c3")
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    played = given(human("albion"), nordic).when(MOVE_MECH)
    played.then(UnitMoved, to="r1c2", decided_by="distance_to_enemy")
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    given(human("albion", workers=["r4c3"]), nordic).when(MOVE_MECH).then(UnitMoved, to="r1c2")


def test_example_4_the_factory_wins_among_the_nearest() -> None:
    """R3, the rulebook's example 4: among territories one step from an enemy the Factory is chosen.

    Nordic over water from r2c3; the enemy on r4c3 is 1 from the lake r3c2 and from the Factory r3c3.
    """
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    played = given(human("crimea", mechs=["r4c3"]), nordic).when(MOVE_MECH)

    assert played.candidates("distance_to_enemy") == {
        "r3c3": 1,
        "r3c2": 1,
        "r2c3": 2,
        "r2c4": 2,
        "r2c2": 2,
        "r1c2": 3,
        "r1c3": 3,
        # the home base's own two territories
        "r0c4": 4,
        "r0c5": 4,
    }
    played.then(UnitMoved, to="r3c3", decided_by="distance_to_factory")


def test_further_ties_go_by_reading_order() -> None:
    """R3, R5: the lake r1c2 and r1c3 are both 1 from the enemy on r0c3 and 2 from the Factory."""
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    given(human("crimea", mechs=["r0c3"]), nordic).when(MOVE_MECH).then(
        UnitMoved, to="r1c2", decided_by="reading_order"
    )


def test_staying_is_a_valid_move_and_ends_the_row() -> None:
    """R11, R12: the worker's symbol is not tried. R25: where the mech enters, resources are removed."""
    polania = automa("polania", mechs=["r3c1"], workers=["r2c1"])
    given(human("crimea", mechs=["r4c2"]), polania).when(MOVE_MECH).then(
        UnitMoved, symbol="move_mech", origin="r3c1", to="r3c1"
    ).never(UnitMoved, symbol="move_worker")
    polania = automa("polania", mechs=["r3c0"])
    given(human("crimea", mechs=["r4c2"]), polania, resources={"r3c1": {"oil": 1}}).when(MOVE_MECH).then(
        ResourcesChanged, territory="r3c1", amount=-1, rule="R25"
    )


# Step 5: place the mech
