"""The light way for an app: tell where the units now stand, and what the mat shows."""

from __future__ import annotations

from typing import Any

import pytest

from domain.scythe.events import CombatBegan, Reported, TurnEnded
from tests.domain.scythe.table import Table, automa, given, human


def table(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A human Crimea's turn, an Automa worker on r4c3."""
    return given(
        human(workers=["r6c3", "r7c3"], **what),
        automa("nordic", workers=["r4c3"]),
        turn="human",
        resources={"r6c3": {"food": 3, "oil": 1}},
    )


def test_everything_in_one_action() -> None:
    """Units, abilities, power, popularity, coins, resources, and the end of the turn."""
    after = table().when(
        {
            "type": "report",
            "character": "r6c4",
            "mechs": ["mat", "r6c3", "mat", "mat"],
            "workers": ["r5c3", *["mat"] * 5, "r6c3", "r7c3"],
            "abilities": ["riverwalk"],
            "power": 9,
            "popularity": 2,
            "coins": 11,
            "resources": {"r6c3": {"food": 1}, "r7c3": {"metal": 2}},
            "end_turn": True,
        }
    )
    one = after.human
    assert (one.character, one.mechs) == ("r6c4", ("r6c3", "mat", "mat", "mat"))
    assert one.workers == ("r5c3", "r6c3", "r7c3", *["mat"] * 5)
    assert (one.abilities, one.power, one.popularity, one.coins) == (("riverwalk",), 9, 2, 11)
    assert after.state.resources == {"r6c3": {"food": 1}, "r7c3": {"metal": 2}}
    after.then(Reported).then(TurnEnded)


def test_only_what_is_told_changes() -> None:
    """What is left out stays."""
    before = table(power=4)
    after = before.when({"type": "report", "coins": 3})
    assert after.human.coins == 3
    assert after.human.workers == before.human.workers
    assert after.state.resources == before.state.resources
    assert before.when({"type": "report"}).events == ()
    assert before.when({"type": "report", "power": 4}).events == ()


def test_nothing_is_worked_out_from_it() -> None:
    """A report of units beside enemies starts nothing."""
    table().when({"type": "report", "character": "r5c3"}).never(CombatBegan)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"character": "r4c3"}, "enemies_share_territory"),
        ({"character": "mat"}, "character_on_mat"),
        ({"character": "r7c0"}, "unknown_territory"),
        ({"mechs": ["r7c0", "mat", "mat", "mat"]}, "unknown_territory"),
        ({"workers": ["r0c0", *["mat"] * 7]}, "unknown_territory"),
        ({"abilities": ["artillery"]}, "ability_not_available"),
        ({"abilities": ["scout", "scout"]}, "ability_not_available"),
        ({"resources": {"r7c0": {"oil": 1}}}, "unknown_territory"),
    ],
)
def test_what_cannot_be(told: dict[str, object], code: str) -> None:
    """A report of a table that cannot be is refused."""
    table().refuses({"type": "report", **told}, code)
