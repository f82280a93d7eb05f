"""Events of the game's course: its start, rounds and turns, the roll of the dice, its end."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import force_setattr

from automa_rules.core.event import Event
from automa_rules.core.pack import PackInfo
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.dice import normalize_bowls
from automa_rules.trismegistus.state import Achievement, Automa, Deck, Human, Options
from automa_rules.trismegistus.terms import (
    Bowls,
    DiceCount,
    Element,
    Level,
    Mode,
    PauseReason,
    SeatName,
    Symbol,
)
from automa_rules.trismegistus.track import Track


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start, without the order of a virtual deck, which is shuffled next."""

    level: Level
    options: Options
    tracks: tuple[Track, ...]
    bowl_elements: dict[Symbol, Element | None]
    formula_vp: tuple[int, ...]
    pack: PackInfo | None = None
    cards: tuple[BotCard, ...]
    deck: Deck
    dice_mode: Mode
    dice: DiceCount
    bowls: Bowls
    automa: Automa
    human: Human
    achievements: tuple[Achievement, ...] = ()
    round: int = 1
    turn: SeatName = "human"
    first_done: SeatName | None = None
    rule: str = "R1"


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round started, and all dice are to be rolled. `first`: who has the first turn."""

    round: int
    first: SeatName
    rule: str = "R21"


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """The dice were rolled into their bowls. `again`: the overfull bowls whose dice were rolled once more."""

    reveals: ClassVar[bool] = True

    bowls: Bowls
    named: bool = False
    again: tuple[Symbol, ...] = ()
    rule: str = "BASE.DICE"

    def __post_init__(self) -> None:
        """Put the bowls into the printed order, which stored JSON does not keep."""
        force_setattr(self, "bowls", normalize_bowls(self.bowls))


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """Both players have exhausted three dice. `first_done`: who did so first."""

    round: int
    first_done: SeatName
    rule: str = "R21"


class TurnPaused(Event, frozen=True, tag="turn_paused"):
    """The Automa's turn waits for an answer. `step`: the index of the card's action in progress."""

    asks: PauseReason
    step: int
    rule: str = "QUESTION"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn ended. `next`: who has the next turn; null when both have passed for the round (R21)."""

    ends_turn: ClassVar[bool] = True

    seat: SeatName
    next: SeatName | None
    rule: str = "BASE.TURN"


class TableReported(Event, frozen=True, tag="table_reported"):
    """A player reported where the dice are. Only what is given changes."""

    bowls: Bowls | None = None
    human: Human | None = None
    rule: str = "PLAYER"


class TokenRemoved(Event, frozen=True, tag="token_removed"):
    """A bonus token was removed from its track."""

    track: Element
    step: int
    rule: str = "Q45"


class SolvedExperiments(msgspec.Struct, frozen=True):
    """How many experiments each has solved."""

    human: int
    automa: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over. `winner`: null in a tie.

    `solved`: the experiments of both if they decided between equal totals (Q47).
    """

    ends_game: ClassVar[bool] = True

    winner: SeatName | None
    human: int
    automa: int
    rule: str = "SCORING"
    solved: SolvedExperiments | None = None
