"""What is told about a commit."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID, uuid5

import msgspec

from service.games.export import Line, Record, line

OPENINGS = ("commanded", "rewound")


class Committed(msgspec.Struct, frozen=True):
    """A commit of a game, the versions `first` to `version` of its log, as lines of the export."""

    game: str
    ruleset: str
    version: int
    first: int
    events: list[Line]


class GameCommitted(msgspec.Struct, frozen=True, tag_field="type", tag="game.committed"):
    """Something was appended to the log of a game: an action, an Automa turn, or an undo.

    `timestamp` is when that was commanded (RFC 3339, UTC).
    """

    timestamp: str
    data: Committed


class _Opening(msgspec.Struct):
    """Of an event its type, and its time if it opens a commit."""

    type: str
    at: str = ""


_opening = msgspec.json.Decoder(_Opening)


def first_commit(records: Sequence[Record], *, all_read: bool) -> Sequence[Record]:
    """The records of the commit that the records begin with.

    Empty when its end is not among them: a commit ends where the next one opens, or where the log does.
    """
    for place, (_, text, _) in enumerate(records[1:], 1):
        if _opening.decode(text).type in OPENINGS:
            return records[:place]
    return records if all_read else ()


def opens_commit(record: Record) -> bool:
    """Whether a commit begins with this event."""
    return _opening.decode(record[1]).type in OPENINGS


def message(game: UUID, ruleset: str, commit: Sequence[Record]) -> bytes:
    """The body about a commit; the same bytes however often it is made."""
    told = Committed(str(game), ruleset, commit[-1][0], commit[0][0], [line(record) for record in commit])
    return msgspec.json.encode(GameCommitted(_opening.decode(commit[0][1]).at, told))


def message_id(hook: UUID, game: UUID, first: int) -> str:
    """The id of the message about the commit that begins with a version; the same in every attempt."""
    return f"msg_{uuid5(hook, f'{game}/{first}').hex}"
