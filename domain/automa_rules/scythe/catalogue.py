"""The catalogue that clients display: factions, player mats, levels, board, cards and scoring tiers."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.core.ruleset import Rule
from automa_rules.scythe.board import (
    DISTANCE_TO_FACTORY,
    DRY_NEIGHBOURS,
    FACTORY,
    HOME_BASES,
    TERRITORIES,
    HomeBase,
    produced_resource,
)
from automa_rules.scythe.cards import AUTOMA_CARDS, COMBAT_CARD_COUNTS, POWER_RANGES, AutomaCard
from automa_rules.scythe.factions import CLOCKWISE, FACTIONS, FactionMat
from automa_rules.scythe.player_mats import COST_RESOURCE, PLAYER_MATS, PlayerMat
from automa_rules.scythe.scoring import TIERS, Tier
from automa_rules.scythe.terms import BottomAction, Faction, HexId, Level, Resource, Terrain
from automa_rules.scythe.trackers import TRACKERS, Tracker

RULES: Final = load_data_file(__package__, "data/rules.json", tuple[Rule, ...])


class TerritoryView(msgspec.Struct, frozen=True):
    """A territory with values derived from its place; `walkable` are the neighbours across dry edges."""

    id: HexId
    row: int
    column: int
    terrain: Terrain
    produces: Resource | None
    encounter: bool
    walkable: tuple[HexId, ...]
    distance_to_factory: int


class Quartiles(msgspec.Struct, frozen=True, array_like=True):
    """A quarter of the games stay below `low`, half below `median`, three quarters below `high`."""

    low: int
    median: int
    high: int


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How an Automa does against a human who only passes: its turns to the sixth star, and its score then."""

    level: Level
    faction: Faction
    turns: Quartiles
    score: Quartiles


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of each level and faction, from `games` simulated games of each.

    `seed` and `rules_version` are those of the simulation, `make strengths`.
    """

    games: int
    seed: int
    rules_version: int
    each: tuple[Strength, ...]


STRENGTHS: Final = load_data_file(__package__, "data/strengths.json", Strengths)


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All fixed data of the game. `cost_resources` pay for the bottom actions."""

    factions: tuple[FactionMat, ...]
    clockwise: tuple[Faction, ...]
    player_mats: tuple[PlayerMat, ...]
    cost_resources: dict[BottomAction, Resource]
    levels: tuple[Tracker, ...]
    factory: HexId
    territories: tuple[TerritoryView, ...]
    home_bases: tuple[HomeBase, ...]
    automa_cards: tuple[AutomaCard, ...]
    power_ranges: tuple[tuple[int, int], ...]
    combat_card_counts: dict[int, int]
    popularity_tiers: tuple[Tier, ...]
    strengths: Strengths


def catalogue() -> Catalogue:
    """Build the catalogue."""
    return Catalogue(
        factions=tuple(FACTIONS.values()),
        clockwise=CLOCKWISE,
        player_mats=tuple(PLAYER_MATS.values()),
        cost_resources=COST_RESOURCE,
        levels=tuple(TRACKERS.values()),
        factory=FACTORY,
        territories=tuple(
            TerritoryView(
                id=hex_.id,
                row=hex_.row,
                column=hex_.column,
                terrain=hex_.terrain,
                produces=produced_resource(hex_.id),
                encounter=hex_.encounter,
                walkable=DRY_NEIGHBOURS[hex_.id],
                distance_to_factory=DISTANCE_TO_FACTORY[hex_.id],
            )
            for hex_ in TERRITORIES.values()
        ),
        home_bases=tuple(HOME_BASES.values()),
        automa_cards=tuple(AUTOMA_CARDS.values()),
        power_ranges=POWER_RANGES,
        combat_card_counts=COMBAT_CARD_COUNTS,
        popularity_tiers=TIERS,
        strengths=STRENGTHS,
    )
