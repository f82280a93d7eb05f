"""The frame around every game's rules: what is asked of a command, in which order, before a deed is done.

A correction is always taken, for the table is right. Then: is the game over? is a question open? whose turn
is it? Only then the ruleset's own rules have their say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.draft import Decision, Draft
from automa_rules.core.event import Event
from automa_rules.core.question import Question, about
from automa_rules.core.refusals import (
    ActionUnknown,
    BehindADraw,
    GameBegunAlready,
    GameNotBegun,
    GameOver,
    NoQuestionOpen,
    NotAnAutomasTurn,
    NotYourQuestion,
    NotYourTurn,
    QuestionOpen,
    TurnTooLong,
)
from automa_rules.core.rejected import Rejected, in_turn
from automa_rules.core.seat import Seat, Standing
from automa_rules.core.tag import tag_of
from automa_rules.core.turn import MAX_FACTS, MAX_REPORTS, Turn

S = TypeVar("S")

Deed: TypeAlias = Callable[[Draft[S], Any], None]
Deeds: TypeAlias = Mapping[type[msgspec.Struct], Deed[S]]
"""What each kind of command does to the draft, whose `seat` is the one that acts."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[S]):
    """What a ruleset hands over, for a decision to be made within the frame.

    - `version`: of the rules as they are now. A game is played to its end by the version it began with.
    - `begin(command)`: a game, made of a `setup` or a `position`.
    - `evolve(state, event)`: total over the ruleset's events; raises ImpossibleEvent otherwise.
    - `over(state)`: whether the game is; `standings(state)`: the score in a form that every game has, the
      best first, with who has won.
    - `turn(state)`: the seat whose turn it is; None for nobody's, when the game is over or only counted.
    - `take_automa_turn`: what the command `automa_turn` does in an Automa's turn; `deeds`: what a human does
      in its own turn, `anytime` in anybody's.
    - `ends_turn`: deeds that do no more than that; behind what ends the game in the same turn they are done.
    - `report`: the deed that tells how the table stands, of which a turn of several actions has few.
    - `questions(state)`: what is open, the first is answered first; `answers` are taken while a question of
      that answer is open, `meanwhile` while a question of that kind is. `question_open` and
      `not_your_question` are the types of those refusals, which may tell more than the core's; the facts are
      the question's.
    - `draws_here(state, event)`: whether the service has drawn or rolled what nobody had seen, so that in a
      turn of several actions a guess at it could follow; `behind_draws` are the kinds of deed that may follow
      a deed which does so: whatever was drawn, they are taken or refused alike.
    """

    version: int
    setup: type[msgspec.Struct]
    position: type[msgspec.Struct]
    automa_turn: type[msgspec.Struct]
    begin: Callable[[Command[Any]], Draft[S]]
    evolve: Callable[[S | None, Event], S]
    correct: Deed[S]
    over: Callable[[S], bool]
    standings: Callable[[S], tuple[Standing, ...]]
    seats: Callable[[S], tuple[Seat, ...]]
    turn: Callable[[S], str | None]
    take_automa_turn: Deed[S]
    deeds: Deeds[S]
    ends_turn: frozenset[type[msgspec.Struct]] = frozenset()
    report: type[msgspec.Struct] | None = None
    anytime: Deeds[S] = field(default_factory=dict)
    questions: Callable[[S], tuple[Question, ...]] = lambda _: ()
    answers: Deeds[S] = field(default_factory=dict)
    meanwhile: Mapping[type[Question], Deeds[S]] = field(default_factory=dict)
    draws_here: Callable[[S, Event], bool] = lambda _, __: False
    behind_draws: frozenset[type[msgspec.Struct]] = frozenset()
    question_open: type[QuestionOpen] = QuestionOpen
    not_your_question: type[NotYourQuestion] = NotYourQuestion

    @property
    def actions(self) -> tuple[type[msgspec.Struct], ...]:
        """All kinds of action: those of the tables, and corrections."""
        tables = (self.deeds, self.anytime, *self.meanwhile.values(), self.answers)
        return tuple(dict.fromkeys((*chain.from_iterable(tables), Correct)))

    def decide(self, state: S | None, command: Command[Any]) -> Decision[S]:
        """The facts that follow, of a `Turn` of each action in its place, and the state that they lead to.

        Without a state the command begins a game. Raises Rejected with a refusal of the frame
        (`GameBegunAlready`, `GameNotBegun`, `GameOver`, `QuestionOpen`, `NotYourQuestion`, `NoQuestionOpen`,
        `NotYourTurn`, `NotAnAutomasTurn`, `ActionUnknown`), or with what the rules refuse, and the place of
        the action in its turn.
        """
        if isinstance(command.action, (self.setup, self.position)):
            if state is not None:
                raise Rejected(GameBegunAlready())
            return self.begin(command).decision
        if state is None:
            raise Rejected(GameNotBegun())
        draft = Draft(
            *(state, self.evolve, command.entropy),
            strict=command.strict,
            for_all=command.for_all,
            rules=self.version if command.rules is None else command.rules,
        )
        match command.action:
            case Turn(actions=actions):
                _carry_out_all(self, draft, actions, command.seat)
            case action:
                _carry_out(self, draft, action, command.seat)
        return draft.decision

    def actions_now(self, state: S, seat: str | None) -> tuple[type[msgspec.Struct], ...]:
        """The kinds of action that the frame takes from a seat now, None for nobody's.

        What the rules of an action say of it is for the ruleset's own options to tell.
        """
        if seat is None:
            return ()
        return tuple(kind for kind in self.actions if _is_taken(self, state, kind, seat))

    def automa_acts(self, state: S) -> bool:
        """Whether it is an Automa's turn that waits for nothing."""
        return _is_taken(self, state, self.automa_turn, None)


