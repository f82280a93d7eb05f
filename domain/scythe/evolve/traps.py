"""Traps of a human Togawa: which lie disarmed (Invaders, Maifuku and Shinobi).

What a Trap does to whoever steps on it is the table's to tell (R48), and so is what a correction changes.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.scythe.factions import TRAPS
from domain.scythe.player import Player
from domain.scythe.state import State
from domain.scythe.terms import Place, UnitKind


def stepped_on(state: State, seat: str, arriving: Iterable[tuple[UnitKind, Place]]) -> State:
    """Behind their arrival: others' units disarm a Trap, its owner's that may do so arm it again."""
    came = tuple(arriving)
    if not came or not any(one.tokens and one.faction == TRAPS for one in state.players):
        return state
    return replace(state, players=tuple(_with_traps(one, seat, came) for one in state.players))


def _with_traps(one: Player, seat: str, came: tuple[tuple[UnitKind, Place], ...]) -> Player:
    if one.faction != TRAPS:
        return one
    if one.seat == seat:
        armed = {place for unit, place in came if unit == "character" or _arms(one, unit)}
        disarmed = {hex_ for hex_ in one.disarmed if hex_ not in armed}
    else:
        disarmed = {*one.disarmed, *(place for _, place in came)}
    return replace(one, disarmed=tuple(hex_ for hex_ in one.tokens if hex_ in disarmed))


def _arms(one: Player, unit: UnitKind) -> bool:
    return unit == "mech" and "shinobi" in one.abilities


def only_traps(one: Player) -> Player:
    """The player, whose Traps are the only ones that can be disarmed."""
    traps = one.tokens if one.faction == TRAPS else ()
    return replace(one, disarmed=tuple(hex_ for hex_ in one.disarmed if hex_ in traps))
