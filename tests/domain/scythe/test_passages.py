"""Units that were moved in several commands of a turn: how they can have come where they are."""

from __future__ import annotations

import pytest

from automa_rules.core.event import Doubted
from automa_rules.scythe import move_interpretations
from automa_rules.scythe.move_interpretations import UnitReach, current_interpretations, find_unit_reach
from automa_rules.scythe.player import Player
from automa_rules.scythe.routes import MAX_ARRIVALS, MAX_ROUTE_SETS, possible_routes
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import Place, UnitKind
from tests.domain.scythe.table import Table, automa, given, human
from tests.domain.scythe.test_doubts import goes, moves

A, B = "r4c3", "r4c4"


def told(turn: Table, *legs: dict[str, object], strict: bool = True) -> Table:
    """The turn behind these legs, each in a command of its own."""
    for leg in legs:
        turn = turn.when(moves(leg), strict=strict)
    return turn


def test_what_goes_to_and_fro_among_like_units_has_few_readings() -> None:
    """Nine commands of a table that is not strict: each reading counts once, and there is an end of them."""
    start = given(
        human(
            "polania", character=B, mechs=[B, B, A, B], workers=[B, B, A, B, A, B, B, B], abilities=["speed"]
        ),
        automa("nordic"),
        turn="human",
        encounters=[],
    )
    forth, back = goes("worker", A, B), goes("worker", B, A)
    ridden, rides_back = goes("mech", A, B, workers=1), goes("mech", B, A, workers=1)
    turn = told(start, *(back, forth, ridden, forth, back), *(forth, back, forth, rides_back), strict=False)
    found = possible_routes(turn.state, turn.human)
    assert len(turn.state.arrivals) == 6
    assert len({frozenset(each) for each in found}) == len(found) <= MAX_ROUTE_SETS


def test_the_roads_from_a_place_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many readings lead over it: each action of a turn asks for them."""
    found = list[tuple[object, ...]]()

    def noted(state: State, owner: Player, unit: UnitKind, place: Place) -> UnitReach:
        found.append((unit, place))
        return find_unit_reach(state, owner, unit, place)

    start = given(
        human("polania", mechs=[A, A, B], workers=[A, A, B, B], abilities=["speed"]),
        automa("nordic"),
        turn="human",
        encounters=[],
    )
    turn = told(start, goes("mech", A, B), goes("mech", B, A), goes("worker", A, B), strict=False)
    monkeypatch.setattr(move_interpretations, "find_unit_reach", noted)
    current_interpretations(turn.state, turn.human)
    assert len(possible_routes(turn.state, turn.human)) > 1
    assert len(found) == len(set(found)) > 0


def test_no_worker_rides_before_it_comes_to_the_mech() -> None:
    """Rulebook, Mechs: one that has ridden away and walks back goes no further; none rides in its place."""
    start = given(human("rusviet", mechs=["r5c3"], workers=["r5c3"]), automa("crimea"), turn="human")
    back = told(start, goes("mech", "r5c3", "r5c4", workers=1), goes("worker", "r5c4", "r5c3"))
    back.when(moves(goes("worker", "r5c3", "r4c3"))).then(Doubted, code="beyond_reach")


def test_who_comes_when_the_mech_has_left_has_not_ridden() -> None:
    """Rulebook, Move: one rides away, another one walks to where that was, and goes no further."""
    start = given(human("rusviet", mechs=["r5c3"], workers=["r5c3", "r4c3"]), automa("crimea"), turn="human")
    ridden = told(start, goes("mech", "r5c3", "r5c4", workers=1), goes("worker", "r4c3", "r5c3"))
    ridden.when(moves(goes("worker", "r5c3", "r4c3"))).then(Doubted, code="beyond_reach")


def test_of_more_units_than_a_turn_moves_nothing_is_read_otherwise() -> None:
    """Of a table that is not strict: what is told stands."""
    start = given(
        human("polania", character="r1c3", workers=[A] * 4 + [B] * 4), automa("nordic"), turn="human"
    )
    turn = told(start, *[goes("worker", A, B)] * 4, *[goes("worker", B, A)] * 3, strict=False)
    assert len(turn.state.arrivals) == MAX_ARRIVALS + 1
    assert len(possible_routes(turn.state, turn.human)) == 1


def test_who_rode_has_not_walked_another_s_way() -> None:
    """Rulebook, Move: a worker walks, another one walks to a mech and rides: three units, and no fourth."""
    start = given(
        human("crimea", character="r4c3", mechs=["r6c6"], workers=["r5c5", "r6c5"]),
        automa("nordic"),
        turn="human",
    )
    walks = goes("worker", "r5c5", "r5c6"), goes("worker", "r6c5", "r6c6")
    three = told(start, *walks, goes("mech", "r6c6", "r5c6", workers=1))
    three.when(moves(goes("character", "r4c3", "r5c3"))).then(
        Doubted, code="too_many_moves", facts={"asked": 4, "most": 3}
    )


def test_who_rode_to_where_another_one_walked_has_not_come_in_its_place() -> None:
    """Rulebook, Move and Mechs: a worker goes over one territory, so each of four walks is of another one.

    With the mech that the second one rides with, five units have moved.
    """
    workers = ["r4c3", "r5c3", "r5c3", "r5c4"]
    start = given(human("crimea", mechs=["r4c3"], workers=workers), automa("nordic"), turn="human")
    three = told(
        start,
        goes("worker", "r4c3", "r5c3"),
        goes("worker", "r5c3", "r4c3"),
        goes("mech", "r4c3", "r5c3", workers=1),
    )
    four = three.when(moves(goes("worker", "r5c3", "r5c4")))
    four.then(Doubted, code="too_many_moves", facts={"asked": 4, "most": 3})
    five = four.when(moves(goes("worker", "r5c4", "r5c3")))
    five.then(Doubted, code="too_many_moves", facts={"asked": 5, "most": 3})


def test_of_two_that_stood_together_either_went_on_first() -> None:
    """Rulebook, Speed: two mechs go over two territories each; what goes back is the one that came."""
    start = given(
        human("crimea", mechs=["r6c5", "r5c4"], workers=[], abilities=["speed"]),
        automa("nordic"),
        turn="human",
        encounters=[],
    )
    ways = ("r5c4 r6c5", "r6c5 r5c5", "r6c5 r5c4", "r5c4 r6c5")
    told(start, *(goes("mech", *way.split()) for way in ways))


def test_no_worker_goes_over_three_territories() -> None:
    """Rulebook, Move: four movements of workers, there and back, are of four workers, and three may move."""
    start = given(
        human("crimea", mechs=["mat"], workers=["r2c2", "r2c2", "r1c1"]), automa("nordic"), turn="human"
    )
    ways = ("r2c2 r1c1", "r1c1 r2c2", "r2c2 r1c1", "r2c2 r1c1")
    *three, fourth = (goes("worker", *way.split()) for way in ways)
    told(start, *three).when(moves(fourth)).then(Doubted)
