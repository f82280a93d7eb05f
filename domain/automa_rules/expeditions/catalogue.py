"""The catalogue for clients: levels, regions, decision cards and rules."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.core.ruleset import Rule
from automa_rules.expeditions.cards import CARDS, DecisionCard
from automa_rules.expeditions.figures import FIGURES, Figures
from automa_rules.expeditions.progress_card import LEVELS, KnownLevel, missing_values
from automa_rules.expeditions.region import ROUTES, START_LOCATIONS
from automa_rules.expeditions.terms import CATEGORIES, MECHS, Category, LocationId, Mech

RULES: Final = load_data_file(__package__, "data/rules.json", tuple[Rule, ...])


class LevelView(msgspec.Struct, frozen=True):
    """A level's card, as far as it is known. The values in `missing` must be read off the card."""

    card: KnownLevel
    missing: tuple[str, ...]


class MechView(msgspec.Struct, frozen=True):
    """An Automa mech: where it starts, and its ring of locations in the direction of movement."""

    mech: Mech
    start: LocationId
    way: tuple[LocationId, ...]


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the game that does not change. Locations are numbered from west to east."""

    levels: tuple[LevelView, ...]
    mechs: tuple[MechView, ...]
    decision_cards: tuple[DecisionCard, ...]
    glory_categories: tuple[Category, ...]
    figures: Figures


def catalogue() -> Catalogue:
    """The catalogue of the game."""
    return Catalogue(
        levels=tuple(LevelView(level, tuple(missing_values(level))) for level in LEVELS.values()),
        mechs=tuple(MechView(mech, START_LOCATIONS[mech], ROUTES[mech]) for mech in MECHS),
        decision_cards=tuple(CARDS.values()),
        glory_categories=CATEGORIES,
        figures=FIGURES,
    )
