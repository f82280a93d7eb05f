"""The reasons for an event, derived from the state just before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from automa_rules.core.event import Event
from automa_rules.core.ruleset import Candidate, Explanation
from automa_rules.trismegistus import die_selection, experiments, mastery, tally
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.achievements import face_up_places
from automa_rules.trismegistus.artifacts import MAX_LEFT_RESULT, artifacts_by_place
from automa_rules.trismegistus.dice import dice_on_board
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.state import State, acting_die, current_card, pile_containing, track_of
from automa_rules.trismegistus.terms import ACHIEVEMENT_COUNT

NEAREST_TRACK_REASONS = ("only", "nearest", "cube", "below_cube")


def _explain_draw(state: State, event: ev.CardDrawn) -> Explanation:
    """The cards that could have been drawn. The event has the face of the drawn one."""
    pile = sorted(pile_containing(state, event.card))
    cards = state.cards
    candidates = tuple(
        Candidate(card, chosen=card == event.card, name=cards[card].name or cards[card].kind) for card in pile
    )
    facts = {"kind": event.kind, "left": event.left}
    return Explanation(event.rule, "told" if event.named else "top_card", candidates, facts)


def _explain_die(state: State, event: ev.DieTaken) -> Explanation | None:
    """Every die on the board in the deciding pass, and the valid dice of each pass up to it."""
    pictures = current_card(state).dice
    choice = die_selection.choose_die(state.bowls, pictures)
    if choice is None:
        return None
    passes: dict[str, list[str]] = {}
    for one in die_selection.PASSES:
        passes[one.name] = [str(die) for die in die_selection.valid_dice(state.bowls, pictures, one)]
        if one.name == choice.found_in:
            break
    facts: dict[str, Any] = {
        "card": state.card,
        "pictures": [f"{picture.symbol}-{picture.colour}" for picture in pictures],
        "valid": passes,
        "pass": choice.found_in,
        "on_board": [str(die) for die in dice_on_board(state.bowls)],
    }
    return Explanation(
        event.rule, choice.decided_by, die_selection.candidates(state.bowls, pictures, choice), facts
    )


def _explain_set_aside(state: State, event: ev.DieSetAside) -> Explanation:
    die = state.automa.die
    facts = {
        "card": state.card,
        "potency_cost": current_card(state).potency_cost,
        "potency": None if die is None else die.potency,
        "shortfall": event.shortfall,
    }
    return Explanation(event.rule, "shortfall" if event.shortfall else "exhausted", facts=facts)


def _explain_marker(state: State, event: ev.MarkerAdvanced) -> Explanation:
    track = track_of(state, event.track)
    facts: dict[str, Any] = {
        "from": state.automa.markers[event.track],
        "to": event.to,
        "length": track.length,
        "tokens": [token.step for token in track.tokens if token.is_available],
    }
    if event.decided_by == "element" and event.rule == "Q14":
        facts["bowl"] = acting_die(state).symbol
    elif event.decided_by in NEAREST_TRACK_REASONS:
        facts["cube"] = state.automa.cube
        return Explanation(event.rule, event.decided_by, mastery.candidates(state), facts)
    return Explanation(event.rule, event.decided_by, facts=facts)


def _explain_experiment(state: State, event: ev.ExperimentTaken) -> Explanation:
    facts = {
        "types": [one.type for one in state.automa.experiments],
        "area": experiments.area_of_acting_die(state),
    }
    shown = experiments.candidates(state.automa, state.shown)
    return Explanation(event.rule, event.decided_by, shown, facts)


def _explain_gold(state: State, event: ev.GoldGained) -> Explanation:
    """Gold for a type that the Automa had already (more at level 3), or for an empty display."""
    owned = [one.type for one in state.automa.experiments]
    facts = {"types": owned, "level": state.level, "repeat_gold": FIGURES.for_level(state.level).repeat_gold}
    return Explanation(event.rule, event.why, facts=facts)


def _explain_overflow(state: State, event: ev.VpGained) -> Explanation:
    """The markers at the last step of their tracks."""
    shown = tuple(
        Candidate(track.element, {"distance": 0}, refused="at_the_end")
        for track in state.tracks
        if state.automa.markers[track.element] == track.length and event.full in (None, track.element)
    )
    return Explanation(event.rule, "at_the_end", shown)


def _explain_formula_bought(state: State, event: ev.FormulaBought) -> Explanation:
    """The costs of the further formulas in order, and the gold available for this one (Q34)."""
    costs = FIGURES.formula_costs
    shown = tuple(
        Candidate(str(number), {"cost": cost}, chosen=number == event.number)
        for number, cost in enumerate(costs, 1)
    )
    facts = {"gold": state.automa.gold, "formulas_max": FIGURES.formulas_max}
    return Explanation(event.rule, "gold_suffices", shown, facts)


def _explain_formulas(state: State, event: ev.FormulasScored) -> Explanation:
    """The types of solved experiments, the formulas bought, and the VP table."""
    facts = {
        "types": sorted({one.type for one in tally.solved_experiments(state)}),
        "bought": event.bought,
        "formulas_max": FIGURES.formulas_max,
        "formula_vp": [*state.formula_vp],
    }
    return Explanation(event.rule, "types_and_bought", facts=facts)


def _explain_artifact(state: State, event: ev.ArtifactTaken) -> Explanation:
    places = artifacts_by_place(state.artifacts_shown)
    shown = tuple(Candidate(place, chosen=place == event.place) for place in places)
    decided_by = "only" if len(places) == 1 else "black_die"
    facts = {"colour": event.colour, "artifacts": [*state.artifacts_shown], "left_up_to": MAX_LEFT_RESULT}
    return Explanation(event.rule, decided_by, shown, facts)


def _explain_black_die(state: State, event: ev.CubePlaced | ev.BlackDieRolled) -> Explanation:
    place = event.place if isinstance(event, ev.CubePlaced) else event.result
    counting = face_up_places(state)
    shown = tuple(
        Candidate(
            str(number),
            {"cubes": state.achievements[number - 1].cubes},
            refused=None if number in counting else "face_down",
            chosen=number == place and number in counting,
        )
        for number in range(1, ACHIEVEMENT_COUNT + 1)
    )
    return Explanation(event.rule, "black_die", shown, {"result": place})


def _explain_game_ended(_: State, event: ev.GameEnded) -> Explanation:
    facts = {"human": event.human, "automa": event.automa}
    decided_by = (
        "total" if event.human != event.automa else "tie" if event.winner is None else "more_experiments"
    )
    return Explanation(event.rule, decided_by, facts=facts)


def _explain_masterpiece(state: State, event: ev.MasterpieceSolved | ev.MasterpieceMissed) -> Explanation:
    drawn = event.masterpiece
    marker = state.automa.markers[drawn.track]
    missing = max(0, drawn.requirement - marker)
    facts = {
        "track": drawn.track,
        "marker": marker,
        "requirement": drawn.requirement,
        "missing": missing,
        "gold": state.automa.gold,
    }
    gold = "gold_suffices" if isinstance(event, ev.MasterpieceSolved) else "gold_missing"
    decided_by = "requirement_met" if missing == 0 else gold
    return Explanation(event.rule, decided_by, facts=facts)


REASONS: Final[Mapping[type[Event], Callable[[State, Any], Explanation | None]]] = {
    ev.CardDrawn: _explain_draw,
    ev.DieTaken: _explain_die,
    ev.DieSetAside: _explain_set_aside,
    ev.MarkerAdvanced: _explain_marker,
    ev.ExperimentTaken: _explain_experiment,
    ev.GoldGained: _explain_gold,
    ev.VpGained: _explain_overflow,
    ev.ArtifactTaken: _explain_artifact,
    ev.CubePlaced: _explain_black_die,
    ev.BlackDieRolled: _explain_black_die,
    ev.MasterpieceSolved: _explain_masterpiece,
    ev.MasterpieceMissed: _explain_masterpiece,
    ev.FormulaBought: _explain_formula_bought,
    ev.FormulasScored: _explain_formulas,
    ev.GameEnded: _explain_game_ended,
}


def is_decided(event: Event) -> bool:
    """Whether an event has reasons: human actions, plain gains and the die for an artifact have none."""
    match event:
        case ev.DieTaken() | ev.DieSetAside():
            return event.seat == "automa"
        case ev.GoldGained() | ev.VpGained():
            return event.why is not None
        case ev.CubePlaced() | ev.BlackDieRolled():
            return event.rule == "R43"
    return True
