"""Given a table, when somebody acts, then these facts follow: how the tests of all games speak.

    given(automa("nordic", workers=["r0c4", "r0c5"])).when(card(3)).then(UnitMoved, origin="r0c4", to="r1c4")

A table never changes: `when` gives the table after the action, which remembers the facts of that action. Each
game adds its own `given`, and what its tests often look at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import Event
from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Explanation, Ruleset

ENTROPY = bytes(range(256)) * 2

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Table(Generic[S]):
    """What lies on the table of a game, and the facts that led to it from `before`."""

    ruleset: ClassVar[Ruleset[Any]]

    def __init__(self, before: S, state: S, events: tuple[Event, ...]) -> None:
        self.before = before
        self.state = state
        self.events = events

    @classmethod
    def begun(cls, start: msgspec.Struct, entropy: bytes = ENTROPY) -> Self:
        """The table of a game that has just begun, from a setup or a position."""
        return cls._after(None, Command(start, None, entropy))

    def when(self, action: object, seat: str | None = None, *, strict: bool = False) -> Self:
        """Somebody acts: an action as a struct, or as the document that a client sends."""
        return self._after(self.state, Command(self.decoded(action), seat, ENTROPY, strict))

    @classmethod
    def _after(cls, before: S | None, command: Command[Any]) -> Self:
        found = cls.ruleset.decide(before, command)
        return cls(found.state if before is None else before, found.state, found.events)

    def then(self, kind: type[Event], /, **fields: object) -> Self:
        """A fact of this kind, with these fields among others, followed from the last action."""
        assert self.all(kind, **fields), f"no {kind.__name__} {fields} among\n{self}"
        return self

    def never(self, kind: type[Event], /, **fields: object) -> Self:
        """No such fact followed from the last action."""
        found = self.all(kind, **fields)
        assert not found, f"{found} among\n{self}"
        return self

    def in_order(self, *kinds: type[Event]) -> Self:
        """Facts of these kinds followed from the last action in this order, with others between them."""
        rest = iter(self.events)
        for kind in kinds:
            assert any(isinstance(event, kind) for event in rest), f"{kind.__name__} not in order in\n{self}"
        return self

    def asks(self, tag: str, **fields: object) -> Self:
        """The table is asked this, with these fields among others."""
        (question,) = self.ruleset.questions(self.state)
        told = msgspec.json.decode(msgspec.json.encode(question))
        assert told == {**told, "type": tag, **fields}
        return self

    def asks_nothing(self) -> Self:
        """No question is open."""
        assert self.ruleset.questions(self.state) == ()
        return self

    def refused(self, action: object, by: str | None = None, *, strict: bool = False) -> Rejected:
        """The refusal of an action."""
        with pytest.raises(Rejected) as caught:
            self._after(self.state, Command(self.decoded(action), by, ENTROPY, strict))
        return caught.value

    def refuses(self, action: object, code: str, *, by: str | None = None, **facts: object) -> Self:
        """The action is refused with this code and these facts among others."""
        refusal = self.refused(action, by)
        assert refusal.code == code, refusal
        assert {name: refusal.facts.get(name) for name in facts} == facts, refusal
        return self

    def all(self, kind: type[E], /, **fields: object) -> list[E]:
        """All facts of this kind with these fields that followed from the last action."""
        return [
            event
            for event in self.events
            if isinstance(event, kind) and all(getattr(event, name) == fields[name] for name in fields)
        ]

    def one(self, kind: type[E], /, **fields: object) -> E:
        """The only fact of this kind that followed from the last action."""
        (event,) = self.all(kind, **fields)
        return event

    def why(self, kind: type[Event], /, **fields: object) -> Explanation:
        """The reasons behind the only such fact of the last action."""
        event = self.one(kind, **fields)
        explanation = next(why for fact, why in self.explained() if fact is event)
        assert explanation is not None
        return explanation

    def explained(self) -> Iterator[tuple[Event, Explanation | None]]:
        """The facts of the last action, each with the reasons behind it."""
        state = self.before
        for event in self.events:
            yield event, self.ruleset.explain(state, event)
            state = self.ruleset.evolve(state, event)

    def __str__(self) -> str:
        """The facts of the last action, one a line."""
        return "\n".join(msgspec.json.encode(event).decode() for event in self.events)

    @classmethod
    def decoded(cls, action: object) -> object:
        """The action as a struct, from the document that a client sends."""
        if not isinstance(action, Mapping):
            return action
        kinds = (*cls.ruleset.actions, cls.ruleset.automa_turn)
        kind = next(kind for kind in kinds if kind.__struct_config__.tag == action["type"])
        return msgspec.json.decode(msgspec.json.encode(action), type=kind)
