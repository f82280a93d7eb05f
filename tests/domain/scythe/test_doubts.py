"""What the rules do not explain is done, for the table is right, and doubted; a strict game refuses it."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.event import Doubted
from automa_rules.core.form import Group
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import Build, Deploy, Move, Produce
from automa_rules.scythe.player import filter_territories
from tests.domain.forms import offered, values
from tests.domain.scythe.table import Table, automa, card, given, human

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
    ({"type": "produce", "source": "trade", "workers": {"r7c3": 1}}, "produced_too_much"),
    ({"type": "upgrade", "by_encounter": True}, "nothing_gives_it"),
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
    """Rulebook, Build and Deploy: never on a lake, beside own workers neither."""
    afloat = given(
        human("nordic", character="r0c4", mechs=["r1c0"], workers=["r1c0"], abilities=["seaworthy"]),
        automa("crimea"),
        turn="human",
    )
    assert afloat.refused(action, strict=True).code == "on_lake"
    assert len(afloat.when(action).then(Doubted, code="on_lake", facts={"territory": "r1c0"}).events) > 1


def test_a_mech_picks_up_and_sets_down_on_its_way() -> None:
    """Rulebook, Mechs: in the middle of a movement too; told in legs, it is one unit's movement.

    With Speed from r4c3 a mech takes the worker of r3c3 along to r2c3; two other units move as well.
    """
    crew = given(
        human(
            "crimea", character="r6c4", mechs=["r4c3"], workers=["r3c3", "r6c3", "r7c3"], abilities=["speed"]
        ),
        automa("nordic"),
        turn="human",
    )
    others = (goes("character", "r6c4", "r6c3"), goes("worker", "r7c3", "r6c3"))
    ride = moves(goes("mech", "r4c3", "r3c3"), *others, goes("mech", "r3c3", "r2c3", workers=1))
    after = crew.when(ride).never(Doubted)
    assert filter_territories(after.human.mechs) == ["r2c3"]
    assert sorted(filter_territories(after.human.workers)) == ["r2c3", "r6c3", "r6c3"]


def test_nothing_is_left_on_a_lake() -> None:
    """Rulebook, Seaworthy and Submerge: workers leave with a mech, resources with any unit."""
    crew = given(
        human("nordic", character="r1c0", mechs=["r1c0"], workers=["r1c0"], abilities=["seaworthy"]),
        automa("crimea"),
        turn="human",
        resources={"r1c0": {"oil": 1}},
    )
    assert crew.refused(moves(goes("mech", "r1c0", "r1c1")), strict=True).code == "left_on_lake"
    goods = moves(goes("mech", "r1c0", "r1c1", workers=1), goes("character", "r1c0", "r1c1"))
    assert crew.refused(goods, strict=True).code == "left_on_lake"
    crew.when(moves(goes("mech", "r1c0", "r1c1", workers=1))).never(Doubted)
    crew.when(moves(goes("mech", "r1c0", "r1c1", workers=1, resources={"oil": 1}))).never(Doubted)


def test_a_mill_produces_nothing_for_who_has_lost_its_territory() -> None:
    """Rulebook, Produce: on territories one controls."""
    lost = given(
        human("crimea"),
        automa("nordic", mechs=["r4c3"]),
        turn="human",
        structures={"r4c3": {"owner": "human", "kind": "mill"}},
    )
    milled = {"type": "produce", "resources": {"r4c3": {"oil": 1}}}
    assert lost.refused(milled, strict=True).code == "produced_too_much"


@pytest.mark.parametrize(
    "units",
    [
        [goes("mech", "r4c3", "r5c3"), goes("worker", "r4c3", "r5c3")],
        [goes("mech", "r4c3", "r5c3"), goes("character", "r4c3", "r6c3")],
        [goes("character", "r4c3", "r5c3"), goes("mech", "r4c3", "r5c3"), goes("worker", "r4c3", "r5c3")],
    ],
)
def test_others_follow_where_workers_were_driven_off(units: list[dict[str, object]]) -> None:
    """Rulebook, Move: workers retreat at once, so that own workers may come behind, and others pass through.

    By themselves own workers may not.
    """
    start = given(
        human("crimea", character="r4c3", mechs=["r4c3"], workers=["r4c3"], abilities=["speed", "riverwalk"]),
        automa("nordic", workers=["r5c3", "r5c3"]),
        turn="human",
    )
    after = start.when(moves(*units)).never(Doubted)
    assert filter_territories(after.automa.workers) == []
    assert after.human.popularity == start.human.popularity - 2
    assert start.refused(moves(goes("worker", "r4c3", "r5c3")), strict=True).code == "beyond_reach"


def test_no_worker_leaves_by_itself_where_a_combat_is_to_be_fought() -> None:
    """Rulebook, Move: neither into nor out of a territory of enemy combat units, by itself."""
    start = given(
        human("crimea", mechs=["r4c3"], workers=["r4c3"]), automa("nordic", mechs=["r5c3"]), turn="human"
    )
    away = moves(goes("mech", "r4c3", "r5c3", workers=1), goes("worker", "r5c3", "r4c3"))
    assert start.refused(away, strict=True).code == "beyond_reach"


def test_resources_are_spent_from_ones_own_territories() -> None:
    """Rulebook, Gameplay: from territories one controls, by a unit or by a structure with no enemy on it."""
    goods = {hex_: {"oil": 2} for hex_ in ("r6c3", "r4c3", "r5c3", "r3c2")}
    start = given(
        human("crimea", workers=["r6c3"]),
        automa("nordic", mechs=["r5c3"]),
        turn="human",
        resources=goods,
        structures={
            hex_: {"owner": "human", "kind": kind} for hex_, kind in (("r4c3", "mill"), ("r5c3", "mine"))
        },
    )
    for hex_, own in (("r6c3", True), ("r4c3", True), ("r5c3", False), ("r3c2", False)):
        spent = {"type": "pay", "resources": {hex_: {"oil": 1}}}
        if own:
            start.when(spent).never(Doubted)
            continue
        facts = {"territory": hex_, "resource": "oil"}
        start.when(spent).then(Doubted, code="resources_of_others", facts=facts)
        assert start.refused(spent, strict=True).code == "resources_of_others"


@pytest.mark.parametrize(
    "deed",
    [
        {"type": "pay", "resources": {"r6c3": {"food": 1}}},
        {"type": "produce", "resources": {"r6c3": {"food": 1}}},
    ],
)
def test_a_territory_that_friends_share_is_each_ones_own(deed: dict[str, object]) -> None:
    """M7: friends may stand together, and each works with what is there."""
    together = given(
        human("saxony", seat="friend", mechs=["r6c3"], side="x"),
        human("crimea", seat="human", workers=["r6c3"], side="x"),
        automa("nordic", side="y"),
        turn="human",
        enemies="other_sides",
        resources={"r6c3": {"food": 1}},
    )
    together.when(deed, "human").never(Doubted)
    produce = offered(RULESET, together.state, "produce")[0]["resources"]
    assert isinstance(produce, Group)
    assert "r6c3" in produce.fields


def test_a_factory_card_gives_what_an_encounter_can() -> None:
    """Rulebook, Enlist: an action on a Factory card brings nobody a bonus, as an encounter's does."""
    table(has_factory_card=True).when({"type": "upgrade", "by_encounter": True}).never(Doubted)


