"""Events of what the human does and has, as reported."""

from __future__ import annotations

from automa_rules.core.event import Event
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.terms import BoxedCard, Category, HumanPlace, Token


class HumanMoved(Event, frozen=True, tag="human_moved"):
    """The human's mech went from one place to another."""

    origin: HumanPlace
    to: HumanPlace
    rule: str = "BASE.MOVE"


class MapsChanged(Event, frozen=True, tag="maps_changed"):
    """The human gained map tokens other than from a location, or gave some away, and has `total` now."""

    amount: int
    rule: str = "TABLE"
    total: int | None = None


class CoinsChanged(Event, frozen=True, tag="coins_changed"):
    """The human gained or paid coins, and has `total` now."""

    amount: int
    rule: str = "TABLE"
    total: int | None = None


class QuestSolved(Event, frozen=True, tag="quest_solved"):
    """The human solved a quest, and has solved `total` now."""

    rule: str = "TABLE"
    total: int | None = None


class ItemUpgraded(Event, frozen=True, tag="item_upgraded"):
    """The human upgraded an item worth `coins` in the end; all upgraded items are worth `total`."""

    coins: int
    rule: str = "TABLE"
    total: int | None = None


class HumanGloryPlaced(Event, frozen=True, tag="human_glory_placed"):
    """The human boasted and placed a glory token in a category; `number` is the count so far."""

    category: Category
    number: int
    rule: str = "BASE.BOAST"


class CardBoxed(Event, frozen=True, tag="card_boxed"):
    """A card that refers to another player returned to the box; another one is drawn in its place."""

    card: BoxedCard
    rule: str = "E16"


class LocationReported(Event, frozen=True, tag="location_reported"):
    """The human reported what is at a location, without saying how it came about."""

    location: Location
    rule: str = "TABLE"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """The human reported what changed on the table, without saying how it came about. Null: unchanged.

    Older logs have the locations here.
    """

    mech: HumanPlace | None = None
    locations: tuple[Location, ...] = ()
    coins: int | None = None
    maps: int | None = None
    corruption: tuple[Token, ...] | None = None
    twenty: bool | None = None
    glory: tuple[Category, ...] | None = None
    solved_quests: int | None = None
    item_coins: int | None = None
    rule: str = "TABLE"
