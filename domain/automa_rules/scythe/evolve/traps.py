"""Which Traps of a human Togawa are disarmed (Invaders, Maifuku and Shinobi).

The table reports what a Trap does to a unit (R48), and how a correction of units changes Traps.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from automa_rules.scythe.factions import TRAP_FACTION
from automa_rules.scythe.player import Player, combat_units_at
from automa_rules.scythe.state import State, are_enemies, enemies_of, player
from automa_rules.scythe.terms import HexId, Place, UnitKind


def update_traps(state: State, seat: str, arriving: Iterable[tuple[UnitKind, Place]]) -> State:
    """Update Traps after an arrival: enemies disarm them, the owner's units arm them again (Shinobi)."""
    arrivals = tuple(arriving)
    if not (arrivals and any(one.faction == TRAP_FACTION for one in state.players)):
        return state
    mover = player(state, seat)
    free = {place for unit, place in arrivals if unit != "worker" and not _meets_enemy_at(state, seat, place)}
    entered = {place for _, place in arrivals}

    def with_traps(one: Player) -> Player:
        if one.seat == seat:
            return _arm_traps(one, free)
        return _disarm_traps(one, entered) if are_enemies(state, one, mover) else one

    return replace(state, players=tuple(map(with_traps, state.players)))


def arm_traps_after_combat(state: State, seat: str, other: str, hex_: HexId) -> State:
    """Arm a seat's own Trap (Shinobi) once its last combat there is won or called off."""
    if not combat_units_at(player(state, seat), hex_) or _meets_enemy_at(state, seat, hex_, but=other):
        return state
    return replace(
        state, players=tuple(_arm_traps(one, {hex_}) if one.seat == seat else one for one in state.players)
    )


def _meets_enemy_at(state: State, seat: str, place: Place, but: str = "") -> bool:
    return any(combat_units_at(each, place) for each in enemies_of(state, seat) if each.seat != but)


def _arm_traps(one: Player, places: set[Place]) -> Player:
    """Shinobi: arm Traps where the character or a mech has arrived."""
    if "shinobi" not in one.abilities or places.isdisjoint(one.disarmed):
        return one
    return replace(one, disarmed=tuple(hex_ for hex_ in one.disarmed if hex_ not in places))


def _disarm_traps(one: Player, places: set[Place]) -> Player:
    if one.faction != TRAP_FACTION or places.isdisjoint(one.tokens):
        return one
    return replace(one, disarmed=tuple(hex_ for hex_ in one.tokens if hex_ in one.disarmed or hex_ in places))


def filter_disarmed_traps(one: Player) -> Player:
    """The player with only Traps in `disarmed`."""
    traps = one.tokens if one.faction == TRAP_FACTION else ()
    return replace(one, disarmed=tuple(hex_ for hex_ in one.disarmed if hex_ in traps))
