"""The response bodies of the operations on games."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec

from automa_ledger.api.request_bodies import Version
from automa_ledger.games.authorization import acting_seats, resolve_seat_and_reader
from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.narration.commits import Commit, Step, Warned, narrate_commit, warnings
from automa_ledger.narration.narrator import Narrator
from automa_ledger.store.records import Access, Origin, Role
from automa_rules.core.form import PieceMoves, whole_body
from automa_rules.core.pack import PackInfo
from automa_rules.core.ruleset import Explanation, Ruleset, UndoPolicy
from automa_rules.core.seat import Next, Standing
from automa_rules.core.tag import tag_of


class Choice(msgspec.Struct, frozen=True):
    """An action that can be taken now.

    `schema` is the form of its body: bounds, places and amounts of the moment, with titles. If nothing has to
    be filled in, `body` is the whole body, to be sent as it is. `pieces` are those that can move, and where
    each can go.
    """

    type: str
    title: str
    schema: dict[str, Any]
    body: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    pieces: tuple[PieceMoves, ...] | msgspec.UnsetType = msgspec.UNSET


class GameState(msgspec.Struct, frozen=True):
    """A game at a version, as `seat` sees it; null is a spectator, or the table as a whole.

    `next` says who does what. `undo` and `strict` are settings from the start of the game; `names` are the
    names of its seats, and `forked_from` is the version of another game that a fork starts from. `pending`
    are the open questions, or what the Automa's turn needs, each with the `schema` of its answer.
    """

    game: str
    ruleset: str
    version: Version
    seat: str | None
    next: Next
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

    `not_done` are the actions of a turn `until` a `question` that were not carried out. `choices` are there
    if the request includes them.
    """

    commit: Commit
    warnings: list[Warned] = []
    not_done: list[dict[str, Any]] = []
    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET


class Choices(msgspec.Struct, frozen=True):
    """What `seat` can do now: while a question is open its answer, in the seat's own turn all actions."""

    game: str
    ruleset: str
    version: Version
    seat: str | None
    next: Next
    pending: tuple[dict[str, Any], ...]
    choices: list[Choice]


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
    includes_choices: bool = False,
) -> CommandDone:
    """Return what a command did, and the game after it, as a token may see it."""
    ruleset, state = game.codec.ruleset, logged_commit.after
    seat, reader = resolve_seat_and_reader(ruleset, state, access, requested_seat)
    narrator = narrator.for_reader(reader)
    version = logged_commit.version
    return CommandDone(
        **game_state_fields(narrator, language, game, access, version=version, state=state, seat=seat),
        commit=narrate_commit(narrator, language, ruleset.name, logged_commit),
        warnings=warnings(narrator, language, ruleset.name, logged_commit),
        not_done=not_done or [],
        choices=choices(narrator, language, ruleset, state, seat) if includes_choices else msgspec.UNSET,
    )


def game_state_fields(
    narrator: Narrator,
    language: str,
    game: Game,
    access: Access,
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
        "next": ruleset.next_step(state, acting_seats(ruleset, state, access)),
        "turn": ruleset.turn(state),
        "over": ruleset.is_over(state),
        "undo": game.agreement.undo,
        "strict": game.agreement.strict,
        "names": game.names,
        "forked_from": game.forked_from,
        "pending": pending(narrator, language, ruleset, state, seat),
        "state": ruleset.view(state, seat),
    }


def pending(
    narrator: Narrator,
    language: str,
    ruleset: Ruleset[Any],
    state: Any,  # noqa: ANN401 - each ruleset has its own
    seat: str | None,
) -> tuple[dict[str, Any], ...]:
    """Return what the table is asked: each question with its sentence and the form of its answer."""
    questions = ruleset.pending(state)
    if not questions:  # as after most commands
        return ()
    writer = narrator.form_writer(language, ruleset.name)
    return tuple(
        {
            **msgspec.to_builtins(question),
            **narrator.narrate_question(language, ruleset.name, question)._asdict(),
            "schema": writer.schema(*ruleset.answer_form(state, question, seat)),
        }
        for question in questions
    )


def choices(
    narrator: Narrator,
    language: str,
    ruleset: Ruleset[Any],
    state: Any,  # noqa: ANN401 - each ruleset has its own
    seat: str | None,
) -> list[Choice]:
    """Return what a seat can do now."""
    writer = narrator.form_writer(language, ruleset.name)
    return [
        Choice(
            tag_of(kind),
            writer.title(kind, form),
            writer.schema(kind, form),
            whole_body(kind, form),
            ruleset.moves(state, seat) if kind is ruleset.move_action else msgspec.UNSET,
        )
        for kind, form in ruleset.choices(state, seat)
    ]
