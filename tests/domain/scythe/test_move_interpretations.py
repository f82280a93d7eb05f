"""A Move action that is told in several movements, and all ways to understand which units they are of."""

from __future__ import annotations

import pytest

from automa_rules.core.event import Doubted
from automa_rules.scythe import human_moves
from automa_rules.scythe.events import CombatWon, UnitsMoved
from automa_rules.scythe.forms.moves import unit_reach
from automa_rules.scythe.player import filter_territories
from automa_rules.scythe.state import player
from tests.domain.scythe.table import Table, automa, card, given, human
from tests.domain.scythe.test_doubts import goes, moves, table
from tests.domain.scythe.test_human_corrections import correct


def mech_reach(table: Table, place: str) -> tuple[str, ...]:
    """Where the human's mechs in a place can go."""
    return unit_reach(table.state, player(table.state, "human"))["mech", place]


@pytest.mark.parametrize(
    ("faction", "ability", "stands", "over", "to"),
    [("saxony", "underpass", "r0c5", "r1c4", "r2c2"), ("rusviet", "township", "r3c6", "r2c6", "r3c3")],
)
def test_a_unit_takes_what_it_comes_to(faction: str, ability: str, stands: str, over: str, to: str) -> None:
    """Underpass and Township lead out of territories one controls: a unit that has just come there does.

    With Speed it goes on from there in the same movement.
    """
    start = given(
        human(faction, mechs=[stands], abilities=[ability, "speed"]), automa("nordic"), turn="human"
    )
    through = moves(goes("mech", stands, to))
    start.when(through).never(Doubted)
    start.when(moves(goes("mech", stands, over), goes("mech", over, to))).never(Doubted)
    assert to in mech_reach(start, stands)
    slow = given(human(faction, mechs=[stands], abilities=[ability]), automa("nordic"), turn="human")
    slow.when(through).then(Doubted, code="beyond_reach")


def test_one_mech_hands_a_worker_on_to_another() -> None:
    """Rulebook, Mechs: which of two mechs has moved is found out by what is told next; neither goes too far.

    The first brings the worker, the second takes it further and goes on.
    """
    start = given(
        human("crimea", mechs=["r5c3", "r5c4"], workers=["r5c3"], abilities=["speed"]),
        automa("nordic"),
        turn="human",
    )
    brought, taken = goes("mech", "r5c3", "r5c4", workers=1), goes("mech", "r5c4", "r5c5", workers=1)
    relay = [brought, taken, goes("mech", "r5c5", "r6c5")]
    after = start.when(moves(*relay)).never(Doubted)
    assert sorted(filter_territories(after.human.mechs)) == ["r5c4", "r6c5"]
    assert filter_territories(after.human.workers) == ["r5c5"]
    start.when(moves(*relay, goes("mech", "r6c5", "r6c6"))).then(Doubted, code="beyond_reach")
    start.when(moves(*relay, goes("mech", "r5c4", "r5c3"))).never(Doubted)


def test_a_worker_rides_and_another_walks() -> None:
    """Rulebook, Mechs: of two workers the one that has moved rides, and the other moves by itself."""
    start = table(workers=["r5c2", "r5c3"], mechs=["r5c3"])
    told = [goes("worker", "r5c2", "r5c3"), goes("mech", "r5c3", "r5c4", workers=1)]
    further, behind = goes("worker", "r5c4", "r5c5"), goes("worker", "r5c3", "r4c3")
    for either in (further, behind):
        start.when(moves(*told, either)).never(Doubted)
    start.when(moves(*told, further, behind)).then(Doubted, code="beyond_reach")


def test_a_factory_card_moves_one_unit() -> None:
    """Rulebook, Factory cards: one unit, by two territories; with a Move action of the mat each goes one."""
    start = table(character="r5c3", mechs=["r6c5"], has_factory_card=True)
    far, near = goes("character", "r5c3", "r5c5"), goes("character", "r5c3", "r5c4")
    mech_far, mech_near = goes("mech", "r6c5", "r5c6"), goes("mech", "r6c5", "r6c6")
    start.when(moves(far)).never(Doubted)
    start.when(moves(near, mech_near)).never(Doubted)
    for both in ([far, mech_far], [far, mech_near], [near, mech_far]):
        start.when(moves(*both)).then(Doubted, code="too_many_moves", facts={"asked": 2, "most": 1})


def test_a_factory_card_moves_further() -> None:
    """One territory more than a Move action."""
    far = moves(goes("character", "r7c3", "r5c3"))
    stands = {"abilities": ["riverwalk"], "character": "r7c3"}
    table(**stands).when(far).then(Doubted, code="beyond_reach")
    table(**stands, has_factory_card=True).when(far).never(Doubted)


