"""A game's rules as one value: the same few functions for every game (Chassaing's decider)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

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
from automa_rules.core.pack import PackInfo, PackKind
from automa_rules.core.rejection import Refusal
from automa_rules.core.upcasting import Upcaster

S = TypeVar("S")

SHARED_EVENTS = (Commanded, Rewound, Corrected, Doubted, DeckShuffled, ShuffleRevealed)


UndoPolicy = Literal["free", "barrier"]


class GameSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table agrees on when its game begins, whatever the game.

    With the undo policy `barrier` nothing can be taken back once something hidden has come to light after
    it; with `free` everything can. A `strict` game refuses what its rules do not explain; others carry it out
    and warn, for the table is right.
    """

    undo: UndoPolicy = "free"
    strict: bool = False


class Begin(GameSettings, frozen=True, tag_field="type", tag="begin", forbid_unknown_fields=True):
    """Begin a game: from setup or from a position, one of the two, as the ruleset's own types have it.

    `ruleset_version` is that of the rules by which it begins, so that a log says so itself.
    """

    ruleset_version: int = 1
    setup: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    position: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Candidate(msgspec.Struct, frozen=True):
    """One of the things that a rule could choose, what the rule counts for it, and whether it was chosen.

    `scores` stand in the order in which the rule compares them; `refused` names the reason when the rule
    leaves the candidate out before comparing.
    """

    id: str
    scores: Mapping[str, int] = {}
    refused: str | None = None
    chosen: bool = False


class Explanation(msgspec.Struct, frozen=True):
    """Why the rules decided as they did: `decided_by` names the score or tie-break that settled it."""

    rule: str
    decided_by: str | None = None
    candidates: tuple[Candidate, ...] = ()
    facts: Mapping[str, Any] = {}


class Rule(msgspec.Struct, frozen=True):
    """A rule that events cite: its short name, its source, and a title of our own."""

    id: str
    source: str
    title: str


def enums_in(module: ModuleType) -> dict[str, tuple[str | int, ...]]:
    """What each Literal of a module allows, by its name there."""
    return {name: get_args(each) for name, each in vars(module).items() if get_origin(each) is Literal}


class NoOptions(msgspec.Struct, frozen=True):
    """The ruleset tells nothing of what can be done besides the kinds of action."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Ruleset(Rules[S]):
    """What the shell needs to know of a game, and all it ever asks of it, beside how its rules decide.

    - `view(state, seat)`: what a seat may see (None: a spectator).
    - `reasons`: what is behind an event of each kind, found again from the state just before it;
      `is_decided(event)` says whether an event of these kinds was decided by the rules at all.
    - `catalogue()`: what can be played.
    - `packs`: the kinds of card pack that a setup or position may name in its field `pack`; `pack(state)` is
      what is told of the one that a game is played with.
    - `places`: the short coordinate by which people call each place, the same in pictures and sentences, and
      `kinds_of_places` the word that stands beside it, where there is one (a terrain, say).
    - `options(state, seat)`: what a seat can do now (None: whoever looks on), of the type `options_told`, by
      custom `OptionsNow`: which unit reaches which places, between which bounds an answer lies.
    - `rolls`: the decks whose order only says how something fell, which a fact of its own tells.
    - `round(state)`: the round that is on; None where a round is one turn of each seat.
    - `bgg_id`: the game's number at BoardGameGeek, by which other programs know it.
    - `words`: the names of what a field can be one of, as the game calls it; documents call it so too.
    - `upcasters`: what old versions of events become, by their stored type.
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
    score: Callable[[S], msgspec.Struct]
    explainers: Mapping[type[Event], Callable[[S, Any], Explanation | None]]
    is_decided: Callable[[Event], bool] = lambda _: True
    catalogue: Callable[[], msgspec.Struct]
    rules: tuple[Rule, ...]
    examples: Mapping[str, Any] = field(default_factory=dict)
    packs: Mapping[str, PackKind] = field(default_factory=dict)
    pack: Callable[[S], PackInfo | None] = lambda _: None
    places: Mapping[str, str] = field(default_factory=dict)
    place_kinds: Mapping[str, str] = field(default_factory=dict)
    round: Callable[[S], int] | None = None
    options: Callable[[S, str | None], msgspec.Struct] = lambda *_: NoOptions()
    options_type: type[msgspec.Struct] = NoOptions
    bgg_id: int | None = None
    roll_decks: frozenset[str] = frozenset()
    enums: Mapping[str, tuple[str | int, ...]] = field(default_factory=dict)
    upcasters: Mapping[str, Upcaster] = field(default_factory=dict)

    def has_explanation(self, event: Event) -> bool:
        """Whether there are reasons behind an event."""
        return type(event) in self.explainers and self.is_decided(event)

    def explain(self, state: S, event: Event) -> Explanation | None:
        """The reasons behind an event, from the state just before it; None where nothing had to be chosen."""
        return self.explainers[type(event)](state, event) if self.has_explanation(event) else None
