"""Who controls a territory, and who meets whom on one."""

from __future__ import annotations

from automa_rules.scythe.board import OTHER_HOME_BASES, TUNNELS
from automa_rules.scythe.factions import TRAP_FACTION
from automa_rules.scythe.player import Player, combat_units_at, unit_territories
from automa_rules.scythe.state import State, enemies_of, player
from automa_rules.scythe.terms import HexId, Place


def territory_controllers(state: State) -> dict[HexId, str]:
    """Every controlled territory with the seat with a unit on it, else the owner of its structure (R41).

    Where there is neither, an armed Trap holds it for its owner (Invaders, Maifuku).

    Where the units of two seats stand together (friends, M7, or a combat still to be fought) the seat that
    comes first in the turn order counts.
    """
    owners = _trap_owners(state)
    owners.update((hex_, built.owner) for hex_, built in state.structures.items())
    for one in reversed(state.players):
        owners.update(dict.fromkeys(unit_territories(one), one.seat))
    return owners


def _trap_owners(state: State) -> dict[HexId, str]:
    """The territories with armed Traps, whatever else is there; Flags hold none by themselves."""
    owners = (one for one in state.players if one.faction == TRAP_FACTION)
    return {hex_: one.seat for one in owners for hex_ in one.tokens if hex_ not in one.disarmed}


def controlled_territories(state: State, one: Player) -> frozenset[HexId]:
    """The territories that a player controls, those shared with friends too (M7)."""
    alone = (hex_ for hex_, seat in territory_controllers(state).items() if seat == one.seat)
    return frozenset((*alone, *unit_territories(one)))


def meets_enemy(state: State, seat: str, hex_: HexId) -> bool:
    """Whether a player's combat units share the territory with an enemy's."""
    here = combat_units_at(player(state, seat), hex_)
    return bool(here) and any(combat_units_at(enemy, hex_) for enemy in enemies_of(state, seat))


def tunnels_of(state: State, owner: Player) -> frozenset[HexId]:
    """The territories that are tunnels for a human: those printed, and the one with the human's Mine."""
    mines = (
        hex_ for hex_, built in state.structures.items() if built.owner == owner.seat and built.kind == "mine"
    )
    return TUNNELS.union(mines)


def open_home_bases(state: State) -> list[Place]:
    """The home bases of factions that nobody plays, where Wayfare leads."""
    played = {one.faction for one in state.players}
    return [place for place, base in OTHER_HOME_BASES.items() if base.faction not in played]
