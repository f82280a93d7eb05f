"""Neighbourhoods: a unit's territory, and what a movement of one territory reaches (R6-R10, R46, R56)."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import Doubted
from automa_rules.scythe.events import SymbolRefused, UnitMoved
from automa_rules.scythe.neighbourhood import (
    automa_unit_neighbourhood,
    combat_unit_neighbourhood,
    crosses_water,
    home_base_neighbourhood,
    human_combat_unit_neighbourhood,
    threatened_territories,
)
from automa_rules.scythe.state import enemies_of
from tests.domain.scythe.table import WATER, automa, card, given, human

TUNNELS = {"r1c3", "r2c2", "r2c5", "r4c2", "r4c5", "r5c3"}
LAKES = {"r1c0", "r1c2", "r2c4", "r3c2", "r4c4", "r4c6", "r6c2"}


def reach(faction: str, hex_: str, *abilities: str, structures: Any = (), **what: Any) -> set[str]:  # noqa: ANN401 - a document's values
    """The neighbourhood of a human's mech on a territory."""
    other = "nordic" if faction != "nordic" else "crimea"
    one = human(faction, mechs=[hex_], abilities=list(abilities), **what)
    table = given(one, automa(other), structures=dict(structures))
    return set(human_combat_unit_neighbourhood(table.state, table.human, hex_))


def enemy_reach(**what: Any) -> set[str]:  # noqa: ANN401 - a document's values
    """All territories in the neighbourhood of a human Saxony's combat units."""
    table = given(human("saxony", **what))
    return set(threatened_territories(table.state, enemies_of(table.state, "automa")))


def test_example_1_a_humans_mech_with_riverwalk() -> None:
    """R10, the rulebook's example 1: land, the own territory, tundra over a river; no lake, no village.

    A Crimean mech on r6c3: by land to r6c4 and r7c3 (A), r6c3 itself (B), not the lake r6c2 (C), not over
    the river to the village r5c2 (D), but over it to the tundra r5c3 (E).
    """
    assert reach("crimea", "r6c3", "riverwalk") == {"r6c4", "r7c3", "r6c3", "r5c3"}


def test_example_2_the_same_mech_of_an_automa_over_water() -> None:
    """R6, the rulebook's example 2: with water all around; before it no rivers and no lakes."""
    assert automa_unit_neighbourhood("r6c3", can_cross_water=True) == {
        "r6c3",
        "r5c2",
        "r5c3",
        "r6c2",
        "r6c4",
        "r7c3",
    }
    assert automa_unit_neighbourhood("r4c3", can_cross_water=True) == {
        "r4c3",
        "r3c2",
        "r3c3",
        "r4c2",
        "r4c4",
        "r5c2",
        "r5c3",
    }
    assert automa_unit_neighbourhood("r6c3", can_cross_water=False) == {"r6c3", "r6c4", "r7c3"}
    assert automa_unit_neighbourhood("r4c3", can_cross_water=False) == {
        "r4c3",
        "r3c3",
        "r4c2",
        "r5c2",
        "r5c3",
    }


@pytest.mark.parametrize("water", [False, True])
def test_an_automa_uses_no_tunnels(*, water: bool) -> None:
    """R6: from one tunnel no other is in an Automa unit's neighbourhood, with water or without."""
    assert automa_unit_neighbourhood("r4c5", can_cross_water=water) & TUNNELS == {"r4c5"}


@pytest.mark.parametrize(
    ("level", "last_dry_space"), [("autometta", 4), ("automa", 3), ("automaszyna", 2), ("ultimaszyna", None)]
)
def test_when_the_water_restriction_ends(level: str, last_dry_space: int | None) -> None:
    """R6: water is allowed when the marker has left the spaces with the icon; Ultimaszyna has none."""
    first_wet = 0
    if last_dry_space is not None:
        first_wet = last_dry_space + 1
        assert not crosses_water(given(automa(level=level, star_tracker=last_dry_space)).automa)
    assert crosses_water(given(automa(level=level, star_tracker=first_wet)).automa)