def _is_taken(rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None) -> bool:
    try:
        _through_the_gates(rules, state, kind, seat)
    except Rejected:
        return False
    return True


def _carry_out_all(
    rules: Rules[S], draft: Draft[S], actions: Sequence[msgspec.Struct], seat: str | None
) -> None:
    """One after the other. After a draw only what is taken or refused alike whatever was drawn."""
    behind = None
    _require_few_reports(rules, actions)
    for index, action in enumerate(actions):
        with in_turn(index):
            if behind is not None and type(action) not in behind:
                raise Rejected(BehindADraw())
            if behind is None and len(draft.events) > MAX_FACTS:
                raise Rejected(TurnTooLong(of="facts", most=MAX_FACTS))
            if index and type(action) in rules.ends_turn and rules.over(draft.state):
                continue
            told = len(draft.events)
            _carry_out(rules, draft, action, seat)
        if any(rules.draws_here(draft.state, event) for event in draft.events[told:]):
            behind = rules.behind_draws if type(action) in rules.deeds else frozenset()
        if seat is None and draft.seat in _humans(rules, draft.state):
            seat = draft.seat  # the table speaks for one seat, which its first deed shows


def _require_few_reports(rules: Rules[S], actions: Sequence[msgspec.Struct]) -> None:
    """Before anything is drawn. Raises Rejected at the first report that is one too many."""
    reports = [index for index, action in enumerate(actions) if type(action) is rules.report]
    if len(reports) > MAX_REPORTS:
        with in_turn(reports[MAX_REPORTS]):
            raise Rejected(TurnTooLong(of="reports", most=MAX_REPORTS))


def _carry_out(rules: Rules[S], draft: Draft[S], action: msgspec.Struct, seat: str | None) -> None:
    draft.seat, deed = _through_the_gates(rules, draft.state, type(action), seat)
    deed(draft, action)


def _through_the_gates(
    rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, Deed[S]]:
    """Who acts and what is done, if each of the gates lets through what the next one has to look at."""
    if kind is Correct:
        return "", rules.correct
    if rules.over(state):
        raise Rejected(GameOver(tuple(one.seat for one in rules.standings(state) if one.wins)))
    open_questions = rules.questions(state)
    if open_questions:
        return _answering(rules, state, open_questions[0], kind, seat)
    whose = rules.turn(state)
    turn = next(each for each in rules.seats(state) if each.name == whose)
    if kind is rules.automa_turn:
        if turn.kind != "automa":
            raise Rejected(NotAnAutomasTurn(turn=turn.name))
        return turn.name, rules.take_automa_turn
    if kind in rules.anytime:
        return _anytime(rules, state, turn, seat), rules.anytime[kind]
    if kind in rules.deeds:
        return _own_turn(turn, seat), rules.deeds[kind]
    if kind in rules.actions:
        raise Rejected(NoQuestionOpen(turn=turn.name))
    raise Rejected(ActionUnknown(action=tag_of(kind)))


def _answering(
    rules: Rules[S], state: S, asked: Question, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, Deed[S]]:
    """While a question is open nothing but its answer is taken, and what may be done meanwhile.

    What may be done meanwhile is done by whoever says so, the answer is given by the one who is asked.
    """
    deed = meanwhile = rules.meanwhile.get(type(asked), {}).get(kind)
    if deed is None and kind in rules.answers and tag_of(kind) == asked.answer:
        deed = rules.answers[kind]
    if deed is None:
        raise Rejected(about(rules.question_open, asked))
    humans = _humans(rules, state)
    if meanwhile is not None and seat in humans:
        return seat, deed
    if asked.seat in humans and seat not in (None, asked.seat):
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
