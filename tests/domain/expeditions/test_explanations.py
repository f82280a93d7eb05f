"""Why the Automa did what it did: each place searched, and why it did or did not match."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import Event
from automa_rules.core.ruleset import Candidate, Explanation
from automa_rules.expeditions import events as ev
from tests.domain.expeditions.table import Table, face_up, given, only


def _why(table: Table, facts: list[Event], kind: type[Event]) -> Explanation:
    """The reasons behind the first fact of a kind."""
    assert list(table.events) == facts
    why = next(why for fact, why in table.explained() if isinstance(fact, kind))
    assert why is not None
    return why


def test_a_target_found_shows_every_place_searched() -> None:
    """The rulebook's vanquish example: places that match and places that do not."""
    table = given(
        automa={"north": "n2", "glory": 3},
        human={"mech": "n3"},
        locations=[
            face_up("n2"),
            face_up("n3", "orange-4"),
            face_up("n5", "orange-3", "turquoise-4"),
            face_up("n6", "orange-3"),
        ],
    )

    why = _why(table, table.automa(8), ev.TargetFound)

    assert why.candidates == (
        Candidate("n2", {"steps": 0}, "no_corruption"),
        Candidate("n3", {}, "human_there"),
        Candidate("n4", {"steps": 1}, "no_corruption"),
        Candidate("n5", {"steps": 2}, chosen=True),
        Candidate("n6", {"steps": 3}, "farther"),
    )
    assert (why.rule, why.decided_by) == ("MECH.2b", "first_match")
    assert why.facts == {"card": 8, "mech": "north", "kind": "corruption", "glory_needed": 3, "glory": 3}


def test_a_target_missed_shows_every_reason() -> None:
    """For the value-20 token: none there, or other corruption beside it."""
    table = given(
        automa={"glory": 5}, locations=[face_up("n1", "orange-3"), face_up("n3", "orange-3", twenty=True)]
    )

    why = _why(table, table.automa(13), ev.TargetMissed)

    assert [(each.id, each.refused) for each in why.candidates] == [
        ("n1", "no_twenty"),
        ("n2", "no_twenty"),
        ("n3", "other_corruption"),
        ("n4", "no_twenty"),
    ]
    assert why.decided_by == "no_match"


def test_why_a_place_is_no_target() -> None:
    """The value-20 token alone is no corruption; a map target says where no map token is."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", twenty=True)])
    assert _why(table, table.automa(8), ev.TargetMissed).candidates[0].refused == "only_twenty"
    table = given(automa={"glory": 1}, locations=[face_up(where) for where in ("n1", "n2", "n3", "n4")])
    why = _why(table, table.automa(1), ev.TargetMissed)
    assert {each.refused for each in why.candidates} == {"no_map_token"}


def test_without_a_search_the_reason_is_told() -> None:
    """Too little glory, or no target line, as for the Central mech on card 8."""
    table = given(automa={"glory": 2})
    why = _why(table, table.automa(8), ev.TargetMissed)
    assert (why.decided_by, why.candidates) == ("glory_too_low", ())
    assert (why.facts["glory"], why.facts["glory_needed"]) == (2, 3)
    table = given(automa={"glory": 2})
    table.automa(8)
    *_, last = [why for fact, why in table.explained() if isinstance(fact, ev.TargetMissed)]
    assert last is not None
    assert last.decided_by == "no_target"


def test_a_move_by_distance_shows_the_way() -> None:
    """Two on from the sixth location, over the end of the ring and past the human."""
    table = given(automa={"north": "n6"}, human={"mech": "n7"})
    why = _why(table, table.automa(8), ev.MechMoved)
    assert why.candidates == (
        Candidate("n7", {}, "human_there"),
        Candidate("n1", {"steps": 1}),
        Candidate("n2", {"steps": 2}, chosen=True),
    )


def test_a_glory_token_shows_the_space() -> None:
    """The marker stands on one of the printed spaces."""
    table = given(automa={"progress": 5})
    why = _why(table, table.automa(7), ev.AutomaGloryPlaced)
    assert (why.facts["progress"], why.facts["number"]) == (6, 2)
    assert 6 in why.facts["glory_spaces"]


def test_tokens_taken_show_the_stack() -> None:
    """The stack as it lay, the multiplier of card 8, and where the taking stopped."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-3")])
    why = _why(table, table.automa(8), ev.CorruptionTaken)
    assert why.decided_by == "ran_out"
    assert why.facts == {"stack": ["orange-3"], "multiplier": 2, "taken": ["orange-3"]}


