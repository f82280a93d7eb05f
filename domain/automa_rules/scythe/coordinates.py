"""What people call the places of the board: a column's letter and a row's number, as on a chessboard.

Columns run from `A` at the left, rows from 1 at the top; a home base is `H` and the first letter of its
faction, so that no column has it.
"""

from __future__ import annotations

from typing import Final

from automa_rules.scythe.board import HOME_BASES, TERRITORIES, Territory
from automa_rules.scythe.terms import HOME, Faction


def home_base_id(faction: Faction) -> str:
    """The id of a faction's home base among all places; `home` alone stands for a unit's own."""
    return f"{HOME}_{faction}"


def _coordinate(hex_: Territory) -> str:
    return f"{chr(ord('A') + hex_.column)}{hex_.row + 1}"


PLACES: Final[dict[str, str]] = {
    **{hex_.id: _coordinate(hex_) for hex_ in TERRITORIES.values()},
    **{home_base_id(faction): f"H{faction[0].upper()}" for faction in HOME_BASES},
}
PLACE_KINDS: Final[dict[str, str]] = {
    **{hex_.id: hex_.terrain for hex_ in TERRITORIES.values()},
    **{home_base_id(faction): HOME for faction in HOME_BASES},
}
