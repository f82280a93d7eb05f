"""Events of units, resources, structures and tokens on the board."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.scythe.terms import (
    Bonus,
    CombatCard,
    Goal,
    HexId,
    MechAbility,
    Place,
    RefusalReason,
    Resource,
    ResourcePlace,
    SeatName,
    StructureKind,
    Symbol,
    UnitKind,
)


class SymbolRefused(Event, frozen=True, tag="symbol_refused"):
    """A symbol of the move row gave no valid action, and why.

    `power` (of the Automa) and `min_power` (printed) are set if the power is too low.
    """

    seat: SeatName
    symbol: Symbol
    reason: RefusalReason
    rule: str
    power: int | None = None
    min_power: int | None = None


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    """A symbol moved an Automa unit. `decided_by` is the comparison that decided the destination.

    Of `among` territories that could be chosen, `best` shared the best `score`, and `nearest` of these also
    the distance to the Factory.
    """

    seat: SeatName
    symbol: Symbol
    unit: UnitKind
    origin: Place
    to: HexId
    decided_by: str
    rule: str
    among: int | None = None
    score: int | None = None
    best: int | None = None
    nearest: int | None = None


class MoveRowEnded(Event, frozen=True, tag="move_row_ended"):
    """The flipped combat card ended the whole move row."""

    seat: SeatName
    rule: str = "R53"


class UnitsMoved(Event, frozen=True, tag="units_moved"):
    """Units of one kind moved from one place to another, by a player or a rule. `why` is the reason."""

    seat: SeatName
    unit: UnitKind
    origin: Place
    to: Place
    count: int = 1
    rule: str = "PLAYER"
    why: Literal["moved", "carried", "produced", "retreats", "driven_off", "called_back"] = "moved"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """A player reported where the units are and what else changed, without how it came about.

    `hand` is the number of combat cards, `combat_cards` their values if they are given.
    """

    seat: SeatName
    character: Place | None = None
    mechs: tuple[Place, ...] | None = None
    workers: tuple[Place, ...] | None = None
    abilities: tuple[MechAbility, ...] | None = None
    rule: str = "PLAYER"
    stars: tuple[Goal, ...] | None = None
    recruits: tuple[Bonus, ...] | None = None
    upgrades: int | None = None
    structures: dict[HexId, StructureKind] | None = None
    encounters: tuple[HexId, ...] | None = None
    hand: int | None = None
    combat_cards: tuple[CombatCard, ...] | None = None


class EncounterRemoved(Event, frozen=True, tag="encounter_removed"):
    """An encounter token was removed from the board."""

    seat: SeatName
    territory: HexId
    rule: str = "R23"


class ResourcesChanged(Event, frozen=True, tag="resources_changed"):
    """Resource tokens were added to a territory or removed. `there` is the new amount.

    With Wayfare also on the home base of an unplayed faction, where nobody can spend them (R60).
    """

    territory: ResourcePlace
    resource: Resource
    amount: int
    rule: str = "PLAYER"
    seat: SeatName | None = None
    there: int | None = None


class StructureBuilt(Event, frozen=True, tag="structure_built"):
    """A human built a structure."""

    seat: SeatName
    territory: HexId
    kind: StructureKind
    rule: str = "PLAYER"


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    """A human placed a Flag (Albion) or a Trap (Togawa)."""

    seat: SeatName
    territory: HexId
    rule: str = "PLAYER"


class TrapDisarmed(Event, frozen=True, tag="trap_disarmed"):
    """An Automa's unit came to an armed Trap: its token is turned over, without other effect."""

    territory: HexId
    rule: str = "R61"


class UnitDeployed(Event, frozen=True, tag="unit_deployed"):
    """A unit was deployed from its mat to the board or the home base."""

    seat: SeatName
    unit: UnitKind
    to: Place
    ability: MechAbility | None = None
    rule: str = "T2B"