@pytest.mark.parametrize(
    ("stack", "decided_by"),
    [
        (["orange-3"], "ran_out"),
        (["orange-3", "orange-4"], "multiplier"),
        (["orange-1", "orange-3", "orange-4"], "multiplier"),
    ],
)
def test_tokens_ran_out_only_before_the_multiplier_was_reached(stack: list[str], decided_by: str) -> None:
    """E4: x2 of card 8 on stacks of one, two and three tokens, for either mech by its own half of a card."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", *stack)])
    assert _why(table, table.automa(8), ev.CorruptionTaken).decided_by == decided_by


def test_the_multiplier_is_that_of_the_mechs_own_half() -> None:
    """E4: card 4 has x2 for the Central mech, and a map target for the North mech."""
    table = given(
        automa={"glory": 4}, human={"mech": "s1"}, locations=[face_up("c7", "orange-3", "orange-4")]
    )
    table.automa(4)
    facts = table.does({"type": "tell_tile", "tokens": ["orange-3"]})
    assert only(facts, ev.CorruptionTaken).multiplier == 2
    assert _why(table, facts, ev.CorruptionTaken).facts["multiplier"] == 2


def test_why_an_end() -> None:
    """E18: the eighth token of the Automa; at the end both scores, and the ruling on ties (E19)."""
    table = given(
        automa={"glory": 8}, human={"mech": "s1", "coins": 32}, end={"by": "automa", "turns_left": 1}
    )
    why = _why(table, table.automa(8), ev.GameEnded)
    assert (why.decided_by, why.rule) == ("tie", "E19")
    assert [one.total for one in why.facts["players"]] == [32, 32]
    table = given(automa={"progress": 26}, human={"mech": "s1"})
    why = _why(table, table.automa(7), ev.EndTriggered)
    assert why.facts == {"seat": "automa", "glory": 8, "needed": 8, "turns_left": 3}


def test_a_draw_shows_the_cards_that_could_come() -> None:
    """TURN.2: the twelve that were not drawn, and all that card 8 shows; a virtual one nobody names."""
    table = given(drawn=[1, 2], automa={"glory": 3})

    why = _why(table, table.automa(8), ev.AutomaCardDrawn)

    assert [each.id for each in why.candidates] == [str(card) for card in range(3, 15)]
    assert [each.id for each in why.candidates if each.chosen] == ["8"]
    assert why.decided_by == "told"
    assert why.facts["north"] == {
        "sweep": False,
        "target": {"kind": "corruption", "glory": 3, "take": 2},
        "distance": 2,
    }

    table = given(deck="virtual", human={"mech": "s1"})
    assert _why(table, table.automa(), ev.AutomaCardDrawn).decided_by == "top_card"


def test_a_sweep_names_the_symbol_and_takes_all() -> None:
    """MECH.1: card 5 has the symbol in the North mech's column."""
    table = given(automa={"north": "n4"})
    why = _why(table, table.automa(5), ev.SweepAnnounced)
    assert (why.decided_by, why.rule) == ("sweep_symbol", "MECH.1")
    assert why.facts == {"card": 5, "mech": "north", "location": "n4", "swept": "all"}


@pytest.mark.parametrize(
    ("told", "decided_by", "sums"),
    [
        ({"tokens": ["orange-3", "turquoise-4"], "tile": 7}, "value_reached", [3, 7]),
        ({"tokens": ["orange-3"], "tile": 7, "bag_ran_out": True}, "bag_ran_out", [3]),
        ({"tokens": ["orange-3"]}, "told", [3]),
        ({"tile": "twenty"}, "twenty", []),
    ],
)
def test_a_drawing_from_the_bag_shows_its_sums(
    told: dict[str, Any], decided_by: str, sums: list[int]
) -> None:
    """E7, E8: each token with the sum so far, and what ended the drawing."""
    table = given(automa={"glory": 1}, human={"mech": "s1"})
    table.automa(1)
    why = _why(table, table.does({"type": "tell_tile", **told}), ev.CorruptionPlaced)
    assert (why.decided_by, [each.scores["sum"] for each in why.candidates]) == (decided_by, sums)


def test_what_nobody_decided_has_no_reasons() -> None:
    """A move to a target (told by the target), a turn ended."""
    table = given(automa={"glory": 3}, locations=[face_up("n2", "orange-3")])
    table.automa(8)
    assert [type(fact) for fact, why in table.explained() if why is None] == [ev.MechMoved, ev.TurnEnded]
