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
from automa_rules.core.question import Question, build_question_refusal
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
from automa_rules.core.rejection import Rejected, annotate_rejection
from automa_rules.core.seat import Seat, Standing
from automa_rules.core.tag import tag_of
from automa_rules.core.turn_command import MAX_FACTS, MAX_REPORTS, Turn

S = TypeVar("S")

ActionHandler: TypeAlias = Callable[[Draft[S], Any], None]
ActionHandlers: TypeAlias = Mapping[type[msgspec.Struct], ActionHandler[S]]
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
    correct: ActionHandler[S]
    is_over: Callable[[S], bool]
    standings: Callable[[S], tuple[Standing, ...]]
    seats: Callable[[S], tuple[Seat, ...]]
    turn: Callable[[S], str | None]
    take_automa_turn: ActionHandler[S]
    own_turn_handlers: ActionHandlers[S]
    turn_ending_actions: frozenset[type[msgspec.Struct]] = frozenset()
    report_action: type[msgspec.Struct] | None = None
    anytime_handlers: ActionHandlers[S] = field(default_factory=dict)
    questions: Callable[[S], tuple[Question, ...]] = lambda _: ()
    answer_handlers: ActionHandlers[S] = field(default_factory=dict)
    handlers_during_question: Mapping[type[Question], ActionHandlers[S]] = field(default_factory=dict)
    is_service_draw: Callable[[S, Event], bool] = lambda _, __: False
    allowed_after_draw: frozenset[type[msgspec.Struct]] = frozenset()
    question_open_refusal: type[QuestionOpen] = QuestionOpen
    not_your_question_refusal: type[NotYourQuestion] = NotYourQuestion

    @property
    def actions(self) -> tuple[type[msgspec.Struct], ...]:
        """All kinds of action: those of the tables, and corrections."""
        tables = (
            self.own_turn_handlers,
            self.anytime_handlers,
            *self.handlers_during_question.values(),
            self.answer_handlers,
        )
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
            sees_all_hands=command.sees_all_hands,
            rules_version=self.version if command.rules_version is None else command.rules_version,
        )
        match command.action:
            case Turn(actions=actions):
                _execute_turn(self, draft, actions, command.seat)
            case action:
                _execute_action(self, draft, action, command.seat)
        return draft.decision

    def allowed_actions(self, state: S, seat: str | None) -> tuple[type[msgspec.Struct], ...]:
        """The kinds of action that the frame takes from a seat now, None for nobody's.

        What the rules of an action say of it is for the ruleset's own options to tell.
        """
        if seat is None:
            return ()
        return tuple(kind for kind in self.actions if _is_allowed(self, state, kind, seat))

    def can_automa_act(self, state: S) -> bool:
        """Whether it is an Automa's turn that waits for nothing."""
        return _is_allowed(self, state, self.automa_turn, None)


def _is_allowed(rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None) -> bool:
    try:
        _find_handler(rules, state, kind, seat)
    except Rejected:
        return False
    return True


def _execute_turn(
    rules: Rules[S], draft: Draft[S], actions: Sequence[msgspec.Struct], seat: str | None
) -> None:
    """One after the other. After a draw only what is taken or refused alike whatever was drawn."""
    allowed = None
    _require_few_reports(rules, actions)
    for index, action in enumerate(actions):
        with annotate_rejection(index):
            if allowed is not None and type(action) not in allowed:
                raise Rejected(BehindADraw())
            if allowed is None and len(draft.events) > MAX_FACTS:
                raise Rejected(TurnTooLong(of="facts", most=MAX_FACTS))
            if index and type(action) in rules.turn_ending_actions and rules.is_over(draft.state):
                continue
            told = len(draft.events)
            _execute_action(rules, draft, action, seat)
        if any(rules.is_service_draw(draft.state, event) for event in draft.events[told:]):
            allowed = rules.allowed_after_draw if type(action) in rules.own_turn_handlers else frozenset()
        if seat is None and draft.seat in _human_seats(rules, draft.state):
            seat = draft.seat  # the table speaks for one seat, which its first deed shows


def _require_few_reports(rules: Rules[S], actions: Sequence[msgspec.Struct]) -> None:
    """Before anything is drawn. Raises Rejected at the first report that is one too many."""
    reports = [index for index, action in enumerate(actions) if type(action) is rules.report_action]
    if len(reports) > MAX_REPORTS:
        with annotate_rejection(reports[MAX_REPORTS]):
            raise Rejected(TurnTooLong(of="reports", most=MAX_REPORTS))


def _execute_action(rules: Rules[S], draft: Draft[S], action: msgspec.Struct, seat: str | None) -> None:
    draft.seat, handler = _find_handler(rules, draft.state, type(action), seat)
    handler(draft, action)


def _find_handler(
    rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, ActionHandler[S]]:
    """Who acts and what is done, if each of the gates lets through what the next one has to look at."""
    if kind is Correct:
        return "", rules.correct
    if rules.is_over(state):
        raise Rejected(GameOver(tuple(one.seat for one in rules.standings(state) if one.wins)))
    open_questions = rules.questions(state)
    if open_questions:
        return _find_answer_handler(rules, state, open_questions[0], kind, seat)
    whose = rules.turn(state)
    turn = next(each for each in rules.seats(state) if each.name == whose)
    if kind is rules.automa_turn:
        if turn.kind != "automa":
            raise Rejected(NotAnAutomasTurn(turn=turn.name))
        return turn.name, rules.take_automa_turn
    if kind in rules.anytime_handlers:
        return _seat_for_anytime_action(rules, state, turn, seat), rules.anytime_handlers[kind]
    if kind in rules.own_turn_handlers:
        return _seat_for_own_turn(turn, seat), rules.own_turn_handlers[kind]
    if kind in rules.actions:
        raise Rejected(NoQuestionOpen(turn=turn.name))
    raise Rejected(ActionUnknown(action=tag_of(kind)))


def _find_answer_handler(
    rules: Rules[S], state: S, open_question: Question, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, ActionHandler[S]]:
    """While a question is open nothing but its answer is taken, and what may be done meanwhile.

    What may be done meanwhile is done by whoever says so, the answer is given by the one who is asked.
    """
    handler = meanwhile = rules.handlers_during_question.get(type(open_question), {}).get(kind)
    if handler is None and kind in rules.answer_handlers and tag_of(kind) == open_question.answer:
        handler = rules.answer_handlers[kind]
    if handler is None:
        raise Rejected(build_question_refusal(rules.question_open_refusal, open_question))
    humans = _human_seats(rules, state)
    if meanwhile is not None and seat in humans:
        return seat, handler
    if open_question.seat in humans and seat not in (None, open_question.seat):
        raise Rejected(build_question_refusal(rules.not_your_question_refusal, open_question))
    return open_question.seat, handler


def _seat_for_anytime_action(rules: Rules[S], state: S, turn: Seat, seat: str | None) -> str:
    """A human who says so, the only one there is, or else the one whose turn it is."""
    named = [human for human in _human_seats(rules, state) if seat in (None, human)]
    return named[0] if len(named) == 1 else _seat_for_own_turn(turn, seat)


def _seat_for_own_turn(turn: Seat, seat: str | None) -> str:
    """A human acts in its own turn; nobody named is the one whose turn it is."""
    if turn.kind != "human" or seat not in (None, turn.name):
        raise Rejected(NotYourTurn(turn=turn.name, seat=seat))
    return turn.name


def _human_seats(rules: Rules[S], state: S) -> list[str]:
    return [seat.name for seat in rules.seats(state) if seat.kind == "human"]
