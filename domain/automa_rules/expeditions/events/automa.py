"""Facts about the Automa's markers and mechs."""

from __future__ import annotations

from typing import Literal

from automa_rules.core.event import Event
from automa_rules.expeditions.terms import LocationId, Mech, TargetKind


class ProgressAdvanced(Event, frozen=True, tag="progress_advanced"):
    """The Automa's progress marker went one space on; `glory_in` is how far the next glory space is now.

    It is 0 on a glory space and None behind the last one.
    """

    to: int
    glory_in: int | None = None
    rule: str = "PROGRESS"


class ProgressStayed(Event, frozen=True, tag="progress_stayed"):
    """The progress marker has no further space to go to."""

    at: int
    rule: str = "E22"


class AutomaGloryPlaced(Event, frozen=True, tag="automa_glory_placed"):
    """The Automa's next glory token lies on Basecamp, beside the categories; `number` is the count so far."""

    number: int
    rule: str = "PROGRESS"


class SweepAnnounced(Event, frozen=True, tag="sweep_announced"):
    """The table is asked to sweep all face-up cards adjacent to where the mech stands before it moves."""

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
    """The mech does not act, and why: the card has no target line, too little glory, or nothing in range.

    `glory` is what the Automa has on Basecamp; `skipped` the human's location, where the search came by it.
    """

    mech: Mech
    reason: Literal["no_target", "glory_too_low", "no_match"]
    kind: TargetKind | None = None
    glory_needed: int = 0
    glory: int | None = None
    skipped: LocationId | None = None
    rule: str = "MECH.3"


class MechMoved(Event, frozen=True, tag="mech_moved"):
    """An Automa mech went on to a location.

    `steps` does not count the human's location, which is `skipped` if it lies on the way; `around` says
    that the mech left its region at one end and came in again at the other.
    """

    mech: Mech
    origin: LocationId
    to: LocationId
    steps: int
    decided_by: Literal["target", "distance"]
    rule: str
    skipped: LocationId | None = None
    around: bool = False
