"""What the rules do not explain is carried out and doubted; a strict game refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import Doubted
from tests.domain.trismegistus.table import Table, bowls, experiment, given

ACTIVE = {"symbol": "tin", "colour": "red", "potency": 5}
FIVE: dict[str, Any] = {"tin": "black black white white red"}
LYING: dict[str, Any] = {"iron": "black black red", "lead": "white white red"}


def human(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """The human's turn with six dice in two bowls, none of them taken."""
    return given(turn="human", **{**LYING, **what})


def reported(**what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """A report of how the dice lie now."""
    return {"type": "report", **what}


def hand(symbol: str, colour: str, potency: int) -> dict[str, Any]:
    """The human has an active die."""
    return {"die": {"symbol": symbol, "colour": colour, "potency": potency}}


DOUBTS: list[tuple[Table, dict[str, Any], str, dict[str, Any]]] = [
    (
        given(turn="human", **FIVE),
        {"type": "take_die", "symbol": "tin", "colour": "red", "ethereal": True},
        "ethereal_in_vain",
        {"potency": 5},
    ),
    (human(human={"die": ACTIVE}), {"type": "end_turn"}, "nothing_spent", {}),
    (human(human={"die": ACTIVE, "drafted": True}), {"type": "put_away_die"}, "die_drafted_this_turn", {}),
    (
        human(human={"die": ACTIVE}),
        {"type": "end_turn", "potency": 4},
        "cost_too_high",
        {"cost": 4, "most": 3},
    ),
    (
        human(),
        reported(bowls=bowls(iron="black red", tin="black", lead="white white red")),
        "dice_unexplained",
        {"dice": ["iron-black", "tin-black"]},
    ),
    (
        human(),
        reported(
            bowls=bowls(iron="red", lead="white white red"),
            human={**hand("iron", "black", 1), "spent": [{"symbol": "iron", "colour": "black"}]},
        ),
        "dice_unexplained",
        {"dice": ["iron-black", "iron-black"]},
    ),
    (
        human(),
        reported(bowls=bowls(iron="black red", lead="white white red"), human=hand("iron", "black", 5)),
        "potency_unexplained",
        {"potency": 5, "most": 4},
    ),
    (
        human(human=hand("tin", "red", 2)),
        reported(human=hand("tin", "red", 3)),
        "potency_unexplained",
        {"potency": 3, "most": 2},
    ),
]


@pytest.mark.parametrize(("table", "action", "code", "facts"), DOUBTS)
def test_what_is_doubted(table: Table, action: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    """PLAYER: the fact says why, and the deed is done; a strict game has none of it."""
    doubted = table.when(action).one(Doubted)
    assert (doubted.code, doubted.facts) == (code, facts)
    assert table.refused(action, strict=True).code == code


@pytest.mark.parametrize(
    ("table", "action"),
    [
        (human(), {"type": "take_die", "symbol": "iron", "colour": "red", "ethereal": True}),
        (human(human={"die": ACTIVE}), {"type": "end_turn", "potency": 3}),
        (human(human={"die": ACTIVE}), {"type": "end_turn", "exhausted": True}),
        (
            human(),
            reported(bowls=bowls(iron="black red", lead="white white red"), human=hand("iron", "black", 4)),
        ),
        (human(human=hand("tin", "red", 2)), reported(human={"spent": [{"symbol": "tin", "colour": "red"}]})),
        (human(), reported(end_turn=True)),
    ],
)
def test_what_the_rules_explain(table: Table, action: dict[str, Any]) -> None:
    """PLAYER: an ethereal die adds 1, a turn costs 1 to 3 or the die, and one die is taken in it."""
    table.when(action).never(Doubted)


def test_symbols_that_are_counted_otherwise() -> None:
    """R32: the table's number counts, and the doubt names the one that was known."""
    last = {"symbol": "iron", "colour": "red", "potency": 1}
    spent = [{"symbol": "lead", "colour": "red"}] * 3
    automa = {"experiments": [experiment("red", symbols=2)], "die": last, "spent": spent[:2]}
    table = given(round=3, automa=automa, human={"spent": spent})
    face = {"kind": "basic", "dice": [{"symbol": "iron", "colour": "red"}], "potency_cost": 1}
    table = table.when({"type": "automa_turn", "card": {**face, "actions": [{"code": "gold"}]}})
    table = table.when({"type": "show_masterpiece", "masterpiece": experiment("blue", requirement=8)})
    doubted = table.when({"type": "tell_symbols", "tracks": 1, "experiments": 3}).one(Doubted)

    assert (doubted.code, doubted.facts) == (
        "symbols_differ",
        {"what": "experiments", "told": 3, "counted": 2},
    )
