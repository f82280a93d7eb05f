"""A commit of a log: what one command, or one rewind, appended."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.event import Commanded, Event, Rewound
from domain.core.timeline import Timeline, on_path
from service.games.game import Game
from service.games.turns import TurnPlayed, turn_played


class Entry(msgspec.Struct, frozen=True):
    """The events `first` to `last` of a log.

    `number` counts the commits of the log from 1, rewinds and undone ones too. `turn` is the turn of the game
    that it is part of; None for the beginning, and for a rewind.
    """

    number: int
    first: int
    last: int
    undone: bool
    events: list[Event]
    turn: TurnPlayed | None

    @property
    def opening(self) -> Event:
        """The `commanded` or `rewound` event with which the commit opens."""
        return self.events[0]

    @property
    def at(self) -> str:
        """When it was commanded: RFC 3339, in UTC."""
        opening = self.opening
        if isinstance(opening, Commanded | Rewound):
            return opening.at
        raise _not_an_opening(opening)

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
        raise _not_an_opening(self.opening)


def _not_an_opening(event: Event) -> TypeError:
    return TypeError(f"a commit opens with a command or a rewind, not {event}")


def newest(game: Game, events: list[Event]) -> Entry:
    """The commit that the game's log ends with, which holds these events."""
    number = len(game.timeline.commits) + game.rewinds
    first = game.version - len(events) + 1
    rewound = isinstance(events[0], Rewound)
    turn = None if rewound else turn_played(game.codec.ruleset, game.timeline, game.timeline.head)
    return Entry(number, first, game.version, undone=False, events=events, turn=turn)


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
