"""Refusals of impossible tables, at the start of a game and after a correction."""

from __future__ import annotations

from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, ToBeTold
from automa_rules.scythe.terms import Faction, HexId, Level, Place, SeatName, UnitKind


class FactionTaken(ImpossibleTable, frozen=True):
    """Each faction can be played once."""

    faction: Faction


class SeatTaken(ImpossibleTable, frozen=True):
    """Each seat can be taken once."""

    seat: SeatName


class UnknownSeat(ImpossibleTable, frozen=True):
    """There is no such seat. `seats` are those of the game."""

    seat: str
    seats: tuple[SeatName, ...]


class NoAutoma(ImpossibleTable, frozen=True):
    """A game needs at least one Automa."""

    seats: tuple[SeatName, ...]


class SeatsAreFixed(KeptHere, frozen=True):
    """The seats of a game, and their kinds, cannot change."""

    seats: tuple[SeatName, ...]


class ForTheOwner(KeptHere, frozen=True):
    """With several humans, only the owner can end or reopen the game, repeat a turn or leave a combat."""

    pointer: str


class HumanMatUnknown(ToBeTold, frozen=True):
    """The starting values of the human's player mat are required: `needed`."""

    seat: SeatName
    needed: tuple[str, ...]


class HumanWithLevel(ImpossibleTable, frozen=True):
    """A human has no level, star tracker or scheme."""

    seat: SeatName
    level: Level | None


class AutomaWithoutLevel(ImpossibleTable, frozen=True):
    """An Automa needs a level."""

    seat: SeatName


class AutomaHasNone(ImpossibleTable, frozen=True):
    """An Automa cannot have this."""

    seat: SeatName
    what: str


class UnknownTrackerSpace(ImpossibleTable, frozen=True):
    """The star tracker has `spaces` spaces, counted from 0."""

    seat: SeatName
    space: int
    spaces: int


class WrongNumberOfUnits(ImpossibleTable, frozen=True):
    """A player has 8 workers and 4 mechs, including those on the mat."""

    seat: SeatName
    unit: UnitKind
    there: int
    needed: int


class CharacterOnMat(ImpossibleTable, frozen=True):
    """The character of a human must be on the board or a home base."""

    seat: SeatName


class TooManyStars(ImpossibleTable, frozen=True):
    """A player has six stars at most, and for each goal as many as it allows."""

    seat: SeatName
    stars: tuple[str, ...]
    goal: str | None = None


class NoEncounterSpace(ImpossibleTable, frozen=True):
    """The board has no encounter space there, or it is listed twice."""

    territory: HexId
    encounters: tuple[HexId, ...]


class NoTrapThere(ImpossibleTable, frozen=True):
    """The player has no Trap there that could be disarmed. `traps` are where they are."""

    territory: HexId
    traps: tuple[HexId, ...]


class EnemiesShareTerritory(ImpossibleTable, frozen=True):
    """Enemies share `territories` without a combat."""

    territories: tuple[HexId, ...]
    other: SeatName


class DiscardsOfSeveralDecks(ImpossibleTable, frozen=True):
    """Discards can be given only if there is one Automa deck."""

    decks: int


class ContradictsQuestion(NotNow, frozen=True):
    """The open question would not fit this table. Answer it or undo first."""

    diagnostic: str


class PlayerMatTaken(ImpossibleTable, frozen=True):
    """Each player mat can be used once."""

    mat: str


class HomeBaseClosed(ImpossibleTable, frozen=True):
    """Units can be on another home base only if nobody plays its faction. `open` are the allowed ones."""

    seat: SeatName
    place: Place
    open: tuple[Place, ...]


class LastTurnCardNotOnTop(ImpossibleTable, frozen=True):
    """The card of the last turn must be the top card of the discards, which is `top`."""

    card: int | None
    top: int | None
