"""Action 3: the Automa takes an artifact of its die's colour; the black die says which of two (Q15, Q16)."""

from __future__ import annotations

from typing import Final

from domain.core.rejected import Rejected
from domain.trismegistus import events as ev
from domain.trismegistus.black_die import FACES, roll, told
from domain.trismegistus.draft import Draft
from domain.trismegistus.state import acting_die
from domain.trismegistus.terms import DisplayPlace, Element

LEFT_UP_TO: Final = 3


def place_for(result: int) -> DisplayPlace:
    """A low result means the left (or upper) artifact, a high one the other (Q15)."""
    return "left" if result <= LEFT_UP_TO else "right"


def show(draft: Draft, shown: tuple[Element, ...], result: int | None) -> None:
    """The table has told what is on display, and what it rolled when it had to.

    Raises Rejected `roll_required`, `roll_not_needed` or `dice_are_rolled_here`.
    """
    colour = acting_die(draft.state).colour
    needed = len(shown) > 1
    if result is not None and not needed:
        raise Rejected("roll_not_needed", artifacts=[*shown])
    if needed and result is None and draft.state.dice_mode == "physical":
        raise Rejected("roll_required", artifacts=[*shown])
    draft.add(ev.ArtifactsShown(shown))
    if not shown:
        draft.add(ev.NoArtifact(colour))
        return
    place: DisplayPlace = "left"
    if needed:
        place = place_for(_result(draft, result))
    element = shown[0] if place == "left" else shown[1]
    draft.add(ev.ArtifactTaken(colour, element, place))


def _result(draft: Draft, result: int | None) -> int:
    if result is None:
        return roll(draft, FACES, "Q15")
    told(draft, result, FACES, "Q15")
    return result