@pytest.mark.parametrize("star_tracker", [0, WATER])
def test_a_home_base_has_its_two_peninsula_territories(star_tracker: int) -> None:
    """R7: the home base's neighbourhood is the same before and after water.

    Crimea's base touches the lake r6c2 too, which never belongs to it.
    """
    assert home_base_neighbourhood(given(automa("crimea", star_tracker=star_tracker)).automa) == {
        "r6c3",
        "r7c3",
    }


@pytest.mark.parametrize("workers", [[], ["home", "home"]], ids=["without units", "with units"])
def test_units_on_a_home_base_add_nothing_to_it(workers: list[str]) -> None:
    """R7: whether or not units stand on the base, they have no neighbourhood of their own.

    The mech stands at home: it may go to the base's two territories, where nobody's reach is counted.
    """
    played = given(automa("nordic", mechs=["home"], workers=workers, star_tracker=WATER)).when(card(10))
    assert set(played.candidates("distance_to_enemy")) == {"r0c4", "r0c5"}


def test_the_home_base_is_no_source_for_encounters() -> None:
    """R8: encounter/Factory names only the neighbourhoods of units, so a character at home finds none.

    Card 14: encounter/Factory fails although all tokens lie there, and the character then moves from home.
    """
    given(automa("nordic")).when(card(14)).then(
        SymbolRefused, symbol="encounter_factory", reason="no_valid_territory"
    ).then(UnitMoved, symbol="move_character", origin="home", to="r0c4")


def test_any_unit_goes_where_any_unit_could() -> None:
    """R9: the worker at home goes next to the mech that is far away.

    Nordic before water; the mech on r4c3 reaches r3c3, r4c2, r5c2 and r5c3; all territories count one unit,
    so the Factory itself is nearest to the Factory.
    """
    given(automa("nordic", mechs=["r4c3"], workers=["home"])).when(card(3)).then(
        UnitMoved, unit="worker", origin="home", to="r3c3"
    )


def test_units_of_another_automa_lend_no_neighbourhood() -> None:
    """R9, M2: only the units of the Automa whose turn it is count."""
    first = automa("nordic", workers=["home"])
    second = automa("polania", mechs=["r4c3"])
    given(human(), first, second).when(card(3)).then(UnitMoved, origin="home", to="r0c4")


def str_of(value: object) -> str:
    """A parameter in the name of its test; the order in a set must not change it."""
    return "-".join(sorted(value)) if isinstance(value, set) else str(value)


@pytest.mark.parametrize(
    ("faction", "hex_", "abilities", "expected"),
    [
        # without abilities: dry neighbours
        ("nordic", "r1c4", [], {"r1c4", "r0c4", "r0c5"}),
        # Riverwalk onto forest and mountain: r2c5, not the tundra r1c3 nor the farm r1c5
        ("nordic", "r1c4", ["riverwalk"], {"r1c4", "r0c4", "r0c5", "r2c5"}),
        # onto forest and mountain: r4c1, not the farm r4c2 nor the village r5c2
        ("saxony", "r5c1", ["riverwalk"], {"r5c1", "r5c0", "r6c1", "r4c1"}),
        # onto village and mountain: r2c2, not the forest r4c1 nor the farm r4c2
        ("polania", "r3c1", ["riverwalk"], {"r3c1", "r2c1", "r3c0", "r2c2"}),
        # onto farm and village: r1c5 and r1c6, not the forest r2c5
        ("rusviet", "r2c6", ["riverwalk"], {"r2c6", "r3c5", "r3c6", "r1c5", "r1c6"}),
        # onto farm and tundra: r5c3, not the forest r5c4 nor the village r6c5
        ("crimea", "r6c4", ["riverwalk"], {"r6c4", "r6c3", "r7c3", "r5c3"}),
        # Seaworthy: to the lake r2c4, and from it to all around
        ("nordic", "r1c4", ["seaworthy"], {"r1c4", "r0c4", "r0c5", "r2c4"}),
        ("nordic", "r2c4", ["seaworthy"], {"r2c4", "r1c3", "r1c4", "r2c3", "r2c5", "r3c3", "r3c4"}),
        # Submerge: to a lake, and from a lake to all around and to every lake
        ("polania", "r3c1", ["submerge"], {"r3c1", "r2c1", "r3c0", "r3c2"}),
        ("polania", "r3c2", ["submerge"], {"r2c2", "r2c3", "r3c1", "r3c3", "r4c2", "r4c3", *LAKES}),
        # Suiton: to the lake r4c6
        ("togawa", "r5c6", ["suiton"], {"r5c6", "r5c5", "r6c6", "r4c6"}),
        # Toka: over any river (r3c5), not onto the lakes r2c4 and r4c4
        ("togawa", "r3c4", ["toka"], {"r3c4", "r2c5", "r3c3", "r4c5", "r3c5"}),
        # Burrow: over the river into a tunnel (r2c2), not onto the tundra r1c1
        ("albion", "r2c1", ["burrow"], {"r2c1", "r3c0", "r3c1", "r2c2"}),
        # a tunnel, with Burrow: over its rivers (r0c3, r0c4, r1c4), and to all tunnels as anyone
        ("albion", "r1c3", ["burrow"], {"r2c3", "r0c3", "r0c4", "r1c4", *TUNNELS}),
        ("albion", "r1c3", [], {"r2c3", *TUNNELS}),
        # Speed, Wayfare, combat abilities: nothing more
        ("crimea", "r6c3", ["speed", "wayfare", "scout"], {"r6c3", "r6c4", "r7c3"}),
    ],
    ids=str_of,
)
def test_what_a_humans_combat_unit_reaches(
    faction: str, hex_: str, abilities: list[str], expected: set[str]
) -> None:
    """R10: one movement of one territory, with the abilities unlocked now, and no more."""
    assert reach(faction, hex_, *abilities) == expected


