"""Events of the game flow: start, turns, decks and end."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from automa_rules.core.event import Event
from automa_rules.scythe.player import Player
from automa_rules.scythe.state import Options, Structure
from automa_rules.scythe.terms import (
    AutomaCardNumber,
    CombatCard,
    DeckMode,
    Ending,
    Enemies,
    HexId,
    Resource,
    ResourcePlace,
    Scheme,
    SeatName,
    StructureBonus,
)


class DeckPlan(msgspec.Struct, frozen=True):
    """How an Automa deck starts: the seats that draw from it, and its discard piles."""

    name: str
    seats: tuple[SeatName, ...]
    mode: DeckMode
    discards: tuple[AutomaCardNumber, ...] = ()
    combat_discards: tuple[AutomaCardNumber, ...] = ()
    last_turn_card: AutomaCardNumber | None = None


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start, without the order of the decks: they are shuffled next."""

    players: tuple[Player, ...]
    turn: SeatName
    resources: dict[ResourcePlace, dict[Resource, int]]
    structures: dict[HexId, Structure]
    encounters: tuple[HexId, ...]
    options: Options
    enemies: Enemies
    structure_bonus: StructureBonus | None
    factory_cards: int
    decks: tuple[DeckPlan, ...]
    combat_mode: DeckMode
    combat_discards: tuple[CombatCard, ...] = ()
    rule: str = "SETUP"
    combat_unseen_discards: int = 0


class BonusTileDrawn(Event, frozen=True, tag="bonus_tile_drawn"):
    """The structure bonus tile was drawn."""

    reveals: ClassVar[bool] = True

    tile: StructureBonus
    rule: str = "SETUP"


class AutomaCardDrawn(Event, frozen=True, tag="automa_card_drawn"):
    """An Automa drew its turn card, face up on the main discard pile. `named`: the table named it."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    card: AutomaCardNumber
    scheme: Scheme
    named: bool = False
    rule: str = "T1"


class AutomaDeckRenewed(Event, frozen=True, tag="automa_deck_renewed"):
    """A physical deck of all 19 cards was shuffled at the table."""

    deck: str
    rule: str = "R33"


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    """The skip marker of the card ended the turn before anything was done."""

    seat: SeatName
    card: AutomaCardNumber
    rule: str = "R36"


class AutomaTurnPaused(Event, frozen=True, tag="automa_turn_paused"):
    """The turn waits for the table at a step of the card. `flip`: a combat card is to be flipped.

    `scheme` is the one with which the card continues.
    """

    seat: SeatName
    step: int
    scheme: Scheme
    flip: bool = False
    rule: str = "QUESTION"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn ended, and the turn of the seat `next` started."""

    ends_turn: ClassVar[bool] = True

    seat: SeatName
    next: SeatName
    rule: str = "T"


class SixthStarPlayedOn(Event, frozen=True, tag="sixth_star_played_on"):
    """A player has six stars, and the game goes on until the table ends it, as was agreed."""

    seat: SeatName
    rule: str = "R63"


class GameReopened(Event, frozen=True, tag="game_reopened"):
    """A correction took away what ended the game, and it goes on."""

    rule: str = "R62"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over: `seat` placed the sixth star, the table agreed, or a correction changed the score.

    `tie`: the tie-breakers decide who has won.
    """

    ends_game: ClassVar[bool] = True

    seat: SeatName
    winners: tuple[SeatName, ...]
    totals: dict[SeatName, int]
    rule: str = "R39"
    tie: bool = False
    why: Ending = "sixth_star"
