"""Short coordinates of places, as on a chessboard: a column letter and a row number.

Columns start with `A` at the left, rows with 1 at the top. A home base is `H` and the first letter of its
faction; no column is `H`.
"""

from __future__ import annotations

from typing import Final

from automa_rules.core.place import Place
from automa_rules.scythe.board import HOME_BASES, NEIGHBOURS, RIVERS, TERRITORIES, HomeBase, Territory
from automa_rules.scythe.terms import HOME, Faction


def home_base_id(faction: Faction) -> str:
    """The id of a faction's home base among all places. `home` alone is a unit's own."""
    return f"{HOME}_{faction}"


def _coordinate(hex_: Territory) -> str:
    return f"{chr(ord('A') + hex_.column)}{hex_.row + 1}"


def _territory(hex_: Territory) -> Place:
    near = NEIGHBOURS[hex_.id]
    return Place(
        id=hex_.id,
        at=_coordinate(hex_),
        terrain=hex_.terrain,
        neighbours=near,
        rivers=tuple(other for other in near if frozenset((hex_.id, other)) in RIVERS),
        tunnel=hex_.tunnel,
    )


def _home_base(base: HomeBase) -> Place:
    return Place(
        id=home_base_id(base.faction),
        at=f"H{base.faction[0].upper()}",
        terrain=HOME,
        neighbours=base.peninsula,
        rivers=(),
        tunnel=False,
    )


PLACES: Final[dict[str, Place]] = {
    place.id: place
    for place in (*map(_territory, TERRITORIES.values()), *map(_home_base, HOME_BASES.values()))
}
