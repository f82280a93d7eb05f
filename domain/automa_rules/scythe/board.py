"""The board: territories, rivers, lakes, tunnels, home bases, reading order and distances."""

from __future__ import annotations

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.refusals.illegal_actions import UnknownTerritory
from automa_rules.scythe.terms import HOME, MAT, Faction, HexId, Place, Resource, Terrain


class Territory(msgspec.Struct, frozen=True):
    """A printed hex. Odd rows are shifted half a hex to the right of even ones."""

    id: HexId
    row: int
    column: int
    terrain: Terrain
    encounter: bool = False
    tunnel: bool = False


class HomeBase(msgspec.Struct, frozen=True):
    """A faction's home base: not a territory, but with a place on the grid and two dry neighbours."""

    faction: Faction
    row: int
    column: int
    peninsula: tuple[HexId, HexId]


class _Board(msgspec.Struct, frozen=True):
    factory: HexId
    home_bases: tuple[HomeBase, ...]
    rivers: tuple[tuple[HexId, HexId], ...]
    territories: tuple[Territory, ...]


_board = load_data_file(__package__, "data/board.json", _Board)

FACTORY: HexId = _board.factory
TERRITORIES: dict[HexId, Territory] = {hex_.id: hex_ for hex_ in _board.territories}
HOME_BASES: dict[Faction, HomeBase] = {base.faction: base for base in _board.home_bases}
# Destinations of Wayfare: the other factions' home bases. A faction's own is always `home`.
OTHER_HOME_BASES: dict[Place, HomeBase] = {f"home_{base.faction}": base for base in _board.home_bases}
RIVERS: frozenset[frozenset[HexId]] = frozenset(frozenset(pair) for pair in _board.rivers)

# R5: row by row from the top, each from left to right. The board file has this order.
READING_ORDER: dict[HexId, int] = {hex_.id: index for index, hex_ in enumerate(_board.territories)}
LAKES = frozenset(hex_.id for hex_ in _board.territories if hex_.terrain == "lake")
TUNNELS = frozenset(hex_.id for hex_ in _board.territories if hex_.tunnel)
ENCOUNTERS: tuple[HexId, ...] = tuple(hex_.id for hex_ in _board.territories if hex_.encounter)

RESOURCE_BY_TERRAIN: dict[Terrain, Resource] = {
    "mountain": "metal",
    "farm": "food",
    "tundra": "oil",
    "forest": "wood",
}


def _steps(row: int, column: int, other_row: int, other_column: int) -> int:
    q, other_q = column - row // 2, other_column - other_row // 2
    return (abs(q - other_q) + abs(row - other_row) + abs(q + row - other_q - other_row)) // 2


# R1: steps on the grid; water, tunnels and units do not matter.
DISTANCE: dict[HexId, dict[HexId, int]] = {
    a.id: {b.id: _steps(a.row, a.column, b.row, b.column) for b in _board.territories}
    for a in _board.territories
}
DISTANCE_TO_FACTORY: dict[HexId, int] = DISTANCE[FACTORY]
DISTANCE_TO_HOME: dict[Faction, dict[HexId, int]] = {
    base.faction: {
        hex_.id: _steps(base.row, base.column, hex_.row, hex_.column) for hex_ in _board.territories
    }
    for base in _board.home_bases
}
NEIGHBOURS: dict[HexId, tuple[HexId, ...]] = {
    a: tuple(b for b, steps in row.items() if steps == 1) for a, row in DISTANCE.items()
}
# Neighbours across an edge without a river, between territories that are not lakes.
DRY_NEIGHBOURS: dict[HexId, tuple[HexId, ...]] = {
    a: tuple(b for b in near if frozenset((a, b)) not in RIVERS and a not in LAKES and b not in LAKES)
    for a, near in NEIGHBOURS.items()
}


def own_place(faction: Faction, place: Place) -> Place:
    """The place as a faction's unit has it: the faction's own home base is `home`."""
    return HOME if place == f"{HOME}_{faction}" else place


def terrain(hex_: HexId) -> Terrain:
    """The terrain of a territory."""
    return TERRITORIES[hex_].terrain


def produced_resource(hex_: HexId) -> Resource | None:
    """The resource that a territory produces; None for lakes, villages and the Factory."""
    return RESOURCE_BY_TERRAIN.get(terrain(hex_))


def require_territory(hex_: HexId) -> None:
    """Raise Rejected `unknown_territory` for a well-formed id that is not on the board."""
    if hex_ not in TERRITORIES:
        row = [known for known in TERRITORIES if known[:2] == hex_[:2]]
        raise Rejected(UnknownTerritory(territory=hex_, territories_in_row=(*row,)))


def require_place(place: Place) -> None:
    """Raise Rejected `unknown_territory` unless the place is a territory, a home base or the mat."""
    if place not in (HOME, MAT) and place not in OTHER_HOME_BASES:
        require_territory(place)
