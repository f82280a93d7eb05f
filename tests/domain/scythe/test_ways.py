"""A Move action that is told in several movements, and all ways to understand which units they are of."""

from __future__ import annotations

import msgspec
import pytest

from domain.core.command import Command
from domain.core.event import Doubted
from domain.scythe import RULESET
from domain.scythe.actions import Move
from domain.scythe.options import options
from domain.scythe.player import on_board
from tests.domain.scythe.table import automa, given, human
from tests.domain.scythe.test_doubts import goes, moves, table


@pytest.mark.parametrize(
    ("faction", "ability", "stands", "over", "to"),
    [
        ("saxony", "underpass", "r0c5", "r1c4", "r2c2"),
        ("rusviet", "township", "r3c6", "r2c6", "r3c3"),
    ],
)
def test_a_unit_takes_what_it_comes_to(faction: str, ability: str, stands: str, over: str, to: str) -> None:
    """Underpass and Township lead out of territories one controls: a unit that has just come there does.

    With Speed it goes on from there in the same movement. A game of version 5 goes on with the doubt.
    """
    start = given(
        human(faction, mechs=[stands], abilities=[ability, "speed"]), automa("nordic"), turn="human"
    )
    through = moves(goes("mech", stands, to))
    start.when(through).never(Doubted)
    start.when(moves(goes("mech", stands, over), goes("mech", over, to))).never(Doubted)
    assert to in next(one for one in options(start.state, "human").units if one.unit == "mech").reach
    slow = given(human(faction, mechs=[stands], abilities=[ability]), automa("nordic"), turn="human")
    slow.when(through).then(Doubted, code="beyond_reach")
    command = Command(msgspec.convert(through, Move), "human", rules=5)
    assert Doubted in map(type, RULESET.decide(start.state, command).facts)


def test_one_mech_hands_a_worker_on_to_another() -> None:
    """Rulebook, Mechs: which of two mechs has moved is found out by what is told next; neither goes too far.

    The first brings the worker, the second takes it further and goes on. A game of version 5 goes on with
    the doubt.
    """
    start = given(
        human("crimea", mechs=["r5c3", "r5c4"], workers=["r5c3"], abilities=["speed"]),
        automa("nordic"),
        turn="human",
    )
    brought, taken = goes("mech", "r5c3", "r5c4", workers=1), goes("mech", "r5c4", "r5c5", workers=1)
    relay = [brought, taken, goes("mech", "r5c5", "r6c5")]
    after = start.when(moves(*relay)).never(Doubted)
    assert sorted(on_board(after.human.mechs)) == ["r5c4", "r6c5"]
    assert on_board(after.human.workers) == ["r5c5"]
    command = Command(msgspec.convert(moves(*relay), Move), "human", rules=5)
    assert Doubted in map(type, RULESET.decide(start.state, command).facts)
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
    """Rulebook, Factory cards: one unit, by two territories; with a Move action of the mat each goes one.

    A game of version 5 goes on without the doubt.
    """
    start = table(character="r5c3", mechs=["r6c5"], has_factory_card=True)
    far, near = goes("character", "r5c3", "r5c5"), goes("character", "r5c3", "r5c4")
    mech_far, mech_near = goes("mech", "r6c5", "r5c6"), goes("mech", "r6c5", "r6c6")
    start.when(moves(far)).never(Doubted)
    start.when(moves(near, mech_near)).never(Doubted)
    for both in ([far, mech_far], [far, mech_near], [near, mech_far]):
        start.when(moves(*both)).then(Doubted, code="too_many_moves", facts={"asked": 2, "most": 1})
    command = Command(msgspec.convert(moves(far, mech_far), Move), "human", rules=5)
    assert Doubted not in map(type, RULESET.decide(start.state, command).facts)


def test_a_factory_card_moves_further() -> None:
    """One territory more than a Move action."""
    far = moves(goes("character", "r7c3", "r5c3"))
    stands = {"abilities": ["riverwalk"], "character": "r7c3"}
    table(**stands).when(far).then(Doubted, code="beyond_reach")
    table(**stands, has_factory_card=True).when(far).never(Doubted)
