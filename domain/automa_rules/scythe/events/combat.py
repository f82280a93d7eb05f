"""Facts about combats."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.scythe.terms import AutomaCardNumber, CombatAbility, CombatCard, HexId, Resource, SeatName


class BattlesDeclared(Event, frozen=True, tag="battles_declared"):
    """Territories where combats follow from a human's move, in the order in which they are fought."""

    seat: SeatName
    territories: tuple[HexId, ...]
    rule: str = "COMBAT"


class CombatBegan(Event, frozen=True, tag="combat_began"):
    """Combat units of two enemies meet."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    rule: str = "COMBAT"


class CombatCalledOff(Event, frozen=True, tag="combat_called_off"):
    """A correction has shown that there is nobody to fight with."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    rule: str = "COMBAT"


class CombatAbilityUsed(Event, frozen=True, tag="combat_ability_used"):
    """A human used an ability that acts before the combat."""

    seat: SeatName
    ability: CombatAbility
    rule: str = "R27"


class CombatCardStolen(Event, frozen=True, tag="combat_card_stolen"):
    """One combat card went from one hand to another."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    victim: SeatName
    rule: str = "R27"


class CombatCommitted(Event, frozen=True, tag="combat_committed"):
    """A human fixed the dial and the cards; against an Automa, before its card is drawn (R26).

    `retreat` is the lake chosen with Seaworthy in case of a defeat, `carried` the workers taken along to it.
    """

    reveals: ClassVar[bool] = True

    seat: SeatName
    dial: int
    cards: tuple[CombatCard, ...] = ()
    rule: str = "C1"
    retreat: HexId | None = None
    carried: int = 0


class CombatTableRead(Event, frozen=True, tag="combat_table_read"):
    """An Automa card gave an Automa's power and number of cards; it lies on the combat discard pile."""

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
    """The values of the combat cards that an Automa plays."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    cards: tuple[CombatCard, ...]
    rule: str = "C5"


class CombatWon(Event, frozen=True, tag="combat_won"):
    """Both sides are shown: the higher total wins, the attacker wins a `tie`.

    The totals are dial and cards together; `attacker_power` and `defender_power` are what is left of power.
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
    """The resource box of an Automa's last turn card shows how many resources a conquered territory gives.

    `card` is None where no card has been drawn yet (R57), `resource` where the terrain produces none.
    """

    territory: HexId
    card: AutomaCardNumber | None
    amount: int
    resource: Resource | None
    rule: str = "R30"
