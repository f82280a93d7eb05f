"""Short coordinates of places, as on a chessboard: a column letter and a row number.

Columns start with `A` at the left, rows with 1 at the top. A home base is `H` and the first letter of its
faction; no column is `H`.
"""

from __future__ import annotations

from typing import Final

from automa_rules.scythe.board import HOME_BASES, TERRITORIES, Territory
from automa_rules.scythe.terms import HOME, Faction


def home_base_id(faction: Faction) -> str:
    """The id of a faction's home base among all places. `home` alone is a unit's own."""
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
