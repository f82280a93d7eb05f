"""What the rules do not explain: done all the same, for the table is right, and refused in a strict game."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal
from automa_rules.scythe.terms import HexId, Place, Resource, UnitKind


class BeyondReach(Refusal, frozen=True):
    """A unit of this kind cannot get from `place` to `to` in one movement; `reach` is where it can."""

    unit: UnitKind
    place: Place
    to: Place
    reach: tuple[Place, ...]


class TooManyMoves(Refusal, frozen=True):
    """A Move action moves `most` units at most, whoever rides along; here were `asked`."""

    asked: int
    most: int


class TooManyCrossings(Refusal, frozen=True):
    """By Toka `most` characters or mechs cross a river in a turn; here did `asked`."""

    asked: int
    most: int


class CarriedByNoMech(Refusal, frozen=True):
    """Only mechs carry workers."""

    unit: UnitKind
    place: Place


class NoWorkerThere(Refusal, frozen=True):
    """This takes an own worker on the territory; own workers stand on `territories`."""

    territory: HexId
    territories: tuple[HexId, ...]


class OnLake(Refusal, frozen=True):
    """No structure is built on a lake, and no mech deployed there."""

    territory: HexId


class CharacterNotMoved(Refusal, frozen=True):
    """A Flag or a Trap is placed after moving the character; in this turn it has not moved."""

    territory: HexId


class LeftOnLake(Refusal, frozen=True):
    """Workers and resources leave a lake with the unit that brought them there."""

    territory: HexId


class NothingGivesIt(Refusal, frozen=True):
    """No encounter has been resolved in this turn, and there is no Factory card that could give it."""


class ResourcesOfOthers(Refusal, frozen=True):
    """Resources are spent from territories that one controls."""

    territory: HexId
    resource: Resource


class ProducedTooMuch(Refusal, frozen=True):
    """The workers on a territory produce `most` of this, where `resource` is null of workers."""

    territory: HexId
    resource: Resource | None
    asked: int
    most: int


class ProducedTooWidely(Refusal, frozen=True):
    """A Produce action counts for `most` territories at most, the Mill's among them."""

    asked: int
    most: int


class TradedTooMuch(Refusal, frozen=True):
    """A Trade action brings `most` resources."""

    asked: int
    most: int
