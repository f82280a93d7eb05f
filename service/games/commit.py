"""A commit of a log: what one command, or one rewind, appended."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.event import Commanded, Event, Rewound
from domain.core.timeline import Timeline, on_path
from service.games.game import Game


class LoggedCommit(msgspec.Struct, frozen=True):
    """The events `first` to `last` of a log.

    `number` counts the commits of the log from 1, rewinds and undone ones too.
    """

    number: int
    first: int
    last: int
    undone: bool
    events: list[Event]

    @property
    def opening(self) -> Event:
        """The `commanded` or `rewound` event with which the commit opens."""
        return self.events[0]

    @property
    def seat(self) -> str | None:
        """Who commanded it; None for the table as a whole."""
        return self.opening.seat if isinstance(self.opening, Commanded) else None

    @property
    def command(self) -> msgspec.Raw:
        """The command as it was recorded."""
        match self.opening:
            case Commanded(command=command):
                return command
            case Rewound(by=by, to=to):
                return msgspec.Raw(b'{"to":%d,"type":"%s"}' % (to, by.encode()))
        message = f"a commit opens with a command or a rewind, not {self.opening}"
        raise TypeError(message)


def newest(game: Game, events: list[Event]) -> LoggedCommit:
    """The commit that the game's log ends with, which holds these events."""
    number = len(game.timeline.commits) + game.rewinds
    first = game.version - len(events) + 1
    return LoggedCommit(number, first, game.version, undone=False, events=events)


def spans(timeline: Timeline[Any]) -> list[tuple[int, int]]:
    """First and last version of every commit of the log, rewinds with them, in order.

    Every version that no commit of the timeline covers is one rewind.
    """
    found = []
    free = 1
    for commit in timeline.commits:
        found += [(version, version) for version in range(free, commit.first)]
        found.append((commit.first, commit.last))
        free = commit.last + 1
    return found + [(version, version) for version in range(free, timeline.version + 1)]


def undone(timeline: Timeline[Any]) -> frozenset[int]:
    """The last versions of the commits that do not lead to where the game stands."""
    path = on_path(timeline)
    return frozenset(commit.last for index, commit in enumerate(timeline.commits) if index not in path)
