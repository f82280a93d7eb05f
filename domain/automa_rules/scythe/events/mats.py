"""Events of what players have: power, coins, popularity, cards, stars."""

from __future__ import annotations

from typing import ClassVar, Literal

from automa_rules.core.event import Event
from automa_rules.scythe.terms import CombatCard, GainKind, Goal, SeatName, Symbol


class GainFailed(Event, frozen=True, tag="gain_failed"):
    """A symbol of the gain row had no effect."""

    seat: SeatName
    what: GainKind
    reason: Literal["none_left", "track_full", "combat_card_test", "modified_to_nothing"]
    rule: str = "R43"


class PowerChanged(Event, frozen=True, tag="power_changed"):
    """A player's power changed by `amount`, within the track. `to` is the new power."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None


class CoinsChanged(Event, frozen=True, tag="coins_changed"):
    """A player's coins changed by `amount`. `to` is the new number of coins."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None


class PopularityChanged(Event, frozen=True, tag="popularity_changed"):
    """A player's popularity changed by `amount`, within the track. `to` is the new popularity.

    `workers` is the number of workers sent home that the player pays for.
    """

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None
    workers: int = 0


class CombatCardsDrawn(Event, frozen=True, tag="combat_cards_drawn"):
    """A player drew combat cards from the deck, face down. `held` is the new number of cards in hand.

    `consoled`: as the loser of a combat with a total above 0.
    """

    reveals: ClassVar[bool] = True

    seat: SeatName
    count: int
    rule: str = "PLAYER"
    held: int | None = None
    consoled: bool = False


class CombatCardsPaid(Event, frozen=True, tag="combat_cards_paid"):
    """A player paid with combat cards, face up, so others know that the hand held them."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    cards: tuple[CombatCard, ...]
    rule: str = "PLAYER"


class CombatDeckRenewed(Event, frozen=True, tag="combat_deck_renewed"):
    """The discards of a physical combat deck were shuffled at the table into a new deck."""

    rule: str = "COMBAT"


class CombatCardFlipped(Event, frozen=True, tag="combat_card_flipped"):
    """A combat card was flipped before `what`, a move or a deployment; a 4 or 5 stops it."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    value: CombatCard
    step: int
    stops: bool
    rule: str = "R53"
    what: Symbol | GainKind | None = None


class FactoryCardTaken(Event, frozen=True, tag="factory_card_taken"):
    """A player took a Factory card. An Automa's stays face down and has no effect."""

    seat: SeatName
    rule: str = "R24"


class RecruitEnlisted(Event, frozen=True, tag="recruit_enlisted"):
    """A human enlisted the recruit with this ongoing bonus."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "PLAYER"


class RecruitBonusOffered(Event, frozen=True, tag="recruit_bonus_offered"):
    """A human gains the bonus of an enlisted recruit, by an Automa card or a neighbour's action."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "R45"


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A human made an upgrade."""

    seat: SeatName
    rule: str = "PLAYER"


class TrackerAdvanced(Event, frozen=True, tag="tracker_advanced"):
    """The marker moved one space. Spaces count from 0. `water`: units can cross rivers and use lakes.

    `opens`: they can from this space on. `number` is the space counted from 1, `of` the number of spaces,
    `row` and `column` its printed place, counted from 1; `star`: it shows a full star.
    """

    seat: SeatName
    to: int
    water: bool
    rule: str = "T3"
    opens: bool = False
    number: int | None = None
    of: int | None = None
    star: bool = False
    row: int | None = None
    column: int | None = None


class StarPlaced(Event, frozen=True, tag="star_placed"):
    """A player placed a star, the `number`-th of that player."""

    seat: SeatName
    goal: Goal
    rule: str = "R37"
    number: int | None = None


class SchemeSwitched(Event, frozen=True, tag="scheme_switched"):
    """An Automa uses the other half of its cards from its next draw on."""

    seat: SeatName
    rule: str = "R34"
