"""A game without a board, as its tests play it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.event import Event
from automa_rules.core.rejection import Refusal, Rejected
from automa_rules.scythe import CARD_ONLY
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.card_only.state import State

ENTROPY = bytes(range(256))


class Table:
    """A game whose Automa cards lie on the table."""

    def __init__(self, **position: Any) -> None:  # noqa: ANN401 - fields of a position
        automa = {"faction": "nordic", **position.pop("automa", {})}
        human = {"faction": "crimea", **position.pop("human", {})}
        told = {"turn": "automa", "deck": "physical", **position, "human": human, "automa": automa}
        begun = CARD_ONLY.decide(None, Command(msgspec.convert(told, act.Position), None, ENTROPY))
        self.state: State = begun.state

    def does(self, *actions: msgspec.Struct) -> list[Event]:
        """The events of the last of these actions."""
        events: list[Event] = []
        for action in actions:
            found = CARD_ONLY.decide(self.state, Command(action, None, ENTROPY))
            self.state, events = found.state, list(found.events)
        return events

    def refuses(self, action: msgspec.Struct) -> Refusal:
        """Why an action is refused; nothing has changed."""
        with pytest.raises(Rejected) as refused:
            CARD_ONLY.decide(self.state, Command(action, None, ENTROPY))
        return refused.value.refusal


def correct(pointer: str, value: object) -> Correct:
    """A correction of one value."""
    return Correct(pointer, msgspec.Raw(msgspec.json.encode(value)))