def test_an_own_mine_is_a_tunnel() -> None:
    """R10: the owner's mine is next to all tunnels and they to it; only its owner travels through it."""
    mine = {"r6c3": {"owner": "human", "kind": "mine"}}
    assert reach("crimea", "r6c3", structures=mine) == {"r6c3", "r6c4", "r7c3", *TUNNELS}
    assert "r6c3" in reach("crimea", "r5c3", structures=mine)
    assert "r6c3" not in reach("crimea", "r5c3", structures={"r6c3": {"owner": "human", "kind": "mill"}})
    ours, theirs = human("crimea", seat="ours", mechs=["r5c3"]), human("saxony", seat="theirs")
    table = given(ours, theirs, structures={"r6c3": {"owner": "theirs", "kind": "mine"}})
    assert "r6c3" not in human_combat_unit_neighbourhood(table.state, table.player("ours"), "r5c3")


def test_burrow_leads_to_and_from_the_own_mine() -> None:
    """R10: one's Mine is a tunnel, so Burrow crosses the rivers beside it; a mill is none."""
    mine = {"r6c4": {"owner": "human", "kind": "mine"}}
    beside = {"r5c3", "r5c4", "r6c5"}
    assert beside <= reach("albion", "r6c4", "burrow", structures=mine)
    assert "r6c4" in reach("albion", "r6c5", "burrow", structures=mine)
    assert not beside & (reach("albion", "r6c4", structures=mine) - TUNNELS)
    mill = {"r6c4": {"owner": "human", "kind": "mill"}}
    assert "r6c5" not in reach("albion", "r6c4", "burrow", structures=mill)


def test_burrow_and_the_mine() -> None:
    """R10, R15: a human moves over a river beside its Mine, and an Automa's worker keeps out of its reach.

    Nordic with water, its worker on r6c5: nearest to the Factory is r5c4, which a mech on the Mine reaches.
    """
    albion = human("albion", mechs=["r6c4"], abilities=["burrow"])
    mine = {"r6c4": {"owner": "human", "kind": "mine"}}
    over = {"type": "move", "moves": [{"unit": "mech", "from": "r6c4", "to": "r6c5"}]}
    given(albion, automa("nordic"), turn="human", structures=mine).when(over, strict=True).never(Doubted)
    table = given(albion, automa("nordic", workers=["r6c5"], star_tracker=WATER), structures=mine)
    assert table.when(card(3)).one(UnitMoved).to != "r5c4"


def test_underpass_joins_controlled_mountains_and_tunnels() -> None:
    """R10: Saxony with Underpass goes from a mountain it controls to any tunnel and back.

    The mech itself controls r5c0; a worker controls r6c4; the mountain r3c4 is nobody's.
    """
    assert reach("saxony", "r5c0", "underpass") == {"r5c0", "r5c1", "r6c1", *TUNNELS}
    assert reach("saxony", "r2c2", "underpass", workers=["r6c4"]) == {"r1c1", "r2c3", "r6c4", *TUNNELS}


