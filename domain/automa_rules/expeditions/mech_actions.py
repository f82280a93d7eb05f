"""Mech actions: what each of the two mechs does, in the rulebook's three steps."""

from __future__ import annotations

from typing import Literal

from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import TellTile
from automa_rules.expeditions.cards import Half, Target
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.region import destination_after, route_to, wraps_around
from automa_rules.expeditions.search import SearchedLocation, first_match, search
from automa_rules.expeditions.state import count_tokens, current_card, location
from automa_rules.expeditions.terms import LocationId, Mech
from automa_rules.expeditions.tile import is_content_known, place_tile_tokens, requested_input


def take_mech_action(draft: Draft, mech: Mech) -> None:
    """Carry out a mech's half of the card. The turn may pause to wait for the players."""
    half = current_card(draft.state).half(mech)
    _sweep(draft, mech, half)
    target = half.target
    sight = _target(draft, mech, target)
    if target is None or sight is None:
        _move_by_distance(draft, mech, half)
        return
    _move_to_target(draft, mech, sight)
    match target.kind:
        case "map":
            explore(draft, mech, sight.location)
        case "corruption":
            vanquish(draft, sight.location, target.take)
        case "corruption20":
            total = count_tokens(draft.state.automa) + 1
            draft.add(ev.TwentyTaken("automa", sight.location, rule="VANQUISH20", total=total))


def _sweep(draft: Draft, mech: Mech, half: Half) -> None:
    """Step 1. The players sweep at the mech's location before it moves (E12)."""
    if half.sweep:
        draft.add(ev.SweepAnnounced(mech, draft.state.automa.mech(mech)))


def _target(draft: Draft, mech: Mech, target: Target | None) -> SearchedLocation | None:
    """Step 2: with enough glory on Basecamp, look for the first location in range that matches."""
    if target is None:
        draft.add(ev.TargetMissed(mech, "no_target"))
        return None
    glory = draft.state.automa.glory
    if glory < target.glory:
        draft.add(ev.TargetMissed(mech, "glory_too_low", target.kind, target.glory, glory))
        return None
    sights = search(draft.state, mech, target)
    sight = first_match(sights)
    if sight is None or sight.steps is None:
        skipped = next((one.location for one in sights if one.steps is None), None)
        draft.add(ev.TargetMissed(mech, "no_match", target.kind, target.glory, glory, skipped))
        return None
    draft.add(ev.TargetFound(mech, target.kind, sight.location, sight.steps))
    return sight


def _move_to_target(draft: Draft, mech: Mech, sight: SearchedLocation) -> None:
    """Step 2b. The mech may already be there."""
    if sight.steps:
        _move(draft, mech, sight.location, sight.steps, "target")


def _move_by_distance(draft: Draft, mech: Mech, half: Half) -> None:
    """Step 3. The mech may end on a face-down tile and leaves it as it is (E9)."""
    to = destination_after(mech, draft.state.automa.mech(mech), draft.state.human.mech, half.distance)
    _move(draft, mech, to, half.distance, "distance")


def _move(
    draft: Draft, mech: Mech, to: LocationId, steps: int, decided_by: Literal["target", "distance"]
) -> None:
    origin, human = draft.state.automa.mech(mech), draft.state.human.mech
    skipped = next((place for place in route_to(mech, origin, to) if place == human), None)
    around = wraps_around(mech, origin, to)
    rule = "MECH.2b" if decided_by == "target" else "MECH.3"
    draft.add(ev.MechMoved(mech, origin, to, steps, decided_by, rule, skipped, around))


def explore(draft: Draft, mech: Mech, where: LocationId) -> None:
    """Gain the map token, reveal the tile, and put its corruption there, where it stays (E6).

    A tile that is already face up is left as it is (E24). The turn pauses if only the players know what is
    placed on the tile.
    """
    draft.add(ev.MapTokenTaken("automa", where, rule="EXPLORE.1", total=draft.state.automa.maps + 1))
    if location(draft.state, where).face_up:
        return
    draft.add(ev.TileRevealed("automa", where, rule="EXPLORE.2"))
    if is_content_known(draft.state, where):
        place_tile_tokens(draft, where, TellTile(), rule="EXPLORE.2")
    else:
        draft.add(ev.AutomaTurnPaused(mech, where, requested_input(draft.state)))


def vanquish(draft: Draft, where: LocationId, max_tokens: int) -> None:
    """Gain ordinary tokens from the top, as many as the multiplier allows or as there are (E4, E5)."""
    stack = location(draft.state, where).corruption
    tokens = stack[::-1][:max_tokens]
    rest, total = len(stack) - len(tokens), count_tokens(draft.state.automa) + len(tokens)
    draft.add(ev.CorruptionTaken("automa", where, tokens, rest, "VANQUISH", total, multiplier=max_tokens))
