"""The checks that every command passes before a ruleset's handler runs, in a fixed order.

A correction is always accepted. Otherwise: is the game over? Is a question open? Whose turn is it? The
ruleset's own rules come last.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
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
from automa_rules.core.seat import Next, Seat, Standing
from automa_rules.core.tag import tag_of
from automa_rules.core.turn_command import MAX_FACTS, MAX_REPORTS, Turn

S = TypeVar("S")

ActionHandler: TypeAlias = Callable[[Draft[S], Any], None]
ActionHandlers: TypeAlias = Mapping[type[msgspec.Struct], ActionHandler[S]]
"""The handler of each action type. The draft's `seat` is the seat that acts."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Rules(Generic[S]):
    """What a ruleset provides so that its commands can be decided.

    - `version`: the newest version of the rules. A game is played to its end by the version it started with.
    - `begin(command)`: start a game from a `setup` or a `position`.
    - `evolve(state, event)`: apply any event of the ruleset, or raise ImpossibleEvent.
    - `is_over(state)`: whether the game is over. `standings(state)`: the score in a form that every game has,
      best first, with the winners.
    - `turn(state)`: the seat whose turn it is; None if the game is over or is only being scored.
    - `take_automa_turn`: what the command `automa_turn` does in an Automa's turn. `own_turn_handlers`: what a
      human can do in their own turn; `anytime_handlers`: in anyone's.
    - `turn_ending_actions`: actions that only end a turn; skipped if the same `Turn` has ended the game.
    - `report_action`: the action that reports the table; one `Turn` may contain only a few. The owner may
      send it for any seat at any time.
    - `table_handlers`: accepted at any time until the game is over, with a question open, too, from any seat
      or none; what the table has agreed.
    - `questions(state)`: the open questions; the first is answered first. `answer_handlers`: accepted while a
      question with that answer is open; `handlers_during_question`: accepted while a question of that type is
      open. `question_open_refusal`, `not_your_question_refusal`: refusal types that may have more fields than
      the core's, filled from the question.
    - `is_service_draw(state, event)`: whether the service drew or rolled what nobody had seen, so that later
      actions of the same `Turn` could probe the result. `allowed_after_draw`: action types that may follow an
      action which draws, because accepting them does not depend on the result.
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
    table_handlers: ActionHandlers[S] = field(default_factory=dict)
    questions: Callable[[S], tuple[Question, ...]] = lambda _: ()
    answer_handlers: ActionHandlers[S] = field(default_factory=dict)
    handlers_during_question: Mapping[type[Question], ActionHandlers[S]] = field(default_factory=dict)
    is_service_draw: Callable[[S, Event], bool] = lambda _, __: False
    allowed_after_draw: frozenset[type[msgspec.Struct]] = frozenset()
    question_open_refusal: type[QuestionOpen] = QuestionOpen
    not_your_question_refusal: type[NotYourQuestion] = NotYourQuestion

    @property
    def actions(self) -> tuple[type[msgspec.Struct], ...]:
        """All action types: those with a handler, and corrections."""
        tables = (
            self.own_turn_handlers,
            self.anytime_handlers,
            self.table_handlers,
            *self.handlers_during_question.values(),
            self.answer_handlers,
        )
        return tuple(dict.fromkeys((*chain.from_iterable(tables), Correct)))

    def decide(self, state: S | None, command: Command[Any]) -> Decision[S]:
        """Return the events that a command leads to, and the state after them.

        The actions of a `Turn` are carried out in order. Without a state the command must start a game.
        Raises Rejected with a refusal of these checks (`GameBegunAlready`, `GameNotBegun`, `GameOver`,
        `QuestionOpen`, `NotYourQuestion`, `NoQuestionOpen`, `NotYourTurn`, `NotAnAutomasTurn`,
        `ActionUnknown`) or of the rules, and the index of the action in its turn.
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
            case Turn() as turn:
                done = _execute_turn(self, draft, turn, command.seat)
                return msgspec.structs.replace(draft.decision, actions_done=done)
            case action:
                _execute_action(self, draft, action, command.seat)
        return draft.decision

    def allowed_actions(self, state: S, seat: str | None) -> tuple[type[msgspec.Struct], ...]:
        """The action types that these checks accept from a seat now; none for seat None.

        The rules may still refuse them: the ruleset's `forms` say more.
        """
        if seat is None:
            return ()
        return tuple(kind for kind in self.actions if _is_allowed(self, state, kind, seat))

    def humans(self, state: S) -> tuple[str, ...]:
        """The seats that humans play."""
        return tuple(seat.name for seat in self.seats(state) if seat.kind == "human")

    def next_step(self, state: S, seats: Collection[str]) -> Next:
        """What a client does next that acts for these seats. In nobody's turn it must act for all humans."""
        if self.is_over(state):
            return Next("over", None)
        questions, humans = self.questions(state), self.humans(state)
        seat = questions[0].seat if questions else self.turn(state)
        needed = humans if seat is None else (seat,)
        if not seats or not set(needed).issubset(seats):
            return Next("wait", seat)
        if questions:
            return Next("answer", seat)
        return Next("act" if seat is None or seat in humans else "automa_turn", seat)

    def can_automa_act(self, state: S) -> bool:
        """Whether it is an Automa's turn and no question is open."""
        return _is_allowed(self, state, self.automa_turn, None)


