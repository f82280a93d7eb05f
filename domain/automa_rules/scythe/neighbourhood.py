"""Neighbourhoods: a unit's territory and what it reaches with a one-territory movement (R6-R10)."""

from __future__ import annotations

from automa_rules.scythe.board import (
    DRY_NEIGHBOURS,
    FACTORY,
    HOME_BASES,
    LAKES,
    NEIGHBOURS,
    RIVERS,
    TERRITORIES,
    terrain,
)
from automa_rules.scythe.control import territory_controllers, tunnels_of
from automa_rules.scythe.player import Player, combat_unit_places, filter_territories
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import HexId, Place, Terrain
from automa_rules.scythe.trackers import TRACKERS

_DRY_NEIGHBOURHOODS = {hex_: frozenset((hex_, *near)) for hex_, near in DRY_NEIGHBOURS.items()}
_FULL_NEIGHBOURHOODS = {hex_: frozenset((hex_, *near)) for hex_, near in NEIGHBOURS.items()}

# Riverwalk crosses rivers onto two terrains, by faction.
_RIVERWALK: dict[str, frozenset[Terrain]] = {
    "polania": frozenset(("village", "mountain")),
    "saxony": frozenset(("forest", "mountain")),
    "crimea": frozenset(("farm", "tundra")),
    "nordic": frozenset(("forest", "mountain")),
    "rusviet": frozenset(("farm", "village")),
}
_LAKE_ABILITIES = frozenset(("submerge", "seaworthy", "suiton"))


def crosses_water(automa: Player) -> bool:
    """Whether an Automa's units can use lakes and cross rivers: its marker is past the dry spaces (T3)."""
    return automa.level is not None and automa.star_tracker >= TRACKERS[automa.level].dry


def automa_unit_neighbourhood(hex_: HexId, *, can_cross_water: bool) -> frozenset[HexId]:
    """R6: the territory and its neighbours over dry edges, or all if water can be crossed. No tunnels."""
    return _FULL_NEIGHBOURHOODS[hex_] if can_cross_water else _DRY_NEIGHBOURHOODS[hex_]


def home_base_neighbourhood(automa: Player) -> frozenset[HexId]:
    """R7: exactly the two dry neighbours of the home base, with water or units or without."""
    return frozenset(HOME_BASES[automa.faction].peninsula)


def combat_unit_neighbourhood(state: State, owner: Player, hex_: HexId) -> frozenset[HexId]:
    """The neighbourhood of any player's character or mech on a territory."""
    if owner.kind == "automa":
        return automa_unit_neighbourhood(hex_, can_cross_water=crosses_water(owner))
    return human_combat_unit_neighbourhood(state, owner, hex_)


def human_combat_unit_neighbourhood(
    state: State, owner: Player, hex_: HexId, *, controls_territory: bool = False
) -> frozenset[HexId]:
    """R10: what one movement reaches with the unlocked abilities. Speed does not widen it.

    `controls_territory`: the unit came there in the same movement, so its owner controls the territory.
    """
    taken = {hex_} if controls_territory else set()
    tunnels = tunnels_of(state, owner)
    reach = {hex_, *DRY_NEIGHBOURS[hex_]}
    reach.update(to for to in NEIGHBOURS[hex_] if _can_cross(owner, hex_, to, tunnels))
    reach.update(_tunnel_destinations(state, owner, hex_, taken))
    reach.update(_distant_territories(state, owner, hex_, taken))
    return frozenset(reach)


def _can_cross(owner: Player, hex_: HexId, to: HexId, tunnels: frozenset[HexId]) -> bool:
    if hex_ in LAKES or to in LAKES:
        return uses_lakes(owner)
    return frozenset((hex_, to)) not in RIVERS or crosses_river(owner, hex_, to, tunnels)


def uses_lakes(owner: Player) -> bool:
    """Whether a human's combat units can move to and from lakes."""
    return not _LAKE_ABILITIES.isdisjoint(owner.abilities)


def crosses_river(owner: Player, origin: Place, to: HexId, tunnels: frozenset[HexId]) -> bool:
    """Whether a human's combat units can cross a river between two places; by Burrow at `tunnels`."""
    return (
        ("riverwalk" in owner.abilities and terrain(to) in _RIVERWALK.get(owner.faction, ()))
        or ("burrow" in owner.abilities and (origin in tunnels or to in tunnels))
        or "toka" in owner.abilities
    )


def _tunnel_destinations(state: State, owner: Player, hex_: HexId, taken: set[HexId]) -> frozenset[HexId]:
    """Tunnels are adjacent to each other, with the owner's Mine and, by Underpass, its mountains."""
    joined = tunnels_of(state, owner)
    if "underpass" in owner.abilities and (hex_ in joined or terrain(hex_) == "mountain"):
        joined |= _controlled(state, owner, "mountain") | {at for at in taken if terrain(at) == "mountain"}
    return joined if hex_ in joined else frozenset()


def _distant_territories(state: State, owner: Player, hex_: HexId, taken: set[HexId]) -> set[HexId]:
    """What abilities reach beyond the next territory in a single movement."""
    reach = rally_and_shinobi_places(owner)
    if "submerge" in owner.abilities and hex_ in LAKES:
        reach |= LAKES
    if "township" in owner.abilities and (hex_ == FACTORY or terrain(hex_) == "village"):
        joined = {FACTORY, *_controlled(state, owner, "village"), *taken}
        reach |= joined if hex_ in joined else set()
    return reach


def rally_and_shinobi_places(owner: Player) -> set[HexId]:
    """Where Rally and Shinobi lead, from any place of a combat unit."""
    reach: set[HexId] = set()
    if "rally" in owner.abilities:
        reach.update(filter_territories(owner.workers), owner.tokens)
    if "shinobi" in owner.abilities:
        reach.update(owner.tokens)
    return reach


def _controlled(state: State, owner: Player, kind: Terrain) -> set[HexId]:
    return {
        at
        for at, seat in territory_controllers(state).items()
        if seat == owner.seat and TERRITORIES[at].terrain == kind
    }


def threatened_territories(state: State, enemies: list[Player]) -> frozenset[HexId]:
    """All territories in the neighbourhood of an enemy combat unit; on a home base it has none (R7)."""
    reach: set[HexId] = set()
    for enemy in enemies:
        for hex_ in set(filter_territories(tuple(combat_unit_places(enemy)))):
            reach |= combat_unit_neighbourhood(state, enemy, hex_)
    return frozenset(reach)
