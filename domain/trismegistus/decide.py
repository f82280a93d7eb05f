"""From a command to the facts that follow, or to a refusal."""

from __future__ import annotations

from typing import Any, Final

from domain.core.command import Command
from domain.core.correction import correction
from domain.core.decider import decider
from domain.core.question import about
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.ruleset import Correct
from domain.core.tag import tag_of
from domain.trismegistus import achievements, human
from domain.trismegistus import actions as act
from domain.trismegistus.answers import ANSWERS
from domain.trismegistus.begin import begin
from domain.trismegistus.check import check
from domain.trismegistus.deck import made_for
from domain.trismegistus.draft import Draft
from domain.trismegistus.evolve import evolve
from domain.trismegistus.final import tell_outcome
from domain.trismegistus.questions import question
from domain.trismegistus.setup import Position, Setup
from domain.trismegistus.turn import take_turn

KEPT_BY_THE_SERVICE: Final = (
    "shuffles", "over", "winner", "card", "acting", "pause", "shown", "artifacts_shown", "scoring", "rolling",
    "pack", "dice_mode",
)  # fmt: skip


def _go_on(draft: Draft, command: Command[Any]) -> None:
    """Whatever can be asked of a game that has begun.

    Raises Rejected: `game_over`, `question_open`, `not_your_question`, `no_question_open`, `not_your_turn`,
    or what the rule in question refuses.
    """
    if isinstance(command.action, Correct):
        _correct(draft, command.action)
    elif draft.state.over:
        raise Rejected("game_over", winner=draft.state.winner)
    else:
        _act(draft, command)


def _act(draft: Draft, command: Command[Any]) -> None:
    asked = question(draft.state)
    answer = ANSWERS.get(type(command.action))
    if asked is not None:
        if command.seat not in (None, asked.seat):
            raise Rejected("not_your_question", **about(asked))
        if answer is None or tag_of(type(command.action)) != asked.answer:
            raise Rejected("question_open", **about(asked))
        answer(draft, command.action)
    elif answer is not None:
        raise Rejected("no_question_open", turn=draft.state.turn)
    elif isinstance(command.action, act.AutomaTurn):
        take_turn(draft, command.action.card)
    else:
        _human(draft, command)


def _human(draft: Draft, command: Command[Any]) -> None:
    if draft.state.turn != "human" or command.seat not in (None, "human"):
        raise Rejected("not_your_turn", turn=draft.state.turn, seat=command.seat)
    match command.action:
        case act.TakeDie() as action:
            human.take_die(draft, action)
        case act.EndTurn() as action:
            human.end_turn(draft, action)
        case act.CompleteAchievement(place=place):
            achievements.complete(draft, place)
        case act.RemoveToken() as action:
            human.remove_token(draft, action)
        case act.Report() as action:
            human.report(draft, action)
        case _ as action:
            raise Rejected("action_unknown", action=type(action).__name__)


def _correct(draft: Draft, action: Correct) -> None:
    """The table is right, in everything that lies on the table: not in what the service itself keeps.

    Raises Rejected `correction_secret` or `correction_impossible`, `deck_left_behind` when the bot deck was
    made for something else (R5, R41), or what `check` raises.
    """
    state = draft.state
    part = action.pointer.split("/")[1:2]
    kept = [*KEPT_BY_THE_SERVICE]
    if state.deck.mode == "virtual":
        kept.append("deck")
    if state.pack is not None:
        kept.append("cards")
    if not part or part[0] in kept:
        raise Rejected("correction_secret", pointer=action.pointer)
    try:
        draft.add(correction(state, action.pointer, action.value, action.reason))
    except ImpossibleEvent as error:
        raise Rejected("correction_impossible", pointer=action.pointer, reason=str(error)) from error
    if draft.state.deck.mode != state.deck.mode:
        raise Rejected("correction_secret", pointer=action.pointer)
    if made_for(draft.state) != made_for(state):
        raise Rejected("deck_left_behind", pointer=action.pointer)
    check(draft.state)
    if draft.state.over and draft.state.automa.vp != state.automa.vp:
        tell_outcome(draft)


decide = decider(beginnings=(Setup, Position), begin=begin, go_on=_go_on, evolve=evolve)
