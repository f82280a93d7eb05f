"""The board as the current Automa's rules use it: its units, its enemies, and what can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec

from automa_rules.scythe.board import DISTANCE, DISTANCE_TO_HOME, OTHER_HOME_BASES
from automa_rules.scythe.neighbourhood import (
    automa_unit_neighbourhood,
    crosses_water,
    home_base_neighbourhood,
    threatened_territories,
)
from automa_rules.scythe.player import Player, combat_unit_places, filter_territories, unit_territories
from automa_rules.scythe.state import State, enemies_of, player
from automa_rules.scythe.terms import HOME, Faction, HexId


class MoveContext(msgspec.Struct, frozen=True):
    """What the move rules need to know. "Automa units" are those of the active Automa only (M2).

    `units_in_reach` counts for each territory the units that have it in their neighbourhood; `reach` also
    includes the home base (R8). `enemy_combat_units` counts units per territory.
    """

    state: State
    automa: Player
    enemies: list[Player]
    can_cross_water: bool
    units_in_reach: Counter[HexId]
    reach: frozenset[HexId]
    enemy_combat_units: Counter[HexId]
    enemy_workers: frozenset[HexId]

    def threatened_territories(self) -> frozenset[HexId]:
        """Territories in the neighbourhood of an enemy combat unit."""
        return threatened_territories(self.state, self.enemies)

    def distance_to_enemy(self, hex_: HexId) -> int:
        """R18: steps to the nearest enemy combat unit on the board; on a home base only if none is on it."""
        if self.enemy_combat_units:
            return min(map(DISTANCE[hex_].__getitem__, self.enemy_combat_units))
        at_home = [
            DISTANCE_TO_HOME[faction][hex_] for enemy in self.enemies for faction in _home_bases_held(enemy)
        ]
        return min(at_home, default=0)


def build_move_context(state: State, seat: str) -> MoveContext:
    """Build the move context of an Automa."""
    automa = player(state, seat)
    enemies = enemies_of(state, seat)
    can_cross_water = crosses_water(automa)
    neighbourhoods = (
        automa_unit_neighbourhood(hex_, can_cross_water=can_cross_water) for hex_ in unit_territories(automa)
    )
    units_in_reach = Counter(chain.from_iterable(neighbourhoods))
    return MoveContext(
        state=state,
        automa=automa,
        enemies=enemies,
        can_cross_water=can_cross_water,
        units_in_reach=units_in_reach,
        reach=frozenset(units_in_reach) | home_base_neighbourhood(automa),
        enemy_combat_units=Counter(
            hex_ for enemy in enemies for hex_ in filter_territories(tuple(combat_unit_places(enemy)))
        ),
        enemy_workers=frozenset(hex_ for enemy in enemies for hex_ in filter_territories(enemy.workers)),
    )


def _home_bases_held(enemy: Player) -> Iterator[Faction]:
    """The factions whose home bases have a player's combat units: its own, or others by Wayfare."""
    for place in combat_unit_places(enemy):
        if place == HOME:
            yield enemy.faction
        elif place in OTHER_HOME_BASES:
            yield OTHER_HOME_BASES[place].faction
