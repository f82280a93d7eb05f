"""How a game is told to those who listen to it: everything once for all who hear the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from service.narration.called import seats_called
from service.narration.lines import ToldLine, told_line
from service.narration.narrator import Narrator
from service.store import Record
from service.streams.seen import Seen


class Voice(NamedTuple):
    """The language that a listener wants, and the seat that is "you" to it; None for nobody's."""

    language: str
    reader: str | None = None


def told(narrator: Narrator, voice: Voice, game: Seen, records: Iterable[Record]) -> list[ToldLine]:
    """The lines of stored events, each with its sentence."""
    speaking = narrator.read_by(voice.reader)
    with seats_called(game.names):
        return [told_line(speaking, voice.language, game.codec, each) for each in records]
