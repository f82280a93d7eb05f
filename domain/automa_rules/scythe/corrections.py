"""Corrections: the table is right, unless the result is impossible or would reveal a secret."""

from __future__ import annotations

from automa_rules.core import correction
from automa_rules.core.correction import Correct
from automa_rules.core.event import Corrected
from automa_rules.core.rejection import Rejected
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.dropped_question import drop_question, resume_without_question
from automa_rules.scythe.player import Player
from automa_rules.scythe.refusals.impossible_states import ContradictsQuestion, ForTheOwner, SeatsAreFixed
from automa_rules.scythe.stars import count_again_or_reopen, end_game_if_decided, is_decided
from automa_rules.scythe.state import Combat, State, has_several_humans
from automa_rules.scythe.terms import STARS_PER_PLAYER
from automa_rules.scythe.trackers import scheme_of
from automa_rules.scythe.validation import require_seats, validate_state

MAX_STARS_PER_TURN = 4
"""The most that an Automa's turn can bring: power, star tracker, two combats."""

# The service controls the game flow. Undo takes back what was drawn, set or decided.
_UNCORRECTABLE_FIELDS = (
    "shuffles",
    "over",
    "ended_by_agreement",
    "ended_within_card",
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

    Raises Rejected `correction_secret` for a secret or internal value, `correction_impossible` for a value
    that does not fit, the refusals of `validate_state` for an impossible table, and `for_the_owner` if one of
    several humans could learn or take what others hold. A question that loses its cause is dropped.
    """
    before = draft.state
    correction.correct(draft, action, _is_secret_or_internal)
    switch_schemes(draft, before, action.reason)
    if _seats(draft.state) != _seats(before):
        raise Rejected(SeatsAreFixed(seats=tuple(one.seat for one in before.players)))
    require_seats(draft.state)
    without_question = drop_question(draft.state)
    resulting = draft.state if without_question is None else without_question
    validate_state(resulting, before)
    if before.pause is not None and resulting.turn != before.turn:
        raise Rejected(ContradictsQuestion(diagnostic="the card that is executed is another one's"))
    if (
        has_several_humans(before)
        and not draft.sees_all_hands
        and _affects_other_players(before, draft.state, without_question)
    ):
        raise Rejected(ForTheOwner(pointer=action.pointer))
    if without_question is not None:
        resume_without_question(draft)
    if draft.state.over:
        count_again_or_reopen(draft)
    end_game_if_decided(draft)


def switch_schemes(draft: Draft, before: State, reason: str) -> None:
    """R34, R37: an Automa switches to Scheme II with its first tracker star, and back without any."""
    had = {one.seat: scheme_of(one.stars) for one in before.players}
    for index, one in enumerate(draft.state.players):
        scheme = scheme_of(one.stars)
        if one.kind == "automa" and had.get(one.seat) != scheme != one.scheme:
            draft.add(Corrected(f"/players/{index}/scheme", scheme, reason, whose=one.seat))


def _seats(state: State) -> list[tuple[str, str]]:
    return sorted((one.seat, one.kind) for one in state.players)


def _affects_other_players(before: State, after: State, without_question: State | None) -> bool:
    """Whether a correction ends or reopens the game, reveals hands soon, or lets a human draw or steal again.

    Checked before the correction draws any card, so the refusal reveals nothing hidden.
    """
    ends = before.over != (before.ended_by_agreement or is_decided(after))
    cancels = without_question is not None and before.combat is not None and _has_begun(before.combat)
    changes_stars = _star_prospects(after) != _star_prospects(before)
    return ends or changes_stars or cancels or after.turn != before.turn or _order(after) != _order(before)


def _star_prospects(state: State) -> dict[str, tuple[object, ...]]:
    """Each Automa's stars; if its next turn could end the game, also what its stars depend on."""
    threshold = STARS_PER_PLAYER - MAX_STARS_PER_TURN
    return {
        one.seat: (one.stars, *(_star_factors(state, one) if len(one.stars) >= threshold else ()))
        for one in state.players
        if one.kind == "automa"
    }


def _star_factors(state: State, one: Player) -> tuple[object, ...]:
    """What an Automa gains, by which cards, and whom it fights. Any human may correct units' places."""
    own = one.star_tracker, one.level, one.power, one.scheme, one.faction
    return *own, state.options, state.enemies, *(each.side for each in state.players)


def _order(state: State) -> list[str]:
    return [one.seat for one in state.players]


def _has_begun(combat: Combat) -> bool:
    """Whether an ability was used or a dial was set in the combat."""
    return combat != Combat(combat.territory, combat.attacker, combat.defender)


def _is_secret_or_internal(state: State, pointer: str) -> bool:
    """Whether a pointer leads to, or into, something secret or internal to the service."""
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
