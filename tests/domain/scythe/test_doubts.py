"""What the rules do not explain is done, for the table is right, and doubted; a strict game refuses it."""

from __future__ import annotations

import msgspec
import pytest

from domain.core.command import Command
from domain.core.event import Doubted
from domain.scythe import RULESET
from domain.scythe.actions import Build, Deploy, Move, Produce
from tests.domain.scythe.table import Table, automa, given, human

ACTIONS: dict[str, type[msgspec.Struct]] = {
    "move": Move,
    "produce": Produce,
    "deploy": Deploy,
    "build": Build,
}


def table(**what: object) -> Table:
    """A human Crimea's turn: workers on the farm r6c3 and in the village r7c3, the character on r6c4."""
    document = {"character": "r6c4", "mechs": ["r6c3"], "workers": ["r6c3", "r7c3"], **what}
    return given(
        human("crimea", **document),
        automa("nordic"),
        turn="human",
        structures={"r7c3": {"owner": "human", "kind": "mill"}},
    )


def moves(*units: dict[str, object]) -> dict[str, object]:
    """The action that moves units."""
    return {"type": "move", "moves": [*units]}


def goes(unit: str, origin: str, to: str, **what: object) -> dict[str, object]:
    """One unit's movement."""
    return {"unit": unit, "from": origin, "to": to, **what}


DOUBTED = [
    (moves(goes("character", "r6c4", "r3c3")), "beyond_reach"),
    (moves(goes("mech", "r6c3", "r5c3")), "beyond_reach"),
    (moves(goes("worker", "r6c3", "home")), "beyond_reach"),
    ({"type": "deploy", "territory": "r6c4", "ability": "scout"}, "no_worker_there"),
    ({"type": "build", "territory": "r6c4", "structure": "mine"}, "no_worker_there"),
    ({"type": "produce", "resources": {"r6c3": {"food": 2}}}, "produced_too_much"),
    ({"type": "produce", "resources": {"r6c3": {"oil": 1}}}, "produced_too_much"),
    ({"type": "produce", "workers": {"r7c3": 3}}, "produced_too_much"),
    ({"type": "produce", "workers": {"r6c3": 1}}, "produced_too_much"),
    ({"type": "produce", "source": "trade", "resources": {"r6c3": {"oil": 3}}}, "traded_too_much"),
    ({"type": "produce", "source": "trade", "resources": {"r6c4": {"oil": 1}}}, "no_worker_there"),
]
EXPLAINED = [
    moves(goes("character", "r6c4", "r6c3"), goes("worker", "r6c3", "r6c4")),
    moves(goes("mech", "r6c3", "r7c3", workers=1)),
    {"type": "deploy", "territory": "r6c3", "ability": "scout"},
    {"type": "build", "territory": "r6c3", "structure": "mine"},
    {"type": "produce", "resources": {"r6c3": {"food": 1}}, "workers": {"r7c3": 2}},
    {"type": "produce", "source": "trade", "resources": {"r6c3": {"oil": 2}}},
    {"type": "produce", "source": "other", "resources": {"r4c3": {"oil": 9}}},
]


@pytest.mark.parametrize(("action", "code"), DOUBTED)
def test_it_is_done_and_doubted(action: dict[str, object], code: str) -> None:
    """One doubt with the code and the facts of the refusal, and the facts that were told."""
    after = table().when(action).then(Doubted, code=code)
    assert len(after.all(Doubted)) == 1
    assert len(after.events) > 1


@pytest.mark.parametrize(("action", "code"), DOUBTED)
def test_a_strict_game_refuses_it(action: dict[str, object], code: str) -> None:
    """And nothing has happened."""
    assert table().refused(action, strict=True).code == code


@pytest.mark.parametrize("action", EXPLAINED)
def test_what_the_rules_explain_is_not_doubted(action: dict[str, object]) -> None:
    """Moves within reach, deployment beside workers, what workers produce, trade, and other gains."""
    table().when(action).never(Doubted)


def test_more_units_than_a_move_action_moves() -> None:
    """Three, with the upgrade; those that ride along do not count."""
    crowd = table(workers=["r6c3"] * 4)
    walk = goes("worker", "r6c3", "r6c4", count=4)
    crowd.when(moves(walk)).then(Doubted, code="too_many_moves", facts={"asked": 4, "most": 3})
    crowd.when(moves(goes("mech", "r6c3", "r6c4", workers=4))).never(Doubted)


def test_only_mechs_carry_workers() -> None:
    """A character does not."""
    start = table(character="r6c3")
    start.when(moves(goes("character", "r6c3", "r6c4", workers=1))).then(Doubted, code="carried_by_no_mech")


@pytest.mark.parametrize(
    "action",
    [
        {"type": "deploy", "territory": "r1c0", "ability": "artillery"},
        {"type": "build", "territory": "r1c0", "structure": "mine"},
    ],
)
def test_no_structure_is_built_on_a_lake_and_no_mech_deployed(action: dict[str, object]) -> None:
    """Rulebook, Build and Deploy: never on a lake, beside own workers neither.

    A game that began by version 2 of the rules goes on without the doubt.
    """
    afloat = given(
        human("nordic", character="r0c4", mechs=["r1c0"], workers=["r1c0"], abilities=["seaworthy"]),
        automa("crimea"),
        turn="human",
    )
    assert afloat.refused(action, strict=True).code == "on_lake"
    after = afloat.when(action).then(Doubted, code="on_lake", facts={"territory": "r1c0"})
    assert len(after.events) > 1
    kind = ACTIONS[str(action["type"])]
    earlier = RULESET.decide(
        afloat.state, Command(msgspec.convert(action, kind), "human", strict=True, rules=2)
    )
    assert [*map(type, earlier.facts)] == [
        type(event) for event in after.events if type(event) is not Doubted
    ]


def test_a_factory_card_moves_further() -> None:
    """One territory more than a Move action."""
    far = moves(goes("character", "r7c3", "r5c3"))
    stands = {"abilities": ["riverwalk"], "character": "r7c3"}
    table(**stands).when(far).then(Doubted, code="beyond_reach")
    table(**stands, has_factory_card=True).when(far).never(Doubted)


def test_a_production_of_too_many_territories() -> None:
    """Two, one more after the upgrade, and the Mill's."""
    fields = {"r6c3": {"food": 1}, "r4c3": {"oil": 1}, "r5c3": {"oil": 1}, "r5c4": {"wood": 1}}
    wide = table(workers=["r6c3", "r7c3", *fields])
    five = {"type": "produce", "resources": fields, "workers": {"r7c3": 1}}
    wide.when(five).then(Doubted, code="produced_too_widely", facts={"asked": 5, "most": 4})
