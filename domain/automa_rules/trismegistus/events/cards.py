"""Events of the bot cards and the achievements."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.trismegistus.bot_card import Effect, Picture
from automa_rules.trismegistus.terms import CardKind


class CardDrawn(Event, frozen=True, tag="card_drawn", kw_only=True):
    """The Automa drew a card with this face. `left`: cards left in the pile. `named`: drawn at the table.

    `name` is the card's name in its pack.
    """

    reveals: ClassVar[bool] = True

    card: str
    kind: CardKind
    dice: tuple[Picture, ...] = ()
    potency_cost: int | None = None
    actions: tuple[Effect, ...] = ()
    left: int
    named: bool = False
    name: str | None = None
    rule: str = "R6"


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """The card was carried out and put on the Automa's discard pile."""

    card: str
    rule: str = "R6"


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """The discards were shuffled at the table to form the new deck."""

    cards: int
    rule: str = "R8"


class BlackDieRolled(Event, frozen=True, tag="black_die_rolled"):
    """The black die was rolled. A result that does not count is rolled again."""

    reveals: ClassVar[bool] = True

    result: int
    counts: bool = True
    named: bool = False
    rule: str = "R43"


class CubePlaced(Event, frozen=True, tag="cube_placed"):
    """A yellow cube was put on the achievement at a place, 1 the leftmost. `cubes`: the number on it."""

    place: int
    cubes: int
    rule: str = "R43"


class CubeNotPlaced(Event, frozen=True, tag="cube_not_placed"):
    """No cube was placed, because no achievement is face up."""

    rule: str = "Q26"


class AchievementScored(Event, frozen=True, tag="achievement_scored"):
    """The third cube: the Automa gets the card's VP, and the card is turned down without its cubes."""

    place: int
    vp: int
    total: int
    rule: str = "R44"


class AchievementCompleted(Event, frozen=True, tag="achievement_completed"):
    """The human completed an achievement: it is turned down, and its cubes go back to the supply."""

    place: int
    cubes: int
    rule: str = "R42"
