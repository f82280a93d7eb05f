"""How a game ends: who triggers it, the last turns, and the end itself."""

from __future__ import annotations

from domain.core.event import ShuffleRevealed
from domain.core.rejected import Rejected
from domain.expeditions import events as ev
from domain.expeditions.draft import Draft
from domain.expeditions.figures import FIGURES
from domain.expeditions.scoring import automa_score, human_score, score
from domain.expeditions.state import State
from domain.expeditions.terms import SeatName


def other(seat: SeatName) -> SeatName:
    """The seat whose turn comes after."""
    return "automa" if seat == "human" else "human"


def has_all_glory(state: State, seat: SeatName) -> bool:
    """Whether a player's last glory token is placed: the Automa's eighth, the human's fourth (E18)."""
    if seat == "automa":
        return state.automa.glory >= FIGURES.automa_glory
    return len(state.human.glory) >= FIGURES.human_glory


def trigger_end(draft: Draft) -> None:
    """If a player's last glory token is placed: the present turn is finished, then everyone takes one more.

    The player who triggered takes the very last one. A second trigger changes nothing (E18). When it only
    turns out in the other player's turn, that turn is that player's last. Raises Rejected `end_needed` for a
    table where both have placed all and nobody has said who was first.
    """
    state = draft.state
    done = [seat for seat in (state.turn, other(state.turn)) if has_all_glory(state, seat)]
    if state.end is not None or not done:
        return
    if len(done) > 1:
        raise Rejected("end_needed", placed=[*done])
    draft.add(ev.EndTriggered(done[0], turns_left=3 if done[0] == state.turn else 2))


def end_turn(draft: Draft) -> None:
    """Finish the turn; after the last one the game is over and all shuffles are shown."""
    seat = draft.state.turn
    end = draft.state.end
    last = end is not None and end.turns_left == 1
    draft.add(ev.TurnEnded(seat, None if last else other(seat)))
    if not last:
        return
    (winner,) = score(draft.state).winners
    human, automa = human_score(draft.state), automa_score(draft.state)
    draft.add(ev.GameEnded(winner, human.total, automa.total))
    for shuffle in draft.state.shuffles:
        draft.add(ShuffleRevealed(shuffle.deck, shuffle.commitment, shuffle.salt, shuffle.order))
