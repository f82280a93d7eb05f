"""The webhook messages about commits."""

from __future__ import annotations

from uuid import UUID, uuid5

import msgspec
from msgspec.structs import replace

from automa_ledger.games.commit import LoggedCommit
from automa_ledger.games.game import Game
from automa_ledger.narration.commits import Commit, narrate_commit
from automa_ledger.narration.display_names import use_display_names
from automa_ledger.narration.languages import Language
from automa_ledger.narration.narrator import Narrator


class Committed(msgspec.Struct, frozen=True):
    """A commit of a game, in the webhook's language."""

    game: str
    ruleset: str
    language: Language
    commit: Commit


class GameCommitted(msgspec.Struct, frozen=True, tag_field="type", tag="game.committed"):
    """A commit was appended to the log of a game: an action, an Automa turn, or an undo.

    `timestamp` is when the command was given (RFC 3339, UTC).
    """

    timestamp: str
    data: Committed


def encode_message(narrator: Narrator, language: Language, game: Game, logged: LoggedCommit) -> bytes:
    """The message body about a commit, as it was when appended: every attempt sends the same bytes."""
    ruleset = game.codec.ruleset.name
    with use_display_names(game.names):
        commit = narrate_commit(narrator, language, ruleset, replace(logged, undone=False))
    data = Committed(str(game.id), ruleset, language, commit)
    return msgspec.json.encode(GameCommitted(commit.at, data))


def message_id(hook: UUID, logged: LoggedCommit) -> str:
    """The id of the message about a commit; the same in every attempt.

    It is derived from the commit's hash, not its version: after a failover that lost commits, versions are
    reused.
    """
    return f"msg_{uuid5(hook, logged.hash.hex()).hex}"
