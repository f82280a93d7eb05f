"""Facts about the final scoring. `total` is the Automa's VP after each."""

from __future__ import annotations

from typing import ClassVar

from automa_rules.core.event import Event
from automa_rules.trismegistus.state import Experiment


class ScoringBegan(Event, frozen=True, tag="scoring_began"):
    """The third round is over."""

    rule: str = "SCORING"


class MasterpieceSolved(Event, frozen=True, tag="masterpiece_solved"):
    """The masterpiece that was drawn counts; `gold` was paid for as many missing steps."""

    reveals: ClassVar[bool] = True

    masterpiece: Experiment
    gold: int
    total: int
    rule: str = "R30"


class MasterpieceMissed(Event, frozen=True, tag="masterpiece_missed"):
    """The masterpiece stays unsolved: more steps are `missing` than there is `gold`, which stays (Q40)."""

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
    """The elemental symbols by where they are, and the VP that each brings."""

    experiments: int
    artifacts: int
    tracks: int
    each: int
    vp: int
    total: int
    rule: str = "R32"


class FormulaBought(Event, frozen=True, tag="formula_bought"):
    """The Automa bought a further formula, the `number`-th; `gold` is left."""

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
    """Gold and ethereal dice that are left bring 1 VP apiece."""

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
    """What the human scored in all, as the table says."""

    vp: int
    rule: str = "PLAYER"
