"""The seven player mats: a human's starting values, and the costs and gains of the four columns."""

from __future__ import annotations

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.scythe.terms import BottomAction, Faction, PlayerMatId, Resource, TopAction

COST_RESOURCE: dict[BottomAction, Resource] = {
    "upgrade": "oil",
    "deploy": "metal",
    "build": "wood",
    "enlist": "food",
}


class MatColumn(msgspec.Struct, frozen=True):
    """A column of a mat: the top action and the bottom action below it.

    The bottom action costs `cost` of one resource at first, `least_cost` after all upgrades of the column,
    and gives `coins` each time.
    """

    top: TopAction
    bottom: BottomAction
    cost: int
    least_cost: int
    coins: int


class PlayerMat(msgspec.Struct, frozen=True):
    """A player mat. `number` is printed text: 2A comes between 2 and 3. The lowest in play starts."""

    id: PlayerMatId
    name: str
    number: str
    popularity: int
    coins: int
    columns: tuple[MatColumn, ...]


BANNED_PAIRS: frozenset[tuple[Faction, PlayerMatId]] = frozenset(
    (("rusviet", "industrial"), ("crimea", "patriotic"))
)
"""R64: too strong together, says the publisher."""

# Ordered by `number`.
PLAYER_MATS: dict[PlayerMatId, PlayerMat] = {
    mat.id: mat for mat in load_data_file(__package__, "data/player_mats.json", tuple[PlayerMat, ...])
}
