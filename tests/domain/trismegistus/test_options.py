"""What can be told now: deeds with their bounds, and what the open question wants."""

from __future__ import annotations

from typing import Any

import msgspec

from automa_rules.trismegistus import RULESET
from tests.domain.trismegistus.table import (
    FOURTEEN,
    VIOLET,
    Table,
    card,
    drawn,
    experiment,
    given,
    setup,
    steps,
    tracks,
)

SPENT = {"symbol": "tin", "colour": "red"}


def options(table: Table, seat: str | None = "human") -> dict[str, Any]:
    """What a seat can tell now, without what is empty."""
    told: dict[str, Any] = msgspec.to_builtins(RULESET.options(table.state, seat))
    return {name: value for name, value in told.items() if value not in (None, ())}


def answer(table: Table) -> dict[str, Any]:
    """What the open question wants."""
    return {name: value for name, value in options(table)["answer"].items() if value is not None}


def test_the_humans_turn() -> None:
    """PLAYER: the dice in the bowls with what an ethereal die makes of them; achievements and tokens."""
    achievements = [{"vp": 1}, {"vp": 2, "face_up": False}, {"vp": 3}, {"vp": 4}]
    told = options(
        given(
            turn="human",
            tin="red red black black white",
            iron="red",
            achievements=achievements,
            tracks=tracks(fire={2: "bonus_vp5"}),
        )
    )

    assert told["dice"][0] == {"symbol": "iron", "colour": "red", "potency": 1, "strengthened": 2}
    assert [(die["potency"], die["strengthened"]) for die in told["dice"][1:]] == [(5, 5)] * 3
    assert told["achievements"] == (1, 3, 4)
    assert told["tokens"] == ({"track": "fire", "step": 2},)


def test_the_automas_turn() -> None:
    """R6: the cards that can be drawn. Who looks on: nothing. PLAYER: an active die's potency."""
    table = given()
    assert options(table)["automa_cards"] == tuple(sorted(table.state.deck.pile))
    assert options(given(deck="physical", turn="human"), "automa") == {}
    assert options(given(turn="human"), None) == {}
    assert options(given(turn="human", human={"die": {**SPENT, "potency": 3}})) == {"potency": 3}


def test_answers() -> None:
    """QUESTION: which action answers, and between which bounds."""
    asked = setup(dice_count=FOURTEEN)
    assert answer(asked) == {"action": "roll_dice", "dice": FOURTEEN, "bowl_max": 5}
    assert options(asked, "automa") == {}

    violet = given(achievements=[{"vp": 1, "face_up": False}, {"vp": 1}, {"vp": 1}, {"vp": 1}]).when(
        drawn(VIOLET)
    )
    assert answer(violet) == {
        "action": "roll_black_die",
        "results": (1, 2, 3, 4, 5, 6),
        "counting": (2, 3, 4),
    }
    again = violet.when({"type": "roll_black_die", "result": 2})
    assert answer(again)["cards"] == tuple(sorted(again.state.deck.pile))

    shown = given(tracks=tracks(7)).when(card("iron black", 1, "experiment"))
    lengths = {"earth": 7, "fire": 7, "water": 7, "air": 7}
    assert answer(shown) == {"action": "show_experiments", "areas": ("iron",), "requirements": lengths}
    assert len(answer(given(wild="black").when(card("iron black", 1, "experiment")))["areas"]) == 6

    colour = given().when(card("iron black", 1, "artifact"))
    elements = ("earth", "fire", "water", "air")
    wants = {
        "action": "show_artifacts",
        "colour": "black",
        "artifacts": 2,
        "roll": True,
        "elements": elements,
    }
    assert answer(colour) == wants
    bowl = given().when(card("iron black", 1, "advance_track of_die"))
    assert answer(bowl) == {"action": "tell_element", "elements": elements}


def test_answers_of_the_scoring() -> None:
    """R30, R32: a masterpiece that the tracks can meet; whether the experiments' symbols are wanted too."""
    untold = {name: value for name, value in experiment().items() if name != "symbols"}
    last = {"symbol": "iron", "colour": "red", "potency": 1}
    automa = {"experiments": [untold], "die": last, "spent": [SPENT] * 2, "markers": steps(), "cube": "earth"}
    table = given(round=3, automa=automa, human={"spent": [SPENT] * 3}).when(card("iron red", 1, "gold"))
    assert answer(table)["requirements"]["air"] == 8
    table = table.when({"type": "show_masterpiece", "masterpiece": experiment(requirement=8)})
    assert answer(table) == {"action": "tell_symbols", "symbols": True}
    table = table.when({"type": "tell_symbols", "tracks": 0, "experiments": 0})
    assert answer(table) == {"action": "tell_formula_vp"}
