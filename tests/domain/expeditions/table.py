"""Given a table, when somebody acts, then these facts follow: how the tests of Expeditions speak.

Locations are numbered from west to east, `n1` to `n7` in the North and `c1` to `c7` in the Central region.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import pytest

from automa_rules.core.event import Event
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.new_game import Position, Setup
from automa_rules.expeditions.state import State, location
from tests.domain import table

E = TypeVar("E", bound=Event)


class Table(table.Table[State]):
    """A table of Expeditions, on which deeds follow each other; `log` is all that happened."""

    ruleset = RULESET

    def __init__(self, before: State, state: State, events: tuple[Event, ...]) -> None:
        super().__init__(before, state, events)
        self.log = list(events)

    def does(
        self, document: dict[str, Any], seat: str | None = "human", *, strict: bool = False
    ) -> list[Event]:
        """What follows from an action, given as the JSON document that a client sends."""
        after = self.when(document, seat, strict=strict)
        self.before, self.state, self.events = self.state, after.state, after.events
        self.log += self.events
        return list(self.events)

    def automa(self, card: int | None = None) -> list[Event]:
        """What follows from the Automa's turn with this card."""
        return self.does({"type": "automa_turn", "card": card})

    def at(self, where: str) -> Location:
        """What lies at a location."""
        return location(self.state, where)  # type: ignore[arg-type] # a test names locations as plain text


def setup(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a setup document
    """A new game, on level 2 unless told otherwise."""
    return Table.begun(msgspec.convert({"level": 2, **fields}, Setup))


def given(**fields: Any) -> Table:  # noqa: ANN401 - the fields of a position document
    """A game that begins from a position: on level 2, in the Automa's turn, unless told otherwise."""
    return Table.begun(msgspec.convert({"level": 2, "turn": "automa", **fields}, Position))


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
