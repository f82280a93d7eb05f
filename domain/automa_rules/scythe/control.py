"""Control of territories: who controls which, whose units meet enemies, tunnels and open home bases."""

from __future__ import annotations

from automa_rules.scythe.board import OTHER_HOME_BASES, TUNNELS
from automa_rules.scythe.factions import TRAP_FACTION
from automa_rules.scythe.player import Player, combat_units_at, unit_territories
from automa_rules.scythe.state import State, enemies_of, player
from automa_rules.scythe.terms import HexId, Place


def territory_controllers(state: State) -> dict[HexId, str]:
    """Map each controlled territory to the seat with a unit there, else to the structure's owner (R41).

    Without either, an armed Trap controls it for its owner (Invaders, Maifuku), a Flag for nobody. If units
    of two seats share it (friends, M7, or an unfought combat), the first in turn order counts.
    """
    controllers = armed_traps(state)
    controllers.update((hex_, built.owner) for hex_, built in state.structures.items())
    for one in reversed(state.players):
        controllers.update(dict.fromkeys(unit_territories(one), one.seat))
    return controllers


def armed_traps(state: State) -> dict[HexId, str]:
    """The territories with armed Traps, whatever else is there, and their owner."""
    owners = (one for one in state.players if one.faction == TRAP_FACTION)
    return {hex_: one.seat for one in owners for hex_ in one.tokens if hex_ not in one.disarmed}


def controlled_territories(state: State, one: Player) -> frozenset[HexId]:
    """The territories that a player controls, including those shared with friends (M7)."""
    controlled = (hex_ for hex_, seat in territory_controllers(state).items() if seat == one.seat)
    return frozenset((*controlled, *unit_territories(one)))


def meets_enemy(state: State, seat: str, hex_: HexId) -> bool:
    """Whether a player's combat units share the territory with an enemy's."""
    own_units = combat_units_at(player(state, seat), hex_)
    return bool(own_units) and any(combat_units_at(enemy, hex_) for enemy in enemies_of(state, seat))


def tunnels_of(state: State, owner: Player) -> frozenset[HexId]:
    """The tunnels for a human: the printed ones, and the territory with the human's Mine."""
    mines = (
        hex_ for hex_, built in state.structures.items() if built.owner == owner.seat and built.kind == "mine"
    )
    return TUNNELS.union(mines)


def open_home_bases(state: State) -> list[Place]:
    """The home bases of unplayed factions, where Wayfare leads."""
    played = {one.faction for one in state.players}
    return [place for place, base in OTHER_HOME_BASES.items() if base.faction not in played]
