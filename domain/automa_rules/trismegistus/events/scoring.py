"""Events of the final scoring. `total`: the Automa's VP after the event."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.trismegistus.state import Experiment


class ScoringBegan(Event, frozen=True, tag="scoring_began"):
    """The third round is over, and the final scoring starts."""

    rule: str = "SCORING"


class MasterpieceSolved(Event, frozen=True, tag="masterpiece_solved"):
    """The Automa solved the drawn masterpiece. `gold`: paid for this number of missing steps."""

    reveals: ClassVar[bool] = True

    masterpiece: Experiment
    gold: int
    total: int
    rule: str = "R30"


class MasterpieceMissed(Event, frozen=True, tag="masterpiece_missed"):
    """The masterpiece stays unsolved: there are more `missing` steps than `gold`, which is kept (Q40)."""

    reveals: ClassVar[bool] = True

    masterpiece: Experiment
    missing: int
    gold: int
    rule: str = "R30"


class ExperimentsScored(Event, frozen=True, tag="experiments_scored"):
    """The VP of the solved experiments."""

    count: int
    vp: int
    total: int
    rule: str = "R31"


class SymbolsScored(Event, frozen=True, tag="symbols_scored"):
    """The elemental symbols by where they are. `each`: the VP of one symbol."""

    experiments: int
    artifacts: int
    tracks: int
    each: int
    vp: int
    total: int
    rule: str = "R32"


class FormulaBought(Event, frozen=True, tag="formula_bought"):
    """The Automa bought its `number`-th further formula. `gold`: what is left."""

    number: int
    cost: int
    gold: int
    rule: str = "R33"


class FormulasScored(Event, frozen=True, tag="formulas_scored"):
    """The VP of the unlocked formulas: one for each type of experiment, and those bought."""

    types: int
    bought: int
    vp: int
    total: int
    rule: str = "R33"


class RemaindersScored(Event, frozen=True, tag="remainders_scored"):
    """Each gold and each ethereal die left scores 1 VP."""

    gold: int
    ethereal: int
    vp: int
    total: int
    rule: str = "R34"


class TracksScored(Event, frozen=True, tag="tracks_scored"):
    """The points of the mastery tracks."""

    vp: int
    total: int
    rule: str = "R35"


class HumanScored(Event, frozen=True, tag="human_scored"):
    """The human's total score, as reported. `experiments`: the number solved, if it was reported too."""

    vp: int
    experiments: int | None = None
    rule: str = "PLAYER"