def togawa(**what: object) -> Table:
    """A human Togawa's turn with two mechs beside rivers: r5c3 lies across one from r6c3, r5c4 from r6c4."""
    mechs = {"mechs": ["r5c3", "r5c4"], "abilities": ["toka"], **what}
    return given(human("togawa", **mechs), automa("nordic"), turn="human")


ONE, OTHER = goes("mech", "r5c3", "r6c3"), goes("mech", "r5c4", "r6c4")


def test_by_toka_one_unit_crosses_rivers() -> None:
    """Togawa, Toka: at most one character or one mech in a turn, told at once or in several commands."""
    start, facts = togawa(), {"asked": 2, "most": 1}
    both = moves(ONE, OTHER)
    assert start.refused(both, strict=True).code == "too_many_crossings"
    after = start.when(both).then(Doubted, code="too_many_crossings", facts=facts)
    assert [len(after.all(kind)) for kind in (Doubted, UnitsMoved)] == [1, 2]
    first = start.when(moves(ONE), strict=True)
    first.when(moves(OTHER)).then(Doubted, code="too_many_crossings", facts=facts)
    assert first.refused(moves(OTHER), strict=True).code == "too_many_crossings"
    first.when(moves(goes("mech", "r5c4", "r5c5")), strict=True)
    start.when(moves(ONE, goes("mech", "r5c4", "r5c5")), strict=True)


def test_by_toka_the_next_turn_crosses_anew() -> None:
    """Togawa, Toka: once a turn, so another unit does in the next one."""
    over = togawa().when(moves(ONE), strict=True).when({"type": "end_turn"}).when(card(3))
    over.when(moves(OTHER), strict=True).never(Doubted)


def test_by_toka_two_mechs_of_one_place_are_told_apart() -> None:
    """Togawa, Toka: two that cross together are two; of two together one may cross."""
    start = togawa(mechs=["r5c4", "r5c4"])
    start.when(moves(goes("mech", "r5c4", "r6c4", count=2))).then(Doubted, code="too_many_crossings")
    start.when(moves(goes("mech", "r5c4", "r6c4"), goes("mech", "r5c4", "r5c5")), strict=True)


def test_by_toka_one_unit_crosses_twice() -> None:
    """Togawa, Toka: with a Factory card the one that has crossed may cross back, in another command too."""
    start = togawa(has_factory_card=True)
    back = goes("mech", "r6c3", "r5c2")
    start.when(moves(ONE, back), strict=True)
    start.when(moves(ONE), strict=True).when(moves(back), strict=True)


def test_who_comes_as_far_by_land_has_not_crossed() -> None:
    """Togawa, Toka and Suiton: onto a lake leads no river, so another unit may still cross one."""
    start = togawa(abilities=["toka", "suiton"])
    start.when(moves(goes("mech", "r5c3", "r4c4"), OTHER), strict=True)
    start.when(moves(goes("mech", "r5c3", "r4c4")), strict=True).when(moves(OTHER), strict=True)


def test_a_turn_has_one_move_action() -> None:
    """Rulebook, Move: each unit once, three in all, in however many commands a turn tells it."""
    start = table(mechs=["r6c3"], workers=["r7c3"] * 4)
    moved = start.when(moves(goes("mech", "r6c3", "r6c4")), strict=True)
    again = moves(goes("mech", "r6c4", "r7c3"))
    moved.when(again).then(
        Doubted, code="beyond_reach", facts={"unit": "mech", "place": "r6c4", "to": "r7c3", "reach": []}
    )
    walks = moves(goes("worker", "r7c3", "r6c3"))
    three = moved.when(walks, strict=True).when(walks, strict=True)
    three.when(walks).then(Doubted, code="too_many_moves", facts={"asked": 4, "most": 3})
    four = three.when(walks).when(moves(goes("worker", "r6c3", "r6c4")))
    four.then(Doubted, code="beyond_reach").never(Doubted, code="too_many_moves")


def test_a_movement_goes_on_in_another_command() -> None:
    """Rulebook, Speed and Mechs: what is left of a movement is, and who rides has not moved."""
    start = table(mechs=["r6c3"], workers=["r6c3"], abilities=["speed"])
    rode = start.when(moves(goes("mech", "r6c3", "r6c4", workers=1)), strict=True)
    further = rode.when(moves(goes("mech", "r6c4", "r7c3")), strict=True)
    further.when(moves(goes("mech", "r7c3", "r6c3"))).then(Doubted, code="beyond_reach")
    further.when(moves(goes("worker", "r6c4", "r6c3")), strict=True)


