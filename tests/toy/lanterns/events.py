"""What happens, in the past tense. Each fact names the rule that it follows."""

from __future__ import annotations

from typing import ClassVar, Final

from automa_rules.core.event import Event
from automa_rules.core.upcasting import EventFields


class GameBegan(Event, frozen=True, tag="game_began"):
    """The lanterns that burned at the start, and whose turn it was."""

    human: int
    automa: int
    turn: str


class LanternsLit(Event, frozen=True, tag="lanterns_lit@2"):
    """A seat lit lanterns; its turn is over."""

    ends_turn: ClassVar[bool] = True

    seat: str
    count: int
    rule: str


def _lanterns_lit(facts: EventFields) -> EventFields:
    """Version 1 called the number `lanterns`."""
    count = facts.pop("lanterns")
    return {**facts, "type": "lanterns_lit@2", "count": count}


UPCASTERS: Final = {"lanterns_lit": _lanterns_lit}


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """The Automa turned up the top card of its pile."""

    reveals: ClassVar[bool] = True

    card: int
    rule: str = "L2"


class WindBlew(Event, frozen=True, tag="wind_blew"):
    """The wind put out lanterns of the human; the Automa's turn is over."""

    ends_turn: ClassVar[bool] = True

    lanterns: int
    rule: str = "L4"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """Somebody has ten lanterns, and the game is over."""

    ends_game: ClassVar[bool] = True

    human: int
    automa: int
