"""The mastery tracks: advancing step by step, bonus tokens, cascades, overflow (R18, R19, Q17-Q21)."""

from __future__ import annotations

from typing import Literal

import msgspec

from automa_rules.core.ruleset import Candidate
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.events.gains import TrackDecidedBy
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.gains import gain_ethereal, gain_overflow_vp, gain_vp
from automa_rules.trismegistus.state import State, track_of
from automa_rules.trismegistus.terms import Element

NearestDecidedBy = Literal["only", "nearest", "cube", "below_cube"]


class NearestTrack(msgspec.Struct, frozen=True):
    """The track where the Automa is nearest to a token or to the end, and what decided."""

    track: Element
    decided_by: NearestDecidedBy


def distances(state: State) -> dict[Element, int]:
    """Steps to the next token or the end, by track from the top. Tracks at their end are left out (Q17)."""
    markers = state.automa.markers
    return {
        track.element: track.distance(markers[track.element])
        for track in state.tracks
        if markers[track.element] < track.length
    }


def tie_break_order(state: State) -> list[Element]:
    """R3: the track with the cube, then those below it, continuing from the top."""
    elements = [track.element for track in state.tracks]
    at = elements.index(state.automa.cube)
    return [*elements[at:], *elements[:at]]


def nearest_track(state: State) -> NearestTrack | None:
    """The track for action 2; None when every marker is at its last step."""
    steps = distances(state)
    if not steps:
        return None
    least = min(steps.values())
    tied = [element for element in tie_break_order(state) if steps.get(element) == least]
    if len(tied) == 1:
        return NearestTrack(tied[0], "only" if len(steps) == 1 else "nearest")
    return NearestTrack(tied[0], "cube" if tied[0] == state.automa.cube else "below_cube")


def candidates(state: State) -> tuple[Candidate, ...]:
    """The tracks from the top as action 2 compares them: by distance, then by order from the cube."""
    steps, order, found = distances(state), tie_break_order(state), nearest_track(state)
    return tuple(
        Candidate(
            track.element,
            {"distance": steps[track.element], "from_cube": order.index(track.element)}
            if track.element in steps
            else {},
            refused=None if track.element in steps else "at_the_end",
            chosen=found is not None and found.track == track.element,
        )
        for track in state.tracks
    )


def advance_nearest(draft: Draft, rule: str) -> None:
    """Action 2 and the third kind of token: one step on the nearest track, or 1 VP if all are at the end."""
    found = nearest_track(draft.state)
    if found is None:
        gain_overflow_vp(draft, None, "Q17")
    else:
        advance_marker(draft, found.track, found.decided_by, rule)


def advance_marker(
    draft: Draft, element: Element, decided_by: TrackDecidedBy, rule: str, required: int | None = None
) -> None:
    """Advance one step on a track, with all that follows from it before anything else happens (Q20).

    A marker at the last step scores 1 VP instead (R19).
    """
    at = draft.state.automa.markers[element]
    track = track_of(draft.state, element)
    if at >= track.length:
        gain_overflow_vp(draft, element, "R19")
        return
    draft.add(ev.MarkerAdvanced(element, at + 1, decided_by, rule, required))
    token = track.token_at(at + 1)
    if token is None:
        return
    draft.add(ev.TokenReached(element, token.step, token.kind))
    match token.kind:
        case "bonus_ethereal":
            gain_ethereal(draft, 1, "B1")
        case "bonus_vp5":
            gain_vp(draft, FIGURES.vp5, "B2")
        case "bonus_advance":
            advance_nearest(draft, "B3")


def remove_reached_tokens(draft: Draft) -> None:
    """Remove the tokens that a marker has reached or passed, at the end of a turn (Q45)."""
    for track in draft.state.tracks:
        for token in track.tokens:
            if token.there and token.step <= draft.state.automa.markers[track.element]:
                draft.add(ev.TokenRemoved(track.element, token.step))


def advance_marker_to(draft: Draft, element: Element, requirement: int, rule: str) -> None:
    """Advance step by step to a requirement. It ends when a cascade reaches the requirement first (Q38).

    Raises ValueError for a requirement beyond the track, which no marker can meet.
    """
    length = track_of(draft.state, element).length
    if requirement > length:
        message = f"the track of {element} ends at {length}, before {requirement}"
        raise ValueError(message)
    while draft.state.automa.markers[element] < requirement:
        advance_marker(draft, element, "requirement", rule, requirement)
