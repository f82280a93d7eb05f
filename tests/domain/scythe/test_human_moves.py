"""A human's Move action: several moves at once, with what is carried, and each refusal."""

from __future__ import annotations

from typing import Any

from automa_rules.core.event import Doubted
from automa_rules.scythe.events import ResourcesChanged, UnitsMoved
from tests.domain.scythe.table import Table, automa, card, given, human


def table(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """Mech, character and two workers of a human Crimea on the farm r6c3, with three food."""
    document: dict[str, Any] = {
        "mechs": ["r6c3"],
        "character": "r6c3",
        "workers": ["r6c3", "r6c3", "r7c3"],
        **what,
    }
    return given(human(**document), automa("nordic"), turn="human", resources={"r6c3": {"food": 3}})


def move(**what: object) -> dict[str, object]:
    """One unit's move from r6c3 to r6c4, unless told otherwise."""
    return {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4", **what}]}


def test_several_moves() -> None:
    """One Move action moves several units."""
    after = table().when(
        {
            "type": "move",
            "moves": [
                {"unit": "worker", "from": "r6c3", "to": "r6c4", "count": 2},
                {"unit": "character", "from": "r6c3", "to": "r5c3"},
            ],
        }
    )
    assert after.human.workers[:3] == ("r6c4", "r6c4", "r7c3")
    assert after.human.character == "r5c3"


def test_what_is_carried_goes_along() -> None:
    """A mech takes workers and resources with it."""
    after = table().when(move(workers=1, resources={"food": 2}))
    after.then(UnitsMoved, unit="worker", origin="r6c3", to="r6c4", count=1)
    after.then(ResourcesChanged, territory="r6c3", amount=-2)
    assert after.state.resources == {"r6c3": {"food": 1}, "r6c4": {"food": 2}}


def test_carried_on_by_a_second_move() -> None:
    """Two moves of one unit, as with Speed: what the first brought the second takes on."""
    after = table().when(
        {
            "type": "move",
            "moves": [
                {"unit": "mech", "from": "r6c3", "to": "r6c4", "workers": 2, "resources": {"food": 3}},
                {"unit": "mech", "from": "r6c4", "to": "r5c5", "workers": 1, "resources": {"food": 1}},
            ],
        }
    )
    assert after.human.workers[:3] == ("r5c5", "r6c4", "r7c3")
    assert after.state.resources == {"r6c4": {"food": 2}, "r5c5": {"food": 1}}


def test_wayfare_leads_to_the_home_base_of_a_faction_that_nobody_plays() -> None:
    """Crimea's Wayfare: there and out again; a base that somebody plays is closed, one's own is home."""
    start = table(character="r6c3", abilities=["wayfare"])
    away = start.when(move(unit="character", to="home_saxony", **{"from": "r6c3"}))
    away.then(UnitsMoved, to="home_saxony")
    assert away.human.character == "home_saxony"
    away.when(move(unit="character", to="r6c1", **{"from": "home_saxony"})).then(UnitsMoved, to="r6c1")
    closed = move(unit="character", to="home_nordic", **{"from": "r6c3"})
    start.refuses(closed, "home_base_closed", place="home_nordic")
    start.when(move(unit="character", to="home_crimea", **{"from": "r6c3"})).then(UnitsMoved, to="home")


def test_wayfare_takes_workers_and_resources_along() -> None:
    """R60: they stay on the unplayed faction's base, where no coins come of them, and can be taken off it."""
    start = table(abilities=["wayfare"])
    away = start.when(move(to="home_saxony", workers=2, resources={"food": 3}))
    assert away.human.workers[:2] == ("home_saxony", "home_saxony")
    assert away.state.resources == {"home_saxony": {"food": 3}}
    scored = {one.seat: one for one in away.score().players}["human"]
    assert (scored.territories, scored.resources) == (2, 0)  # r6c3 and r7c3
    back = (
        away.when({"type": "end_turn"})
        .when(card(4))
        .when(move(to="r6c1", **{"from": "home_saxony"}, resources={"food": 1}))
    )
    assert back.state.resources == {"home_saxony": {"food": 2}, "r6c1": {"food": 1}}
    reported = {"type": "report", "resources": {"home_saxony": {"food": 1, "oil": 2}}}
    assert away.when(reported).state.resources == {"home_saxony": {"food": 1, "oil": 2}}
    for closed in (
        move(to="home_nordic", resources={"food": 1}),
        {"type": "report", "resources": {"home_nordic": {"food": 1}}},
    ):
        start.refuses(closed, "not_a_territory", place="home_nordic")


def test_from_and_to_the_home_base() -> None:
    """Units leave the home base and may be put back on it; a move to where the unit stands is doubted."""
    start = table(character="home")
    start.when(move(unit="character", **{"from": "home"})).then(UnitsMoved, origin="home", to="r6c4")
    start.when(move(to="home")).then(UnitsMoved, to="home")
    nowhere = table().when(move(to="r6c3"))
    assert nowhere.events == (Doubted("moves_nowhere", {"unit": "mech", "place": "r6c3"}),)


def test_what_is_not_there() -> None:
    """More units or resources than stand there, places that are none; only mechs carry workers."""
    start = table()
    start.refuses(move(count=2), "unit_not_there", unit="mech", asked=2, there=1)
    start.refuses(move(unit="worker", count=3), "unit_not_there", unit="worker", asked=3, there=2)
    start.refuses(move(workers=3), "unit_not_there", unit="worker", asked=3, there=2)
    start.refuses(move(unit="character", count=2), "unit_not_there", unit="character")
    start.refuses(move(**{"from": "r5c3"}), "unit_not_there", place="r5c3", there=0)

    start = table()
    start.refuses(move(to="r7c0"), "unknown_territory", territory="r7c0", territories_in_row=["r7c3"])
    start.refuses(move(**{"from": "r0c0"}), "unknown_territory")
    start.refuses(move(to="mat"), "not_on_table", place="mat")
    start.refuses(move(**{"from": "mat"}), "not_on_table")

    table().refuses(move(resources={"food": 4}), "resources_not_there", asked=4, there=3)
    table().refuses(move(resources={"oil": 1}), "resources_not_there", resource="oil", there=0)
    table().refuses(move(to="home", resources={"food": 1}), "not_a_territory", place="home")

    table().refuses(move(unit="worker", workers=1), "workers_carry_no_workers")


def test_a_refused_move_moves_nothing() -> None:
    """One wrong move of several refuses the whole action."""
    table().refuses(
        {
            "type": "move",
            "moves": [
                {"unit": "worker", "from": "r6c3", "to": "r6c4"},
                {"unit": "mech", "from": "r6c4", "to": "r6c3"},
            ],
        },
        "unit_not_there",
    )
