"""Events of the course of the game: the start, cards drawn, turns, the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from automa_rules.core.event import Event
from automa_rules.core.pack import PackInfo
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.progress_card import ProgressCard
from automa_rules.expeditions.state import Automa, End, Human
from automa_rules.expeditions.terms import BagMode, BoxedCard, DeckMode, LocationId, Mech, SeatName


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start, without the order of a virtual deck and bag, which are shuffled next."""

    progress_card: ProgressCard
    pack: PackInfo | None = None
    glory_coins_adjustment: int = 0
    locations: tuple[Location, ...]
    human: Human
    automa: Automa
    turn: SeatName | None = None
    deck: DeckMode
    drawn: tuple[int, ...] = ()
    bag: BagMode
    end: End | None = None
    boxed: tuple[BoxedCard, ...] = ()
    rule: str = "SETUP"


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    """The first player was chosen at random."""

    seat: SeatName
    rule: str = "SETUP"


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """A physical deck of all decision cards was shuffled at the table and two were set aside unseen."""

    rule: str = "E15"


class AutomaCardDrawn(Event, frozen=True, tag="automa_card_drawn"):
    """The card of the Automa's turn. `named`: the client named it; `left`: cards that can still be drawn."""

    reveals: ClassVar[bool] = True

    card: int
    left: int
    named: bool = False
    rule: str = "TURN.2"


class AutomaTurnPaused(Event, frozen=True, tag="automa_turn_paused"):
    """The turn waits for the players: for the tokens drawn, or for what is printed on the tile."""

    mech: Mech
    location: LocationId
    asks: Literal["tokens", "tile"]
    rule: str = "EXPLORE.2"


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """A player's last glory token is placed; `turns_left` includes the current turn."""

    seat: SeatName
    turns_left: int
    rule: str = "E18"


class EndCalledOff(Event, frozen=True, tag="end_called_off"):
    """A player's last glory token turned out not to be placed after all: the game goes on."""

    seat: SeatName
    rule: str = "E18"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn ended and that of `next` starts; after the last turn `next` is null."""

    ends_turn: ClassVar[bool] = True

    seat: SeatName
    next: SeatName | None
    rule: str = "TURN"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last turn is over; the totals are coins. In a tie, `rule` is the ruling that decides it (E19)."""

    ends_game: ClassVar[bool] = True

    winner: SeatName
    human: int
    automa: int
    rule: str = "SCORE"
    tie: bool = False
