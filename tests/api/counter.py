"""The smallest whole ruleset: the contract that the shell keeps with every game.

Seats add numbers to a common total; an Automa adds the number on the next card of a shuffled deck. A six
stops its turn with a question. Whoever reaches the target ends the game, and the decks are revealed.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.core.command import Command
from domain.core.correction import corrected, correction
from domain.core.decider import decider
from domain.core.draft import Draft
from domain.core.event import CardId, Commanded, Corrected, DeckShuffled, Event, ShuffleRevealed
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.ruleset import Candidate, Correct, Explanation, Rule, Ruleset, Seat, Standing

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


class Twice(msgspec.Struct, frozen=True, tag_field="type", tag="twice"):
    """The question whether the six counts twice."""

    card: int
    seat: str
    answer: str = "answer"


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

    secret: ClassVar[tuple[str, ...]] = ("number",)
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


class OptionsNow(msgspec.Struct, frozen=True):
    """How much is missing."""

    missing: int


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
            return corrected(state, event)
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


def _begin(start: Setup | Position, entropy: bytes) -> tuple[Event, ...]:
    draft = Draft[State].begun(_began(start), evolve, entropy)
    draft.shuffle("deck", CARDS, "C0")
    return tuple(draft.events)


def _go_on(draft: Draft[State], command: Command[Any]) -> None:
    state, action = draft.state, command.action
    if isinstance(action, Correct):
        draft.add(correction(state, action.pointer, action.value, action.reason))
        return
    if state.over:
        raise Rejected("game_over", total=state.total)
    if state.asked and not isinstance(action, Answer):
        raise Rejected("question_open", question="twice")
    _play(draft, command.seat, action)
    if draft.state.total >= state.target and not draft.state.asked:
        draft.add(Ended(draft.state.total))
        for each in draft.state.shuffles:
            draft.add(ShuffleRevealed(each.deck, each.commitment, each.salt, each.order))


decide = decider(beginnings=(Setup, Position), begin=_begin, go_on=_go_on, evolve=evolve)


def _began(start: Setup | Position) -> Began:
    match start:
        case Setup(humans=1, target=target):
            return Began(("human", "automa"), target)
        case Setup(humans=humans, target=target):
            return Began((*(f"human-{number}" for number in range(1, humans + 1)), "automa"), target)
        case Position(total=total, target=target, turn=turn) if total < target:
            return Began(("human", "automa"), target, total, 0 if turn == "human" else 1)
        case Position(total=total, target=target):
            raise Rejected("position_impossible", total=total, target=target)


def _play(draft: Draft[State], seat: str | None, action: object) -> None:
    state = draft.state
    turn = state.seats[state.turn]
    match action:
        case Answer(twice=twice):
            if not state.asked:
                raise Rejected("nothing_asked")
            draft.add(Answered(twice))
        case AutomaTurn():
            if turn != "automa":
                raise Rejected("not_an_automas_turn", turn=turn)
            if not state.deck:
                draft.shuffle("deck", CARDS, "C0")
            draft.add(Drawn(int(draft.state.deck[0])))
        case Note() if seat is not None and state.deck:
            draft.add(Noted(seat, int(state.deck[0])))
        case Add(amount=amount) if seat == turn:
            draft.add(Added(seat, amount))
        case _:
            raise Rejected("not_your_turn", turn=turn)


def _view(state: State, seat: str | None) -> View:
    own = state.notes.get(seat) if seat is not None else None
    return View(state.seats, state.target, state.total, len(state.deck), own)


def _standings(state: State) -> tuple[Standing, ...]:
    return tuple(Standing(seat, state.total, state.over and seat != "automa") for seat in state.seats)


def _explain(state: State, event: Event) -> Explanation | None:
    if not isinstance(event, Drawn):
        return None
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
    actions=(Add, Note, Answer, Correct),
    automa_turn=AutomaTurn,
    events=(Began, Added, Noted, Drawn, Answered, Ended, Commanded, Corrected, DeckShuffled, ShuffleRevealed),
    views=View,
    scores=Score,
    catalogues=Catalogue,
    questions_asked=(Twice,),
    decide=decide,
    evolve=evolve,
    view=_view,
    score=lambda state: Score(state.total),
    standings=_standings,
    questions=lambda state: (Twice(6, state.seats[state.turn]),) if state.asked else (),
    explain=_explain,
    seats=lambda state: tuple(Seat(name, "automa" if name == "automa" else "human") for name in state.seats),
    turn=lambda state: None if state.over else state.seats[state.turn],
    over=lambda state: state.over,
    catalogue=lambda: Catalogue(CARDS),
    rules=(Rule("C1", "counter, 1", "Adding"), Rule("C2", "counter, 2", "The Automa's card")),
    options=lambda state, seat: OptionsNow(state.target - state.total if seat is not None else 0),
    options_told=OptionsNow,
    examples={
        "setup": {"target": 20},
        "position": {"total": 3},
        "automa_turn": {},
        "action": {"type": "add", "amount": 2},
    },
)
