"""Given a table, when somebody acts, then these facts follow: how the tests of Trismegistus speak.

given(copper="black white", tin="red").when(card("copper black")).then(DieTaken, symbol="copper")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.actions import AutomaTurn
from automa_rules.trismegistus.examples import EXAMPLE_PACK
from automa_rules.trismegistus.scoring import Score
from automa_rules.trismegistus.setup import Position, Setup
from automa_rules.trismegistus.state import Automa, State
from tests.domain import table

Document = Mapping[str, Any]
SYMBOLS = ("iron", "mercury", "tin", "copper", "lead", "wild")


def tracks(length: int = 8, **tokens: Mapping[int, str]) -> list[dict[str, Any]]:
    """Four tracks from the top: earth, fire, water, air; tokens by step, as `fire={3: "bonus_vp5"}`."""
    return [
        {
            "element": element,
            "length": length,
            "tokens": [{"step": step, "kind": kind} for step, kind in tokens.get(element, {}).items()],
        }
        for element in ("earth", "fire", "water", "air")
    ]


def steps(earth: int = 0, fire: int = 0, water: int = 0, air: int = 0) -> dict[str, int]:
    """Where the Automa's markers stand."""
    return {"earth": earth, "fire": fire, "water": water, "air": air}


def experiment(kind: str = "red", track: str = "air", requirement: int = 0, **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """An experiment of a type, on a track, worth no VP and without symbols unless told."""
    return {"type": kind, "track": track, "requirement": requirement, "vp": 0, "symbols": 0, **what}


def effect(code: str) -> dict[str, str]:
    """An action of a card: `gold`, or `advance_track of_die`."""
    name, _, element = code.partition(" ")
    return {"code": name, "element": element} if element else {"code": name}


def face(dice: str, cost: int = 1, *effects: str, kind: str = "basic") -> dict[str, Any]:
    """What is printed on a card: the dice as `copper black, tin red`; it gains gold unless told otherwise."""
    pictures = [dict(zip(("symbol", "colour"), one.split(), strict=True)) for one in dice.split(", ")]
    actions = [effect(code) for code in effects or ("gold",)]
    return {"kind": kind, "dice": pictures, "potency_cost": cost, "actions": actions}


VIOLET = {"kind": "personality"}


def card(
    dice: str = "copper black, tin red", cost: int = 1, *effects: str, kind: str = "basic"
) -> AutomaTurn:
    """The Automa's turn with a card drawn at the table."""
    return drawn(face(dice, cost, *effects, kind=kind))


def drawn(what: str | Mapping[str, Any]) -> AutomaTurn:
    """The Automa's turn with the card that was drawn: its id or what is printed on it."""
    return msgspec.convert({"type": "automa_turn", "card": what}, AutomaTurn)


NEXT = AutomaTurn()


def bowls(**dice: str) -> dict[str, dict[str, int]]:
    """Bowls as documents: `copper="black white white"`."""
    return {symbol: dict(Counter(colours.split())) for symbol, colours in dice.items()}


def given(*, automa: Mapping[str, Any] | None = None, **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table at level 2 in the first round, the Automa's turn; bowls by symbol, all else by its field.

    The Automa's cube is on earth, its markers at the start, and it has nothing, unless told. When fewer than
    six dice are told the players have the others, lead ones: two each are used up, and the human's active.
    """
    lying = {symbol: what.pop(symbol) for symbol in SYMBOLS if symbol in what}
    dice = lying or {"iron": "black black red", "lead": "white white red"}
    document = {
        "level": 2,
        "tracks": tracks(),
        "round": 1,
        "turn": "automa",
        "bowls": bowls(**dice),
        "automa": {"cube": "earth", "markers": steps(), **(automa or {})},
        "human": {},
        **what,
    }
    if document["bowls"]:
        _give_the_others(document)
    return begun(msgspec.convert(document, Position))


def _give_the_others(document: dict[str, Any]) -> None:
    """A game has six dice at least: three a player and round."""
    hands = [document["human"], document["automa"]]
    taken = sum(len(hand.get("spent", ())) + ("die" in hand) for hand in hands)
    missing = 6 - taken - sum(sum(bowl.values()) for bowl in document["bowls"].values())
    lead = {"symbol": "lead", "colour": "white"}
    for seat in ("human", "automa"):
        hand = document[seat]
        room = 2 - len(hand.get("spent", ())) - ("die" in hand)
        used = [lead] * max(0, min(room, missing))
        document[seat] = {**hand, "spent": [*hand.get("spent", ()), *used]}
        missing -= len(used)
    if missing == 1:
        document["human"] = {**document["human"], "die": {**lead, "potency": 1}}


def setup(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A new game at level 1 with physical cards and dice; the Automa's artifact is fire."""
    document = {
        "level": 1,
        "tracks": tracks(),
        "artifact": "fire",
        "experiment": experiment("red", "fire", 2),
        **what,
    }
    return begun(msgspec.convert(document, Setup))


VIRTUAL: dict[str, Any] = {"deck": "virtual", "pack": EXAMPLE_PACK}
FOURTEEN = {"black": 5, "white": 5, "red": 4}


def begun(start: Position | Setup) -> Table:
    """The table of a game that has just begun."""
    return Table.begun(start)


def refused_start(code: str, start: Mapping[str, Any], kind: type[Position | Setup] = Setup) -> Rejected:
    """The refusal of a setup or position, which has this code."""
    with pytest.raises(Rejected) as caught:
        begun(msgspec.convert(start, kind))
    assert caught.value.code == code, caught.value
    return caught.value


class Table(table.Table[State]):
    """A table of Trismegistus."""

    ruleset = RULESET

    @property
    def automa(self) -> Automa:
        """The Automa."""
        return self.state.automa

    @property
    def markers(self) -> dict[str, int]:
        """The Automa's markers."""
        return {str(element): step for element, step in self.automa.markers.items()}

    def score(self) -> Score:
        """The score as the table stands."""
        score = RULESET.score(self.state)
        assert isinstance(score, Score)
        return score
