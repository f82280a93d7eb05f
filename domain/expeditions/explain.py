"""The reasons behind a fact, found again from the state just before it."""

from __future__ import annotations

from typing import Any

from domain.core.event import Event
from domain.core.ruleset import Candidate, Explanation
from domain.expeditions import events as ev
from domain.expeditions.region import WAY, way_to
from domain.expeditions.scoring import score
from domain.expeditions.search import Sight, search
from domain.expeditions.state import State, card_in_use, location
from domain.expeditions.terms import Mech


def explain(state: State, event: Event) -> Explanation | None:
    """The places, counts and printed values behind a fact; None where nothing was decided."""
    match event:
        case ev.TargetFound() | ev.TargetMissed():
            return _target(state, event)
        case ev.MechMoved(decided_by="distance"):
            return _distance(state, event)
        case ev.AutomaGloryPlaced():
            return _glory(state, event)
        case ev.CorruptionTaken(seat="automa"):
            return _vanquish(state, event)
        case ev.GameEnded():
            return _ending(state, event)
        case _:
            return None


def _target(state: State, event: ev.TargetFound | ev.TargetMissed) -> Explanation:
    """Each place in range with its distance, and why it did or did not match."""
    target = card_in_use(state).half(event.mech).target
    if target is None:
        return Explanation(event.rule, "no_target", facts={"card": state.card, "mech": event.mech})
    facts: dict[str, Any] = {
        "card": state.card,
        "mech": event.mech,
        "kind": target.kind,
        "glory_needed": target.glory,
        "glory": state.automa.glory,
    }
    if state.automa.glory < target.glory:
        return Explanation(event.rule, "glory_too_low", facts=facts)
    sights = search(state, event.mech, target)
    decided_by = "first_match" if isinstance(event, ev.TargetFound) else "no_match"
    return Explanation(event.rule, decided_by, tuple(map(_candidate, sights)), facts)


def _candidate(sight: Sight) -> Candidate:
    scores = {} if sight.steps is None else {"steps": sight.steps}
    return Candidate(sight.location, scores, sight.refused, chosen=sight.refused is None)


def _distance(state: State, event: ev.MechMoved) -> Explanation:
    """Each place on the way; the human's is passed over and not counted."""
    steps = 0
    candidates = []
    for there in way_to(event.mech, event.origin, event.to):
        if there == state.human.mech:
            candidates.append(Candidate(there, refused="human_there"))
            continue
        steps += 1
        candidates.append(Candidate(there, {"steps": steps}, chosen=there == event.to))
    facts = {"card": state.card, "mech": event.mech, "distance": event.steps}
    return Explanation(event.rule, "distance", tuple(candidates), facts)


def _glory(state: State, event: ev.AutomaGloryPlaced) -> Explanation:
    facts = {
        "progress": state.automa.progress,
        "glory_spaces": [*state.progress_card.glory_spaces],
        "number": event.number,
    }
    return Explanation(event.rule, "glory_space", facts=facts)


def _vanquish(state: State, event: ev.CorruptionTaken) -> Explanation:
    """The stack, what the card allows, and whether that or the stack's end stopped the taking."""
    mech: Mech = "north" if event.location in WAY["north"] else "central"
    target = card_in_use(state).half(mech).target
    multiplier = 0 if target is None else target.take
    stack = location(state, event.location).corruption
    decided_by = "ran_out" if len(event.tokens) < multiplier else "multiplier"
    facts = {"stack": [*stack], "multiplier": multiplier, "taken": [*event.tokens]}
    return Explanation(event.rule, decided_by, facts=facts)


def _ending(state: State, event: ev.GameEnded) -> Explanation:
    decided_by = "tie" if event.human == event.automa else "total"
    return Explanation(event.rule, decided_by, facts={"players": [*score(state).players]})
