"""From a command to the facts that follow, or to a refusal."""

from __future__ import annotations

from typing import Any, Final

from domain.core.command import Command
from domain.core.correction import correction
from domain.core.decider import decider
from domain.core.question import about
from domain.core.rejected import Fact, Rejected
from domain.core.ruleset import Correct
from domain.expeditions import events as ev
from domain.expeditions.actions import AutomaTurn, BoxCard, TellTile
from domain.expeditions.automa_turn import take_turn, tell_tile
from domain.expeditions.begin import Position, Setup, begin
from domain.expeditions.draft import Draft
from domain.expeditions.ending import require_end, trigger_end
from domain.expeditions.evolve import evolve
from domain.expeditions.human_actions import DEEDS
from domain.expeditions.legal import check
from domain.expeditions.questions import TileQuestion, question
from domain.expeditions.state import State

KEPT_BY_THE_SERVICE: Final = ("shuffles", "over", "card", "pause", "deck", "bag", "pack")


def _go_on(draft: Draft, command: Command[Any]) -> None:
    """Whatever can be asked of a game that has begun.

    Raises Rejected: `game_over`, `question_open`, `not_your_turn`, `not_your_question`, or what the rule in
    question refuses.
    """
    if isinstance(command.action, Correct):
        _correct(draft, command.action)
    else:
        _act(draft, command)


def _act(draft: Draft, command: Command[Any]) -> None:
    state, action = draft.state, command.action
    if state.over:
        raise Rejected("game_over")
    if isinstance(action, TellTile):
        _answer(draft, command.seat, action)
        return
    open_question = question(state)
    if open_question is not None:
        raise Rejected("question_open", **_about(open_question))
    if isinstance(action, AutomaTurn):
        take_turn(draft, action)
    elif isinstance(action, BoxCard):
        _box_card(draft, action)
    elif type(action) in DEEDS:
        _human(draft, command)
    else:
        raise Rejected("action_unknown", action=type(action).__name__)


def _answer(draft: Draft, seat: str | None, action: TellTile) -> None:
    open_question = question(draft.state)
    if open_question is not None and seat not in (None, open_question.seat):
        raise Rejected("not_your_question", **_about(open_question))
    tell_tile(draft, action)


def _about(asked: TileQuestion) -> dict[str, Fact]:
    return {**about(asked), "mech": asked.mech, "location": asked.location, "asks": asked.asks}


def _human(draft: Draft, command: Command[Any]) -> None:
    if command.seat not in (None, "human") or draft.state.turn != "human":
        raise Rejected("not_your_turn", turn=draft.state.turn, seat=command.seat)
    DEEDS[type(command.action)](draft, command.action)
    check(draft.state)


def _box_card(draft: Draft, action: BoxCard) -> None:
    """In anybody's turn: such a card can also turn up when the Automa's sweep is refilled (E16)."""
    if action.card in draft.state.boxed:
        raise Rejected("card_already_boxed", boxed=[*draft.state.boxed])
    draft.add(ev.CardBoxed(action.card))


def _correct(draft: Draft, action: Correct) -> None:
    """The table is right, in everything that lies on the table: not in what the service itself keeps secret.

    Raises Rejected `correction_impossible`, or `correction_secret` for what does not lie on the table.
    """
    if _is_kept_here(draft.state, action.pointer):
        raise Rejected("correction_secret", pointer=action.pointer)
    draft.add(correction(draft.state, action.pointer, action.value, action.reason))
    check(draft.state)
    if draft.state.end is not None and action.pointer.startswith("/end"):
        require_end(draft.state)
    if not draft.state.over:
        trigger_end(draft)


def _is_kept_here(state: State, pointer: str) -> bool:
    """Whether a pointer leads to what the service decides; of a real deck the cards drawn are the table's."""
    part = pointer.split("/")[1:3]
    if part == ["deck", "drawn"]:
        return state.deck.mode == "virtual"
    return bool(part) and part[0] in KEPT_BY_THE_SERVICE


decide = decider(beginnings=(Setup, Position), begin=begin, go_on=_go_on, evolve=evolve)
