"""Events as they are sent to those who follow a game: the lines of the log, each with what it says."""

from __future__ import annotations

import msgspec

from domain.core.event import Commanded
from service.games.codec import Codec
from service.log.export import Line, line
from service.narration.narrator import Narrator
from service.narration.story import is_noise
from service.store import Record


class ToldLine(Line, frozen=True):
    """An event, its version, its hash in hexadecimal digits, and what it says.

    The hash is over the exact bytes of `event`, which is canonical JSON. `text` is a sentence in the language
    that was asked for; null where there is nothing to tell: for the command itself, whose facts follow, and
    for a shuffle that only stands for a roll.
    """

    text: str | None


def told_line(narrator: Narrator, language: str, codec: Codec | None, record: Record) -> ToldLine:
    """The line of a stored event; `codec` is None for a ruleset that this release does not have."""
    bare = line(record)
    text = None if codec is None else _sentence(narrator, language, codec, bare.event)
    return ToldLine(bare.version, bare.hash, bare.event, text)


def _sentence(narrator: Narrator, language: str, codec: Codec, stored: msgspec.Raw) -> str | None:
    try:
        event = codec.event.decode(stored)
    except msgspec.MsgspecError:
        return None  # a damaged log: who follows it gets it as it is, and an audit tells
    ruleset = codec.ruleset.name
    if isinstance(event, Commanded) or is_noise(ruleset, event):
        return None
    return narrator.tell(language, ruleset, event).text