def test_a_worker_that_has_walked_rides_on() -> None:
    """Rulebook, Mechs: riding costs no movement, so another that stood there may walk."""
    crew = given(human("crimea", mechs=["r6c4"], workers=["r6c3", "r6c4"]), automa("nordic"), turn="human")
    walk = goes("worker", "r6c3", "r6c4")
    ride = goes("mech", "r6c4", "r7c3", workers=1)
    crew.when(moves(walk, ride, goes("worker", "r6c4", "r6c3"))).never(Doubted)
    both = goes("mech", "r6c4", "r7c3", workers=2)
    crew.when(moves(walk, both, goes("worker", "r7c3", "r6c3", count=2))).then(Doubted, code="beyond_reach")


@pytest.mark.parametrize(
    ("mechs", "way", "doubted"),
    [
        (["r4c3"], [("r4c3", "r3c3"), ("r3c3", "r2c3")], True),
        (["r4c3"], [("r4c3", "r3c3"), ("r3c3", "r4c3")], True),
        (["r4c3", "r3c3"], [("r4c3", "r3c3"), ("r3c3", "r2c3")], False),
        (["r4c3", "r3c3"], [("r4c3", "r3c3"), ("r3c3", "r2c3"), ("r3c3", "r2c3")], True),
    ],
)
def test_a_unit_moves_once(mechs: list[str], way: list[tuple[str, str]], *, doubted: bool) -> None:
    """Rulebook, Move: each of an action's moves is another unit's; who has moved its way is tired."""
    slow = given(human("crimea", mechs=mechs), automa("nordic"), turn="human")
    told = slow.when(moves(*(goes("mech", *leg) for leg in way)))
    assert (Doubted in map(type, told.events)) == doubted


@pytest.mark.parametrize(
    "given_by_it",
    [
        {"type": "deploy", "territory": "r5c5", "ability": "scout"},
        {"type": "build", "territory": "r5c5", "structure": "mine"},
    ],
)
def test_what_an_encounter_gives_is_put_where_it_was(given_by_it: dict[str, object]) -> None:
    """Rulebook, Encounters: a mech or structure goes on the character's territory, workers there or not.

    Not in a later turn.
    """
    visitor = given(human("crimea", character="r5c5"), automa("nordic"), turn="human")
    assert visitor.refused(given_by_it, strict=True).code == "no_worker_there"
    met = visitor.when({"type": "encounter", "territory": "r5c5"})
    met.when(given_by_it).never(Doubted)
    for action in ("deploy", "build"):
        assert [values(form["territory"]) for form in offered(RULESET, met.state, action)] == [["r5c5"]]
    met.when({"type": "end_turn"}).when(card(9)).when(given_by_it).then(Doubted, code="no_worker_there")


def test_no_character_passes_through_an_encounter() -> None:
    """Rulebook, Encounters: its movement ends there."""
    swift = given(human("crimea", character="r6c6", abilities=["speed"]), automa("nordic"), turn="human")
    assert swift.refused(moves(goes("character", "r6c6", "r4c5")), strict=True).code == "beyond_reach"


def test_a_production_of_too_many_territories() -> None:
    """Two, one more after the upgrade, and the Mill's."""
    fields = {"r6c3": {"food": 1}, "r4c3": {"oil": 1}, "r5c3": {"oil": 1}, "r5c4": {"wood": 1}}
    wide = table(workers=["r6c3", "r7c3", *fields])
    five = {"type": "produce", "resources": fields, "workers": {"r7c3": 1}}
    wide.when(five).then(Doubted, code="produced_too_widely", facts={"asked": 5, "most": 4})
