"""Move worker, step by step (rulebook: Move Worker; cards 3 and 6 of Scheme I have no other symbol)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.control import territory_controllers
from automa_rules.scythe.events import (
    EncounterRemoved,
    ResourcesChanged,
    SymbolRefused,
    UnitMoved,
    UnitsMoved,
)
from tests.domain.scythe.table import WATER, automa, begun, card, given, human

MOVE_WORKER = card(3)


@pytest.mark.parametrize(
    ("faction", "origin", "to"),
    [
        ("polania", "r2c1", "r3c1"),
        ("saxony", "r5c0", "r5c1"),
        ("crimea", "r6c3", "r6c3"),
        ("nordic", "r0c4", "r1c4"),
        ("rusviet", "r2c6", "r3c5"),
        ("albion", "r0c1", "r0c3"),
        ("togawa", "r5c6", "r5c5"),
    ],
)
def test_the_first_move_from_the_setup(faction: str, origin: str, to: str) -> None:
    """R1, R3, R6, R14: each faction's first worker move, as worked out from the board by hand (NOTES 5).

    For Crimea, r6c3 and r6c4 are in the other worker's neighbourhood and 3 from the Factory: reading order
    leaves the worker where it is. For Nordic, r0c4 and r1c4 count one unit each; r1c4 is nearer.
    """
    opponent = {"faction": "nordic" if faction in ("crimea", "saxony") else "saxony"}
    if faction == "polania":
        opponent = {"faction": "crimea"}
    setup = begun(
        {
            "players": [
                {"kind": "human", "popularity": 2, "coins": 4, **opponent},
                {"kind": "automa", "faction": faction},
            ]
        }
    )

    setup.when({"type": "end_turn"}).when(MOVE_WORKER).then(UnitMoved, unit="worker", origin=origin, to=to)


# Step 1: select the unit


def test_the_worker_closest_to_the_home_base_is_selected() -> None:
    """R3, R5, example 3: nearest to home, then reading order. R2: at home 0. R16: none on the mat."""
    given(automa("crimea", workers=["r4c3", "r7c3"])).when(MOVE_WORKER).then(UnitMoved, origin="r7c3")
    given(automa("nordic", workers=["home", "r0c4"])).when(MOVE_WORKER).then(UnitMoved, origin="home")
    given(automa("polania", workers=["r3c0", "r2c1"])).when(MOVE_WORKER).then(UnitMoved, origin="r2c1")
    given(automa("nordic", mechs=["r0c4"])).when(MOVE_WORKER).then(
        SymbolRefused, symbol="move_worker", reason="no_unit", rule="R16"
    ).never(UnitMoved)


# Step 2: valid territories


def test_territories_in_reach_of_any_unit_or_the_home_base_are_valid() -> None:
    """R8, R9: the neighbourhoods of all units, the selected one's included, and of the home base.

    Nordic before water: the worker at home adds the base's r0c4 and r0c5; the mech on r4c3 its own
    territory and r3c3, r4c2, r5c2, r5c3. Nothing else.
    """
    played = given(automa("nordic", workers=["home"], mechs=["r4c3"])).when(MOVE_WORKER)

    assert set(played.candidates("units_in_reach")) == {
        "r0c4",
        "r0c5",
        "r4c3",
        "r3c3",
        "r4c2",
        "r5c2",
        "r5c3",
    }


@pytest.mark.parametrize("enemy", [{"workers": ["r3c1"]}, {"mechs": ["r3c1"]}, {"character": "r3c1"}])
def test_a_territory_with_an_enemy_unit_is_not_valid(enemy: dict[str, object]) -> None:
    """R17: neither combat units nor workers of an enemy may be there.

    Polania's worker on r3c0 would go to r3c1, the nearest to the Factory. A combat unit there also reaches
    the rest of the peninsula by land, which leaves valid territories but no destination.
    """
    played = given(human("albion", **enemy), automa("polania", workers=["r3c0"])).when(MOVE_WORKER)
    if "workers" in enemy:
        assert set(played.candidates("units_in_reach")) == {"r2c1", "r3c0"}
        played.then(UnitMoved, to="r2c1", decided_by="reading_order")
    else:
        refused = played.why(SymbolRefused).candidates
        assert {one.id for one in refused} == {"r2c1", "r3c0"}


def test_a_territory_with_another_own_worker_is_not_valid() -> None:
    """R17: its own is valid, if it is alone there; own combat units and structures (R41) are no worker."""
    played = given(automa("polania", workers=["r2c1", "r3c1"])).when(MOVE_WORKER)
    assert set(played.candidates("units_in_reach")) == {"r2c1", "r3c0"}
    played = given(automa("polania", workers=["r2c1", "r2c1"])).when(MOVE_WORKER)
    assert set(played.candidates("units_in_reach")) == {"r3c0", "r3c1"}
    given(automa("polania", workers=["r3c0"], mechs=["r3c1"])).when(MOVE_WORKER).then(UnitMoved, to="r3c1")
    mill = {"r3c1": {"owner": "human", "kind": "mill"}}
    played = given(automa("polania", workers=["r3c0"]), structures=mill).when(MOVE_WORKER)
    played.then(UnitMoved, to="r3c1")
    assert territory_controllers(played.state)["r3c1"] == "automa"


# Steps 3 and 4: pick the worker up and choose the destination


def test_example_3_other_units_are_counted_for_each_territory() -> None:
    """R14, the rulebook's example 3: how many other units could move there in one movement.

    Nordic over water. Workers on r0c4 and r0c5 are equally near; the first is picked up and counts no more.
    The others: worker r0c5 (reaches r0c4 r0c6 r1c4 r1c5), character r1c4 (r0c4 r0c5 r1c3 r1c5 r2c4 r2c5),
    mech r1c3 (r0c3 r0c4 r1c2 r1c4 r2c3 r2c4), each also its own territory. r0c5 holds the other worker.
    Three on r0c4 and r1c4: r1c4 is nearer to the Factory (2 to 3).
    """
    nordic = automa("nordic", star_tracker=WATER, workers=["r0c4", "r0c5"], character="r1c4", mechs=["r1c3"])
    played = given(nordic).when(MOVE_WORKER)

    assert played.candidates("units_in_reach") == {
        "r0c3": 1,
        "r0c4": 3,
        "r0c6": 1,
        "r1c2": 1,
        "r1c3": 2,
        "r1c4": 3,
        "r1c5": 2,
        "r2c3": 1,
        "r2c4": 2,
        "r2c5": 1,
    }
    played.then(UnitMoved, origin="r0c4", to="r1c4", decided_by="distance_to_factory")


def test_units_are_counted_not_territories() -> None:
    """R14: two mechs on one territory count twice there.

    Nordic before water: mechs twice on r4c1 (neighbours r4c0, r4c2), the character on r4c3 (r3c3, r4c2,
    r5c2, r5c3). r4c2 counts 3, though the Factory is nearer to itself.
    """
    played = given(automa("nordic", workers=["home"], mechs=["r4c1", "r4c1"], character="r4c3")).when(
        MOVE_WORKER
    )
    counted = played.candidates("units_in_reach")
    assert (counted["r4c2"], counted["r4c1"], counted["r3c3"]) == (3, 2, 1)
    played.then(UnitMoved, to="r4c2", decided_by="units_in_reach")


def test_who_is_not_counted() -> None:
    """R14: units at home. R10, R15: a mech without Riverwalk does not reach r1c4; no enemy's worker."""
    nordic = automa("nordic", workers=["home", "home"], mechs=["home", "home", "r0c5"])
    played = given(nordic).when(MOVE_WORKER)
    assert played.candidates("units_in_reach") == {"r1c4": 1, "r0c4": 1, "r0c5": 1}
    nordic = automa("nordic", star_tracker=WATER, workers=["r0c4", "r0c5"], character="r1c4", mechs=["r1c3"])
    given(human("saxony", mechs=["r1c5"]), nordic).when(MOVE_WORKER).then(UnitMoved, to="r1c4")
    given(human("crimea", workers=["r1c3"]), automa("nordic", workers=["r0c4"])).when(MOVE_WORKER).then(
        UnitMoved, to="r1c4"
    )


