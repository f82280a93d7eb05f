"""Refusals of actions in a running game."""

from __future__ import annotations

from automa_rules.core.rejection import KeptHere, NotThere, Refusal
from automa_rules.scythe.terms import (
    Bonus,
    CombatAbility,
    CombatCard,
    Faction,
    HexId,
    HumanGoal,
    PieceId,
    Place,
    Resource,
    SeatName,
    StructureKind,
    UnitKind,
)


class UnknownTerritory(NotThere, frozen=True):
    """There is no such territory. `territories_in_row` are those of the same row."""

    territory: str
    territories_in_row: tuple[HexId, ...]


class NotOnTable(NotThere, frozen=True):
    """A unit on the mat or out of play cannot move."""

    place: Place


class NotATerritory(Refusal, frozen=True):
    """Resources can be carried only to a territory, or with Wayfare to an unplayed faction's home base."""

    place: Place


class UnitNotThere(NotThere, frozen=True):
    """There are only `there` units of this kind at `place`; `asked` were to be moved or removed."""

    unit: UnitKind
    place: Place
    asked: int
    there: int
    character: Place | None = None


class NotEnoughUnits(NotThere, frozen=True):
    """There are only `on_mat` units of this kind on the mat; `asked` were to be placed."""

    unit: UnitKind
    asked: int
    on_mat: int


class WorkersCarryNoWorkers(Refusal, frozen=True):
    """Workers can carry resources, but no workers."""

    place: Place


class WorkersEnterAlone(Refusal, frozen=True):
    """Workers can enter a territory with enemy units only together with a combat unit."""

    territory: HexId


class ResourcesNotThere(NotThere, frozen=True):
    """The territory has only `there` of this resource; `asked` were to be taken."""

    territory: Place
    resource: Resource
    asked: int
    there: int


class NotEnough(NotThere, frozen=True):
    """The player has only `there` of this; `asked` were to be paid."""

    what: str
    asked: int
    there: int


class AbilityNotAvailable(Refusal, frozen=True):
    """The faction mat has no such ability, or it is already unlocked."""

    ability: str
    available: tuple[str, ...]


class AbilityNotUsable(Refusal, frozen=True):
    """The ability cannot be used in this combat, or no combat is open."""

    ability: CombatAbility
    usable: tuple[CombatAbility, ...]


class StructureThere(Refusal, frozen=True):
    """The territory already has a structure."""

    territory: HexId
    owner: SeatName


class StructureBuiltAlready(Refusal, frozen=True):
    """Each kind of structure can be built once."""

    structure: StructureKind
    owner: SeatName | None = None
    territory: HexId | None = None


class RecruitEnlistedAlready(Refusal, frozen=True):
    """Each kind of recruit can be enlisted once."""

    bonus: Bonus
    enlisted: tuple[Bonus, ...]


class NoUpgradeLeft(NotThere, frozen=True):
    """All upgrades are made."""

    done: int


class NoEncounterThere(NotThere, frozen=True):
    """There is no encounter token on the territory. `encounters` are those left."""

    territory: HexId
    encounters: tuple[HexId, ...]


class FactoryCardTakenAlready(Refusal, frozen=True):
    """A player can take one Factory card per game."""

    seat: SeatName


class NoFactoryCardLeft(NotThere, frozen=True):
    """No Factory card is left."""


class NoTokens(Refusal, frozen=True):
    """The faction has no Flags or Traps to place."""

    faction: Faction


class TokenThere(Refusal, frozen=True):
    """The territory already has a Flag or a Trap."""

    territory: HexId


class StarPlacedAlready(Refusal, frozen=True):
    """The goal already has its star."""

    goal: HumanGoal
    stars: tuple[str, ...]


class GoalNotReached(Refusal, frozen=True):
    """The goal is not reached: `there` of `needed`."""

    goal: HumanGoal
    there: int
    needed: int


class DialTooHigh(Refusal, frozen=True):
    """The dial goes to 7, and not beyond the player's power."""

    seat: SeatName
    dial: int
    dial_max: int


class TooManyCombatCards(Refusal, frozen=True):
    """At most `cards_max` combat cards: one per fighting character or mech, more by some abilities."""

    seat: SeatName
    cards: tuple[CombatCard, ...]
    cards_max: int


class CombatCardsNotHeld(NotThere, frozen=True):
    """The hand of `held` cards does not contain these combat cards."""

    cards: tuple[CombatCard, ...]
    held: int


class HandOfAnother(KeptHere, frozen=True):
    """The service keeps the hand of `seat`. Only the game's owner can name the cards shown from it."""

    seat: SeatName


class DrawnEnough(KeptHere, frozen=True):
    """The service gives players at most `most` combat cards per turn; `drawn` were drawn or stolen so far.

    `asked` more were requested. Only the game's owner can report more.
    """

    asked: int
    drawn: int
    most: int


class CombatCardNotLeft(NotThere, frozen=True):
    """Only `left` combat cards of this value are not accounted for."""

    value: CombatCard
    asked: int
    left: int


class WrongNumberOfCards(Refusal, frozen=True):
    """Exactly `count` cards must be turned up."""

    cards: tuple[CombatCard, ...]
    count: int
    seat: SeatName | None = None


class NoRetreatThere(Refusal, frozen=True):
    """With Seaworthy a unit can retreat only to an adjacent lake without an enemy: one of `lakes`.

    A worker can only go to a lake to which a mech goes.
    """

    seat: SeatName
    territory: Place
    lakes: tuple[HexId, ...]
    piece: PieceId | None = None


class PieceNotThere(NotThere, frozen=True):
    """The unit is not on the territory; the seat's units there are `pieces`."""

    seat: SeatName
    piece: PieceId
    territory: HexId
    pieces: tuple[PieceId, ...]


class DeckIsVirtual(KeptHere, frozen=True):
    """The service draws from this deck, so its cards cannot be reported."""

    deck: str
