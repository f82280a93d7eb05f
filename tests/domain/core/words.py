"""The smallest game there is: letters are put down, some by each command, and make a word, its state."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from automa_rules.core.event import Commanded, Event, Rewound
from automa_rules.core.rewind_targets import goto_target, redo_target, undo_target
from automa_rules.core.timeline import Commit, Timeline, extend, replay


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


def asked() -> Commanded:
    """What is in the first place of every commit."""
    return Commanded(at="2020-01-01T00:00:00Z", seat=None, command=msgspec.Raw(b"{}"))


def command(letters: str) -> list[Event]:
    """What one command appends: who asked, and a fact for each letter."""
    return [asked(), *(Letter(letter) for letter in letters)]


def turning(letters: str) -> list[Event]:
    """A command by which letters come to light."""
    return [asked(), *(Turned(letter) for letter in letters)]


def rewound(to: int) -> list[Event]:
    """What an undo, redo or goto appends."""
    return [asked(), Rewound(to, "goto")]


def log(*commits: Commit) -> Timeline[str]:
    """The timeline of a log of commits."""
    return replay(commits, spell)


BEGUN = command("a")
SECOND = command("bc")
THIRD = command("d")


def undone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after an undo."""
    return extend(timeline, [rewound(undo_target(timeline))], spell)


def redone(timeline: Timeline[str]) -> Timeline[str]:
    """The timeline after a redo."""
    return extend(timeline, [rewound(redo_target(timeline))], spell)


def gone(timeline: Timeline[str], version: int) -> Timeline[str]:
    """The timeline after going to a version."""
    return extend(timeline, [rewound(goto_target(timeline, version))], spell)
