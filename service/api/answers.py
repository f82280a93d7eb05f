"""The documents that the calls about games answer with."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from domain.core.event import Commanded, Doubted, Event
from domain.core.pack import PackInfo
from domain.core.ruleset import Explanation, UndoPolicy
from domain.core.seat import Standing
from service.api.bodies import Version
from service.games.entry import Entry
from service.games.game import Game
from service.games.turns import TurnPlayed
from service.log.export import Line
from service.narration.narrator import Narrator, Told
from service.narration.story import story
from service.store.access import Role


class Step(msgspec.Struct, frozen=True):
    """One fact of a commit: its type as `code`, the rule that it follows, what it says, and a sentence.

    `rule_title` and `text` are in the client's language. `explained` says that there is an explanation of it.
    """

    version: Version
    code: str
    rule: str | None
    rule_title: str | None
    facts: dict[str, Any]
    text: str
    explained: bool


class Commit(msgspec.Struct, frozen=True):
    """What one command did. `number` counts the game's commits; `first` to `last` are its versions.

    `at` is when it was commanded (RFC 3339, UTC). `turn` is the turn of the game that it is part of; null for
    the beginning, and for what takes back or does again.
    """

    number: Version
    first: Version
    last: Version
    undone: bool
    seat: str | None
    command: msgspec.Raw
    steps: list[Step]
    at: str
    turn: TurnPlayed | None


class GameState(msgspec.Struct, frozen=True):
    """A game at a version, as `seat` sees it; null is a spectator, or the table as a whole.

    `undo`, `strict` and `names` are as was agreed on when the game began. What `pending` asks stands in
    its `text`, in the client's language.
    """

    game: str
    ruleset: str
    version: Version
    seat: str | None
    turn: str | None
    over: bool
    undo: UndoPolicy
    strict: bool
    names: dict[str, str]
    pending: tuple[dict[str, Any], ...]
    state: msgspec.Struct


class GameCreated(GameState, frozen=True, kw_only=True):
    """A new game. The owner's token is told this once; `forked_from` names where a fork comes from."""

    token: str
    forked_from: Origin | None = None


class Origin(msgspec.Struct, frozen=True):
    """A version of a game."""

    game: str
    version: Version


class Warned(msgspec.Struct, frozen=True):
    """What the rules do not explain, and was carried out all the same: the table is right.

    `code` and `facts` are those with which a strict game refuses it, `text` is the sentence; `version` is
    that of the fact in the log which says so.
    """

    version: Version
    code: str
    facts: dict[str, Any]
    text: str


class CommandDone(GameState, frozen=True, kw_only=True):
    """What a command did, and the game after it."""

    commit: Commit
    warnings: list[Warned] = []


class ActionKind(msgspec.Struct, frozen=True):
    """A kind of action: its `type`, and the name of its schema in the OpenAPI document."""

    type: str
    schema: str


class GameOptions(msgspec.Struct, frozen=True):
    """What `seat` can do now.

    `actions` are the kinds of action that the moment allows: while a question is open (the first of
    `pending`) its answer, in the seat's own turn all others. `automa_turn` tells whether the Automa's turn
    can be taken. `options` is what the ruleset tells besides, such as which unit can go where and between
    which bounds an answer lies.
    """

    game: str
    ruleset: str
    version: Version
    seat: str | None
    turn: str | None
    over: bool
    pending: tuple[dict[str, Any], ...]
    actions: tuple[ActionKind, ...]
    automa_turn: bool
    options: msgspec.Struct


class TurnTold(msgspec.Struct, frozen=True):
    """A turn of the game, as far as it is on this page: the numbers of its `commits`, in their order.

    `began` and `ended` are when the first and the last of them were commanded. What was taken back of a turn
    is an entry of its own, marked `undone`.
    """

    number: Version
    seat: str | None
    undone: bool
    began: str
    ended: str
    commits: list[Version]


class Round(msgspec.Struct, frozen=True):
    """A round of the game; where the game itself counts none, a turn of each seat."""

    number: Version
    turns: list[TurnTold]