def test_a_factory_card_moves_one_unit_in_a_turn() -> None:
    """Rulebook, Factory cards: where two units have moved it is the mat's Move action, and none goes on."""
    start = table(character="r5c3", mechs=["r6c5"], has_factory_card=True)
    first = start.when(moves(goes("character", "r5c3", "r5c4")), strict=True)
    first.when(moves(goes("character", "r5c4", "r5c5")), strict=True)
    second = first.when(moves(goes("mech", "r6c5", "r6c6")), strict=True)
    second.when(moves(goes("character", "r5c4", "r5c5"))).then(Doubted, code="beyond_reach")


def test_who_has_resolved_an_encounter_goes_no_further() -> None:
    """Rulebook, Encounters: the character's movement ends, and the token is gone by the next command."""
    start = table(character="r6c3", abilities=["speed"])
    met = start.when(moves(goes("character", "r6c3", "r6c4")), strict=True)
    resolved = met.when({"type": "encounter", "territory": "r6c4"}, strict=True)
    resolved.when(moves(goes("character", "r6c4", "r7c3"))).then(Doubted, code="beyond_reach")


def test_who_has_come_by_a_factory_card_moves_alone() -> None:
    """Rulebook, Factory cards: two territories are a card's movement, and no other unit moves by it."""
    start = table(mechs=["r5c3"], workers=["r7c3"], has_factory_card=True)
    far = start.when(moves(goes("mech", "r5c3", "r5c5")), strict=True)
    far.when(moves(goes("worker", "r7c3", "r6c3"))).then(Doubted, code="too_many_moves")


def test_of_like_units_any_may_have_gone_on() -> None:
    """Rulebook, Speed: one mech comes to another and goes on, told unit by unit; two others still move."""
    start = table(mechs=["r6c3", "r6c4"], workers=["r6c3"], character="r6c3", abilities=["speed"])
    came = start.when(moves(goes("mech", "r6c3", "r6c4")), strict=True)
    on = came.when(moves(goes("mech", "r6c4", "r7c3")), strict=True)
    walked = on.when(moves(goes("worker", "r6c3", "r7c3")), strict=True)
    third = walked.when(moves(goes("character", "r6c3", "r6c4")), strict=True)
    third.when(moves(goes("mech", "r6c4", "r6c3"))).then(Doubted, code="too_many_moves")


def test_of_two_pairs_of_like_units_one_of_each_may_have_gone_on() -> None:
    """Rulebook, Move: three units, told in five commands, as in one."""
    mechs = ["r5c3", "r5c4", "r6c5", "r6c6"]
    start = given(
        human("crimea", character="r2c3", mechs=mechs, abilities=["speed"]), automa("nordic"), turn="human"
    )
    ways = ("r5c3 r5c4", "r5c4 r5c5", "r6c5 r6c6", "r6c6 r5c6")
    legs = [*(goes("mech", *way.split()) for way in ways), goes("character", "r2c3", "r2c2")]
    start.when(moves(*legs), strict=True)
    told = start
    for leg in legs:
        told = told.when(moves(leg), strict=True)


def test_a_worker_rides_and_another_that_rested_walks_told_one_by_one() -> None:
    """Rulebook, Mechs: which of two workers rode is found out by what is told next; not both walk on."""
    start = table(workers=["r5c2", "r5c3"], mechs=["r5c3"])
    told = start.when(moves(goes("worker", "r5c2", "r5c3")), strict=True)
    told = told.when(moves(goes("mech", "r5c3", "r5c4", workers=1)), strict=True)
    told = told.when(moves(goes("worker", "r5c3", "r4c3")), strict=True)
    told.when(moves(goes("worker", "r5c4", "r5c5"))).then(Doubted)


def test_who_has_met_enemies_is_not_the_one_that_goes_on() -> None:
    """Rulebook, Move: another one comes after it and goes on; the first one stays, whichever is told."""
    start = given(
        human("crimea", mechs=["r5c3", "r6c5"], abilities=["speed"], popularity=5),
        automa("nordic", workers=["r5c4"], mechs=[]),
        turn="human",
        decks={"automa": "physical"},
    )
    told = start.when(moves(goes("mech", "r5c3", "r5c4")), strict=True)
    told = told.when(moves(goes("mech", "r6c5", "r5c4")), strict=True)
    told = told.when(moves(goes("mech", "r5c4", "r5c5")), strict=True)
    told.when(moves(goes("mech", "r5c4", "r5c3"))).then(Doubted, code="beyond_reach")


