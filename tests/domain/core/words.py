"""The smallest game there is: letters are put down, some by each command, and make a word, its state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from domain.core.event import Commanded, Event, Rewound
from domain.core.targets import goto_target, redo_target, undo_target
from domain.core.timeline import Timeline, extend, replay


class Letter(Event, frozen=True, tag="letter"):
    """A letter was put down."""

    letter: str


class Turned(Letter, frozen=True, tag="turned"):
    """A letter came to light."""

    reveals: ClassVar[bool] = True


def spell(word: str | None, event: Event) -> str:
    """The word with one more letter."""
    assert isinstance(event, Letter)
    return (word or "") + event.letter


def command(letters: str) -> list[Event]:
    """What one command appends: who asked, and a fact for each letter."""
    asked = Commanded(at="2020-01-01T00:00:00Z", seat=None, command=msgspec.Raw(b"{}"))
    return [asked, *(Letter(letter) for letter in letters)]


def turning(letters: str) -> list[Event]:
    """A command by which letters come to light."""
    opening, *_ = command("")
    return [opening, *(Turned(letter) for letter in letters)]


def rewound(to: int, by: str = "undo") -> list[Event]:
    """What an undo, redo or goto appends."""
    return [msgspec.convert({"type": "rewound", "at": "2020-01-01T00:00:00Z", "to": to, "by": by}, Rewound)]


def log(*commits: Iterable[Event]) -> Timeline[str]:
    """The timeline of a log of commits."""
    return replay([event for commit in commits for event in commit], spell)


BEGUN = command("a")  # versions 1 and 2
SECOND = command("bc")  # versions 3 to 5
THIRD = command("d")  # versions 6 and 7


def undone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after an undo."""
    return extend(timeline, rewound(undo_target(timeline)), spell)


def redone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after a redo."""
    return extend(timeline, rewound(redo_target(timeline), "redo"), spell)


def gone(timeline: Timeline[str], version: int) -> Timeline[str]:
    """The timeline after going to a version."""
    return extend(timeline, rewound(goto_target(timeline, version), "goto"), spell)
