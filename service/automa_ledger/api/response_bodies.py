"""The response bodies of the operations on games."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from automa_ledger.api.request_bodies import Version
from automa_ledger.games.authorization import resolve_seat_and_reader
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.narration.commits import Commit, Step, Warned, narrate_commit, warnings
from automa_ledger.narration.narrator import Narrator
from automa_ledger.store.records import Access, Origin, Role
from automa_rules.core.pack import PackInfo
from automa_rules.core.ruleset import Explanation, UndoPolicy
from automa_rules.core.seat import Standing


class GameState(msgspec.Struct, frozen=True):
    """A game at a version, as `seat` sees it; null is a spectator, or the table as a whole.

    `undo` and `strict` are settings from the start of the game; `names` are the names of its seats, and
    `forked_from` is the version of another game that a fork starts from. The
    `text` of a question in `pending` is in the client's language.
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
    forked_from: Origin | None
    pending: tuple[dict[str, Any], ...]
    state: msgspec.Struct


class GameCreated(GameState, frozen=True, kw_only=True):
    """A new game, with its owner's `token`, which is shown only here."""

    token: str


class StateAtVersion(msgspec.Struct, frozen=True):
    """A game after the commit of a version, as a seat sees it."""

    version: int
    undone: bool
    over: bool
    state: msgspec.Struct


class GameDeleted(msgspec.Struct, frozen=True):
    """A deleted game: the version at which its log ended, and the hash of that commit."""

    game: str
    version: Version
    hash: str


class CommandDone(GameState, frozen=True, kw_only=True):
    """What a command did, and the game after it.

    `not_done` are the actions of a turn `until` a `question` that were not carried out.
    """

    commit: Commit
    warnings: list[Warned] = []
    not_done: list[dict[str, Any]] = []


class ActionKind(msgspec.Struct, frozen=True):
    """A kind of action: its `type`, and the name of its schema in the OpenAPI document."""

    type: str
    schema: str


class GameOptions(msgspec.Struct, frozen=True):
    """What `seat` can do now.

    `actions` are the kinds of action that are allowed: while a question is open (the first of `pending`) its
    answer, in the seat's own turn all others. `automa_turn` says whether the Automa's turn can be taken.
    `options` has details of the ruleset, such as which unit can move where and the bounds of an answer.
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


class Commits(msgspec.Struct, frozen=True):
    """A page of the log of a game. `next` is the `after` of the next page, null at the end."""

    game: str
    ruleset: str
    version: Version
    commits: list[Commit]
    next: Version | None


class CommitsWithState(msgspec.Struct, frozen=True):
    """The same page with `include=state`: each commit with the game after it, as its command was answered."""

    game: str
    ruleset: str
    version: Version
    commits: list[CommandDone]
    next: Version | None


class TurnTold(msgspec.Struct, frozen=True):
    """A turn of the game, as far as it is on this page: the versions of its `commits`, in order.

    `began` and `ended` are the times of its first and last command. The undone part of a turn is an entry of
    its own, marked `undone`.
    """

    number: Version
    seat: str | None
    undone: bool
    began: str
    ended: str
    commits: list[Version]


class Round(msgspec.Struct, frozen=True):
    """A round of the game; if the game has no rounds, a turn of each seat."""

    number: Version
    turns: list[TurnTold]


class Story(msgspec.Struct, frozen=True):
    """A page of the story of a game. `next` is the `after` of the next page, null at the end.

    `rounds` groups the commits of the page by round and turn.
    """

    game: str
    version: Version
    commits: list[Commit]
    next: Version | None
    rounds: list[Round]


class Explained(msgspec.Struct, frozen=True):
    """An event of the log and its explanation.

    `text` says what was selected and what decided it. `names` are the printed names of the ids, scores and
    reasons in the explanation; an id without one is its own name.
    """

    game: str
    step: Step
    explanation: Explanation
    text: str
    names: dict[str, str]


class GameScore(msgspec.Struct, frozen=True):
    """The score of a game at a version; final when the game is over.

    `standings` has the same form in every game, best first; `score` is the ruleset's breakdown. `pack` is the
    card pack in use, if any, and whether its cards are invented.
    """

    game: str
    ruleset: str
    version: Version
    over: bool
    standings: tuple[Standing, ...]
    score: msgspec.Struct
    pack: PackInfo | None = None


class BoardLink(msgspec.Struct, frozen=True):
    """Addresses of the board's pictures, relative to the service, which need no token until `expires_at`."""

    svg: str
    png: str
    expires_at: datetime


class TokenInfo(msgspec.Struct, frozen=True):
    """What a token is for, and its `id`, which serves to revoke it and gives no access."""

    id: UUID
    role: Role
    seat: str | None


class Token(TokenInfo, frozen=True):
    """A new token. The `token` itself is not shown again."""

    token: str


class TokenListed(TokenInfo, frozen=True):
    """A token of the game. `yours` marks the one that the request was made with."""

    created_at: datetime
    yours: bool


class Tokens(msgspec.Struct, frozen=True):
    """The tokens of a game, oldest first."""

    tokens: list[TokenListed]


def command_done(
    narrator: Narrator,
    language: str,
    game: Game,
    access: Access,
    logged_commit: LoggedCommit,
    *,
    requested_seat: str | None = None,
    not_done: list[dict[str, Any]] | None = None,
) -> CommandDone:
    """Return what a command did, and the game after it, as a token may see it."""
    ruleset, state = game.codec.ruleset, logged_commit.after
    seat, reader = resolve_seat_and_reader(ruleset, state, access, requested_seat)
    narrator = narrator.for_reader(reader)
    version = logged_commit.version
    return CommandDone(
        **game_state_fields(narrator, language, game, version=version, state=state, seat=seat),
        commit=narrate_commit(narrator, language, ruleset.name, logged_commit),
        warnings=warnings(narrator, language, ruleset.name, logged_commit),
        not_done=not_done or [],
    )


def game_state_fields(
    narrator: Narrator,
    language: str,
    game: Game,
    *,
    version: int,
    state: Any,  # noqa: ANN401 - each ruleset has its own
    seat: str | None,
) -> dict[str, Any]:
    """Return the fields of a `GameState`: a game as a seat sees it."""
    ruleset = game.codec.ruleset
    return {
        "game": str(game.id),
        "ruleset": ruleset.name,
        "version": version,
        "seat": seat,
        "turn": ruleset.turn(state),
        "over": ruleset.is_over(state),
        "undo": game.agreement.undo,
        "strict": game.agreement.strict,
        "names": game.names,
        "forked_from": game.forked_from,
        "pending": tuple(
            question_fields(narrator, language, ruleset.name, question)
            for question in ruleset.questions(state)
        ),
        "state": ruleset.view(state, seat),
    }


def question_fields(
    narrator: Narrator, language: str, ruleset: str, question: msgspec.Struct
) -> dict[str, Any]:
    """Return an open question: the ruleset's fields, the sentence that asks it, and its short form."""
    fields: dict[str, Any] = msgspec.to_builtins(question)
    return {**fields, **narrator.narrate_question(language, ruleset, question)._asdict()}
