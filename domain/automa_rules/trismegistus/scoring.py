"""The score as far as it is known, during the game and after it."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.trismegistus import tally
from automa_rules.trismegistus.state import Scoring, State
from automa_rules.trismegistus.terms import SeatName

SCORE_PARTS: Final = ("masterpiece", "experiments", "symbols", "formulas", "remainders", "tracks")


class AutomaScore(msgspec.Struct, frozen=True, kw_only=True):
    """The Automa's VP by rule; None while unknown.

    `during_play`: the VP on the VP track when the final scoring started, or at present. `total`: the sum of
    what is known.
    """

    during_play: int
    masterpiece: int | None
    experiments: int
    symbols: int | None
    formulas: int | None
    remainders: int
    tracks: int | None
    total: int


class Score(msgspec.Struct, frozen=True):
    """The score, or what it would be if the game ended at once. `missing`: the parts that are not known."""

    automa: AutomaScore
    human: int | None
    winner: SeatName | None
    missing: tuple[str, ...]
    final: bool


def score(state: State) -> Score:
    """The score of both players."""
    scored = state.scoring if state.scoring is not None else Scoring()
    parts = {name: _part_vp(state, scored, name) for name in SCORE_PARTS}
    counted = sum(getattr(scored, name) or 0 for name in SCORE_PARTS)
    during_play = state.automa.vp - counted
    known = [vp for vp in parts.values() if vp is not None]
    automa = AutomaScore(
        during_play=during_play,
        masterpiece=parts["masterpiece"],
        experiments=parts["experiments"] or 0,
        symbols=parts["symbols"],
        formulas=parts["formulas"],
        remainders=parts["remainders"] or 0,
        tracks=parts["tracks"],
        total=during_play + sum(known),
    )
    missing = tuple(name for name, vp in parts.items() if vp is None)
    human = () if scored.human is not None else ("human",)
    return Score(automa, scored.human, state.winner, (*missing, *human), state.over)


def _part_vp(state: State, scored: Scoring, name: str) -> int | None:
    """The VP scored for a part, or what it would score at present."""
    done: int | None = getattr(scored, name)
    return done if done is not None else _projected_vp(state, scored, name)


def _projected_vp(state: State, scored: Scoring, name: str) -> int | None:
    match name:
        case "experiments":
            return tally.experiments_vp(state)
        case "symbols":
            return _projected_symbol_vp(state)
        case "formulas":
            if scored.symbols is not None:
                return tally.formula_vp(state, tally.count_solved_types(state) + scored.bought)
            return tally.formula_vp(state, tally.formulas(state).number)
        case "remainders":
            gold = state.automa.gold if scored.symbols is not None else tally.formulas(state).gold
            return gold + state.automa.ethereal
        case "tracks":
            return tally.track_vp(state)
        case _:
            return None


def _projected_symbol_vp(state: State) -> int | None:
    experiments = tally.experiment_symbols(state)
    if experiments is None:
        return None
    count = experiments + len(state.automa.artifacts) + tally.proposed_track_symbols(state)
    return count * tally.symbol_vp(state)