def test_an_enemys_neighbourhood_cannot_be_chosen() -> None:
    """R15, the rulebook's asterisks: the best territory is passed over when an enemy could move there.

    As in example 3, but a Saxon mech on r1c5 has unlocked Riverwalk (forests and mountains): r1c4 is in its
    reach. r0c4 counts 3 as well: the worker stays there, which is a valid move (R12).
    """
    nordic = automa("nordic", star_tracker=WATER, workers=["r0c4", "r0c5"], character="r1c4", mechs=["r1c3"])
    played = given(human("saxony", mechs=["r1c5"], abilities=["riverwalk"]), nordic).when(MOVE_WORKER)
    assert set(played.barred()) == {"r0c6", "r1c4", "r2c5"}
    played.then(UnitMoved, origin="r0c4", to="r0c4")


def test_without_a_safe_destination_the_action_is_not_valid() -> None:
    """R15: Togawa's mechs with Toka reach every territory of Nordic's peninsula.

    From r1c3 over the rivers r0c4 and r1c4, from r1c5 over the river r0c5.
    """
    togawa = human("togawa", mechs=["r1c3", "r1c5"], abilities=["toka"])
    given(togawa, automa("nordic", workers=["r0c4"])).when(MOVE_WORKER).then(
        SymbolRefused, symbol="move_worker", reason="no_destination", rule="R15"
    ).never(UnitMoved)


def test_ties_go_to_the_territory_nearest_to_the_factory() -> None:
    """R3, R5: r1c4 (2 steps) before r0c4 (3 steps); r6c3 is read before r6c4."""
    given(automa("nordic", workers=["r0c4"])).when(MOVE_WORKER).then(
        UnitMoved, to="r1c4", decided_by="distance_to_factory"
    )
    given(automa("crimea", workers=["r7c3"])).when(MOVE_WORKER).then(
        UnitMoved, to="r6c3", decided_by="reading_order"
    )


# Step 5: place the worker


def test_what_a_worker_removes() -> None:
    """R25: resources that lie alone. R12: none where it stays. R23: no token on r1c4."""
    played = given(automa("nordic", workers=["r0c4"]), resources={"r1c4": {"metal": 2, "food": 1}}).when(
        MOVE_WORKER
    )
    played.then(ResourcesChanged, territory="r1c4", resource="metal", amount=-2, rule="R25")
    assert "r1c4" not in played.state.resources
    given(automa("crimea", workers=["r6c3", "r7c3"]), resources={"r6c3": {"food": 1}}).when(MOVE_WORKER).then(
        UnitMoved, origin="r6c3", to="r6c3"
    ).never(ResourcesChanged)
    played = given(automa("nordic", workers=["r0c4"])).when(MOVE_WORKER)
    played.then(UnitMoved, to="r1c4").never(EncounterRemoved).never(UnitsMoved)
    assert "r1c4" in played.state.encounters
