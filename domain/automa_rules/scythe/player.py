"""A player's mat and units. A mech or worker keeps its place in its list for the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from automa_rules.core.rejection import Rejected
from automa_rules.scythe.board import OTHER_HOME_BASES, READING_ORDER, TERRITORIES
from automa_rules.scythe.refusals.illegal_actions import UnitNotThere
from automa_rules.scythe.terms import (
    HOME,
    MAT,
    Bonus,
    CombatCardValues,
    Count,
    Faction,
    Goal,
    HexId,
    Level,
    MechAbility,
    Place,
    PlayerMatId,
    Popularity,
    Power,
    Scheme,
    SeatName,
    SideName,
    UnitKind,
    Upgrades,
)

Hand = Count | CombatCardValues


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """A seat at the table and all that belongs to it.

    `combat_cards` is a count if the service does not know the values; otherwise the values in the order
    drawn, or shuffled for Scout. `level`, `star_tracker` and `scheme` are for Automas only. `mat` (the player
    mat, if named), `abilities`, `recruits`, `upgrades` and `tokens` (Flags or Traps on the board) are for
    humans only; `disarmed` are the Traps that are not armed. `side` groups friends in games by side (M7).
    """

    seat: SeatName
    kind: Literal["human", "automa"]
    faction: Faction
    power: Power
    popularity: Popularity
    coins: Count
    combat_cards: Hand
    character: Place
    mechs: tuple[Place, ...]
    workers: tuple[Place, ...]
    stars: tuple[Goal, ...] = ()
    has_factory_card: bool = False
    side: SideName | None = None
    mat: PlayerMatId | None = None
    level: Level | None = None
    star_tracker: int = 0
    scheme: Scheme = 1
    abilities: tuple[MechAbility, ...] = ()
    recruits: tuple[Bonus, ...] = ()
    upgrades: Upgrades = 0
    tokens: tuple[HexId, ...] = ()
    disarmed: tuple[HexId, ...] = ()


_PLACE_ORDER: dict[Place, int] = {
    place: index for index, place in enumerate((HOME, *OTHER_HOME_BASES, *READING_ORDER, MAT))
}


def sort_places(places: Iterable[Place]) -> tuple[Place, ...]:
    """Sort places: home, other home bases, territories in reading order, mat."""
    return tuple(sorted(places, key=_PLACE_ORDER.__getitem__))


def unit_places(player: Player, unit: UnitKind) -> tuple[Place, ...]:
    """The places of a player's units of a kind."""
    match unit:
        case "character":
            return (player.character,)
        case "mech":
            return player.mechs
        case "worker":
            return player.workers


def list_units(player: Player) -> Iterator[tuple[str, UnitKind, Place]]:
    """The id, kind and place of each unit of a player.

    Units are numbered by their place in the lists of the player: `human-mech-1` is `mechs[0]`.
    """
    ids = _unit_ids(player.seat, len(player.mechs), len(player.workers))
    for (piece, unit), place in zip(ids, (player.character, *player.mechs, *player.workers), strict=True):
        yield piece, unit, place


@lru_cache(maxsize=1_024)  # which every command asks for, of seats with the names that they always have
def _unit_ids(seat: str, mechs: int, workers: int) -> tuple[tuple[str, UnitKind], ...]:
    return (
        (f"{seat}-character", "character"),
        *((f"{seat}-mech-{number}", "mech") for number in range(1, mechs + 1)),
        *((f"{seat}-worker-{number}", "worker") for number in range(1, workers + 1)),
    )


def move_units(player: Player, unit: UnitKind, origin: Place, to: Place, count: int = 1) -> Player:
    """The player after units of one kind moved from one place to another, the first in the list first.

    Raises Rejected `unit_not_there` if there are too few.
    """
    before = unit_places(player, unit)
    if before.count(origin) < count:
        raise Rejected(UnitNotThere(unit=unit, place=origin, asked=count, there=before.count(origin)))
    if unit == "character":
        return msgspec.structs.replace(player, character=to)
    after = list(before)
    for _ in range(count):
        after[after.index(origin)] = to
    if unit == "mech":
        return msgspec.structs.replace(player, mechs=tuple(after))
    return msgspec.structs.replace(player, workers=tuple(after))


def with_rest_on_mat(places: Sequence[Place], count: int) -> tuple[Place, ...]:
    """The places of `count` units: those that are not listed are on the mat."""
    return (*places, *(MAT,) * (count - len(places)))


def with_units_at(before: Sequence[Place], places: Sequence[Place]) -> tuple[Place, ...]:
    """The units of one kind at reported places, the others on the mat.

    One that stays where it was on the board keeps its number.
    """
    arriving = list(with_rest_on_mat(places, len(before)))
    staying: list[Place | None] = []
    for place in before:
        stays = place != MAT and place in arriving
        staying.append(place if stays else None)
        if stays:
            arriving.remove(place)
    return tuple(arriving.pop(0) if place is None else place for place in staying)


def combat_unit_places(player: Player) -> Iterator[Place]:
    """The places of the character and the mechs, including the mat and the home base."""
    yield player.character
    yield from player.mechs


def filter_territories(all_places: tuple[Place, ...]) -> list[HexId]:
    """The territories among places."""
    return [place for place in all_places if place in TERRITORIES]


def unit_territories(player: Player) -> list[HexId]:
    """The territory of each unit on the board, one entry per unit."""
    return filter_territories((player.character, *player.mechs, *player.workers))


def combat_units_at(player: Player, hex_: Place) -> int:
    """How many characters and mechs a player has in a place."""
    return (player.character == hex_) + player.mechs.count(hex_)


def workers_at(player: Player, hex_: Place) -> int:
    """How many workers a player has in a place."""
    return player.workers.count(hex_)


def hand_size(player: Player) -> int:
    """How many combat cards a player holds."""
    hand = player.combat_cards
    return hand if isinstance(hand, int) else len(hand)


def worker_territories(player: Player) -> tuple[HexId, ...]:
    """The territories with a player's workers, each once, in reading order."""
    return sort_places(set(filter_territories(player.workers)))
