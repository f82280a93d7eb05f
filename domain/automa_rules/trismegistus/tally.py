"""Counts of the final scoring: symbols, formulas, remainders, tracks (R31-R35, Q31-Q37)."""

from __future__ import annotations

import msgspec

from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.state import Experiment, State


class Formulas(msgspec.Struct, frozen=True):
    """The number of formulas by experiment types, the costs of those bought, and the gold left."""

    types: int
    costs: tuple[int, ...]
    gold: int

    @property
    def number(self) -> int:
        """The number of all formulas, at most eight (Q35)."""
        return self.types + len(self.costs)


def solved_experiments(state: State) -> tuple[Experiment, ...]:
    """The Automa's experiments, including the starting one (Q13) and a solved masterpiece (Q33)."""
    masterpiece = state.scoring.solved if state.scoring is not None else None
    return state.automa.experiments if masterpiece is None else (*state.automa.experiments, masterpiece)


def experiments_vp(state: State) -> int:
    """R31. A solved masterpiece has already scored its VP (Q33)."""
    return sum(one.vp for one in state.automa.experiments)


def experiment_symbols(state: State) -> int | None:
    """The symbols on experiments and a solved masterpiece (Q33); None if those of one are unknown (Q37)."""
    if experiments_without_symbols(state):
        return None
    return sum(one.symbols or 0 for one in solved_experiments(state))


def experiments_without_symbols(state: State) -> tuple[Experiment, ...]:
    """The experiments with unknown symbols (Q37)."""
    return tuple(one for one in solved_experiments(state) if one.symbols is None)


def track_symbols(state: State) -> int | None:
    """The symbols at or below the markers (Q36); None if those of a track are unknown."""
    total = 0
    for track in state.tracks:
        if track.symbols is None:
            return None
        marker = state.automa.markers[track.element]
        total += sum(step <= marker for step in track.symbols)
    return total


def proposed_track_symbols(state: State) -> int:
    """The symbols on the tracks; one for each level where those of a track are unknown (Q48)."""
    markers = state.automa.markers
    return sum(
        markers[track.element]
        if track.symbols is None
        else sum(step <= markers[track.element] for step in track.symbols)
        for track in state.tracks
    )


def track_vp(state: State) -> int | None:
    """R35: the points of the steps with the markers; None if those of a track are unknown."""
    total = 0
    for track in state.tracks:
        if track.points is None:
            return None
        total += track.points[state.automa.markers[track.element]]
    return total


def count_solved_types(state: State) -> int:
    """The number of different types of solved experiments, at most that of all formulas (Q35)."""
    return min(len({one.type for one in solved_experiments(state)}), FIGURES.formulas_max)


def formulas(state: State) -> Formulas:
    """R33: one for each type of experiment, then as many as the gold buys, at rising cost (Q34)."""
    types = count_solved_types(state)
    gold, costs = state.automa.gold, []
    for cost in FIGURES.formula_costs[: FIGURES.formulas_max - types]:
        if cost > gold:
            break
        gold -= cost
        costs.append(cost)
    return Formulas(types, tuple(costs), gold)


def formula_vp(state: State, number: int) -> int | None:
    """The total VP of this number of formulas; None if the game's table is too short (Q46)."""
    if number == 0:
        return 0
    return state.formula_vp[number - 1] if number <= len(state.formula_vp) else None


def symbol_vp(state: State) -> int:
    """R32: the VP of one symbol at this level."""
    return FIGURES.for_level(state.level).symbol_vp
