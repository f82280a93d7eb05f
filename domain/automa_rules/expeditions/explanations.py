"""Explains events from the state just before them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, Final

from msgspec import to_builtins

from automa_rules.core.event import Event
from automa_rules.core.ruleset import Candidate, Explanation
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.cards import CARDS
from automa_rules.expeditions.ending import MAX_GLORY, count_placed_glory
from automa_rules.expeditions.region import ROUTES, route_to
from automa_rules.expeditions.scoring import score
from automa_rules.expeditions.search import SearchedLocation, search
from automa_rules.expeditions.state import State, current_card, location
from automa_rules.expeditions.terms import Mech, token_value


def _explain_draw(state: State, event: ev.AutomaCardDrawn) -> Explanation:
    """The cards that could have been drawn, and all values of the drawn one."""
    candidates = tuple(Candidate(str(card), chosen=card == event.card) for card in state.deck.unseen)
    decided_by = "told" if event.named else "top_card"
    return Explanation(event.rule, decided_by, candidates, facts=to_builtins(CARDS[event.card]))


def _explain_sweep(state: State, event: ev.SweepAnnounced) -> Explanation:
    """The symbol on the mech's half of the card. Only the players see which cards are adjacent."""
    facts = {"card": state.card, "mech": event.mech, "location": event.location, "swept": "all"}
    return Explanation(event.rule, "sweep_symbol", facts=facts)


def _explain_corruption(_: State, event: ev.CorruptionPlaced) -> Explanation:
    """Each token with the sum so far, and what ended the drawing."""
    if event.twenty:
        return Explanation(event.rule, "twenty")
    sums = accumulate(map(token_value, event.tokens))
    candidates = tuple(
        Candidate(token, {"sum": sum_}, chosen=True) for token, sum_ in zip(event.tokens, sums, strict=True)
    )
    decided_by = "value_reached"
    if event.bag_ran_out:
        decided_by = "bag_ran_out"
    elif event.value is None:
        decided_by = "told"
    return Explanation(event.rule, decided_by, candidates, facts={"value": event.value})


def _explain_target(state: State, event: ev.TargetFound | ev.TargetMissed) -> Explanation:
    """Each location in range with its distance, and why it did or did not match."""
    target = current_card(state).half(event.mech).target
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
    searched = search(state, event.mech, target)
    decided_by = "first_match" if isinstance(event, ev.TargetFound) else "no_match"
    return Explanation(event.rule, decided_by, tuple(map(_candidate, searched)), facts)


def _candidate(searched: SearchedLocation) -> Candidate:
    scores = {} if searched.steps is None else {"steps": searched.steps}
    return Candidate(searched.location, scores, searched.refused, chosen=searched.refused is None)


def _explain_distance(state: State, event: ev.MechMoved) -> Explanation:
    """Each location on the way; the human's is skipped and not counted."""
    steps = 0
    candidates = []
    for place in route_to(event.mech, event.origin, event.to):
        if place == state.human.mech:
            candidates.append(Candidate(place, refused="human_there"))
            continue
        steps += 1
        candidates.append(Candidate(place, {"steps": steps}, chosen=place == event.to))
    facts = {"card": state.card, "mech": event.mech, "distance": event.steps}
    return Explanation(event.rule, "distance", tuple(candidates), facts)


def _explain_glory(state: State, event: ev.AutomaGloryPlaced) -> Explanation:
    facts = {
        "progress": state.automa.progress,
        "glory_spaces": [*state.progress_card.glory_spaces],
        "number": event.number,
    }
    return Explanation(event.rule, "glory_space", facts=facts)


def _explain_vanquish(state: State, event: ev.CorruptionTaken) -> Explanation:
    """The stack, what the card allows, and which of the two limited the taking."""
    mech: Mech = "north" if event.location in ROUTES["north"] else "central"
    target = current_card(state).half(mech).target
    multiplier = 0 if target is None else target.take
    stack = location(state, event.location).corruption
    decided_by = "ran_out" if len(event.tokens) < multiplier else "multiplier"
    facts = {"stack": [*stack], "multiplier": multiplier, "taken": [*event.tokens]}
    return Explanation(event.rule, decided_by, facts=facts)


def _explain_trigger(state: State, event: ev.EndTriggered) -> Explanation:
    """The glory tokens on Basecamp, how many are needed, and the turns left."""
    facts = {
        "seat": event.seat,
        "glory": count_placed_glory(state, event.seat),
        "needed": MAX_GLORY[event.seat],
        "turns_left": event.turns_left,
    }
    return Explanation(event.rule, "last_glory", facts=facts)


def _explain_end(state: State, event: ev.GameEnded) -> Explanation:
    decided_by = "tie" if event.human == event.automa else "total"
    return Explanation(event.rule, decided_by, facts={"players": [*score(state).players]})


EXPLAINERS: Final[Mapping[type[Event], Callable[[State, Any], Explanation]]] = {
    ev.AutomaCardDrawn: _explain_draw,
    ev.SweepAnnounced: _explain_sweep,
    ev.TargetFound: _explain_target,
    ev.TargetMissed: _explain_target,
    ev.MechMoved: _explain_distance,
    ev.AutomaGloryPlaced: _explain_glory,
    ev.CorruptionPlaced: _explain_corruption,
    ev.CorruptionTaken: _explain_vanquish,
    ev.EndTriggered: _explain_trigger,
    ev.GameEnded: _explain_end,
}


def is_decided(event: Event) -> bool:
    """False for a move to a target, which the target event explains, and for what the human takes."""
    match event:
        case ev.MechMoved():
            return event.decided_by == "distance"
        case ev.CorruptionTaken():
            return event.seat == "automa"
    return True
