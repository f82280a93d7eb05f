"""The frame around every game's rules: what is asked of a command, in which order, before a deed is done.

A correction is always taken, for the table is right. Then: is the game over? is a question open? whose turn
is it? Only then the ruleset's own rules have their say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from domain.core.command import Command
from domain.core.correction import Correct
from domain.core.draft import Decision, Draft
from domain.core.event import Event
from domain.core.question import Question, about
from domain.core.refusals import (
    ActionUnknown,
    GameBegunAlready,
    GameNotBegun,
    GameOver,
    NoQuestionOpen,
    NotAnAutomasTurn,
    NotYourQuestion,
    NotYourTurn,
    QuestionOpen,
)
from domain.core.rejected import Rejected, in_turn
from domain.core.seat import Seat
from domain.core.tag import tag_of
from domain.core.turn import Turn

S = TypeVar("S")

Decide: TypeAlias = Callable[[S | None, Command[Any]], Decision[S]]
LetsThrough: TypeAlias = Callable[[S, type[msgspec.Struct], str | None], bool]
Deed: TypeAlias = Callable[[Draft[S], Any], None]
Deeds: TypeAlias = Mapping[type[msgspec.Struct], Deed[S]]
"""What each kind of command does to the draft, whose `seat` is the one that acts."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """What a ruleset hands over, for a decision to be made within the frame.

    `beginnings` are the kinds of command that `begin` makes a game of, with entropy. `ended` is the refusal
    of whatever comes when the game is over, `questions` what is open (the first is answered first), `turn`
    whose turn it is. `automa_turn` are the commands by which an Automa acts in its turn, `deeds` those of a
    human in its own turn, `anytime` those of a human in anybody's turn. `answers` are taken while a question
    of that answer is open, `meanwhile` while a question of that kind is. `question_open` and
    `not_your_question` are the types of those refusals, which may tell more than the core's; the facts are
    the question's.
    """

    beginnings: tuple[type[msgspec.Struct], ...]
    begin: Callable[[Any, bytes], Draft[S]]
    evolve: Callable[[S | None, Event], S]
    correct: Deed[S]
    ended: Callable[[S], GameOver | None]
    turn: Callable[[S], Seat]
    seats: Callable[[S], tuple[Seat, ...]]
    automa_turn: Deeds[S]
    deeds: Deeds[S]
    anytime: Deeds[S] = field(default_factory=dict)
    questions: Callable[[S], tuple[Question, ...]] = lambda _: ()
    answers: Deeds[S] = field(default_factory=dict)
    meanwhile: Mapping[type[Question], Deeds[S]] = field(default_factory=dict)
    question_open: type[QuestionOpen] = QuestionOpen
    not_your_question: type[NotYourQuestion] = NotYourQuestion


def decider(rules: Rules[S]) -> Decide[S]:
    """The function by which a ruleset decides.

    It gives the facts that follow from a command, of a `Turn` of each action in its place, and the state that
    they lead to. It raises Rejected with a refusal of the frame (`GameBegunAlready`, `GameNotBegun`,
    `GameOver`, `QuestionOpen`, `NotYourQuestion`, `NoQuestionOpen`, `NotYourTurn`, `NotAnAutomasTurn`,
    `ActionUnknown`), or with what the rules refuse, and the place of the action in its turn.
    """

    def decide(state: S | None, command: Command[Any]) -> Decision[S]:
        """What follows from a command. Raises Rejected."""
        if isinstance(command.action, rules.beginnings):
            if state is not None:
                raise Rejected(GameBegunAlready())
            return rules.begin(command.action, command.entropy).decision
        if state is None:
            raise Rejected(GameNotBegun())
        draft = Draft(state, rules.evolve, command.entropy, strict=command.strict)
        match command.action:
            case Turn(actions=actions):
                for index, action in enumerate(actions):
                    with in_turn(index):
                        _carry_out(rules, draft, action, command.seat)
            case action:
                _carry_out(rules, draft, action, command.seat)
        return draft.decision

    return decide


def gatekeeper(rules: Rules[S]) -> LetsThrough[S]:
    """The function that tells whether a kind of command, from a seat, comes before a ruleset's own rules."""

    def lets_through(state: S, kind: type[msgspec.Struct], seat: str | None) -> bool:
        """Whether the frame lets it through."""
        try:
            _through_the_gates(rules, state, kind, seat)
        except Rejected:
            return False
        return True

    return lets_through


def _carry_out(rules: Rules[S], draft: Draft[S], action: msgspec.Struct, seat: str | None) -> None:
    draft.seat, deed = _through_the_gates(rules, draft.state, type(action), seat)
    deed(draft, action)


def _through_the_gates(
    rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, Deed[S]]:
    """Who acts and what is done, if each of the gates lets through what the next one has to look at."""
    if kind is Correct:
        return "", rules.correct
    ended = rules.ended(state)
    if ended is not None:
        raise Rejected(ended)
    turn = rules.turn(state)
    open_questions = rules.questions(state)
    if open_questions:
        return _answering(rules, state, open_questions[0], kind, seat)
    if kind in rules.automa_turn:
        if turn.kind != "automa":
            raise Rejected(NotAnAutomasTurn(turn=turn.name))
        return turn.name, rules.automa_turn[kind]
    if kind in rules.anytime:
        return _anytime(rules, state, turn, seat), rules.anytime[kind]
    if kind in rules.deeds:
        return _own_turn(turn, seat), rules.deeds[kind]
    if kind in rules.answers or any(kind in deeds for deeds in rules.meanwhile.values()):
        raise Rejected(NoQuestionOpen(turn=turn.name))
    raise Rejected(ActionUnknown(action=tag_of(kind)))


def _answering(
    rules: Rules[S], state: S, asked: Question, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, Deed[S]]:
    """While a question is open nothing but its answer is taken, and what may be done meanwhile."""
    deed = rules.meanwhile.get(type(asked), {}).get(kind)
    if deed is None and kind in rules.answers and tag_of(kind) == asked.answer:
        deed = rules.answers[kind]
    if deed is None:
        raise Rejected(about(rules.question_open, asked))
    if asked.seat in _humans(rules, state) and seat not in (None, asked.seat):
        raise Rejected(about(rules.not_your_question, asked))
    return asked.seat, deed


def _anytime(rules: Rules[S], state: S, turn: Seat, seat: str | None) -> str:
    """A human who says so, the only one there is, or else the one whose turn it is."""
    named = [human for human in _humans(rules, state) if seat in (None, human)]
    return named[0] if len(named) == 1 else _own_turn(turn, seat)


def _own_turn(turn: Seat, seat: str | None) -> str:
    """A human acts in its own turn; nobody named is the one whose turn it is."""
    if turn.kind != "human" or seat not in (None, turn.name):
        raise Rejected(NotYourTurn(turn=turn.name, seat=seat))
    return turn.name


def _humans(rules: Rules[S], state: S) -> list[str]:
    return [seat.name for seat in rules.seats(state) if seat.kind == "human"]
