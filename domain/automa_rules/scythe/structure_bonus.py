"""The structure bonus tile: coins for where a human's structures are."""

from __future__ import annotations

from collections.abc import Callable

from automa_rules.scythe.board import ENCOUNTERS, LAKES, NEIGHBOURS, TERRITORIES, TUNNELS, terrain
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import HexId, StructureBonus

# Pairs of a minimum count and its coins.
_ADJACENT = ((1, 2), (2, 4), (4, 6), (6, 9))
_ON_TUNNELS = ((1, 2), (2, 4), (3, 6))
_ONE_BY_ONE = ((1, 2), (2, 4), (3, 6), (4, 9))

_DIRECTIONS = ((1, 0), (0, 1), (1, -1))
_HEX_AT = {(hex_.column - hex_.row // 2, hex_.row): hex_.id for hex_ in TERRITORIES.values()}
_AXIAL = {hex_: at for at, hex_ in _HEX_AT.items()}


def structure_bonus(state: State, seat: str) -> int:
    """The coins that the game's tile gives a human; 0 without a tile."""
    if state.structure_bonus is None:
        return 0
    own = {hex_ for hex_, built in state.structures.items() if built.owner == seat}
    count, steps = _TILES[state.structure_bonus]
    reached = count(own)
    return max((coins for minimum, coins in steps if reached >= minimum), default=0)


def _next_to(kind: frozenset[HexId]) -> Callable[[set[HexId]], int]:
    return lambda own: len({near for hex_ in own for near in NEIGHBOURS[hex_]} & kind)


def _longest_row(own: set[HexId]) -> int:
    """The most structures on consecutive territories of one straight line."""
    return max((_row_from(own, hex_, direction) for hex_ in own for direction in _DIRECTIONS), default=0)


def _row_from(own: set[HexId], hex_: HexId, direction: tuple[int, int]) -> int:
    q, r = _AXIAL[hex_]
    length = 0
    while _HEX_AT.get((q + length * direction[0], r + length * direction[1])) in own:
        length += 1
    return length


_TILES: dict[StructureBonus, tuple[Callable[[set[HexId]], int], tuple[tuple[int, int], ...]]] = {
    "tunnels_adjacent": (_next_to(TUNNELS), _ADJACENT),
    "lakes_adjacent": (_next_to(LAKES), _ADJACENT),
    "encounters_adjacent": (_next_to(frozenset(ENCOUNTERS)), _ADJACENT),
    "on_tunnels": (lambda own: len(own & TUNNELS), _ON_TUNNELS),
    "in_one_row": (_longest_row, _ONE_BY_ONE),
    "on_farms_or_tundra": (
        lambda own: sum(terrain(hex_) in ("farm", "tundra") for hex_ in own),
        _ONE_BY_ONE,
    ),
}
