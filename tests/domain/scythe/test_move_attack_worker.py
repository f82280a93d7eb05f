"""Attack move vs. worker, step by step (card 19 of Scheme I: attack workers, else move worker)."""

from __future__ import annotations

from automa_rules.scythe.events import (
    CombatBegan,
    EncounterRemoved,
    PopularityChanged,
    ResourcesChanged,
    StarPlaced,
    SymbolRefused,
    UnitMoved,
    UnitsMoved,
)
from tests.domain.scythe.table import automa, card, given, human

ATTACK = card(19)


def test_workers_are_sent_home_without_a_combat() -> None:
    """R21: home; no combat, star or popularity; all resources there are removed, of every kind."""
    table = given(
        human("crimea", workers=["r0c5", "r0c5"]), automa("nordic", power=0, workers=["r0c4"])
    ).when(ATTACK)
    table.then(UnitMoved, symbol="attack_worker", unit="character", origin="home", to="r0c5")
    table.then(UnitsMoved, seat="human", unit="worker", origin="r0c5", to="home", count=2)
    table.never(CombatBegan).never(StarPlaced).never(PopularityChanged)
    assert table.human.workers[:2] == ("home", "home")
    assert table.human.popularity == 7
    assert table.automa.popularity == 10

    resources = {"r0c5": {"oil": 2, "wood": 1}, "r0c4": {"wood": 1}}
    crimea = human("crimea", workers=["r0c5"])
    table = given(crimea, automa("nordic", workers=["r0c4"]), resources=resources).when(ATTACK)
    table.then(ResourcesChanged, territory="r0c5", resource="oil", amount=-2, rule="R21")
    table.then(ResourcesChanged, territory="r0c5", resource="wood", amount=-1, rule="R21")
    assert table.state.resources == {"r0c4": {"wood": 1}}


def test_no_power_is_needed() -> None:
    """R21: there is no condition of power; Togawa begins with none. R22: workers stay behind."""
    given(human("crimea", workers=["r5c5"]), automa("togawa", workers=["r5c6"])).when(ATTACK).then(
        UnitMoved, symbol="attack_worker", to="r5c5"
    )
    nordic = automa("nordic", character="r0c4", workers=["r0c4"])
    table = given(human("crimea", workers=["r0c5"]), nordic).when(ATTACK)
    table.then(UnitMoved, unit="character", origin="r0c4")
    assert "r0c4" in table.automa.workers


def test_the_combat_unit_closest_to_home_goes() -> None:
    """R2, R3, R4: of mech and character at home the mech. R16: workers do not attack. R8: from home too."""
    nordic = automa("nordic", mechs=["home", "r0c4"])
    table = given(human("crimea", workers=["r0c5"]), nordic).when(ATTACK)
    table.then(UnitMoved, unit="mech", origin="home", to="r0c5")
    given(human("crimea", workers=["r0c5"]), automa("nordic", character="mat", workers=["r0c4"])).when(
        ATTACK
    ).then(SymbolRefused, symbol="attack_worker", reason="no_unit", rule="R16")
    given(human("crimea", workers=["r0c4"]), automa("nordic")).when(ATTACK).then(UnitMoved, to="r0c4")


def test_a_territory_with_a_combat_unit_is_not_valid() -> None:
    """R21: workers under the protection of a combat unit are no target of this action."""
    given(human("crimea", workers=["r0c5"], mechs=["r0c5"]), automa("nordic", workers=["r0c4"])).when(
        ATTACK
    ).then(SymbolRefused, symbol="attack_worker", reason="no_valid_territory", rule="ATTACK-WORKER")


def test_the_most_resources_are_chosen() -> None:
    """R21: three tokens on r0c5, or none. R3, R5: then nearest to the Factory, then r6c3 before r6c4."""
    resources = {"r0c5": {"oil": 1, "wood": 2}, "r1c4": {"metal": 2}}
    crimea = human("crimea", workers=["r0c5", "r1c4"])
    table = given(crimea, automa("nordic", workers=["r0c4"]), resources=resources).when(ATTACK)
    assert table.candidates("resources") == {"r0c5": 3, "r1c4": 2}
    table.then(UnitMoved, to="r0c5", decided_by="resources")
    given(human("crimea", workers=["r0c5", "r1c4"]), automa("nordic", workers=["r0c4"])).when(ATTACK).then(
        UnitMoved, to="r1c4", decided_by="distance_to_factory"
    )
    given(human("nordic", workers=["r6c3", "r6c4"]), automa("crimea", workers=["r7c3"])).when(ATTACK).then(
        UnitMoved, to="r6c3", decided_by="reading_order"
    )


def test_the_characters_token_is_removed_also_after_this_move() -> None:
    """R23: whatever move brought the character to r1c4, its token goes."""
    given(human("crimea", workers=["r1c4"]), automa("nordic", workers=["r0c4"])).when(ATTACK).in_order(
        UnitMoved, UnitsMoved, EncounterRemoved
    )
