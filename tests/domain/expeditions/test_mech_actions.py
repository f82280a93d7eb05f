"""Mech actions, by the numbered steps of the rulebook, the three actions, and the rulebook's examples."""

from __future__ import annotations

import pytest

from automa_rules.expeditions import events as ev
from tests.domain.expeditions.table import all_of, face_up, first, given, none_of, only

EMPTY = [face_up("n1"), face_up("n2"), face_up("n4")]


@pytest.mark.parametrize(
    ("card", "mech", "origin", "to"),
    [
        # card 8 has distance 2 in the North: eastwards, and from the sixth location in again from the west
        (8, "north", "n2", "n4"),
        (8, "north", "n6", "n1"),
        # card 9 has distance 2 in the Central region: westwards
        (9, "central", "c5", "c3"),
    ],
)
def test_the_mechs_go_around(card: int, mech: str, origin: str, to: str) -> None:
    """Automa mech movement: the North mech goes east, the Central one west, in again at the other end."""
    table = given(automa={mech: origin})
    table.automa(card)
    assert getattr(table.state.automa, mech) == to


def test_the_sweep_is_announced() -> None:
    """Mech actions, step 1: card 3 has the symbol for the North only, card 8 an empty column for both."""
    assert only(given().automa(3), ev.SweepAnnounced) == ev.SweepAnnounced("north", "n1")
    assert none_of(given().automa(8), ev.SweepAnnounced)


@pytest.mark.parametrize(("glory", "acts"), [(2, False), (3, True), (4, True)])
def test_the_target_needs_the_printed_glory(glory: int, *, acts: bool) -> None:
    """Mech actions, step 2: card 8 needs 3 glory in the North, and more is enough."""
    facts = given(automa={"glory": glory}, locations=[face_up("n2", "orange-3")]).automa(8)
    assert none_of(facts, ev.CorruptionTaken) is not acts


@pytest.mark.parametrize(
    ("card", "glory", "locations", "kind", "where"),
    [
        # first symbol: face-up tiles lie before the first map token
        (1, 1, [face_up("n1", "orange-3"), face_up("n2")], "map", "n3"),
        # second symbol: card 13 passes other corruption and map tokens by
        (
            13,
            5,
            [face_up("n1", "orange-3"), face_up("n2", "turquoise-4"), face_up("n4", twenty=True)],
            "corruption20",
            "n4",
        ),
        # third symbol: card 8 passes the value-20 token by
        (8, 3, [face_up("n2", twenty=True), face_up("n3", "orange-3")], "corruption", "n3"),
        # rulebook example to step 2a: with 5 glory on Basecamp a corruption target for 3 is looked for
        (7, 5, [face_up("n3", "orange-3")], "corruption", "n3"),
        # rulebook example to step 2b: each of the three symbols finds its location
        (1, 1, [*EMPTY, {"id": "n3", "face_up": False}], "map", "n3"),
        (13, 5, [*EMPTY, face_up("n3", twenty=True)], "corruption20", "n3"),
        (8, 3, [*EMPTY, face_up("n3", "orange-3")], "corruption", "n3"),
    ],
)
def test_what_a_target_matches(
    card: int, glory: int, locations: list[dict[str, object]], kind: str, where: str
) -> None:
    """Mech actions, steps 2a and 2b: a map token, the value-20 token alone, or other corruption."""
    found = first(given(automa={"glory": glory}, locations=locations).automa(card), ev.TargetFound)
    assert (found.kind, found.location, found.steps) == (kind, where, int(where[1]) - 1)


def test_the_mech_moves_to_the_first_match() -> None:
    """Mech actions, step 2b: of two matches the nearer one, which may be where the mech stands.

    Then only the Central mech moves.
    """
    stacks = [face_up("n3", "orange-3"), face_up("n4", "orange-3", "orange-3")]
    table = given(automa={"glory": 3}, locations=stacks)
    assert first(table.automa(8), ev.MechMoved) == ev.MechMoved("north", "n1", "n3", 2, "target", "MECH.2b")
    assert table.state.automa.north == "n3"

    table = given(automa={"glory": 3}, locations=[face_up("n1", "orange-3"), face_up("n2", "orange-3")])
    facts = table.automa(8)
    assert (only(facts, ev.TargetFound).steps, only(facts, ev.MechMoved).mech) == (0, "central")
    assert table.state.automa.north == "n1"


def test_without_a_target_the_mech_moves_by_its_distance() -> None:
    """Mech actions, step 3: nothing within three, too little glory, or no target line.

    Reminder: card 7 has distance 1 and still looks three locations ahead.
    """
    facts = given(automa={"glory": 3}, locations=[face_up("n5", "orange-3")]).automa(8)
    assert first(facts, ev.TargetMissed).reason == "no_match"
    assert first(facts, ev.MechMoved) == ev.MechMoved("north", "n1", "n3", 2, "distance", "MECH.3")

    table = given(automa={"glory": 2}, locations=[face_up("n1", "orange-3")])
    facts = table.automa(8)
    assert first(facts, ev.TargetMissed) == ev.TargetMissed("north", "glory_too_low", "corruption", 3, 2)
    assert table.state.automa.north == "n3"

    table = given(locations=[face_up("c7", "orange-3")])
    assert all_of(table.automa(8), ev.TargetMissed)[1] == ev.TargetMissed("central", "no_target")
    assert table.state.automa.central == "c6"

    table = given(automa={"glory": 3}, locations=[face_up("n4", "orange-3")])
    table.automa(7)
    assert table.state.automa.north == "n4"


def test_exploring() -> None:
    """Explore, steps 1 and 2: the map token is gained; the tokens drawn come onto the tile in order."""
    table = given(automa={"glory": 1}, tiles={"n1": "twenty"})
    assert only(table.automa(1), ev.MapTokenTaken) == ev.MapTokenTaken("automa", "n1", "EXPLORE.1", 1)
    assert table.state.automa.maps == 1
    assert not table.at("n1").map

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


@pytest.mark.parametrize(
    ("target", "taken"),
    [
        (("turquoise-1", "orange-3", "turquoise-4"), ("turquoise-4", "orange-3")),
        (("orange-3", "turquoise-4"), ("turquoise-4", "orange-3")),
        (("turquoise-4",), ("turquoise-4",)),
    ],
)
def test_example_vanquish(target: tuple[str, ...], taken: tuple[str, ...]) -> None:
    """Rulebook example: 3 glory, x2; the first of two stacks past the human gives its topmost 4 and 3.

    Its other scenarios: a stack of two is taken whole, and with a single token the action stops early.
    """
    stacks = [face_up("n1", "orange-3"), face_up("n3", "orange-4"), face_up("n6", "orange-3")]
    table = given(
        automa={"north": "n2", "glory": 3},
        human={"mech": "n3"},
        locations=[*stacks, face_up("n2"), face_up("n5", *target)],
    )
    found = only(table.automa(8), ev.CorruptionTaken)
    assert table.state.automa.north == found.location == "n5"
    assert (found.tokens, found.left) == (taken, len(target) - len(taken))
