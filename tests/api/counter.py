"""The smallest whole ruleset: the contract that the shell keeps with every game.

Seats add numbers to a common total; an Automa adds the number on the next card of a shuffled deck. A six
stops its turn with a question. Whoever reaches the target ends the game, and the decks are revealed.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.correction import Correct, apply_correction, correct
from automa_rules.core.draft import Draft
from automa_rules.core.event import CardId, Commanded, Corrected, DeckShuffled, Event, ShuffleRevealed
from automa_rules.core.field_decoder import FieldDecoder
from automa_rules.core.form import ONLY_TYPE, Boolean, Form, Integer
from automa_rules.core.question import Question
from automa_rules.core.rejection import ImpossibleEvent, Refusal, Rejected
from automa_rules.core.ruleset import Candidate, Explanation, Rule, Ruleset
from automa_rules.core.seat import Seat, Standing

CARDS: tuple[CardId, ...] = (1, 2, 3, 4, 5, 6)
Target = Annotated[int, Meta(ge=1, le=1000)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many humans play, and how far."""

    humans: Annotated[int, Meta(ge=1, le=3)] = 1
    target: Target = 30


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on its way."""

    total: Annotated[int, Meta(ge=0, le=1000)]
    target: Target = 30
    turn: Literal["human", "automa"] = "human"


class Add(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="add"):
    """Add to the total."""

    amount: Annotated[int, Meta(ge=1, le=9)]


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="note"):
    """Take the next card face down: only the own seat sees it."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Say whether the six counts twice."""

    twice: bool


class AutomaTurn(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="automa_turn"
):
    """The Automa's turn."""


class Twice(Question, frozen=True, tag="twice", kw_only=True):
    """The question whether the six counts twice."""

    card: int
    seat: str
    answer: str = "answer"


class TargetReached(Refusal, frozen=True):
    """A game does not begin behind its end."""

    total: int
    target: int


class DeckEmpty(Refusal, frozen=True):
    """No card is left to take."""


class Began(Event, frozen=True, tag="began"):
    """The game began."""

    seats: tuple[str, ...]
    target: int
    total: int = 0
    turn: int = 0


class Added(Event, frozen=True, tag="added"):
    """A seat added to the total."""

    ends_turn: ClassVar[bool] = True

    seat: str
    amount: int
    rule: str = "C1"


class Noted(Event, frozen=True, tag="noted"):
    """A seat took a card face down."""

    secret_fields: ClassVar[tuple[str, ...]] = ("number",)
    seat: str
    number: int = -1


class Drawn(Event, frozen=True, tag="drawn"):
    """The Automa turned the next card up; what the table answers to a six belongs to the turn after it."""

    reveals: ClassVar[bool] = True
    ends_turn: ClassVar[bool] = True

    card: int
    rule: str = "C2"


class Answered(Event, frozen=True, tag="answered"):
    """The table answered."""

    twice: bool
    rule: str = "C3"


class Ended(Event, frozen=True, tag="ended"):
    """The target was reached."""

    ends_game: ClassVar[bool] = True

    total: int


class State(msgspec.Struct, frozen=True):
    """Where the game stands."""

    seats: tuple[str, ...]
    target: int
    total: int
    turn: int
    deck: tuple[CardId, ...] = ()
    shuffles: tuple[DeckShuffled, ...] = ()
    notes: dict[str, int] = {}
    asked: bool = False
    over: bool = False


_states = FieldDecoder(State)


class View(msgspec.Struct, frozen=True):
    """What a seat sees: its own card, and how many are left."""

    seats: tuple[str, ...]
    target: int
    total: int
    left: int
    note: int | None = None


class Score(msgspec.Struct, frozen=True):
    """The total."""

    total: int


class Catalogue(msgspec.Struct, frozen=True):
    """The cards."""

    cards: tuple[CardId, ...]


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Began):
        return State(event.seats, event.target, event.total, event.turn)
    if state is None:
        raise ImpossibleEvent("nothing has begun")
    match event:
        case DeckShuffled():
            return replace(state, deck=event.order, shuffles=(*state.shuffles, event))
        case Ended():
            return replace(state, over=True)
        case Corrected():
            return apply_correction(state, event, _states)
        case ShuffleRevealed():
            return state
    return _played(state, event)


def _played(state: State, event: Event) -> State:
    match event:
        case Added(amount=amount):
            return _next(replace(state, total=state.total + amount))
        case Noted(seat=seat, number=number):
            return replace(state, notes={**state.notes, seat: number}, deck=state.deck[1:])
        case Drawn(card=card) if state.deck and state.deck[0] == card:
            drawn = replace(state, deck=state.deck[1:], total=state.total + card, asked=card == CARDS[-1])
            return drawn if drawn.asked else _next(drawn)
        case Answered(twice=twice):
            return _next(replace(state, asked=False, total=state.total + (6 if twice else 0)))
    raise ImpossibleEvent(f"{event}")


