"""Non-attacking move mech, step by step (card 10 of Scheme I: move mech, else move worker)."""

from __future__ import annotations

import pytest

from domain.scythe.events import ResourcesChanged, SymbolRefused, UnitMoved
from tests.domain.scythe.table import WATER, automa, card, given, human

MOVE_MECH = card(10)

# Step 1: select the unit


def test_the_mech_closest_to_the_home_base_is_selected() -> None:
    """R3: nearest to the base, not first in reading order: Crimea's base is below, 1 from r7c3."""
    given(automa("crimea", mechs=["r4c3", "r7c3"])).when(MOVE_MECH).then(
        UnitMoved, symbol="move_mech", unit="mech", origin="r7c3"
    )


def test_a_mech_on_the_home_base_comes_first() -> None:
    """R2: a mech at home is at distance 0."""
    given(automa("nordic", mechs=["home", "r0c4"])).when(MOVE_MECH).then(UnitMoved, origin="home")


def test_equally_near_mechs_are_selected_in_reading_order() -> None:
    """R3: r2c1 and r3c0 are 1 from Polania's base; r2c1 is read first."""
    given(automa("polania", mechs=["r3c0", "r2c1"])).when(MOVE_MECH).then(UnitMoved, origin="r2c1")


def test_only_the_depicted_kind_is_selected() -> None:
    """R16: with every mech on the mat the symbol is not valid, though the character could move."""
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


def test_a_mech_may_join_own_workers() -> None:
    """R17: own workers do not matter: the mech goes to the worker's r3c1, nearest to the enemy on r4c2."""
    given(human("crimea", mechs=["r4c2"]), automa("polania", mechs=["r3c0"], workers=["r3c1"])).when(
        MOVE_MECH
    ).then(UnitMoved, to="r3c1")


def test_a_mech_goes_where_any_unit_could() -> None:
    """R9: the mech at home appears beside the worker far away, next to the enemy.

    Before water the worker on r4c3 reaches r3c3, r4c2, r5c2, r5c3; the Rusviet mech stands on r5c4.
    """
    given(human("rusviet", mechs=["r5c4"]), automa("nordic", mechs=["home"], workers=["r4c3"])).when(
        MOVE_MECH
    ).then(UnitMoved, origin="home", to="r5c3", decided_by="distance_to_enemy")


# Steps 3 and 4: pick the mech up and choose the destination


def test_the_nearest_territory_to_an_enemy_combat_unit_is_chosen() -> None:
    """R1, R18: from r0c4, r0c5 and r1c4 it is 2, 2 and 1 steps to the mech on r2c5, rivers ignored."""
    played = given(human("crimea", mechs=["r2c5"]), automa("nordic", mechs=["r0c4"])).when(MOVE_MECH)
    assert played.candidates("distance_to_enemy") == {"r1c4": 1, "r0c4": 2, "r0c5": 2}
    played.then(UnitMoved, to="r1c4", decided_by="distance_to_enemy")


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


def test_enemies_on_the_board_count_before_those_at_home() -> None:
    """R18: the enemy's character on its base (Albion, 2 steps from r1c2) is ignored for the mech on r4c3."""
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    given(human("albion", mechs=["r4c3"]), nordic).when(MOVE_MECH).then(UnitMoved, to="r3c3")


def test_without_enemies_on_the_board_home_bases_count() -> None:
    """R18: only then the mech goes towards Albion's base: 2 steps from r1c2, at least 3 from the others."""
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    played = given(human("albion"), nordic).when(MOVE_MECH)
    played.then(UnitMoved, to="r1c2", decided_by="distance_to_enemy")


def test_enemy_workers_attract_nobody() -> None:
    """R18: only combat units are measured to: the worker on r4c3 is not, the character at home is."""
    nordic = automa("nordic", star_tracker=WATER, mechs=["r2c3"])
    given(human("albion", workers=["r4c3"]), nordic).when(MOVE_MECH).then(UnitMoved, to="r1c2")


def test_staying_is_a_valid_move_and_ends_the_row() -> None:
    """R11, R12: the mech is nearest where it stands; the worker's symbol after it is not tried."""
    polania = automa("polania", mechs=["r3c1"], workers=["r2c1"])
    given(human("crimea", mechs=["r4c2"]), polania).when(MOVE_MECH).then(
        UnitMoved, symbol="move_mech", origin="r3c1", to="r3c1"
    ).never(UnitMoved, symbol="move_worker")


# Step 5: place the mech


def test_resources_that_lie_alone_are_removed() -> None:
    """R25: the mech enters a territory with only resources: they are removed."""
    polania = automa("polania", mechs=["r3c0"])
    given(human("crimea", mechs=["r4c2"]), polania, resources={"r3c1": {"oil": 1}}).when(MOVE_MECH).then(
        ResourcesChanged, territory="r3c1", amount=-1, rule="R25"
    )
