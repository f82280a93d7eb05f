"""Action 3: the Automa takes an artifact of its die's colour; the black die says which of two (Q15, Q16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from automa_rules.core.rejected import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.black_die import FACES, roll, told
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.refusals import RollNotNeeded, RollRequired
from automa_rules.trismegistus.state import acting_die
from automa_rules.trismegistus.terms import DisplayPlace, Element

LEFT_UP_TO: Final = 3


PLACES: Final[Sequence[DisplayPlace]] = ("left", "right")

Shown = tuple[Element | None, ...]


def place_for(result: int) -> DisplayPlace:
    """A low result means the left (or upper) artifact, a high one the other (Q15)."""
    return "left" if result <= LEFT_UP_TO else "right"


def on_display(shown: Shown) -> dict[DisplayPlace, Element]:
    """The artifacts by where they lie; a single one that is told without an empty place may lie in either."""
    places = PLACES if len(shown) > 1 else ("only",)
    return {place: element for place, element in zip(places, shown, strict=False) if element is not None}


def show(draft: Draft, shown: Shown, result: int | None) -> None:
    """The table has told what is on display, and what it rolled when it had to.

    Raises Rejected `roll_required`, `roll_not_needed` or `dice_are_rolled_here`.
    """
    colour = acting_die(draft.state).colour
    there = on_display(shown)
    needed = len(there) > 1
    if result is not None and not needed:
        raise Rejected(RollNotNeeded(artifacts=(*shown,)))
    if needed and result is None and draft.state.dice_mode == "physical":
        raise Rejected(RollRequired(artifacts=(*shown,)))
    draft.add(ev.ArtifactsShown(shown, colour=colour, number=len(there)))
    if not there:
        draft.add(ev.NoArtifact(colour))
        return
    place = place_for(_result(draft, result)) if needed else next(iter(there))
    draft.add(ev.ArtifactTaken(colour, there[place], place))


def _result(draft: Draft, result: int | None) -> int:
    if result is None:
        return roll(draft, FACES, "Q15")
    told(draft, result, FACES, "Q15")
    return result