def _next(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % len(state.seats))


def _begin(command: Command[Setup | Position]) -> Draft[State]:
    draft = Draft[State].start(_began(command.action), evolve, command.entropy)
    draft.shuffle("deck", CARDS, "C0")
    return draft


def _began(start: Setup | Position) -> Began:
    match start:
        case Setup(humans=1, target=target):
            return Began(("human", "automa"), target)
        case Setup(humans=humans, target=target):
            return Began((*(f"human-{number}" for number in range(1, humans + 1)), "automa"), target)
        case Position(total=total, target=target, turn=turn):
            if total >= target:
                raise Rejected(TargetReached(total, target))
            return Began(("human", "automa"), target, total, 0 if turn == "human" else 1)


def _correct(draft: Draft[State], action: Correct) -> None:
    correct(draft, action, lambda _state, _pointer: False)


def _automa_turn(draft: Draft[State], _: AutomaTurn) -> None:
    if not draft.state.deck:
        draft.shuffle("deck", CARDS, "C0")
    draft.add(Drawn(int(draft.state.deck[0])))
    _end_at_the_target(draft)


def _answer(draft: Draft[State], action: Answer) -> None:
    draft.add(Answered(action.twice))
    _end_at_the_target(draft)


def add(draft: Draft[State], action: Add) -> None:
    """Whoever acts adds to the total."""
    draft.add(Added(draft.seat, action.amount))
    _end_at_the_target(draft)


def _note(draft: Draft[State], _: Note) -> None:
    if not draft.state.deck:
        raise Rejected(DeckEmpty())
    draft.add(Noted(draft.seat, int(draft.state.deck[0])))


def _end_at_the_target(draft: Draft[State]) -> None:
    if draft.state.total >= draft.state.target and not draft.state.asked:
        draft.add(Ended(draft.state.total))
        for each in draft.state.shuffles:
            draft.add(ShuffleRevealed(each.deck, each.commitment, each.salt, each.order))


def _seats(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(name, "automa" if name == "automa" else "human") for name in state.seats)


def _questions(state: State) -> tuple[Twice, ...]:
    return (Twice(card=6, seat=state.seats[state.turn]),) if state.asked else ()


def _view(state: State, seat: str | None) -> View:
    own = state.notes.get(seat) if seat is not None else None
    return View(state.seats, state.target, state.total, len(state.deck), own)


def _standings(state: State) -> tuple[Standing, ...]:
    return tuple(Standing(seat, state.total, state.over and seat != "automa") for seat in state.seats)


def _drawn(state: State, event: Drawn) -> Explanation:
    candidates = tuple(
        Candidate(str(card), chosen=card == event.card) for card in sorted(map(int, state.deck))
    )
    return Explanation("C2", "top_of_deck", candidates)


COUNTER: Ruleset[State] = Ruleset(
    name="counter",
    version=1,
    title="Counter",
    setup=Setup,
    position=Position,
    automa_turn=AutomaTurn,
    begin=_begin,
    evolve=evolve,
    correct=_correct,
    is_over=lambda state: state.over,
    standings=_standings,
    seats=_seats,
    turn=lambda state: None if state.over else state.seats[state.turn],
    take_automa_turn=_automa_turn,
    own_turn_handlers={Add: add},
    anytime_handlers={Note: _note},
    questions=_questions,
    answer_handlers={Answer: _answer},
    events=(Began, Added, Noted, Drawn, Answered, Ended, Commanded, Corrected, DeckShuffled, ShuffleRevealed),
    view_type=View,
    score_type=Score,
    catalogue_type=Catalogue,
    question_types=(Twice,),
    refusals=(TargetReached, DeckEmpty),
    view=_view,
    score=lambda state: Score(state.total),
    explainers={Drawn: _drawn},
    catalogue=lambda: Catalogue(CARDS),
    rules=(Rule("C1", "counter, 1", "Adding"), Rule("C2", "counter, 2", "The Automa's card")),
    forms={
        Add: lambda state, _: (Form({"amount": Integer(1, state.target - state.total)}),),
        Note: lambda *_: ONLY_TYPE,
        Answer: lambda *_: (Form({"twice": Boolean(default=None)}),),
        AutomaTurn: lambda *_: ONLY_TYPE,
    },
    examples={
        "setup": {"target": 20},
        "position": {"total": 3},
        "automa_turn": {},
        "action": {"type": "add", "amount": 2},
    },
)
