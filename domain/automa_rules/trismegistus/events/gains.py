"""Facts about what the Automa gains: steps on the tracks, tokens, gold, VP, experiments, artifacts."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.trismegistus.state import Experiment
from automa_rules.trismegistus.terms import Colour, DisplayPlace, Element, Symbol, TokenKind

TrackDecidedBy = Literal[
    "requirement", "experiment", "printed", "element", "only", "nearest", "cube", "below_cube"
]
"""`printed`: the element in the card's icon; `element`: that of the bowl of the acting die (Q14)."""
GoldReason = Literal["no_experiment", "repeat_type"]
VpReason = Literal["overflow"]
ExperimentDecidedBy = Literal["only", "lacking_type", "vp", "area", "place"]


class MarkerAdvanced(Event, frozen=True, tag="marker_advanced"):
    """The Automa's marker went one step on, towards the level `required` if there is one."""

    track: Element
    to: int
    decided_by: TrackDecidedBy
    rule: str
    required: int | None = None


class TokenReached(Event, frozen=True, tag="token_reached"):
    """The marker is on a bonus token; its benefit follows. `leaves`: the token is taken off the track."""

    track: Element
    step: int
    kind: TokenKind
    leaves: bool = False
    rule: str = "R18"


class GoldGained(Event, frozen=True, tag="gold_gained"):
    """The Automa gained gold; `total` is what it has now. `why` where it is not for an action of its own."""

    amount: int
    total: int
    rule: str
    why: GoldReason | None = None


class VpGained(Event, frozen=True, tag="vp_gained"):
    """The Automa gained VP; `total` is what it has now.

    `full` is the track at whose last step a marker should have advanced (R19); None when all are full.
    """

    amount: int
    total: int
    rule: str
    why: VpReason | None = None
    full: Element | None = None


class EtherealGained(Event, frozen=True, tag="ethereal_gained"):
    """The Automa gained ethereal dice; `total` lie on its tracker now. `round`: before which (R20)."""

    amount: int
    total: int
    rule: str
    round: int | None = None


class ExperimentsShown(Event, frozen=True, tag="experiments_shown"):
    """What the table said is on display, from left to right."""

    experiments: tuple[Experiment, ...]
    rule: str = "Q16"


class ExperimentTaken(Event, frozen=True, tag="experiment_taken"):
    """The Automa took an experiment and solved it. `lacking`: it had none of that type.

    `place` is where it lay in its area, 1 the leftmost.
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
    """What the table said is on display, left or upper first: the elemental symbols, null an empty place.

    `number` of artifacts of a colour are there.
    """

    artifacts: tuple[Element | None, ...]
    rule: str = "Q16"
    colour: Colour | None = None
    number: int = 0


class ArtifactTaken(Event, frozen=True, tag="artifact_taken"):
    """The Automa took an artifact of the die's colour from a place; it counts at the end only."""

    colour: Colour
    element: Element
    place: DisplayPlace
    rule: str = "A3"


class NoArtifact(Event, frozen=True, tag="no_artifact"):
    """There was no artifact of the colour to take, and nothing came instead."""

    colour: Colour
    rule: str = "Q15"


class BowlElementTold(Event, frozen=True, tag="bowl_element_told"):
    """The table said which element the essence of a bowl belongs to, if any."""

    symbol: Symbol
    element: Element | None
    rule: str = "Q14"
