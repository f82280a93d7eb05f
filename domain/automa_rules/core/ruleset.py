"""A game's rules as one value: the same few functions for every game (Chassaing's decider)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from automa_rules.core.changes import Change, find_changes
from automa_rules.core.decider import Rules
from automa_rules.core.event import (
    Commanded,
    Corrected,
    DeckShuffled,
    Doubted,
    Event,
    Rewound,
    ShuffleRevealed,
)
from automa_rules.core.form import Form, FormsOf, PieceMoves
from automa_rules.core.pack import PackInfo, PackKind
from automa_rules.core.place import Place
from automa_rules.core.question import AutomaCardAsked, Question
from automa_rules.core.rejection import Refusal
from automa_rules.core.tag import tag_of
from automa_rules.core.upcasting import Upcaster

S = TypeVar("S")


SHARED_EVENTS = (Commanded, Rewound, Corrected, Doubted, DeckShuffled, ShuffleRevealed)


UndoPolicy = Literal["free", "barrier", "never"]


class GameSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the players choose when a game starts, the same for all games.

    With the undo policy `free` the game can always go back, with `barrier` not past an event that revealed
    something hidden, with `never` not at all. A `strict` game refuses what its rules do not explain; others
    accept it with a warning.
    """

    undo: UndoPolicy = "free"
    strict: bool = False


class Begin(GameSettings, frozen=True, tag_field="type", tag="begin", forbid_unknown_fields=True):
    """Start a game from a setup or a position, one of the two, of the ruleset's own types.

    `ruleset_version` is the version of the rules it starts with, so that the log records it.
    """

    ruleset_version: int = 1
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Candidate(msgspec.Struct, frozen=True):
    """One of the options that a rule compared, with its scores and whether it was chosen.

    `scores` are in the order in which the rule compares them. `refused` is the reason if the rule excluded
    the candidate before comparing. `name` is what it is called, by a name or its id, if not by `id`.
    """

    id: str
    scores: Mapping[str, int] = {}
    refused: str | None = None
    chosen: bool = False
    name: str | None = None


class Explanation(msgspec.Struct, frozen=True):
    """Why the rules decided as they did: `decided_by` names the score or tie-break that settled it."""

    rule: str
    decided_by: str | None = None
    candidates: tuple[Candidate, ...] = ()
    facts: Mapping[str, Any] = {}


class Rule(msgspec.Struct, frozen=True):
    """A rule that events cite: its short name, its source, and a title in our own words."""

    id: str
    source: str
    title: str


def _answer_to(question: type[msgspec.Struct]) -> object:
    return next(each.default for each in msgspec.structs.fields(question) if each.name == "answer")


