"""The board as the Automa whose turn it is sees it: its own units, its enemies, and what can be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec

from automa_rules.scythe.board import DISTANCE, DISTANCE_TO_HOME, OTHER_HOMES
from automa_rules.scythe.neighbourhood import crosses_water, of_automa_unit, of_home_base, threatened
from automa_rules.scythe.player import Player, combat_unit_places, on_board, unit_territories
from automa_rules.scythe.state import State, enemies_of, player
from automa_rules.scythe.terms import HOME, Faction, HexId


class Field(msgspec.Struct, frozen=True):
    """What the move rules ask of the board; "Automa units" are those of the active Automa only (M2).

    `reach_of_units` holds for each territory how many of its units have it in their neighbourhood;
    `reach` also counts the home base (R8). `enemy_combat` counts units a territory.
    """

    state: State
    me: Player
    enemies: list[Player]
    water: bool
    reach_of_units: Counter[HexId]
    reach: frozenset[HexId]
    enemy_combat: Counter[HexId]
    enemy_workers: frozenset[HexId]

    def threatened(self) -> frozenset[HexId]:
        """Territories in the neighbourhood of an enemy combat unit."""
        return threatened(self.state, self.enemies)

    def distance_to_enemy(self, hex_: HexId) -> int:
        """R18: steps to the nearest enemy combat unit on the board; to home bases only if none is on it."""
        if self.enemy_combat:
            return min(map(DISTANCE[hex_].__getitem__, self.enemy_combat))
        at_home = [
            DISTANCE_TO_HOME[faction][hex_] for enemy in self.enemies for faction in _home_bases_held(enemy)
        ]
        return min(at_home, default=0)


def field_of(state: State, seat: str) -> Field:
    """Look at the board with the eyes of an Automa."""
    me = player(state, seat)
    enemies = enemies_of(state, seat)
    water = crosses_water(me)
    neighbourhoods = (of_automa_unit(hex_, water=water) for hex_ in unit_territories(me))
    reach_of_units = Counter(chain.from_iterable(neighbourhoods))
    return Field(
        state=state,
        me=me,
        enemies=enemies,
        water=water,
        reach_of_units=reach_of_units,
        reach=frozenset(reach_of_units) | of_home_base(me),
        enemy_combat=Counter(
            hex_ for enemy in enemies for hex_ in on_board(tuple(combat_unit_places(enemy)))
        ),
        enemy_workers=frozenset(hex_ for enemy in enemies for hex_ in on_board(enemy.workers)),
    )


def _home_bases_held(enemy: Player) -> Iterator[Faction]:
    """The factions on whose home bases a player's combat units stand: its own, with Wayfare others too."""
    for place in combat_unit_places(enemy):
        if place == HOME:
            yield enemy.faction
        elif place in OTHER_HOMES:
            yield OTHER_HOMES[place].faction
