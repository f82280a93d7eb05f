"""Where a human's units can be moved: base rules of movement, and what factions and mechs add."""

from __future__ import annotations

import pytest

from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.player import Player, unit_territories
from automa_rules.scythe.reach import movement_range, reachable_places
from automa_rules.scythe.terms import UnitKind
from tests.domain.scythe.table import automa, given, human

TUNNELS = {"r1c3", "r2c2", "r2c5", "r4c2", "r4c5", "r5c3"}


def reach(faction: str, unit: UnitKind, place: str, *abilities: str, **what: object) -> set[str]:
    """Where a human's unit can go from a place."""
    stands = {"character": place} if unit == "character" else {f"{unit}s": [place]}
    other = automa("nordic" if faction != "nordic" else "crimea", **what.pop("automa", {}))  # type: ignore[arg-type]
    structures = what.pop("structures", {})
    table = given(
        human(faction, **{**stands, "abilities": [*abilities], **what}), other, structures=structures
    )
    return {*reachable_places(table.state, table.human, unit, place, movement_range(table.human, unit))}


@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_over_dry_edges(unit: UnitKind) -> None:
    """One territory, over no river and onto no lake."""
    assert reach("crimea", unit, "r6c3") == {"r6c4", "r7c3"}


def test_out_of_the_home_base() -> None:
    """To the two dry territories, and over water to Rusviet's village r1c6; back only by Wayfare."""
    assert reach("crimea", "character", "home") == {"r6c3", "r7c3"}
    assert reach("crimea", "worker", "home") == {"r6c3", "r7c3"}
    assert reach("rusviet", "character", "home", "riverwalk") == {"r1c6", "r2c6", "r3c6"}
    assert "r6c2" not in reach("crimea", "character", "home", "riverwalk")


def test_speed_is_one_territory_more_for_combat_units() -> None:
    """By dry edges from r6c3 all of the peninsula, and with Riverwalk over the river r5c3 and on from it."""
    assert reach("crimea", "mech", "r6c3", "speed") == {"r6c4", "r7c3"}
    far = reach("crimea", "mech", "r6c3", "speed", "riverwalk")
    assert far == {"r6c4", "r7c3", "r5c3", "r4c3", "r5c2", "r5c4", *TUNNELS}
    assert reach("crimea", "worker", "r6c3", "speed", "riverwalk") == {"r6c4", "r7c3"}


def test_a_unit_goes_no_further_from_an_enemy() -> None:
    """With Speed: the territory of an enemy is the last one; beyond it only by another way."""
    free = reach("crimea", "mech", "r4c3", "speed")
    assert {"r3c3", "r2c3"} <= free
    met = reach("crimea", "mech", "r4c3", "speed", automa={"workers": ["r3c3"]})
    assert "r3c3" in met
    assert "r2c3" not in met


def test_the_character_goes_no_further_from_an_encounter() -> None:
    """Rulebook, Encounters: its movement ends there, with Speed too; a mech goes on, and who begins there.

    From r6c6 with Speed the way to r4c5 leads over the token on r5c5.
    """
    assert "r4c5" not in reach("crimea", "character", "r6c6", "speed")
    assert {"r5c5", "r4c5"} <= reach("crimea", "mech", "r6c6", "speed")
    assert "r4c5" in reach("crimea", "character", "r5c5")


def test_what_leads_workers() -> None:
    """Tunnels and one's own Mine, over rivers as Nordic; not to enemies, off a lake or from the mat."""
    assert reach("crimea", "worker", "r6c3", automa={"mechs": ["r7c3"], "workers": ["r6c4"]}) == set()
    assert TUNNELS - {"r5c3"} <= reach("crimea", "worker", "r5c3")
    mine = {"r6c3": {"owner": "human", "kind": "mine"}}
    assert reach("crimea", "worker", "r6c3", structures=mine) == {"r6c4", "r7c3", *TUNNELS}
    assert reach("nordic", "worker", "r1c4") == {"r0c4", "r0c5", "r1c3", "r1c5", "r2c5"}
    assert reach("nordic", "worker", "r2c4") == set()
    assert reach("crimea", "mech", "mat") == set()


def test_wayfare() -> None:
    """From anywhere to the own home base and to those of factions that nobody plays."""
    homes = {"home", "home_albion", "home_polania", "home_rusviet", "home_saxony", "home_togawa"}
    assert reach("crimea", "character", "r6c3", "wayfare") == {"r6c4", "r7c3", *homes}
    assert reach("crimea", "character", "home_saxony", "wayfare") == {
        "r5c0",
        "r6c1",
        *homes - {"home_saxony"},
    }


def test_rally_and_shinobi_lead_far_also_from_home() -> None:
    """Albion to own workers and Flags, Togawa to own Traps."""
    far = reach("albion", "character", "home", "rally", workers=["r4c3"], tokens=["r7c3"])
    assert far == {"r0c1", "r0c2", "r4c3", "r7c3"}
    assert "r7c3" in reach("togawa", "character", "home", "shinobi", tokens=["r7c3"])


@pytest.mark.parametrize(
    ("faction", "ability", "kind"), [("rusviet", "township", "village"), ("saxony", "underpass", "mountain")]
)
def test_how_far_a_unit_goes_is_found_out_at_once(
    faction: str, ability: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A body has room for more than a thousand moves: who stands where is looked at once for a territory."""
    looked_at = list[str]()

    def counted(one: Player) -> list[str]:
        looked_at.append(one.seat)
        return unit_territories(one)

    monkeypatch.setattr("automa_rules.scythe.control.unit_territories", counted)
    controlled = [at for at, hex_ in TERRITORIES.items() if hex_.terrain == kind][:8]
    abilities = ("speed", "riverwalk", ability)
    found = reach(faction, "character", controlled[0], *abilities, workers=controlled)
    assert {*controlled[1:]} < found
    assert looked_at
    assert len(looked_at) <= 2 * len(found)
