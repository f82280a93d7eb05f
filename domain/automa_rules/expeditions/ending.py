"""How a game ends: the trigger, the last turns, and the end itself."""

from __future__ import annotations

from typing import Final

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.refusals import EndImpossible, EndNeeded, EndWithoutGlory
from automa_rules.expeditions.scoring import automa_score, human_score, score
from automa_rules.expeditions.state import End, State
from automa_rules.expeditions.terms import SEATS, SeatName

MAX_TURNS_LEFT: Final = 3
"""After a trigger in one's own turn: that turn, the other player's, and the last one."""

MAX_GLORY: Final[dict[SeatName, int]] = {"automa": FIGURES.automa_glory, "human": FIGURES.human_glory}


def other_seat(seat: SeatName) -> SeatName:
    """The seat that plays after this one."""
    return "automa" if seat == "human" else "human"


def count_placed_glory(state: State, seat: SeatName) -> int:
    """How many glory tokens a player has on Basecamp."""
    return state.automa.glory if seat == "automa" else len(state.human.glory)


def has_all_glory(state: State, seat: SeatName) -> bool:
    """Whether a player's last glory token is placed: the Automa's eighth, the human's fourth (E18)."""
    return count_placed_glory(state, seat) >= MAX_GLORY[seat]


def require_valid_end(state: State) -> None:
    """Check the reported end. After the last glory only the players know whose turns are still to come.

    Raises Rejected `end_needed` if a player's last glory token is placed and no end was given,
    `end_without_glory` if the player who triggered the end has not placed all tokens, and `end_impossible` if
    the very last turn would not be that player's (E18).
    """
    end = state.end
    if end is None:
        placed = [seat for seat in SEATS if has_all_glory(state, seat)]
        if placed:
            raise Rejected(EndNeeded(placed=(*placed,)))
    elif not has_all_glory(state, end.by):
        raise Rejected(
            EndWithoutGlory(by=end.by, glory=count_placed_glory(state, end.by), needed=MAX_GLORY[end.by])
        )
    elif _is_impossible_end(state, end):
        raise Rejected(EndImpossible(by=end.by, turns_left=end.turns_left, turn=state.turn))


def trigger_end(draft: Draft) -> None:
    """Trigger the end if a last glory token is placed: after this turn everyone takes one more.

    The player who triggered the end takes the very last turn. A second trigger changes nothing (E18). If the
    trigger is only known in the other player's turn, that turn is their last. An end whose player turns out
    not to have placed all is called off. Raises Rejected `end_needed` if both have placed all and nobody said
    who was first.
    """
    if draft.state.end is not None and not has_all_glory(draft.state, draft.state.end.by):
        draft.add(ev.EndCalledOff(draft.state.end.by))
    state = draft.state
    done = [seat for seat in (state.turn, other_seat(state.turn)) if has_all_glory(state, seat)]
    if state.end is not None or not done:
        return
    if len(done) > 1:
        raise Rejected(EndNeeded(placed=(*done,)))
    draft.add(ev.EndTriggered(done[0], turns_left=MAX_TURNS_LEFT if done[0] == state.turn else 2))


def recount_turns_left(draft: Draft) -> None:
    """Adjust the turns left after a correction of `turn`: the player who triggered takes the last one (E18).

    If three turns were left, none was counted, so one has been played. Otherwise the counted one is not over.
    """
    end = draft.state.end
    if end is not None and not draft.state.over and _is_impossible_end(draft.state, end):
        turns_left = end.turns_left + 1 if end.turns_left < MAX_TURNS_LEFT else end.turns_left - 1
        draft.add(ev.EndTriggered(end.by, turns_left=turns_left))


def _is_impossible_end(state: State, end: End) -> bool:
    return (end.turns_left % 2 == 1) is not (end.by == state.turn)


def end_turn(draft: Draft) -> None:
    """End the turn. After the last turn the game is over and all shuffles are revealed."""
    seat = draft.state.turn
    end = draft.state.end
    last = end is not None and end.turns_left == 1
    draft.add(ev.TurnEnded(seat, None if last else other_seat(seat)))
    if not last:
        return
    record_outcome(draft)
    for shuffle in draft.state.shuffles:
        draft.add(ShuffleRevealed(shuffle.deck, shuffle.commitment, shuffle.salt, shuffle.order))


def record_outcome(draft: Draft) -> None:
    """Record the totals and the winner, again if a correction after the end changes them."""
    (winner,) = score(draft.state).winners
    human, automa = total_scores(draft.state)
    tie = human == automa
    draft.add(ev.GameEnded(winner, human, automa, "E19" if tie else "SCORE", tie))


def total_scores(state: State) -> tuple[int, int]:
    """The total scores of the human and the Automa."""
    return human_score(state).total, automa_score(state).total
