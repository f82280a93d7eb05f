"""Facts about what players have: power, coins, popularity, cards, stars."""

from __future__ import annotations

from typing import ClassVar, Literal

from automa_rules.core.event import Event
from automa_rules.scythe.terms import CombatCard, GainKind, Goal, SeatName, Symbol


class GainFailed(Event, frozen=True, tag="gain_failed"):
    """A symbol of the gain row that could do nothing."""

    seat: SeatName
    what: GainKind
    reason: Literal["none_left", "track_full", "combat_card_test", "modified_to_nothing"]
    rule: str = "R43"


class PowerChanged(Event, frozen=True, tag="power_changed"):
    """A player's power went up or down by what the track allowed, `to` where it stands now."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None


class CoinsChanged(Event, frozen=True, tag="coins_changed"):
    """A player's coins went up or down, `to` what there is now."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None


class PopularityChanged(Event, frozen=True, tag="popularity_changed"):
    """A player's popularity went up or down by what the track allowed, `to` where it stands now.

    `workers` are those that the player has sent home, and pays for.
    """

    seat: SeatName
    amount: int
    rule: str = "PLAYER"
    to: int | None = None
    workers: int = 0


class CombatCardsDrawn(Event, frozen=True, tag="combat_cards_drawn"):
    """A player drew combat cards from the deck, face down, and holds `held` now.

    `consoled`: as the loser of a combat, who had shown some power.
    """

    reveals: ClassVar[bool] = True

    seat: SeatName
    count: int
    rule: str = "PLAYER"
    held: int | None = None
    consoled: bool = False


class CombatCardsPaid(Event, frozen=True, tag="combat_cards_paid"):
    """Combat cards left a hand face up: others know now what it held."""

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
    """A player took a Factory card; an Automa's lies face down and has no effect."""

    seat: SeatName
    rule: str = "R24"


class RecruitEnlisted(Event, frozen=True, tag="recruit_enlisted"):
    """A human enlisted the recruit with this ongoing bonus."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "PLAYER"


class RecruitBonusOffered(Event, frozen=True, tag="recruit_bonus_offered"):
    """The card's third row: a human who has enlisted the recruit gains the bonus."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "R45"


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A human made an upgrade."""

    seat: SeatName
    rule: str = "PLAYER"


class TrackerAdvanced(Event, frozen=True, tag="tracker_advanced"):
    """The marker went one space on, the first space being 0; `water`: units may cross rivers and use lakes.

    `opens`: from now on. `number` is the same space counted from 1, `of` how many the card has, `row` and
    `column` where it is printed, counted from 1 too, and `star` whether it shows a full star.
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
    """A player placed a star, which is its `number`-th."""

    seat: SeatName
    goal: Goal
    rule: str = "R37"
    number: int | None = None


class SchemeSwitched(Event, frozen=True, tag="scheme_switched"):
    """An Automa reads the other half of its cards from its next draw on."""

    seat: SeatName
    rule: str = "R34"
