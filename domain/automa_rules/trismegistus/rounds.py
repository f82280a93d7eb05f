"""Turns and rounds: the next seat, passing, the end of a round and of the last one (R20, R21, Q10)."""

from __future__ import annotations

from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.dice_roll import roll_dice
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.gains import gain_ethereal
from automa_rules.trismegistus.mastery import remove_reached_tokens
from automa_rules.trismegistus.state import State, has_passed
from automa_rules.trismegistus.terms import ROUND_COUNT, SeatName


def other_seat(seat: SeatName) -> SeatName:
    """The other player."""
    return "human" if seat == "automa" else "automa"


def next_seat(state: State) -> SeatName | None:
    """The seat of the next turn: the other; the same if the other has passed (Q10); None if both have."""
    for seat in (other_seat(state.turn), state.turn):
        if not has_passed(state, seat):
            return seat
    return None


def end_turn(draft: Draft) -> None:
    """End the turn, and the round when both have passed (R21). A player left alone plays on (Q10).

    Reached tokens leave, unless the game is played with tokens that stay (Q45, Q18).
    """
    if draft.state.options.tokens_leave:
        remove_reached_tokens(draft)
    following = next_seat(draft.state)
    rule = "R21" if following is None else "Q10" if following == draft.state.turn else "BASE.TURN"
    draft.add(ev.TurnEnded(draft.state.turn, following, rule))
    if following is None:
        _end_round(draft)


def _end_round(draft: Draft) -> None:
    """The first to exhaust three dice starts the next round (R21); after the third, the scoring starts.

    If a correction has removed who that was, it is the player who has not just finished.
    """
    first = draft.state.first_done or other_seat(draft.state.turn)
    draft.add(ev.RoundEnded(draft.state.round, first))
    if draft.state.round == ROUND_COUNT:
        draft.add(ev.ScoringBegan())
        return
    following = draft.state.round + 1
    gain_ethereal(draft, FIGURES.ethereal_before_round[following - 1], "R20", following)
    begin_round(draft, following, first)


def begin_round(draft: Draft, number: int, first: SeatName) -> None:
    """Start a round and roll all dice. Physical dice are rolled at the table."""
    draft.add(ev.RoundBegan(number, first, "R1" if number == 1 else "R21"))
    if draft.state.dice_mode == "virtual":
        roll_dice(draft)
