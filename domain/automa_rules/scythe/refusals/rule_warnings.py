"""Actions that the rules do not explain: executed with a warning, refused in a strict game."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal
from automa_rules.scythe.terms import (
    Faction,
    HexId,
    HumanGoal,
    Place,
    PlayerMatId,
    Resource,
    SeatName,
    UnitKind,
)


class BeyondReach(Refusal, frozen=True):
    """A unit of this kind cannot get from `place` to `to` in one movement. `reach` is where it can go."""

    unit: UnitKind
    place: Place
    to: Place
    reach: tuple[Place, ...]


class MovesNowhere(Refusal, frozen=True):
    """The unit already stands at `place`, where it is said to move."""

    unit: UnitKind
    place: Place


class TooManyMoves(Refusal, frozen=True):
    """A Move action moves at most `most` units, besides carried ones; `asked` have moved."""

    asked: int
    most: int


class TooManyCrossings(Refusal, frozen=True):
    """By Toka, at most `most` characters or mechs cross a river per turn; `asked` have crossed."""

    asked: int
    most: int


class CarriedByNoMech(Refusal, frozen=True):
    """Only mechs can carry workers."""

    unit: UnitKind
    place: Place


class NoWorkerThere(Refusal, frozen=True):
    """This needs one of the player's workers on the territory. `territories` are where they are."""

    territory: HexId
    territories: tuple[HexId, ...]


class OnLake(Refusal, frozen=True):
    """Structures cannot be built on a lake, and mechs cannot be deployed there."""

    territory: HexId


class CharacterNotMoved(Refusal, frozen=True):
    """A Flag or a Trap is placed after moving the character, which has not moved this turn."""

    territory: HexId


class LeftOnLake(Refusal, frozen=True):
    """Workers and resources must leave a lake with the unit that brought them there."""

    territory: HexId


class NothingGivesIt(Refusal, frozen=True):
    """No encounter was resolved this turn, and there is no Factory card that could give this."""


class ResourcesOfOthers(Refusal, frozen=True):
    """Resources can be spent only from territories that the player controls."""

    territory: HexId
    resource: Resource


class ProducedTooMuch(Refusal, frozen=True):
    """The workers on the territory produce at most `most` of this. `resource` is null for workers."""

    territory: HexId
    resource: Resource | None
    asked: int
    most: int


class ProducedTooWidely(Refusal, frozen=True):
    """A Produce action covers at most `most` territories, including the Mill's."""

    asked: int
    most: int


class TradedTooMuch(Refusal, frozen=True):
    """A Trade action gives at most `most` resources."""

    asked: int
    most: int


class PairBanned(Refusal, frozen=True):
    """The publisher bans this faction with this player mat (R64)."""

    seat: SeatName
    faction: Faction
    mat: PlayerMatId


class StarDue(Refusal, frozen=True):
    """The player ends the turn without placing a star for `goals` that are reached."""

    seat: SeatName
    goals: tuple[HumanGoal, ...]
