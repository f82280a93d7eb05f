"""Traps of a human Togawa: which lie disarmed (Invaders, Maifuku and Shinobi).

What a Trap does to whoever steps on it is the table's to tell (R48), and so is what a correction changes.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from automa_rules.scythe.factions import TRAP_FACTION
from automa_rules.scythe.player import Player, combat_units_at
from automa_rules.scythe.state import State, are_enemies, enemies_of, player
from automa_rules.scythe.terms import HexId, Place, UnitKind


def update_traps(state: State, seat: str, arriving: Iterable[tuple[UnitKind, Place]]) -> State:
    """Behind their arrival: enemies disarm a Trap, those of its owner that may do so arm it again."""
    came = tuple(arriving)
    if not (came and any(one.faction == TRAP_FACTION for one in state.players)):
        return state
    mover = player(state, seat)
    free = {place for unit, place in came if unit != "worker" and not _meets_enemy_at(state, seat, place)}
    reached = {place for _, place in came}

    def with_traps(one: Player) -> Player:
        if one.seat == seat:
            return _arm_traps(one, free)
        return _disarm_traps(one, reached) if are_enemies(state, one, mover) else one

    return replace(state, players=tuple(map(with_traps, state.players)))


def arm_traps_after_combat(state: State, seat: str, other: str, hex_: HexId) -> State:
    """Whoever has come to a Trap of their own arms it behind the last of its combats, won or called off."""
    if not combat_units_at(player(state, seat), hex_) or _meets_enemy_at(state, seat, hex_, but=other):
        return state
    return replace(
        state, players=tuple(_arm_traps(one, {hex_}) if one.seat == seat else one for one in state.players)
    )


def _meets_enemy_at(state: State, seat: str, place: Place, but: str = "") -> bool:
    return any(combat_units_at(each, place) for each in enemies_of(state, seat) if each.seat != but)


def _arm_traps(one: Player, places: set[Place]) -> Player:
    """Shinobi: where its character or a mech has come to."""
    if "shinobi" not in one.abilities or places.isdisjoint(one.disarmed):
        return one
    return replace(one, disarmed=tuple(hex_ for hex_ in one.disarmed if hex_ not in places))


def _disarm_traps(one: Player, places: set[Place]) -> Player:
    if one.faction != TRAP_FACTION or places.isdisjoint(one.tokens):
        return one
    return replace(one, disarmed=tuple(hex_ for hex_ in one.tokens if hex_ in one.disarmed or hex_ in places))


def filter_disarmed_traps(one: Player) -> Player:
    """The player, whose Traps are the only ones that can be disarmed."""
    traps = one.tokens if one.faction == TRAP_FACTION else ()
    return replace(one, disarmed=tuple(hex_ for hex_ in one.disarmed if hex_ in traps))
