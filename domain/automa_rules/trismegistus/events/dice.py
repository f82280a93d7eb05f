"""Events of the dice: taken, strengthened, exhausted."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.trismegistus.terms import Colour, SeatName, Symbol

DieDecidedBy = Literal["player", "only", "potency", "wild", "picture", "colour", "symbol"]
FoundIn = Literal["symbol_and_colour", "symbol", "colour", "potency"]


class DieTaken(Event, frozen=True, tag="die_taken", kw_only=True):
    """A player took a die from its bowl. `potency`: the number of dice that were in it.

    `found_in`: the pass of section 1 that found the die; None for the human.
    """

    seat: SeatName
    symbol: Symbol
    colour: Colour
    potency: int
    decided_by: DieDecidedBy
    found_in: FoundIn | None = None
    rule: str


class EtherealDieSpent(Event, frozen=True, tag="ethereal_die_spent"):
    """An ethereal die raised the active die's potency by 1. `left`: None for the human, who keeps count."""

    seat: SeatName
    potency: int
    left: int | None = None
    rule: str = "R14"


class PotencySpent(Event, frozen=True, tag="potency_spent"):
    """The active die lost potency. `potency`: what is left."""

    seat: SeatName
    cost: int
    potency: int
    rule: str = "R15"


class DieSetAside(Event, frozen=True, tag="die_set_aside", kw_only=True):
    """A die is exhausted. `shortfall`: potency missing for the cost. `number`: counts the round's dice."""

    seat: SeatName
    symbol: Symbol
    colour: Colour
    number: int
    shortfall: int = 0
    rule: str = "R15"
