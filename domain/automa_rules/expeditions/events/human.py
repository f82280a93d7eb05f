"""Facts about what the human does and has, as the table tells them."""

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
    """The human gained map tokens that did not lie on a location, or gave some away, and has `total` now."""

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
    """The human upgraded an item that is worth so many coins in the end; all together are worth `total`."""

    coins: int
    rule: str = "TABLE"
    total: int | None = None


class HumanGloryPlaced(Event, frozen=True, tag="human_glory_placed"):
    """The human boasted: a glory token lies in a category; `number` is the count so far."""

    category: Category
    number: int
    rule: str = "BASE.BOAST"


class CardBoxed(Event, frozen=True, tag="card_boxed"):
    """A card that speaks of another player went back to the box; another one is drawn in its place."""

    card: BoxedCard
    rule: str = "E16"


class LocationReported(Event, frozen=True, tag="location_reported"):
    """The human told what lies at a location now, without saying how it came about."""

    location: Location
    rule: str = "TABLE"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """The human told what has changed on the table, without saying how it came about. None: as before.

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
