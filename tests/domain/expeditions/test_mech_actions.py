"""Mech actions, by the numbered steps of the rulebook, the three actions, and the rulebook's examples."""

from __future__ import annotations

import pytest

from domain.expeditions import events as ev
from tests.domain.expeditions.table import all_of, face_up, first, given, none_of, only


def test_the_north_mech_goes_east() -> None:
    """Automa mech movement: card 8 has distance 2 in the North; from the second location to the fourth."""
    table = given(automa={"north": "n2"})
    table.automa(8)
    assert table.state.automa.north == "n4"


def test_the_north_mech_comes_in_again_from_the_west() -> None:
    """Automa mech movement: from the sixth location two on is the westernmost."""
    table = given(automa={"north": "n6"})
    table.automa(8)
    assert table.state.automa.north == "n1"


def test_the_central_mech_goes_west() -> None:
    """Automa mech movement: card 9 has distance 2 in the Central region."""
    table = given(automa={"central": "c5"})
    table.automa(9)
    assert table.state.automa.central == "c3"


def test_the_sweep_is_announced() -> None:
    """Mech actions, step 1: card 3 has the sweep symbol for the North only."""
    assert only(given().automa(3), ev.SweepAnnounced) == ev.SweepAnnounced("north", "n1")


def test_no_symbol_no_sweep() -> None:
    """Mech actions, step 1: card 8 has an empty sweep column for both."""
    assert none_of(given().automa(8), ev.SweepAnnounced)


@pytest.mark.parametrize(("glory", "acts"), [(2, False), (3, True), (4, True)])
def test_the_target_needs_the_printed_glory(glory: int, *, acts: bool) -> None:
    """Mech actions, step 2: card 8 needs 3 glory in the North, and more is enough."""
    facts = given(automa={"glory": glory}, locations=[face_up("n2", "orange-3")]).automa(8)
    assert none_of(facts, ev.CorruptionTaken) is not acts


def test_a_map_target_matches_a_map_token() -> None:
    """Mech actions, step 2a, first symbol: card 1, with face-up tiles before the first map token."""
    table = given(automa={"glory": 1}, locations=[face_up("n1", "orange-3"), face_up("n2")])
    assert only(table.automa(1), ev.TargetFound).location == "n3"


def test_the_twenty_target_matches_the_twenty_only() -> None:
    """Mech actions, step 2a, second symbol: card 13 passes other corruption and map tokens by."""
    table = given(
        automa={"glory": 5},
        locations=[face_up("n1", "orange-3"), face_up("n2", "turquoise-4"), face_up("n4", twenty=True)],
    )
    assert first(table.automa(13), ev.TargetFound).location == "n4"


def test_a_corruption_target_does_not_match_the_twenty() -> None:
    """Mech actions, step 2a, third symbol: card 8 passes the value-20 token by."""
    table = given(automa={"glory": 3}, locations=[face_up("n2", twenty=True), face_up("n3", "orange-3")])
    assert only(table.automa(8), ev.TargetFound).location == "n3"


def test_example_five_glory_and_a_target_that_needs_three() -> None:
    """Rulebook example to step 2a: with 5 glory on Basecamp a corruption target for 3 is looked for."""
    table = given(automa={"glory": 5}, locations=[face_up("n3", "orange-3")])
    assert only(table.automa(7), ev.TargetFound) == ev.TargetFound("north", "corruption", "n3", steps=2)


def test_the_mech_moves_to_the_first_match() -> None:
    """Mech actions, step 2b: of two matches the nearer one."""
    table = given(
        automa={"glory": 3}, locations=[face_up("n3", "orange-3"), face_up("n4", "orange-3", "orange-3")]
    )
    facts = table.automa(8)
    assert first(facts, ev.MechMoved) == ev.MechMoved("north", "n1", "n3", 2, "target", "MECH.2b")
    assert table.state.automa.north == "n3"


def test_the_match_may_be_where_the_mech_stands() -> None:
    """Mech actions, step 2b: distance 0; only the Central mech moves."""
    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-3"), face_up("n2", "orange-3")])
    facts = table.automa(8)
    assert only(facts, ev.TargetFound).steps == 0
    assert only(facts, ev.MechMoved).mech == "central"
    assert table.state.automa.north == "n1"


@pytest.mark.parametrize(
    ("kind", "card", "glory", "there"),
    [
        ("map", 1, 1, {"id": "n3", "face_up": False}),
        ("corruption20", 13, 5, face_up("n3", twenty=True)),
        ("corruption", 8, 3, face_up("n3", "orange-3")),
    ],
)
def test_example_three_symbols(kind: str, card: int, glory: int, there: dict[str, object]) -> None:
    """Rulebook example to step 2b: each of the three symbols finds its location."""
    table = given(automa={"glory": glory}, locations=[face_up("n1"), face_up("n2"), there, face_up("n4")])
    found = first(table.automa(card), ev.TargetFound)
    assert (found.kind, found.location) == (kind, "n3")


