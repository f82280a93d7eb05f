"""Corrections: the table is right, as long as it can be, and as long as no secret is touched."""

from __future__ import annotations

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.dropped_question import drop_question, resume_without_question
from automa_rules.scythe.player import Player
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion, ForTheOwner, SeatsAreFixed
from automa_rules.scythe.stars import end_game_if_decided, record_outcome
from automa_rules.scythe.state import Combat, State, has_several_humans
from automa_rules.scythe.terms import STARS_PER_PLAYER
from automa_rules.scythe.validation import require_seats, validate_state

MAX_STARS_PER_TURN = 4
"""As many as an Automa's turn can bring: power, star tracker, two combats."""

# The course of the game is the service's own; what was drawn, fixed or decided is taken back by undo.
_UNCORRECTABLE_FIELDS = (
    "shuffles",
    "over",
    "winners",
    "pause",
    "combat",
    "battles",
    "card",
    "scheme",
    "combat_cards_gained",
    "combat_cards_stolen",
    "resolved_encounter",
    "arrivals",
    "has_reported_character",
)


def correct(draft: Draft, action: Correct) -> None:
    """Set one value of the state.

    Raises Rejected `correction_secret` for what only the service knows or keeps, `correction_impossible` for
    a value that does not fit, and the refusals of `check` for a table that cannot be; `for_the_owner` for
    what would give one of several humans what others hold. A question that the correction takes the ground
    from falls away.
    """
    before = draft.state
    correction.correct(draft, action, _is_secret_or_internal)
    _switch_schemes(draft, action, before)
    if _seats(draft.state) != _seats(before):
        raise Rejected(SeatsAreFixed(seats=tuple(one.seat for one in before.players)))
    require_seats(draft.state)
    fallen_away = drop_question(draft.state)
    left = draft.state if fallen_away is None else fallen_away
    validate_state(left, before)
    if before.pause is not None and left.turn != before.turn:
        raise Rejected(ContradictsQuestion(reason="the card that is executed is another one's"))
    if (
        has_several_humans(before)
        and not draft.sees_all_hands
        and _affects_other_players(before, draft.state, fallen_away)
    ):
        raise Rejected(ForTheOwner(pointer=action.pointer))
    if fallen_away is not None:
        resume_without_question(draft)
    if draft.state.over:
        record_outcome(draft, draft.state.turn)
    end_game_if_decided(draft)


def _switch_schemes(draft: Draft, action: Correct, before: State) -> None:
    """R34, R37: with its first tracker star an Automa has gone over to Scheme II, without any it has not."""
    had = {one.seat for one in before.players if "tracker" in one.stars}
    for index, one in enumerate(draft.state.players):
        has = "tracker" in one.stars
        scheme = 2 if has else 1
        if one.kind == "automa" and has != (one.seat in had) and one.scheme != scheme:
            draft.add(Corrected(f"/players/{index}/scheme", str(scheme), action.reason, whose=one.seat))


def _seats(state: State) -> list[tuple[str, str]]:
    return sorted((one.seat, one.kind) for one in state.players)


def _affects_other_players(before: State, now: State, fallen_away: State | None) -> bool:
    """Whether a correction shows what all hold, soon or now, or lets one draw or take from others once more.

    It is asked before anything is drawn for the correction: the refusal tells of nothing that is hidden.
    """
    ends = not before.over and any(len(one.stars) >= STARS_PER_PLAYER for one in now.players)
    calls_off = fallen_away is not None and before.combat is not None and _has_begun(before.combat)
    places = _star_prospects(now) != _star_prospects(before)
    return ends or places or calls_off or now.turn != before.turn or _order(now) != _order(before)


def _star_prospects(state: State) -> dict[str, tuple[object, ...]]:
    """Those of Automas; where the next turn could be the last, what brings them is told, too."""
    ahead = STARS_PER_PLAYER - MAX_STARS_PER_TURN
    return {
        one.seat: (one.stars, *(_star_factors(state, one) if len(one.stars) >= ahead else ()))
        for one in state.players
        if one.kind == "automa"
    }


def _star_factors(state: State, one: Player) -> tuple[object, ...]:
    """What it gains, by which cards, and whom it fights; where units stand is everybody's to set right."""
    own = one.star_tracker, one.level, one.power, one.scheme, one.faction
    return *own, state.options, state.enemies, *(each.side for each in state.players)


def _order(state: State) -> list[str]:
    return [one.seat for one in state.players]


def _has_begun(combat: Combat) -> bool:
    """Whether an ability has been used in it, or a dial set."""
    return combat != Combat(combat.territory, combat.attacker, combat.defender)


def _is_secret_or_internal(state: State, pointer: str) -> bool:
    """Whether a pointer leads to, or into, something secret or kept by the service alone."""
    match pointer.split("/"):
        case [""]:
            return True
        case ["", first, *_] if first in _UNCORRECTABLE_FIELDS:
            return True
        case ["", "players"] | ["", "players", _] | ["", "players", _, "combat_cards", *_]:
            return state.combat_deck.mode == "virtual"
        case ["", "combat_deck", "discards" | "unseen_discards", *_]:
            return state.combat_deck.mode == "virtual"
        case ["", "combat_deck", *_]:
            return True
        case ["", "automa_decks", _, "discards" | "combat_discards" | "last_turn_card", *_]:
            return False
        case ["", "automa_decks", *_]:
            return True
        case _:
            return False
