"""Action 3: the Automa takes an artifact of its die's colour; the black die picks one of two (Q15, Q16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.black_die import FACES, record_black_die_result, roll_black_die
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.refusals import RollNotNeeded, RollRequired
from automa_rules.trismegistus.state import acting_die
from automa_rules.trismegistus.terms import DisplayPlace, Element

MAX_LEFT_RESULT: Final = 3


DISPLAY_PLACES: Final[Sequence[DisplayPlace]] = ("left", "right")

DisplayedArtifacts = tuple[Element | None, ...]


def place_for_result(result: int) -> DisplayPlace:
    """A low result means the left (or upper) artifact, a high one the other (Q15)."""
    return "left" if result <= MAX_LEFT_RESULT else "right"


def artifacts_by_place(display: DisplayedArtifacts) -> dict[DisplayPlace, Element]:
    """The displayed artifacts by place. One given without an empty place is at `only`."""
    places = DISPLAY_PLACES if len(display) > 1 else ("only",)
    return {place: element for place, element in zip(places, display, strict=False) if element is not None}


def take_from_display(draft: Draft, display: DisplayedArtifacts, result: int | None) -> None:
    """Record the display, and the roll if it was needed; then take an artifact.

    Raises Rejected `roll_required`, `roll_not_needed` or `dice_are_rolled_here`.
    """
    colour = acting_die(draft.state).colour
    artifacts = artifacts_by_place(display)
    needed = len(artifacts) > 1
    if result is not None and not needed:
        raise Rejected(RollNotNeeded(artifacts=(*display,)))
    if needed and result is None and draft.state.dice_mode == "physical":
        raise Rejected(RollRequired(artifacts=(*display,)))
    draft.add(ev.ArtifactsShown(display, colour=colour, number=len(artifacts)))
    if not artifacts:
        draft.add(ev.NoArtifact(colour))
        return
    place = place_for_result(_black_die_result(draft, result)) if needed else next(iter(artifacts))
    draft.add(ev.ArtifactTaken(colour, artifacts[place], place))


def _black_die_result(draft: Draft, result: int | None) -> int:
    if result is None:
        return roll_black_die(draft, FACES, "Q15")
    record_black_die_result(draft, result, FACES, "Q15")
    return result
