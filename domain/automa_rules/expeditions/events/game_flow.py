"""Facts about the course of the game: the beginning, cards drawn, turns, the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from automa_rules.core.event import Event
from automa_rules.core.pack import PackInfo
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.progress_card import ProgressCard
from automa_rules.expeditions.state import Automa, End, Human
from automa_rules.expeditions.terms import BagMode, BoxedCard, DeckMode, LocationId, Mech, SeatName


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start: all of it but the order of a virtual deck and bag, which are shuffled next."""

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
    """Chance has chosen who begins."""

    seat: SeatName
    rule: str = "SETUP"


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """A physical deck of all decision cards was shuffled at the table and two of them set aside unseen."""

    rule: str = "E15"


class AutomaCardDrawn(Event, frozen=True, tag="automa_card_drawn"):
    """The card of the Automa's turn. `named`: the table said which; `left`: cards that can still be drawn."""

    reveals: ClassVar[bool] = True

    card: int
    left: int
    named: bool = False
    rule: str = "TURN.2"


class AutomaTurnPaused(Event, frozen=True, tag="automa_turn_paused"):
    """The turn waits for the table: for the tokens drawn, or for what is printed on the tile."""

    mech: Mech
    location: LocationId
    asks: Literal["tokens", "tile"]
    rule: str = "EXPLORE.2"


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """A player's last glory token is placed; so many turns are still to be finished, the present one too."""

    seat: SeatName
    turns_left: int
    rule: str = "E18"


class EndCalledOff(Event, frozen=True, tag="end_called_off"):
    """The table has told that a player's last glory token is not placed after all: the game goes on."""

    seat: SeatName
    rule: str = "E18"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over and the next seat's begins; after the last turn nobody's."""

    ends_turn: ClassVar[bool] = True

    seat: SeatName
    next: SeatName | None
    rule: str = "TURN"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last turn is over; the totals are coins. A tie names the ruling by which it was won (E19)."""

    ends_game: ClassVar[bool] = True

    winner: SeatName
    human: int
    automa: int
    rule: str = "SCORE"
    tie: bool = False
