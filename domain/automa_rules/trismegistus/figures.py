"""The numbers of the variant, by level and for all levels."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.trismegistus.terms import CardKind, FormulaVp, Level


class LevelFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of difficulty (R5, R32, R41; repeat_gold: section 5, action 1).

    The first three fields are how many cards of the kind are played, personality cards only with
    achievements. `basic_discarded`: the basic cards start on the discard pile.
    """

    level: Level
    specialization: int
    basic: int
    personality: int
    basic_discarded: bool
    repeat_gold: int
    symbol_vp: int

    def card_count(self, kind: CardKind) -> int:
        """The number of cards of a kind that are played."""
        match kind:
            case "specialization":
                return self.specialization
            case "basic":
                return self.basic
            case "personality":
                return self.personality


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts. `box`: the minimum and maximum number of cards of each kind in a box.

    `formula_vp`: the VP in all of 1 to 7 formulas (Q46).
    """

    levels: tuple[LevelFigures, ...]
    box: dict[CardKind, tuple[int, int]]
    ethereal_at_start: int
    ethereal_before_round: tuple[int, ...]
    formula_costs: tuple[int, ...]
    formula_vp: FormulaVp
    formulas_max: int
    cubes_to_score: int
    vp5: int
    human_cost_max: int

    def for_level(self, level: Level) -> LevelFigures:
        """The figures of a level."""
        return self.levels[level - 1]


FIGURES: Final = load_data_file(__package__, "data/figures.json", Figures)