def _is_allowed(rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None) -> bool:
    try:
        _find_handler(rules, state, kind, seat)
    except Rejected:
        return False
    return True


def _execute_turn(
    rules: Rules[S], draft: Draft[S], turn: Turn[msgspec.Struct], seat: str | None
) -> int | None:
    """Execute the actions in order; after a draw, only those that do not depend on its result.

    Return how many were executed before a question stopped the turn, or None.
    """
    allowed = None
    _require_few_reports(rules, turn.actions)
    for index, action in enumerate(turn.actions):
        if (
            index
            and turn.until == "question"
            and rules.questions(draft.state)
            and (
                not _is_allowed(rules, draft.state, type(action), seat)
                or (allowed is not None and type(action) not in allowed)
            )
        ):
            return index
        with annotate_rejection(index):
            if allowed is not None and type(action) not in allowed:
                raise Rejected(BehindADraw())
            if allowed is None and len(draft.events) > MAX_FACTS:
                raise Rejected(TurnTooLong(of="facts", most=MAX_FACTS))
            if index and type(action) in rules.turn_ending_actions and rules.is_over(draft.state):
                continue
            event_count = len(draft.events)
            _execute_action(rules, draft, action, seat)
        if any(rules.is_service_draw(draft.state, event) for event in draft.events[event_count:]):
            allowed = rules.allowed_after_draw if type(action) in rules.own_turn_handlers else frozenset()
        if seat is None and draft.seat in rules.humans(draft.state):
            seat = draft.seat  # without a named seat, the first action determines it for the rest
    return None


def _require_few_reports(rules: Rules[S], actions: Sequence[msgspec.Struct]) -> None:
    """Raise Rejected at the first report above MAX_REPORTS, before anything is drawn."""
    reports = [index for index, action in enumerate(actions) if type(action) is rules.report_action]
    if len(reports) > MAX_REPORTS:
        with annotate_rejection(reports[MAX_REPORTS]):
            raise Rejected(TurnTooLong(of="reports", most=MAX_REPORTS))


def _execute_action(rules: Rules[S], draft: Draft[S], action: msgspec.Struct, seat: str | None) -> None:
    owns = draft.sees_all_hands
    draft.seat, handler = _find_handler(rules, draft.state, type(action), seat, owns=owns)
    handler(draft, action)


def _find_handler(
    rules: Rules[S], state: S, kind: type[msgspec.Struct], seat: str | None, *, owns: bool = False
) -> tuple[str, ActionHandler[S]]:
    """Return the seat that acts and the handler, if all checks accept this action type."""
    if kind is Correct:
        return "", rules.correct
    if rules.is_over(state):
        raise Rejected(GameOver(tuple(one.seat for one in rules.standings(state) if one.wins)))
    if kind in rules.table_handlers:
        return seat or rules.turn(state) or "", rules.table_handlers[kind]
    open_questions = rules.questions(state)
    if open_questions:
        return _find_answer_handler(rules, state, open_questions[0], kind, seat)
    active = rules.turn(state)
    turn = next(each for each in rules.seats(state) if each.name == active)
    if kind is rules.automa_turn:
        if turn.kind != "automa":
            raise Rejected(NotAnAutomasTurn(turn=turn.name))
        return turn.name, rules.take_automa_turn
    if kind is rules.report_action and owns and seat is not None:
        return seat, rules.own_turn_handlers[kind]
    if kind in rules.anytime_handlers:
        return _seat_for_anytime_action(rules, state, turn, seat), rules.anytime_handlers[kind]
    if kind in rules.own_turn_handlers:
        return _seat_for_own_turn(turn, seat), rules.own_turn_handlers[kind]
    known = kind in rules.actions
    raise Rejected(NoQuestionOpen(turn=turn.name) if known else ActionUnknown(action=tag_of(kind)))


def _find_answer_handler(
    rules: Rules[S], state: S, open_question: Question, kind: type[msgspec.Struct], seat: str | None
) -> tuple[str, ActionHandler[S]]:
    """While a question is open, accept only its answer and what is allowed during it.

    The seat that is asked answers. What is allowed during a question is done by the seat that sends it.
    """
    handler = meanwhile = rules.handlers_during_question.get(type(open_question), {}).get(kind)
    if handler is None and kind in rules.answer_handlers and tag_of(kind) == open_question.answer:
        handler = rules.answer_handlers[kind]
    if handler is None:
        raise Rejected(build_question_refusal(rules.question_open_refusal, open_question))
    humans = rules.humans(state)
    if meanwhile is not None and seat in humans:
        return seat, handler
    if open_question.seat in humans and seat not in (None, open_question.seat):
        raise Rejected(build_question_refusal(rules.not_your_question_refusal, open_question))
    return open_question.seat, handler


def _seat_for_anytime_action(rules: Rules[S], state: S, turn: Seat, seat: str | None) -> str:
    """The named human; without a name the only human, or else the human whose turn it is."""
    named = [human for human in rules.humans(state) if seat in (None, human)]
    return named[0] if len(named) == 1 else _seat_for_own_turn(turn, seat)


def _seat_for_own_turn(turn: Seat, seat: str | None) -> str:
    """The seat whose turn it is. Raises Rejected `not_your_turn` for an Automa's or another seat."""
    if turn.kind != "human" or seat not in (None, turn.name):
        raise Rejected(NotYourTurn(turn=turn.name, seat=seat))
    return turn.name
