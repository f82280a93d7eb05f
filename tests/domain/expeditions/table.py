"""Given a table, when somebody acts, then these facts follow: how the tests of Expeditions speak.

Locations are numbered from west to east, `n1` to `n7` in the North and `c1` to `c7` in the Central region.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pytest

from domain.core.command import Command
from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.expeditions import RULESET
from domain.expeditions.begin import Position, Setup
from domain.expeditions.location import Location
from domain.expeditions.state import State, location

ENTROPY = bytes(range(256)) * 2

E = TypeVar("E", bound=Event)


class Table:
    """A running game and everything that has happened in it."""

    def __init__(self, beginning: Setup | Position, entropy: bytes = ENTROPY) -> None:
        self.log: list[Event] = list(RULESET.decide(None, Command(action=beginning, entropy=entropy)))
        self.befores: list[State] = []
        self.state: State
        state: State | None = None
        for event in self.log:
            state = RULESET.evolve(state, event)
        assert state is not None
        self.state = state

    def does(
        self, document: dict[str, Any], seat: str | None = "human", *, strict: bool = False
    ) -> list[Event]:
        """What follows from an action, given as the JSON document that a client sends."""
        kinds = (*RULESET.actions, RULESET.automa_turn)
        by_tag = {str(kind.__struct_config__.tag): kind for kind in kinds}
        action = msgspec.json.decode(msgspec.json.encode(document), type=by_tag[document["type"]])
        command = Command(action=action, seat=seat, entropy=ENTROPY, strict=strict)
        facts = list(RULESET.decide(self.state, command))
        self.befores = []
        for event in facts:
            self.befores.append(self.state)
            self.state = RULESET.evolve(self.state, event)
        self.log += facts
        return facts

    def automa(self, card: int | None = None) -> list[Event]:
        """What follows from the Automa's turn with this card."""
        return self.does({"type": "automa_turn", "card": card})

    def refuses(
        self, document: dict[str, Any], seat: str | None = "human", *, strict: bool = False
    ) -> Rejected:
        """The refusal of an action, after which nothing has changed."""
        before = self.state
        with pytest.raises(Rejected) as refusal:
            self.does(document, seat, strict=strict)
        assert self.state == before
        return refusal.value

    def at(self, where: str) -> Location:
        """What lies at a location."""
        return location(self.state, where)  # type: ignore[arg-type] # a test names locations as plain text


def setup(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a setup document
    """A new game, on level 2 unless told otherwise."""
    return Table(msgspec.convert({"level": 2, **fields}, Setup))


def given(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a position document
    """A game that begins from a position: on level 2, in the Automa's turn, unless told otherwise."""
    return Table(msgspec.convert({"level": 2, "turn": "automa", **fields}, Position))


def impossible(**fields: Any) -> Rejected:  # noqa: ANN401 - the fields of a position document
    """The refusal of a position that cannot be."""
    with pytest.raises(Rejected) as refusal:
        given(**fields)
    return refusal.value


def face_up(where: str, *corruption: str, **more: bool) -> dict[str, Any]:
    """A face-up tile with a stack, the bottom token first."""
    return {"id": where, "face_up": True, "corruption": list(corruption), **more}


def only(events: list[Event], kind: type[E]) -> E:
    """The one fact of a type."""
    (found,) = all_of(events, kind)
    return found


def first(events: list[Event], kind: type[E]) -> E:
    """The first fact of a type: that of the North mech, which acts first."""
    return all_of(events, kind)[0]


def all_of(events: list[Event], kind: type[E]) -> list[E]:
    """All facts of a type, in order."""
    return [event for event in events if isinstance(event, kind)]


def none_of(events: list[Event], kind: type[E]) -> bool:
    """Whether there is no fact of a type."""
    return not all_of(events, kind)