def test_without_a_match_the_mech_moves_by_its_distance() -> None:
    """Mech actions, step 3: nothing to vanquish within three, so card 8 moves two."""
    facts = given(automa={"glory": 3}, locations=[face_up("n5", "orange-3")]).automa(8)
    assert first(facts, ev.TargetMissed).reason == "no_match"
    assert first(facts, ev.MechMoved) == ev.MechMoved("north", "n1", "n3", 2, "distance", "MECH.3")


def test_with_too_little_glory_the_mech_moves_by_its_distance() -> None:
    """Mech actions, step 3: two glory are too few for card 8."""
    table = given(automa={"glory": 2}, locations=[face_up("n1", "orange-3")])
    facts = table.automa(8)
    assert first(facts, ev.TargetMissed) == ev.TargetMissed("north", "glory_too_low", "corruption", 3, 2)
    assert table.state.automa.north == "n3"


def test_without_a_target_line_the_mech_moves_by_its_distance() -> None:
    """Mech actions, step 3: card 8 has no target in the Central region and distance 1."""
    table = given(locations=[face_up("c7", "orange-3")])
    assert all_of(table.automa(8), ev.TargetMissed)[1] == ev.TargetMissed("central", "no_target")
    assert table.state.automa.central == "c6"


def test_the_distance_line_does_not_shorten_the_search() -> None:
    """Mech actions, reminder to step 3: card 7 has distance 1 and still looks three locations ahead."""
    table = given(automa={"glory": 3}, locations=[face_up("n4", "orange-3")])
    table.automa(7)
    assert table.state.automa.north == "n4"


def test_exploring_gains_the_map_token() -> None:
    """Explore, step 1."""
    table = given(automa={"glory": 1}, tiles={"n1": "twenty"})
    assert only(table.automa(1), ev.MapTokenTaken) == ev.MapTokenTaken("automa", "n1", "EXPLORE.1", 1)
    assert table.state.automa.maps == 1
    assert not table.at("n1").map


def test_exploring_turns_the_tile_up_and_puts_corruption_there() -> None:
    """Explore, step 2: the tokens drawn come onto the tile, the last one on top."""
    table = given(automa={"glory": 1})
    table.automa(1)
    table.does({"type": "tell_tile", "tokens": ["orange-3", "turquoise-4"]})
    assert table.at("n1").face_up
    assert table.at("n1").corruption == ("orange-3", "turquoise-4")
    assert table.state.turn == "human"


def test_vanquishing_the_twenty() -> None:
    """Vanquish the value-20 token: the Automa gains it."""
    table = given(automa={"glory": 5}, locations=[face_up("n2", twenty=True)])
    assert only(table.automa(13), ev.TwentyTaken) == ev.TwentyTaken("automa", "n2", "VANQUISH20", 1)
    assert (table.state.automa.twenty, table.at("n2").twenty) == (True, False)


@pytest.mark.parametrize(("card", "taken"), [(10, 1), (8, 2), (9, 3)])
def test_vanquishing_takes_as_many_as_the_multiplier_says(card: int, taken: int) -> None:
    """Vanquish: x1 on card 10, x2 on card 8, x3 on card 9, from the top of four."""
    stack = ("orange-1", "orange-3", "turquoise-4", "turquoise-3")
    table = given(automa={"glory": 4}, locations=[face_up("n1", *stack), face_up("c7"), face_up("c6")])
    fact = only(table.automa(card), ev.CorruptionTaken)
    assert fact.tokens == stack[::-1][:taken]
    assert (table.at("n1").corruption, fact.left) == (stack[: 4 - taken], 4 - taken)


def _vanquish_example(*target: str) -> list[ev.CorruptionTaken]:
    """The rulebook's North region: the Automa, the human, a map token, and two stacks."""
    table = given(
        automa={"north": "n2", "glory": 3},
        human={"mech": "n3"},
        locations=[
            face_up("n1", "orange-3"),
            face_up("n2"),
            face_up("n3", "orange-4"),
            face_up("n5", *target),
            face_up("n6", "orange-3"),
        ],
    )
    facts = table.automa(8)
    assert table.state.automa.north == "n5"
    return all_of(facts, ev.CorruptionTaken)


def test_example_vanquish() -> None:
    """Rulebook example: 3 glory, x2; the first of two stacks past the human gives its topmost 4 and 3."""
    (taken,) = _vanquish_example("turquoise-1", "orange-3", "turquoise-4")
    assert (taken.location, taken.tokens, taken.left) == ("n5", ("turquoise-4", "orange-3"), 1)


def test_example_vanquish_with_two_tokens() -> None:
    """Rulebook example, another scenario: a stack of exactly two is taken whole."""
    (taken,) = _vanquish_example("orange-3", "turquoise-4")
    assert (taken.tokens, taken.left) == (("turquoise-4", "orange-3"), 0)


def test_example_vanquish_with_one_token() -> None:
    """Rulebook example, another scenario: with a single token the action stops early."""
    (taken,) = _vanquish_example("turquoise-4")
    assert (taken.tokens, taken.left) == (("turquoise-4",), 0)
