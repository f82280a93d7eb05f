"""Events of the Automa's gains: steps on the tracks, tokens, gold, VP, experiments, artifacts."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.trismegistus.state import Experiment
from automa_rules.trismegistus.terms import Colour, DisplayPlace, Element, Symbol, TokenKind

TrackDecidedBy = Literal[
    "requirement", "experiment", "printed", "element", "only", "nearest", "cube", "below_cube"
]
"""`printed`: the element in the card's icon. `element`: that of the bowl of the acting die (Q14)."""
GoldReason = Literal["no_experiment", "repeat_type"]
VpReason = Literal["overflow"]
ExperimentDecidedBy = Literal["only", "lacking_type", "vp", "area", "place"]


class MarkerAdvanced(Event, frozen=True, tag="marker_advanced"):
    """The Automa's marker advanced one step. `required`: the step that it has to reach, if any."""

    track: Element
    to: int
    decided_by: TrackDecidedBy
    rule: str
    required: int | None = None


class TokenReached(Event, frozen=True, tag="token_reached"):
    """The marker reached a bonus token; its benefit follows."""

    track: Element
    step: int
    kind: TokenKind
    rule: str = "R18"


class GoldGained(Event, frozen=True, tag="gold_gained"):
    """The Automa gained gold. `total`: what it has. `why`: null for the action that gains gold (A4)."""

    amount: int
    total: int
    rule: str
    why: GoldReason | None = None


class VpGained(Event, frozen=True, tag="vp_gained"):
    """The Automa gained VP. `total`: what it has. `why`: null unless a track was full.

    `full`: the track at whose last step a marker should have advanced (R19); null when all are full.
    """

    amount: int
    total: int
    rule: str
    why: VpReason | None = None
    full: Element | None = None


class EtherealGained(Event, frozen=True, tag="ethereal_gained"):
    """The Automa gained ethereal dice. `total`: what it has. `round`: the round that follows (R20)."""

    amount: int
    total: int
    rule: str
    round: int | None = None


class ExperimentsShown(Event, frozen=True, tag="experiments_shown"):
    """The experiments on display, from left to right, as reported by the table."""

    experiments: tuple[Experiment, ...]
    rule: str = "Q16"


class ExperimentTaken(Event, frozen=True, tag="experiment_taken"):
    """The Automa took an experiment and solved it. `lacking`: it had none of that type.

    `place`: its place in its area, 1 the leftmost.
    """

    experiment: Experiment
    lacking: bool
    decided_by: ExperimentDecidedBy
    rule: str = "A1"
    place: int | None = None


class NoExperiment(Event, frozen=True, tag="no_experiment"):
    """There was no experiment to take."""

    rule: str = "A1"


class ArtifactsShown(Event, frozen=True, tag="artifacts_shown"):
    """The reported elemental symbols of the artifacts on display, left or upper first; null: an empty place.

    `number`: how many artifacts of the colour there are.
    """

    artifacts: tuple[Element | None, ...]
    rule: str = "Q16"
    colour: Colour | None = None
    number: int = 0


class ArtifactTaken(Event, frozen=True, tag="artifact_taken"):
    """The Automa took an artifact of the die's colour from a place. It counts only at the end."""

    colour: Colour
    element: Element
    place: DisplayPlace
    rule: str = "A3"


class NoArtifact(Event, frozen=True, tag="no_artifact"):
    """There was no artifact of the colour to take. The Automa gets nothing instead."""

    colour: Colour
    rule: str = "Q15"


class BowlElementTold(Event, frozen=True, tag="bowl_element_told"):
    """The table reported the element of the essence on a bowl, if it has one."""

    symbol: Symbol
    element: Element | None
    rule: str = "Q14"
