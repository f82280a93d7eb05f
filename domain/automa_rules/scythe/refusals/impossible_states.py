"""Tables that cannot be: as a game begins, and after a correction."""

from __future__ import annotations

from automa_rules.core.rejection import ImpossibleTable, KeptHere, NotNow, ToBeTold
from automa_rules.scythe.terms import Faction, HexId, Level, Place, SeatName, UnitKind


class FactionTaken(ImpossibleTable, frozen=True):
    """Each faction is played once."""

    faction: Faction


class SeatTaken(ImpossibleTable, frozen=True):
    """Each seat is taken once."""

    seat: SeatName


class UnknownSeat(ImpossibleTable, frozen=True):
    """Nobody sits there; `seats` are those of the game."""

    seat: str
    seats: tuple[SeatName, ...]


class NoAutoma(ImpossibleTable, frozen=True):
    """A game has at least one Automa."""

    seats: tuple[SeatName, ...]


class SeatsAreFixed(KeptHere, frozen=True):
    """The seats of a game, and who sits there, do not change."""

    seats: tuple[SeatName, ...]


class ForTheOwner(KeptHere, frozen=True):
    """One of several humans does not end the game so, take a turn again, or leave a combat that has begun."""

    pointer: str


class HumanMatUnknown(ToBeTold, frozen=True):
    """What the player mat of the human says at the start is to be told."""

    seat: SeatName
    needed: tuple[str, ...]


class HumanWithLevel(ImpossibleTable, frozen=True):
    """A human has no level, star tracker or scheme."""

    seat: SeatName
    level: Level | None


class AutomaWithoutLevel(ImpossibleTable, frozen=True):
    """An Automa has a level."""

    seat: SeatName


class AutomaHasNone(ImpossibleTable, frozen=True):
    """An Automa has nothing of this kind."""

    seat: SeatName
    what: str


class UnknownTrackerSpace(ImpossibleTable, frozen=True):
    """The star tracker has `spaces` spaces, counted from 0."""

    seat: SeatName
    space: int
    spaces: int


class WrongNumberOfUnits(ImpossibleTable, frozen=True):
    """A player has 8 workers and 4 mechs, those on the mat among them."""

    seat: SeatName
    unit: UnitKind
    there: int
    needed: int


class CharacterOnMat(ImpossibleTable, frozen=True):
    """The character of a human is on the board or its home base."""

    seat: SeatName


class TooManyStars(ImpossibleTable, frozen=True):
    """A player places six stars, and as many for a goal as it allows."""

    seat: SeatName
    stars: tuple[str, ...]
    goal: str | None = None


class NoEncounterSpace(ImpossibleTable, frozen=True):
    """The board has no encounter there."""

    territory: HexId
    encounters: tuple[HexId, ...]


class NoTrapThere(ImpossibleTable, frozen=True):
    """No Trap of the player lies there that could be disarmed; `traps` are where they lie."""

    territory: HexId
    traps: tuple[HexId, ...]


class EnemiesShareTerritory(ImpossibleTable, frozen=True):
    """Enemies stand together in `territories` without a combat."""

    territories: tuple[HexId, ...]
    other: SeatName


class DiscardsOfSeveralDecks(ImpossibleTable, frozen=True):
    """Discards can be told where there is one Automa deck only."""

    decks: int


class ContradictsQuestion(NotNow, frozen=True):
    """An open question would make no sense on such a table: answer it or undo first."""

    reason: str


class PlayerMatTaken(ImpossibleTable, frozen=True):
    """Each player mat is used once."""

    mat: str


class HomeBaseClosed(ImpossibleTable, frozen=True):
    """Units stand on another faction's home base where nobody plays it; `open` are those they can be on."""

    seat: SeatName
    place: Place
    open: tuple[Place, ...]


class LastTurnCardNotOnTop(ImpossibleTable, frozen=True):
    """The card of the last turn lies on top of the discards: `top` is the one that does."""

    card: int | None
    top: int | None
