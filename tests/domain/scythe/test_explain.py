"""The reasons behind a fact: candidates, scores, and the comparison that decided."""

from __future__ import annotations

from automa_rules.scythe import RULESET
from automa_rules.scythe.events import (
    AutomaCardDrawn,
    CombatTableRead,
    CombatWon,
    GameEnded,
    PowerChanged,
    SymbolRefused,
    UnitMoved,
)
from tests.domain.scythe.table import Table, automa, card, given, human


def fought(power: int, dial: int) -> Table:
    """A human attacks an Automa without combat cards, which reads card 12 (4, 5 or 7 power)."""
    table = given(
        human(mechs=["r5c3"], power=7), automa(mechs=["r4c3"], power=power, combat_cards=0), turn="human"
    )
    table = table.when({"type": "move", "moves": [{"unit": "mech", "from": "r5c3", "to": "r4c3"}]})
    return table.when({"type": "fight", "dial": dial, "automa_card": 12})


def test_a_draw() -> None:
    """T1: the cards that could have come, and the half that is read; card 17 advances no token."""
    why = given(automa("nordic")).when(card(17)).why(AutomaCardDrawn)
    assert (why.rule, why.decided_by) == ("T1", "top_card")
    assert len(why.candidates) == 19
    assert [one.id for one in why.candidates if one.chosen] == ["17"]
    assert (why.facts["scheme"], why.facts["star"], why.facts["autometta_skips"]) == (1, False, True)


def test_a_move() -> None:
    """MOVE-WORKER: every candidate with its counts in the order of comparison; one is chosen.

    Nordic's workers stand on r0c4 and r0c5; the one on r0c4 is picked up (R3). The other has r0c4, r0c5 and
    r1c4 in reach, and a worker may not go where the other is; r1c4 is nearer to the Factory than r0c4.
    """
    why = given(automa("nordic", workers=["r0c4", "r0c5"])).when(card(3)).why(UnitMoved)
    assert why.rule == "MOVE-WORKER"
    assert why.decided_by == "distance_to_factory"
    assert {one.id for one in why.candidates} == {"r0c4", "r1c4"}
    assert [one.id for one in why.candidates if one.chosen] == ["r1c4"]
    assert tuple(why.candidates[0].scores) == ("units_in_reach", "distance_to_factory", "reading_order")
    assert why.candidates[0].scores["units_in_reach"] == 1
    assert why.candidates[0].scores["distance_to_factory"] == 2
    assert why.facts["origin"] == "r0c4"


def test_a_refused_symbol() -> None:
    """R20: the power that is there and the power that is printed."""
    why = given(automa("nordic", power=5)).when(card(17)).why(SymbolRefused, symbol="attack_combat")
    assert (why.rule, why.decided_by) == ("R20", "power_too_low")
    assert (why.facts["power"], why.facts["min_power"]) == (5, 6)


def test_barred_destinations_are_told() -> None:
    """R15: candidates in an enemy's reach carry the reason and no scores."""
    crimea = human("crimea", mechs=["r1c4"])
    why = given(crimea, automa("nordic", workers=["r0c4"])).when(card(3)).why(SymbolRefused)
    assert why.rule == "R15"
    assert {one.refused for one in why.candidates} == {"in_enemy_neighbourhood"}


def test_the_combat_table() -> None:
    """C2 to C5: the range, the print and what was spent."""
    why = fought(9, 0).why(CombatTableRead)
    assert why.decided_by == "power_range"
    assert why.facts["range"] == [8, 13]
    assert (why.facts["printed_power"], why.facts["power_spent"], why.facts["power_before"]) == (5, 5, 9)


def test_a_combat() -> None:
    """R28: both totals, and whether the tie decided."""
    won = fought(9, 6).why(CombatWon)
    assert (won.decided_by, won.facts) == ("higher_total", {"attacker_total": 6, "defender_total": 5})
    assert fought(9, 5).why(CombatWon).decided_by == "attacker_wins_ties"


def test_the_end() -> None:
    """SCORING: the totals, and whether they or the tie-breakers decided."""
    five = ["upgrades", "mechs", "structures", "recruits", "workers"]
    star = {"type": "place_star", "goal": "objective"}
    # Six stars in the middle tier are 24; the Automa's coins decide.
    for coins, decided_by in ((5, "total"), (24, "tie_breakers")):
        table = given(human(stars=five), automa(coins=coins), turn="human").when(star)
        assert table.why(GameEnded).decided_by == decided_by


def test_facts_without_a_choice() -> None:
    """Where no rule had to choose there is nothing to explain."""
    table = given(automa("nordic")).when(card(3))
    assert RULESET.explain(table.before, table.one(PowerChanged)) is None