def enums_in(module: ModuleType) -> dict[str, tuple[str | int, ...]]:
    """The values of each Literal in a module, by its name there."""
    return {name: get_args(each) for name, each in vars(module).items() if get_origin(each) is Literal}


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset(Rules[S]):
    """Everything that the service needs from a game, besides how its rules decide.

    - `view(state, seat)`: what a seat may see (None: a spectator).
    - `public(state)`: the state without what only some seats may see, so that its views and forms are for
      all eyes.
    - `position_from_view(view)`: the position that a view is, so that a state can start a game.
    - `explainers`: for each event type, how to explain an event from the state just before it;
      `is_decided(event)` says whether the rules decided such an event at all.
    - `catalogue()`: what can be played.
    - `packs`: the kinds of card pack that a setup or position may name in its field `pack`; `pack(state)`:
      the info of the pack that a game is played with.
    - `places`: the places by their ids, with the coordinates that pictures, sentences and clients use.
    - `forms`: for each type of action, and for the Automa's turn, what it can contain now. `moves(state,
      seat)`: where each piece of a seat can go in an action of the type `move_action`.
    - `roll_decks`: decks whose shuffle is only a roll; another event reports the result.
    - `redundant(event, following)`: which of two events in a row is not told, because the other tells it.
    - `ending(state)`: the id of the words for how a game ended, if not as its rules say.
    - `round(state)`: the current round; None if a round is one turn of each seat.
    - `pieces(view)`: the place of each piece on the table, by the piece's id; `uncounted`: fields whose
      numbers name something, such as a card, and are no counters.
    - `bgg_id`: the game's number at BoardGameGeek, by which other programs know it.
    - `enums`: the allowed values of fields, by the name of the set in the game; documents use the same names.
    - `upcasters`: how to convert old versions of events, by their stored type.
    """

    name: str
    title: str
    events: tuple[type[Event], ...]
    view_type: type[msgspec.Struct]
    score_type: type[msgspec.Struct]
    catalogue_type: type[msgspec.Struct]
    question_types: tuple[type[msgspec.Struct], ...] = ()
    refusals: tuple[type[Refusal], ...]

    view: Callable[[S, str | None], msgspec.Struct]
    public: Callable[[S], S] = lambda state: state
    position_from_view: Callable[[Any], msgspec.Struct] | None = None
    score: Callable[[S], msgspec.Struct]
    explainers: Mapping[type[Event], Callable[[S, Any], Explanation | None]]
    is_decided: Callable[[Event], bool] = lambda _: True
    catalogue: Callable[[], msgspec.Struct]
    rules: tuple[Rule, ...]
    examples: Mapping[str, Any] = field(default_factory=dict)
    packs: Mapping[str, PackKind] = field(default_factory=dict)
    pack: Callable[[S], PackInfo | None] = lambda _: None
    places: Mapping[str, Place] = field(default_factory=dict)
    ending: Callable[[S], str | None] = lambda _: None
    round: Callable[[S], int] | None = None
    forms: Mapping[type[msgspec.Struct], FormsOf[S]] = field(default_factory=dict)
    moves: Callable[[S, str | None], tuple[PieceMoves, ...]] = lambda *_: ()
    move_action: type[msgspec.Struct] | None = None
    pieces: Callable[[Any], Mapping[str, str]] = lambda _: {}
    uncounted: frozenset[str] = frozenset()
    bgg_id: int | None = None
    roll_decks: frozenset[str] = frozenset()
    redundant: Callable[[Event, Event], Event | None] = lambda *_: None
    enums: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict)
    upcasters: Mapping[str, Upcaster] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Check that each question has an answer, and each answer a form. Raises TypeError."""
        answers = {tag_of(kind) for kind in self.answer_handlers}
        lacking = [kind.__name__ for kind in self.answer_handlers if kind not in self.forms]
        lacking += [kind.__name__ for kind in self.question_types if _answer_to(kind) not in answers]
        if lacking:
            message = f"{self.name}: no form, or nothing to answer with, for {', '.join(lacking)}"
            raise TypeError(message)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        """All types of event in its logs, each once."""
        return tuple(dict.fromkeys((*self.events, *SHARED_EVENTS)))

    def changes(self, before: S, after: S) -> tuple[Change, ...]:
        """What moved and was counted between two states, as everyone may see it."""
        if before is after:
            return ()
        views = self.view(before, None), self.view(after, None)
        return find_changes(*views, self.pieces, self.uncounted)

    @property
    def asked(self) -> tuple[type[msgspec.Struct], ...]:
        """All types of `pending`."""
        asks_for_card = self.automa_turn.__struct_fields__
        return (*self.question_types, AutomaCardAsked) if asks_for_card else self.question_types

    def pending(self, state: S) -> tuple[Question, ...]:
        """What the table is asked: the open questions, else the card that it draws for the Automa's turn."""
        if open_questions := self.questions(state):
            return open_questions
        seat = self.turn(state)
        if seat is None or not self.can_automa_act(state):
            return ()
        (form,) = self.forms[self.automa_turn](state, None)
        return (AutomaCardAsked(seat=seat),) if form.fields else ()

    def choices(self, state: S, seat: str | None) -> Iterator[tuple[type[msgspec.Struct], Form]]:
        """The forms of what a seat can do now, by type of action.

        Corrections are always possible, and have none.
        """
        for kind in self.allowed_actions(state, seat):
            if kind in self.forms:
                yield from ((kind, form) for form in self.forms[kind](state, seat))

    def answer_form(
        self, state: S, question: Question, seat: str | None
    ) -> tuple[type[msgspec.Struct], Form]:
        """The form of the answer to a question, as a seat may see it."""
        kind = next(each for each in self.forms if tag_of(each) == question.answer)
        return kind, self.forms[kind](state, seat)[0]

    def has_explanation(self, event: Event) -> bool:
        """Whether an event can be explained."""
        return type(event) in self.explainers and self.is_decided(event)

    def explain(self, state: S, event: Event) -> Explanation | None:
        """Explain an event from the state just before it; None if nothing had to be chosen."""
        return self.explainers[type(event)](state, event) if self.has_explanation(event) else None
