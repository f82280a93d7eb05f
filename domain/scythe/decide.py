"""What a command leads to: the facts, or a refusal. The one way into the rules."""

from __future__ import annotations

from typing import Any

from domain.core.command import Command
from domain.core.decider import decider
from domain.core.question import about
from domain.core.rejected import Rejected
from domain.core.ruleset import Correct
from domain.scythe import actions as act
from domain.scythe import answers, human
from domain.scythe.abilities import use_ability
from domain.scythe.beginning import begin
from domain.scythe.corrections import correct
from domain.scythe.draft import Draft
from domain.scythe.evolve import evolve
from domain.scythe.human_moves import move
from domain.scythe.position import Position
from domain.scythe.questions import questions
from domain.scythe.setup import Setup
from domain.scythe.state import State, player
from domain.scythe.turn import take_turn


def _go_on(draft: Draft, command: Command[Any]) -> None:
    """Whatever can be asked of a game that has begun."""
    state, action = draft.state, command.action
    if isinstance(action, Correct):
        correct(draft, action)
    elif state.over:
        raise Rejected("game_over", winners=[*state.winners])
    elif isinstance(action, act.AutomaTurn):
        _automa_turn(draft, action)
    elif questions(state):
        _answer(draft, command.seat, action)
    elif isinstance(action, act.PlaceStar):
        human.star(draft, _star_placer(state, command.seat), action)
    else:
        _act(draft, _on_turn(state, command.seat), action)


def _automa_turn(draft: Draft, action: act.AutomaTurn) -> None:
    open_questions = questions(draft.state)
    if open_questions:
        raise Rejected("question_open", **about(open_questions[0]))
    if player(draft.state, draft.state.turn).kind != "automa":
        raise Rejected("not_an_automas_turn", turn=draft.state.turn)
    take_turn(draft, action.card)


def _on_turn(state: State, seat: str | None) -> str:
    """The human who acts: the one whose turn it is."""
    one = player(state, state.turn)
    if one.kind == "automa":
        raise Rejected("not_your_turn", turn=state.turn)
    if seat not in (None, state.turn):
        raise Rejected("not_your_turn", turn=state.turn, seat=seat)
    return state.turn


def _star_placer(state: State, seat: str | None) -> str:
    """A human who says so at any time, because a goal can be reached in another's turn (R45)."""
    named = next((one for one in state.players if one.seat == seat and one.kind == "human"), None)
    return named.seat if named else _on_turn(state, seat)


def _answer(draft: Draft, seat: str | None, action: object) -> None:
    """While a question is open nothing but its answer is taken.

    Before a combat abilities are used as well, and a star is placed for a goal that they have reached.
    """
    question = questions(draft.state)[0]
    asked, answer = question.seat, question.answer
    if player(draft.state, asked).kind == "human" and seat not in (None, asked):
        raise Rejected("not_your_question", **about(question))
    match action:
        case act.UseAbility() if answer in ("fight", "settle"):
            use_ability(draft, action.ability)
        case act.PlaceStar() if answer == "fight":
            human.star(draft, asked, action)
        case act.Fight() if answer == "fight":
            answers.fight(draft, asked, action)
        case act.Settle() if answer == "settle":
            answers.settle(draft, action)
        case act.DrawForCombat() if answer == "draw_for_combat":
            answers.draw_for_combat(draft, action)
        case act.TurnUp() if answer == "turn_up":
            answers.turn_up(draft, action)
        case act.Flip() if answer == "flip":
            answers.flip(draft, action)
        case _:
            raise Rejected("question_open", **about(question))


def _act(draft: Draft, seat: str, action: object) -> None:  # noqa: C901, PLR0912 - one line an action
    """A human's action on its own turn."""
    match action:
        case act.Move():
            move(draft, seat, action)
        case act.Gain():
            human.gain(draft, seat, action)
        case act.Pay():
            human.pay(draft, seat, action)
        case act.Produce():
            human.produce(draft, seat, action)
        case act.Deploy():
            human.deploy(draft, seat, action)
        case act.Build():
            human.build(draft, seat, action)
        case act.Enlist():
            human.enlist(draft, seat, action)
        case act.Upgrade():
            human.upgrade(draft, seat)
        case act.Encounter():
            human.encounter(draft, seat, action)
        case act.TakeFactoryCard():
            human.take_factory_card(draft, seat)
        case act.PlaceToken():
            human.place_token(draft, seat, action)
        case act.EndTurn():
            human.end_turn(draft, seat)
        case act.Report():
            human.report(draft, seat, action)
        case _:
            raise Rejected("no_question_open", turn=seat)


decide = decider(beginnings=(Setup, Position), begin=begin, go_on=_go_on, evolve=evolve)
