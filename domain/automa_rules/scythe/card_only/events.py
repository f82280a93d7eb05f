"""The events that only a game without a board has; the others are Scythe's."""

from __future__ import annotations

from typing import ClassVar, Literal

from automa_rules.core.event import Event
from automa_rules.scythe.card_only.state import Automa, Human, Options, SeatName
from automa_rules.scythe.terms import AutomaCardNumber, AutomaCardNumbers, Bonus, DeckMode, Level, Symbol


class CardGameBegan(Event, frozen=True, tag="card_game_began", kw_only=True):
    """The mats at the start, and the discarded Automa cards."""

    human: Human
    automa: Automa
    turn: SeatName
    options: Options
    deck: DeckMode
    discards: AutomaCardNumbers = ()
    combat_discards: AutomaCardNumbers = ()
    last_turn_card: AutomaCardNumber | None = None
    rule: str = "SETUP"


class SymbolShown(Event, frozen=True, tag="symbol_shown"):
    """The table carries out a Move symbol of the card.

    `otherwise`: only if no earlier symbol was valid. At an attack on combat units the turn waits.
    """

    seat: SeatName
    symbol: Symbol
    step: int
    otherwise: bool
    rule: str = "T2A"


class UnitOrdered(Event, frozen=True, tag="unit_ordered"):
    """The table puts a unit on the Automa's home base, if one is left on its mat (R43, R55)."""

    seat: SeatName
    what: Literal["deploy_worker", "deploy_character_or_mech"]
    rule: str = "T2B"


class BonusShown(Event, frozen=True, tag="bonus_shown"):
    """The human gains a recruit bonus if it is enlisted. `asks`: it can bring the sixth star (R58)."""

    seat: SeatName
    bonus: Bonus
    asks: bool = False
    rule: str = "R45"


class BonusStarDenied(Event, frozen=True, tag="bonus_star_denied"):
    """The recruit bonus has brought no star, so the card goes on."""

    seat: SeatName
    rule: str = "R58"


class AttackTold(Event, frozen=True, tag="attack_told"):
    """The table has told whether the Automa attacks combat units."""

    seat: SeatName
    attacks: bool
    rule: str = "R20"


class CombatTold(Event, frozen=True, tag="combat_told"):
    """A human attacked the Automa."""

    seat: SeatName
    rule: str = "COMBAT"


class WinnerTold(Event, frozen=True, tag="winner_told"):
    """A combat is over. The Automa has `power` and `cards` left; `level` sets where its units go (R29)."""

    reveals: ClassVar[bool] = True

    winner: SeatName
    power: int
    cards: int
    level: Level
    rule: str = "R28"


class BoxShown(Event, frozen=True, tag="box_shown"):
    """A human has conquered: as many resources as the box of the Automa's last turn card shows (R30)."""

    seat: SeatName
    card: AutomaCardNumber
    amount: int
    rule: str = "R30"


class CountTold(Event, frozen=True, tag="count_told"):
    """The Automa's territories, the Factory as three, and the human's coins were counted at the end."""

    territories: int
    human_coins: int
    rule: str = "SCORING"