def test_workers_that_walk_to_a_mech_and_ride_have_moved() -> None:
    """Rulebook, Move: each is one of the units that move, though it is told one by one, and walks no more."""
    start = table(mechs=["r6c4"], workers=["r6c3", "r6c3"], character="r6c3")
    aboard = start.when(moves(goes("worker", "r6c3", "r6c4", count=2)), strict=True)
    rode = aboard.when(moves(goes("mech", "r6c4", "r7c3", workers=2)), strict=True)
    rode.when(moves(goes("character", "r6c3", "r7c3"))).then(Doubted, code="too_many_moves")
    rode.when(moves(goes("worker", "r7c3", "r6c3"))).then(Doubted, code="beyond_reach")


def test_who_has_driven_workers_off_goes_no_further() -> None:
    """Rulebook, Move: the movement ends where enemies are, though the next command finds none there."""
    start = given(
        human("crimea", mechs=["r6c3"], abilities=["speed"], popularity=5),
        automa("nordic", workers=["r6c4"], mechs=[]),
        turn="human",
        decks={"automa": "physical"},
    )
    driven = start.when(moves(goes("mech", "r6c3", "r6c4")), strict=True)
    driven.when(moves(goes("mech", "r6c4", "r7c3"))).then(Doubted, code="beyond_reach")
    assert mech_reach(driven, "r6c4") == ()


def test_who_has_fought_goes_no_further() -> None:
    """Rulebook, Combat: it comes behind all movement of its units; others may still come to another one."""
    start = given(
        human("crimea", mechs=["r6c3"], workers=["r6c3"], abilities=["speed"], power=7),
        automa("nordic", character="r6c4", mechs=[], power=0),
        turn="human",
        decks={"automa": "physical", "combat": "physical"},
    )
    fights = start.when(moves(goes("mech", "r6c3", "r6c4")), strict=True)
    won = fights.when({"type": "fight", "dial": 7, "automa_card": 1, "automa_combat_cards": [2]})
    won.then(CombatWon, winner="human")
    won.when(moves(goes("mech", "r6c4", "r7c3"))).then(Doubted, code="beyond_reach")
    won.when(moves(goes("worker", "r6c3", "r7c3")), strict=True)


def test_what_was_set_right_has_not_moved() -> None:
    """The table is right: a unit that is not where it was told to have gone is none that has moved there."""
    slip = table(mechs=["r6c3"], workers=["r7c3"] * 3).when(moves(goes("mech", "r6c3", "r6c4")))
    right = slip.when(correct("/players/0/mechs", ["r6c3", "mat", "mat", "mat"]))
    walks = goes("worker", "r7c3", "r6c3", count=2)
    right.when(moves(walks, goes("mech", "r6c3", "r7c3")), strict=True).never(Doubted)


@pytest.mark.parametrize(
    "back",
    [
        {"type": "report", "workers": ["r6c3", "r7c3"]},
        correct("/players/0/workers", ["r6c3", "r7c3", *["mat"] * 6]),
    ],
)
def test_a_slip_that_was_set_right_is_no_like_unit_s_movement(back: dict[str, object]) -> None:
    """The table is right: whoever has rested where the other one was put by mistake may still move."""
    right = table(workers=["r6c3", "r7c3"]).when(moves(goes("worker", "r6c3", "r7c3"))).when(back)
    assert right.state.arrivals == ()
    right.when(moves(goes("worker", "r7c3", "r6c3"), goes("worker", "r6c3", "r6c4")), strict=True)


def test_a_turn_remembers_no_more_arrivals_than_there_are_units() -> None:
    """What was told and set back a hundred times has not moved: no command takes long for it."""
    turn = table(mechs=["r6c3"], workers=["r6c3"] * 8)
    for _ in range(100):
        turn = turn.when(moves(goes("worker", "r6c3", "r7c3", count=8)))
        turn = turn.when({"type": "report", "workers": ["r6c3"] * 8})
    turn = turn.when(moves(goes("mech", "r6c3", "r6c4", workers=8)))
    assert len(turn.state.arrivals) <= 1 + 4 + 8


def test_who_stays_where_they_are_needs_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is asked about the turn, which may take long, for what adds nothing to the log."""
    start = given(human("nordic", mechs=["r5c3"]), automa("crimea"), turn="human")
    moved = start.when(moves(goes("mech", "r5c3", "r4c3")))
    monkeypatch.delattr(human_moves, "current_interpretations")
    moved.when(moves(goes("mech", "r4c3", "r4c3"))).never(UnitsMoved)
