"""Events of the Automa's markers and mechs."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.expeditions.terms import LocationId, Mech, TargetKind


class ProgressAdvanced(Event, frozen=True, tag="progress_advanced"):
    """The Automa's progress marker moved one space; `glory_in` is the distance to the next glory space.

    It is 0 on a glory space and null after the last one.
    """

    to: int
    glory_in: int | None = None
    rule: str = "PROGRESS"


class ProgressStayed(Event, frozen=True, tag="progress_stayed"):
    """The progress marker stayed on the last space of its track."""

    at: int
    rule: str = "E22"


class AutomaGloryPlaced(Event, frozen=True, tag="automa_glory_placed"):
    """The Automa placed a glory token on Basecamp, next to the categories; `number` is the count so far."""

    number: int
    rule: str = "PROGRESS"


class SweepAnnounced(Event, frozen=True, tag="sweep_announced"):
    """The players must sweep all face-up cards adjacent to the mech's location before it moves."""

    mech: Mech
    location: LocationId
    rule: str = "MECH.1"


class TargetFound(Event, frozen=True, tag="target_found"):
    """The first location in range that matches the card's target; `steps` is its distance, 0 to 3."""

    mech: Mech
    kind: TargetKind
    location: LocationId
    steps: int
    rule: str = "MECH.2b"


class TargetMissed(Event, frozen=True, tag="target_missed"):
    """The mech does not act; `reason`: the card has no target line, too little glory, or nothing in range.

    `glory` is what the Automa has on Basecamp; `skipped` is the human's location, if the search passed it.
    """

    mech: Mech
    reason: Literal["no_target", "glory_too_low", "no_match"]
    kind: TargetKind | None = None
    glory_needed: int = 0
    glory: int | None = None
    skipped: LocationId | None = None
    rule: str = "MECH.3"


class MechMoved(Event, frozen=True, tag="mech_moved"):
    """An Automa mech moved to a location.

    `steps` does not count the human's location, which is `skipped` if it is on the way. `around` says that
    the mech left its region at one end and re-entered it at the other.
    """

    mech: Mech
    origin: LocationId
    to: LocationId
    steps: int
    decided_by: Literal["target", "distance"]
    rule: str
    skipped: LocationId | None = None
    around: bool = False
