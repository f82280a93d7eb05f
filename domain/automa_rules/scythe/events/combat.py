"""Events of combats."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from automa_rules.core.event import Event
from automa_rules.scythe.terms import (
    AutomaCardNumber,
    CombatAbility,
    CombatCard,
    HexId,
    PieceId,
    Resource,
    SeatName,
)


class BattlesDeclared(Event, frozen=True, tag="battles_declared"):
    """A human's move leads to combats on these territories, in the order in which they are fought."""

    seat: SeatName
    territories: tuple[HexId, ...]
    rule: str = "COMBAT"


class CombatBegan(Event, frozen=True, tag="combat_began"):
    """A combat started: combat units of two enemies met."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    rule: str = "COMBAT"


class CombatCalledOff(Event, frozen=True, tag="combat_called_off"):
    """A combat was called off: a correction left one side without combat units."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    rule: str = "COMBAT"


class CombatAbilityUsed(Event, frozen=True, tag="combat_ability_used"):
    """A human used an ability that acts before combat."""

    seat: SeatName
    ability: CombatAbility
    rule: str = "R27"


class CombatCardStolen(Event, frozen=True, tag="combat_card_stolen"):
    """A seat took one combat card from the hand of `victim`."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    victim: SeatName
    rule: str = "R27"


class CombatCommitted(Event, frozen=True, tag="combat_committed"):
    """A human set the dial and the cards; against an Automa, before its card is drawn (R26).

    `retreat` are the lakes chosen with Seaworthy in case of a defeat, by units; all others go home (R59).
    """

    reveals: ClassVar[bool] = True

    seat: SeatName
    dial: int
    cards: tuple[CombatCard, ...] = ()
    rule: str = "C1"
    retreat: dict[PieceId, HexId] = msgspec.field(default_factory=dict)


class CombatTableRead(Event, frozen=True, tag="combat_table_read"):
    """An Automa card, now on the combat discard pile, set an Automa's power and number of cards."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    card: AutomaCardNumber
    column: int
    printed_power: int
    power: int
    printed_cards: int
    cards: int
    named: bool = False
    rule: str = "C2-C5"


class CombatCardsTurnedUp(Event, frozen=True, tag="combat_cards_turned_up"):
    """The Automa's combat cards were turned up."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    cards: tuple[CombatCard, ...]
    rule: str = "C5"


class CombatWon(Event, frozen=True, tag="combat_won"):
    """Both sides were shown. The higher total won; the attacker wins a `tie`.

    A total is the dial plus the cards. `attacker_power` and `defender_power` are the power left.
    """

    reveals: ClassVar[bool] = True

    territory: HexId
    winner: SeatName
    loser: SeatName
    attacker_dial: int
    attacker_cards: tuple[CombatCard, ...]
    defender_dial: int
    defender_cards: tuple[CombatCard, ...]
    rule: str = "R28"
    attacker_wins: bool | None = None
    attacker_total: int = 0
    defender_total: int = 0
    tie: bool = False
    attacker_power: int = 0
    defender_power: int = 0


class ResourceBoxRead(Event, frozen=True, tag="resource_box_read"):
    """The resource box of an Automa's last turn card set how many resources a conquered territory gives.

    `card` is None if no card has been drawn yet (R57), `resource` if the terrain produces none.
    """

    territory: HexId
    card: AutomaCardNumber | None
    amount: int
    resource: Resource | None
    rule: str = "R30"