def test_underpass_joins_controlled_mountains_to_each_other_and_to_the_mine() -> None:
    """R10: with Underpass all mountains one controls, all tunnels and the own Mine are next to each other."""
    mine = {"r6c1": {"owner": "human", "kind": "mine"}}
    joined = {"r5c0", "r6c4", "r6c1", *TUNNELS}
    for hex_ in ("r5c0", "r6c4", "r6c1", "r2c2"):
        found = reach("saxony", hex_, "underpass", workers=["r5c0", "r6c4"], structures=mine)
        assert joined <= found
    assert "r6c4" not in reach("saxony", "r6c1", workers=["r6c4"], structures=mine)


def test_township_joins_controlled_villages_and_the_factory() -> None:
    """R10: Rusviet with Township goes from a village it controls to the Factory and back.

    A structure controls r0c6 and a worker r2c6; r4c5 is nobody's village.
    """
    assert "r3c3" in reach("rusviet", "r2c6", "township")
    assert "r3c3" not in reach("rusviet", "r2c6")
    mill = {"r0c6": {"owner": "human", "kind": "mill"}}
    from_factory = reach("rusviet", "r3c3", "township", workers=["r2c6"], structures=mill)
    assert from_factory == {"r3c3", "r2c3", "r3c4", "r4c3", "r2c6", "r0c6"}
    from_village = reach("rusviet", "r2c6", "township", structures=mill)
    assert {"r3c3", "r0c6"} <= from_village
    assert "r0c6" not in reach("rusviet", "r2c6", structures=mill)


def test_rally_and_shinobi() -> None:
    """R10: Rally leads to any own worker on the board or Flag, Shinobi to any own Trap, not to workers."""
    what = {"workers": ["home", "r5c4"], "tokens": ["r7c3"]}
    assert reach("albion", "r0c1", "rally", **what) == {"r0c1", "r0c2", "r1c1", "r5c4", "r7c3"}
    assert reach("albion", "r0c1", **what) == {"r0c1", "r0c2", "r1c1"}
    what = {"workers": ["r5c4"], "tokens": ["r0c1"]}
    assert reach("togawa", "r6c6", "shinobi", **what) == {"r6c6", "r5c5", "r5c6", "r6c5", "r0c1"}


def test_the_enemys_reach_is_that_of_all_its_combat_units() -> None:
    """R10: character and mechs on the board have neighbourhoods; workers and units at home have none."""
    assert enemy_reach(workers=["r4c3"], mechs=["home"]) == set()
    assert enemy_reach(character="r6c1") == {"r6c1", "r5c0", "r5c1"}
    assert enemy_reach(character="r6c1", mechs=["r0c6"]) == {"r6c1", "r5c0", "r5c1", "r0c6", "r1c5", "r1c6"}


def test_an_enemy_automa_reaches_what_its_own_tracker_allows() -> None:
    """R10, M4: the neighbourhood of another Automa's unit depends on that Automa's own marker."""
    dry = given(human(), automa("nordic"), automa("saxony", mechs=["r6c1"]))
    wet = given(human(), automa("nordic"), automa("saxony", mechs=["r6c1"], star_tracker=WATER))
    assert combat_unit_neighbourhood(dry.state, dry.player("automa2"), "r6c1") == {"r6c1", "r5c0", "r5c1"}
    assert combat_unit_neighbourhood(wet.state, wet.player("automa2"), "r6c1") == {
        "r6c1",
        "r5c0",
        "r5c1",
        "r6c2",
    }


def test_own_combat_units_shield_nothing() -> None:
    """R56: the Automa's own mech on a territory does not take it out of an enemy's reach.

    The Saxon mech on r1c5 with Riverwalk could move onto the mountain r1c4, where the Automa's mech stands.
    """
    saxony = human("saxony", mechs=["r1c5"], abilities=["riverwalk"])
    table = given(saxony, automa("nordic", mechs=["r1c4"], workers=["r0c4"])).when(card(3))
    assert table.barred() == {"r1c4": "in_enemy_neighbourhood"}
