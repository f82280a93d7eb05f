"""What is told about a commit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from uuid import UUID, uuid5

import msgspec

from domain.core.rejected import Rejected
from service.games.codec import Codec
from service.games.game import agreement
from service.narration.called import NOBODY, Names, seats_called
from service.narration.languages import Language
from service.narration.lines import ToldLine, told_line
from service.narration.narrator import Narrator
from service.store import Record
from service.webhooks.records import Receiver

OPENINGS = ("commanded", "rewound")


class Committed(msgspec.Struct, frozen=True):
    """A commit of a game, the versions `first` to `version` of its log, told in the webhook's language."""

    game: str
    ruleset: str
    language: Language
    version: int
    first: int
    events: list[ToldLine]


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


class Messages:
    """Makes the bodies, for readers who have no seat; `codecs` are the rulesets that this release has."""

    def __init__(self, narrator: Narrator, codecs: Mapping[str, Codec]) -> None:
        self._narrator = narrator
        self._codecs = codecs

    def about(self, game: UUID, receiver: Receiver, commit: Sequence[Record]) -> bytes:
        """The body about a commit; one release makes the same bytes however often it is asked."""
        codec, language = self._codecs.get(receiver.ruleset), receiver.language
        with seats_called(_names(codec, receiver.beginning)):
            events = [told_line(self._narrator, language, codec, each) for each in commit]
        told = Committed(str(game), receiver.ruleset, language, commit[-1][0], commit[0][0], events)
        return msgspec.json.encode(GameCommitted(_opening.decode(commit[0][1]).at, told))


def _names(codec: Codec | None, beginning: str) -> Names:
    """What the seats are called; nothing of their own in a log that cannot be read."""
    try:
        return NOBODY if codec is None else agreement(codec, [codec.event.decode(beginning)]).names
    except (msgspec.MsgspecError, Rejected):
        return NOBODY


def message_id(hook: UUID, first: Record) -> str:
    """The id of the message about the commit that begins with an event; the same in every attempt.

    The event's hash stands for the game and its log up to there: behind a failover that has lost commits,
    others come at the same versions.
    """
    return f"msg_{uuid5(hook, first[2].hex()).hex}"
