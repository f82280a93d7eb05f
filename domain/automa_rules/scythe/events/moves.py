"""Facts about units on the board and about what lies there."""

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
    SeatName,
    StructureKind,
    Symbol,
    UnitKind,
)


class SymbolRefused(Event, frozen=True, tag="symbol_refused"):
    """A symbol of the move row that gave no valid action, and why.

    `power` is the Automa's and `min_power` the printed number, where that is why.
    """

    seat: SeatName
    symbol: Symbol
    reason: RefusalReason
    rule: str
    power: int | None = None
    min_power: int | None = None


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    """An Automa unit was placed by a symbol. `decided_by` is the comparison that settled the destination.

    Of `among` territories that could be chosen `best` had the same best count, which is `score`, and of these
    `nearest` the same distance to the Factory.
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
    """The flipped combat card ends the whole move row."""

    seat: SeatName
    rule: str = "R53"


class UnitsMoved(Event, frozen=True, tag="units_moved"):
    """Units of one kind went from one place to another, as a player said or as a rule sent them: `why`."""

    seat: SeatName
    unit: UnitKind
    origin: Place
    to: Place
    count: int = 1
    rule: str = "PLAYER"
    why: Literal["moved", "carried", "produced", "retreats", "driven_off", "called_back"] = "moved"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """A player told where the units now stand and what else changed, without saying how.

    `hand` is the number of combat cards, `combat_cards` their values where they are told.
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
    """An encounter token left the board."""

    seat: SeatName
    territory: HexId
    rule: str = "R23"


class ResourcesChanged(Event, frozen=True, tag="resources_changed"):
    """Resource tokens were put on a territory or taken away; `there` are left, or lie there now."""

    territory: HexId
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


class UnitDeployed(Event, frozen=True, tag="unit_deployed"):
    """A unit came from its mat onto the board or the home base."""

    seat: SeatName
    unit: UnitKind
    to: Place
    ability: MechAbility | None = None
    rule: str = "T2B"
