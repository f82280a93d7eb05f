"""Given a table, when somebody acts, then these facts follow: how the tests of Scythe speak.

    given(automa("nordic", workers=["r0c4", "r0c5"])).when(card(3)).then(UnitMoved, origin="r0c4", to="r1c4")

A table never changes: `when` gives the table after the action, which remembers the facts of that action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
import pytest

from domain.core.command import Command
from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Explanation
from domain.scythe import RULESET
from domain.scythe.actions import AutomaTurn
from domain.scythe.events import UnitMoved
from domain.scythe.player import Player
from domain.scythe.position import Position
from domain.scythe.scoring import Score
from domain.scythe.setup import Setup
from domain.scythe.state import AutomaDeck, State, player, with_deck

ENTROPY = bytes(range(256)) * 2
WATER = 4
"""The first space of the tracker card "Automa" that does not forbid water."""

Document = Mapping[str, Any]
E = TypeVar("E", bound=Event)


def automa(faction: str = "nordic", **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """An Automa for a position: level "automa", its character at home, all else on the mat, unless told."""
    return {"kind": "automa", "faction": faction, **what}


def human(faction: str = "crimea", **what: Any) -> dict[str, Any]:  # noqa: ANN401 - a document's values
    """A human for a position: popularity 7, no coins, the character at home, all else on the mat."""
    return {"kind": "human", "faction": faction, "popularity": 7, "coins": 0, **what}


def card(number: int | None = None) -> AutomaTurn:
    """The Automa's turn, played by the card of this number, on top of its deck if that is virtual."""
    return AutomaTurn(card=number)


def given(*players: Document, **position: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table with these players; it is the first Automa's turn unless `turn` says otherwise.

    A human is added where none is given and an Automa likewise, so that a test names only what it is about.
    """
    seats = list(players)
    if not any(one["kind"] == "automa" for one in seats):
        seats.append(automa())
    if len(seats) == 1:
        seats.insert(0, human("saxony" if seats[0]["faction"] == "crimea" else "crimea"))
    document = {"players": seats, "turn": _first_automa(seats), **position}
    return begun(msgspec.convert(document, Position))


def begun(start: Position | Setup | Document) -> Table:
    """The table of a game that begins from a position, or from a setup (also as a document)."""
    if not isinstance(start, Position | Setup):
        start = msgspec.convert(start, Setup)
    state: State | None = None
    events = RULESET.decide(None, Command(start, None, ENTROPY))
    for event in events:
        state = RULESET.evolve(state, event)
    assert state is not None
    return Table(state, state, events)


def _first_automa(seats: list[Document]) -> str:
    automas = [one for one in seats if one["kind"] == "automa"]
    return str(automas[0].get("seat", "automa" if len(automas) == 1 else "automa1"))


def _on_top(state: State, action: object) -> tuple[State, msgspec.Struct]:
    """A card that a test names lies on top of each virtual deck that holds it, and is drawn unnamed."""
    assert isinstance(action, msgspec.Struct)
    for field in ("card", "automa_card"):
        named = getattr(action, field, None)
        for deck in state.automa_decks:
            if deck.mode == "virtual" and named in deck.pile:
                rest = (card for card in deck.pile if card != named)
                state = with_deck(state, msgspec.structs.replace(deck, pile=(named, *rest)))
                action = msgspec.structs.replace(action, **{field: None})
    return state, action


class Table:
    """What lies on the table, and the facts that led to it from `before`."""

    def __init__(self, before: State, state: State, events: tuple[Event, ...]) -> None:
        self.before = before
        self.state = state
        self.events = events

    @property
    def automa(self) -> Player:
        """The first Automa."""
        return next(one for one in self.state.players if one.kind == "automa")

    @property
    def human(self) -> Player:
        """The first human."""
        return next(one for one in self.state.players if one.kind == "human")

    @property
    def deck(self) -> AutomaDeck:
        """The first Automa deck."""
        return self.state.automa_decks[0]

    def player(self, seat: str) -> Player:
        """The player of a seat."""
        return player(self.state, seat)

    def when(self, action: object, seat: str | None = None) -> Table:
        """Somebody acts: an action as a struct, or as the document that a client sends."""
        before, action = _on_top(self.state, _decoded(action))
        events = RULESET.decide(before, Command(action, seat, ENTROPY))
        state = before
        for event in events:
            state = RULESET.evolve(state, event)
        return Table(before, state, events)

    def then(self, kind: type[Event], **fields: object) -> Table:
        """A fact of this kind, with these fields among others, followed from the last action."""
        assert self.all(kind, **fields), f"no {kind.__name__} {fields} among\n{self}"
        return self

    def never(self, kind: type[Event], **fields: object) -> Table:
        """No such fact followed from the last action."""
        found = self.all(kind, **fields)
        assert not found, f"{found} among\n{self}"
        return self

    def in_order(self, *kinds: type[Event]) -> Table:
        """Facts of these kinds followed from the last action in this order, with others between them."""
        rest = iter(self.events)
        for kind in kinds:
            assert any(isinstance(event, kind) for event in rest), f"{kind.__name__} not in order in\n{self}"
        return self

    def refuses(self, action: object, code: str, *, by: str | None = None, **facts: object) -> Table:
        """The action is refused with this code and these facts among others, and nothing has happened."""
        with pytest.raises(Rejected) as caught:
            RULESET.decide(self.state, Command(_decoded(action), by, ENTROPY))
        assert caught.value.code == code, caught.value
        told = {name: caught.value.facts.get(name) for name in facts}
        assert told == facts, caught.value
        return self

    def all(self, kind: type[E], **fields: object) -> list[E]:
        """All facts of this kind with these fields that followed from the last action."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and all(getattr(event, name) == fields[name] for name in fields)
        ]

    def one(self, kind: type[E], **fields: object) -> E:
        """The only fact of this kind that followed from the last action."""
        (event,) = self.all(kind, **fields)
        return event

    def why(self, kind: type[Event], **fields: object) -> Explanation:
        """The reasons behind the only such fact of the last action."""
        event = self.one(kind, **fields)
        state = self.before
        for other in self.events[: self.events.index(event)]:
            state = RULESET.evolve(state, other)
        explanation = RULESET.explain(state, event)
        assert explanation is not None
        return explanation

    def candidates(self, score: str, **fields: object) -> dict[str, int]:
        """What the only such move counted by `score` for each territory it could choose."""
        found = self.why(UnitMoved, **fields).candidates
        return {one.id: one.scores[score] for one in found if one.refused is None}

    def barred(self, **fields: object) -> dict[str, str]:
        """The valid territories that the only such move could not choose, and why."""
        found = self.why(UnitMoved, **fields).candidates
        return {one.id: one.refused for one in found if one.refused is not None}

    def score(self) -> Score:
        """The score as the table stands."""
        score = RULESET.score(self.state)
        assert isinstance(score, Score)
        return score

    def __str__(self) -> str:
        """The facts of the last action, one a line."""
        return "\n".join(msgspec.json.encode(event).decode() for event in self.events)


def _decoded(action: object) -> object:
    if not isinstance(action, Mapping):
        return action
    kinds = (*RULESET.actions, RULESET.automa_turn)
    kind = next(kind for kind in kinds if kind.__struct_config__.tag == action["type"])
    return msgspec.json.decode(msgspec.json.encode(action), type=kind)
