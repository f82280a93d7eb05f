"""A commit of a log: what one command, or one rewind, appended."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.core.event import Commanded, Event, Rewound
from domain.core.rejected import Rejected
from domain.core.tag import tag_of
from domain.core.timeline import Timeline, on_path
from service.games.game import Game
from service.games.turns import TurnPlayed, turn_played
from service.refusals.logs import LogDamaged


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
    def opening(self) -> Commanded | Rewound:
        """What the commit opens with. Raises Rejected `log_damaged` where that is neither."""
        opening = self.events[0]
        if isinstance(opening, Commanded | Rewound):
            return opening
        reason = f"no commit opens with {tag_of(type(opening))}"
        raise Rejected(LogDamaged(version=self.first, reason=reason))

    @property
    def at(self) -> str:
        """When it was commanded: RFC 3339, in UTC."""
        return self.opening.at

    @property
    def seat(self) -> str | None:
        """Who commanded it; None for the table as a whole."""
        opening = self.opening
        return opening.seat if isinstance(opening, Commanded) else None

    @property
    def command(self) -> msgspec.Raw:
        """The command as it was recorded."""
        match self.opening:
            case Commanded(command=command):
                return command
            case Rewound(by=by, to=to):
                return msgspec.Raw(b'{"to":%d,"type":"%s"}' % (to, by.encode()))


def newest(game: Game, events: list[Event]) -> Entry:
    """The commit that the game's log ends with, which holds these events."""
    number = game.commands
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
