"""What a human cannot do or tell in a game that goes on."""

from __future__ import annotations

from automa_rules.core.rejection import KeptHere, NotThere, Refusal
from automa_rules.scythe.terms import (
    Bonus,
    CombatAbility,
    CombatCard,
    Faction,
    HexId,
    HumanGoal,
    Place,
    Resource,
    SeatName,
    StructureKind,
    UnitKind,
)


class UnknownTerritory(NotThere, frozen=True):
    """There is no such territory; those of the same row are `territories_in_row`."""

    territory: str
    territories_in_row: tuple[HexId, ...]


class NotOnTable(NotThere, frozen=True):
    """A unit on the mat or out of play does not move."""

    place: Place


class NotATerritory(Refusal, frozen=True):
    """Resources cannot be taken to a place that is no territory."""

    place: Place


class UnitNotThere(NotThere, frozen=True):
    """At `place` there are `there` units of this kind, and `asked` were to be moved or removed."""

    unit: UnitKind
    place: Place
    asked: int
    there: int
    character: Place | None = None


class NotEnoughUnits(NotThere, frozen=True):
    """There are `on_mat` units of this kind on the mat, and `asked` were to be placed."""

    unit: UnitKind
    asked: int
    on_mat: int


class WorkersCarryNoWorkers(Refusal, frozen=True):
    """Workers carry resources, and no workers."""

    place: Place


class WorkersEnterAlone(Refusal, frozen=True):
    """An enemy's unit stands there: workers enter only with a combat unit."""

    territory: HexId


class ResourcesNotThere(NotThere, frozen=True):
    """The territory holds `there` of this resource, and `asked` were to be taken."""

    territory: Place
    resource: Resource
    asked: int
    there: int


class NotEnough(NotThere, frozen=True):
    """There is less than is to be paid."""

    what: str
    asked: int
    there: int


class AbilityNotAvailable(Refusal, frozen=True):
    """The faction mat has no such ability, or it is unlocked already."""

    ability: str
    available: tuple[str, ...]


class AbilityNotUsable(Refusal, frozen=True):
    """The ability cannot be used in this combat, or no combat is open."""

    ability: CombatAbility
    usable: tuple[CombatAbility, ...]


class StructureThere(Refusal, frozen=True):
    """The territory has a structure already."""

    territory: HexId
    owner: SeatName


class StructureBuiltAlready(Refusal, frozen=True):
    """Each kind of structure is built once."""

    structure: StructureKind
    owner: SeatName | None = None
    territory: HexId | None = None


class RecruitEnlistedAlready(Refusal, frozen=True):
    """Each kind of recruit is enlisted once."""

    bonus: Bonus
    enlisted: tuple[Bonus, ...]


class NoUpgradeLeft(NotThere, frozen=True):
    """All upgrades are made."""

    done: int


class NoEncounterThere(NotThere, frozen=True):
    """No encounter token lies there; `encounters` are those that are left."""

    territory: HexId
    encounters: tuple[HexId, ...]


class FactoryCardTakenAlready(Refusal, frozen=True):
    """A player takes one Factory card in a game."""

    seat: SeatName


class NoFactoryCardLeft(NotThere, frozen=True):
    """No Factory card is left."""


class NoTokens(Refusal, frozen=True):
    """The faction has no Flags or Traps to place."""

    faction: Faction


class TokenThere(Refusal, frozen=True):
    """A token lies there already, whoever placed it."""

    territory: HexId


class StarPlacedAlready(Refusal, frozen=True):
    """The goal has its star already."""

    goal: HumanGoal
    stars: tuple[str, ...]


class GoalNotReached(Refusal, frozen=True):
    """Of what the goal wants there are `there` of `needed`."""

    goal: HumanGoal
    there: int
    needed: int


class DialTooHigh(Refusal, frozen=True):
    """The dial goes to 7, and never beyond one's power."""

    seat: SeatName
    dial: int
    dial_max: int


class TooManyCombatCards(Refusal, frozen=True):
    """One combat card goes with each character or mech that fights."""

    seat: SeatName
    cards: tuple[CombatCard, ...]
    cards_max: int


class CombatCardsNotHeld(NotThere, frozen=True):
    """The hand does not hold these combat cards; it has `held`."""

    cards: tuple[CombatCard, ...]
    held: int


class HandOfAnother(KeptHere, frozen=True):
    """The service keeps the hand of `seat`: the game's owner names the cards that were shown out of it."""

    seat: SeatName


class DrawnEnough(KeptHere, frozen=True):
    """In this turn `drawn` combat cards were drawn, or taken, of `most` that the service gives players.

    `asked` more were asked for; the game's owner tells of what is beyond.
    """

    asked: int
    drawn: int
    most: int


class CombatCardNotLeft(NotThere, frozen=True):
    """All combat cards of this value but `left` are accounted for."""

    value: CombatCard
    asked: int
    left: int


class WrongNumberOfCards(Refusal, frozen=True):
    """`count` cards were to be turned up."""

    cards: tuple[CombatCard, ...]
    count: int
    seat: SeatName | None = None


class NoRetreatThere(Refusal, frozen=True):
    """Seaworthy units retreat to a lake beside the territory without an enemy: `lakes`."""

    seat: SeatName
    territory: HexId
    lakes: tuple[HexId, ...]


class DeckIsVirtual(KeptHere, frozen=True):
    """The service draws from this deck, so that no card of it is told."""

    deck: str