class Turns(msgspec.Struct, frozen=True):
    """The story of a game, a page at a time. `next` is the `after` of the next page, null at the end.

    `turns` has one entry for each commit of the page; `rounds` says which of them make up which turn and
    round of the game.
    """

    game: str
    version: Version
    turns: list[Commit]
    next: Version | None
    rounds: list[Round]


class Events(msgspec.Struct, frozen=True):
    """The log of a game, a page at a time. `next` is the `after` of the next page, null at the end."""

    game: str
    ruleset: str
    version: Version
    events: list[Line]
    next: Version | None


class Explained(msgspec.Struct, frozen=True):
    """A fact of the log and why it came about.

    `text` says what was selected and what settled it; `names` are the printed names of the ids, scores and
    reasons in the explanation; an id that has none stands for itself.
    """

    game: str
    step: Step
    explanation: Explanation
    text: str
    names: dict[str, str]


class GameScore(msgspec.Struct, frozen=True):
    """The score of a game at a version; final when the game is over.

    `standings` is the same in every game, the best first; `score` tells what it is made of. `pack` is the
    card pack that is played with, if one is, and whether its cards are made up.
    """

    game: str
    ruleset: str
    version: Version
    over: bool
    standings: tuple[Standing, ...]
    score: msgspec.Struct
    pack: PackInfo | None = None


class TokenInfo(msgspec.Struct, frozen=True):
    """What a token is for, and the `id` by which it is revoked, which opens nothing."""

    id: UUID
    role: Role
    seat: str | None


class Token(TokenInfo, frozen=True):
    """A token, told this once."""

    token: str


class TokenListed(TokenInfo, frozen=True):
    """A token that opens the game. `yours` is the one that was shown.

    `created_at` is null for one that was made before such times were kept.
    """

    created_at: datetime | None
    yours: bool


class Tokens(msgspec.Struct, frozen=True):
    """The tokens that open a game, oldest first."""

    tokens: list[TokenListed]


def step(narrator: Narrator, language: str, ruleset: str, version: int, event: Event) -> Step:
    """A fact, told."""
    return _step(version, narrator.tell(language, ruleset, event))


def _step(version: int, told: Told) -> Step:
    return Step(version, told.code, told.rule, told.rule_title, told.facts, told.text, told.explained)


def commit(narrator: Narrator, language: str, ruleset: str, logged: Entry) -> Commit:
    """A commit, told. The `commanded` event is the commit itself and no step of it."""
    skip = isinstance(logged.opening, Commanded)
    first = logged.first + skip
    steps = [
        _step(first + place, told) for place, told in story(narrator, language, ruleset, logged.events[skip:])
    ]
    return Commit(
        number=logged.number,
        first=logged.first,
        last=logged.last,
        undone=logged.undone,
        seat=logged.seat,
        command=logged.command,
        steps=steps,
        at=logged.at,
        turn=logged.turn,
    )


def warnings(narrator: Narrator, language: str, ruleset: str, logged: Entry) -> list[Warned]:
    """What a commit did that the rules do not explain."""
    return [
        Warned(version, event.code, event.facts, narrator.tell(language, ruleset, event).doubt)
        for version, event in enumerate(logged.events, logged.first)
        if isinstance(event, Doubted)
    ]


def seen(
    narrator: Narrator,
    language: str,
    game: Game,
    *,
    version: int,
    state: Any,  # noqa: ANN401 - each ruleset has its own
    seat: str | None,
) -> GameState:
    """A game as a seat sees it."""
    ruleset = game.codec.ruleset
    return GameState(
        game=str(game.id),
        ruleset=ruleset.name,
        version=version,
        seat=seat,
        turn=ruleset.turn(state),
        over=ruleset.over(state),
        undo=game.agreed.undo,
        strict=game.agreed.strict,
        names=game.agreed.names,
        pending=tuple(
            asked(narrator, language, ruleset.name, question) for question in ruleset.questions(state)
        ),
        state=ruleset.view(state, seat),
    )


def asked(narrator: Narrator, language: str, ruleset: str, question: msgspec.Struct) -> dict[str, Any]:
    """An open question: what the ruleset says of it, and the sentence that asks it."""
    fields: dict[str, Any] = msgspec.to_builtins(question)
    return {**fields, "text": narrator.ask(language, ruleset, question)}
