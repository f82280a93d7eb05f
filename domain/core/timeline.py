"""Versions, undo and branches: a log of events read as a tree of commits.

The version of a game is the number of its events. A `commanded` event opens a commit; a `rewound` event is
one by itself and moves the head. The state at a version is the fold along its path: from the version back
to the start, jumping at each `rewound` to its target. Nothing is ever taken out of the log.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from domain.core.chance import OF_CHANCE, Chance
from domain.core.event import Commanded, DeckShuffled, Event, Rewound
from domain.core.rejected import ImpossibleEvent

S = TypeVar("S")
Evolve = Callable[[S | None, Event], S]

NO_PARENT = -1


class Node(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A commit in the tree of a log: versions `first` to `last`, and the state at the last.

    `parent` is the index of the commit before it on its path, which is not always the one before it in the
    log; the first commit has none. `shuffled` is how many shuffles there were on its path up to its end,
    `turns` how many turns have ended. `revealed` is the index of the last commit on its path in which
    something hidden came to light, it may be this one, and NO_PARENT where there is none.

    Commits and states are kept from the garbage collector: frozen values form no cycles, and a process that
    holds a thousand games would pause to look for some.
    """

    first: int
    last: int
    parent: int
    state: S
    shuffled: int = 0
    turns: int = 0
    revealed: int = NO_PARENT


class Timeline(msgspec.Struct, Generic[S], frozen=True):
    """A game's commits in the order of the log, rewinds left out, and where the game stands.

    `version` is the number of events in the log, `head` the index of the commit where the game stands now.
    `chance` is what the log knows of its shuffles, `at` when it was last added to. Without commits it is that
    of a log which is still empty.
    """

    version: int = 0
    commits: Sequence[Node[S]] = ()
    head: int = NO_PARENT
    chance: Chance = Chance()
    at: str = ""

    @property
    def here(self) -> Node[S]:
        """The commit where the game stands now."""
        return self.commits[self.head]

    @property
    def state(self) -> S:
        """The state of the game now."""
        return self.here.state


def replay(events: Iterable[Event], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline of a whole log, from its first event.

    A log that ends within a commit is read as if the commit ended there: so a version in the middle of a
    commit can be looked at. Raises ImpossibleEvent, with the version, for a log that cannot be.
    """
    timeline = extend(Timeline[S](), events, evolve)
    if not timeline.commits:
        raise _without_beginning(0)
    return timeline


def extend(timeline: Timeline[S], events: Iterable[Event], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline after the events of one or more further commits. Raises ImpossibleEvent, as `replay`."""
    commits = list(timeline.commits)
    for commit in commits_of(events):
        opening = commit[0]
        if not isinstance(opening, Rewound):
            timeline = _added(timeline, commits, commit, _folded(timeline, commit, evolve))
        elif len(commit) == 1:
            timeline = rewound(timeline, opening)
        else:
            message = "what follows a rewind is commanded"
            raise ImpossibleEvent(message, timeline.version + 2)
    return timeline


def committed(timeline: Timeline[S], commit: Sequence[Event], state: S) -> Timeline[S]:
    """The timeline after one more commit, of which it is known that it leads to this state."""
    return _added(timeline, list(timeline.commits), commit, state)


def rewound(timeline: Timeline[S], event: Rewound) -> Timeline[S]:
    """The timeline after a rewind. Raises ImpossibleEvent where no commit ends at its target."""
    version, commits = timeline.version + 1, timeline.commits
    head = ending_at(commits, event.to)
    if head is None:
        message = f"no commit ends at version {event.to}"
        raise ImpossibleEvent(message, version)
    return Timeline(version, commits, head, timeline.chance, event.at)


def commits_of(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The commits of a log, each from the event that opens it to before the next that opens one."""
    commit: list[Event] = []
    for event in events:
        if commit and type(event) in _OPENINGS:
            yield commit
            commit = []
        commit.append(event)
    if commit:
        yield commit


def ending_at(commits: Sequence[Node[S]], version: int) -> int | None:
    """The index of the commit that ends at a version; None where none does."""
    index = bisect_left(commits, version, key=last_version)
    return index if index < len(commits) and commits[index].last == version else None


def last_version(commit: Node[S]) -> int:
    """Commits lie in the log in this order."""
    return commit.last


def on_path(timeline: Timeline[S]) -> frozenset[int]:
    """The indexes of the commits that lead to where the game stands; all others are undone."""
    return frozenset(path(timeline.commits, timeline.head))


def path(commits: Sequence[Node[S]], index: int) -> Iterator[int]:
    """The indexes from a commit back to the first."""
    while index != NO_PARENT:
        yield index
        index = commits[index].parent


_OPENINGS = frozenset((Commanded, Rewound))
_NOTHING: Node[Any] = Node(0, 0, NO_PARENT, None)


def _added(timeline: Timeline[S], commits: list[Node[S]], commit: Sequence[Event], state: S) -> Timeline[S]:
    """The timeline after a commit that is added to the list of its commits, which nobody else has."""
    before = timeline.here if commits else _NOTHING
    chance, opening = timeline.chance, commit[0]
    shuffled, turns, revealed = before.shuffled, before.turns, before.revealed
    for event in commit:
        turns += event.ends_turn
        if event.reveals:
            revealed = len(commits)
        if type(event) in OF_CHANCE:
            chance = chance.after(event, shuffled)
            shuffled += type(event) is DeckShuffled
    version = timeline.version + len(commit)
    made = Node(timeline.version + 1, version, timeline.head, state, shuffled, turns, revealed)
    at = opening.at if isinstance(opening, Commanded) else timeline.at
    commits.append(made)
    return Timeline(version, commits, len(commits) - 1, chance, at)


def _folded(timeline: Timeline[S], commit: Sequence[Event], evolve: Evolve[S]) -> S:
    """The state to which a commit leads from where the game stands."""
    state = timeline.state if timeline.commits else None
    for version, event in enumerate(commit, timeline.version + 1):
        if type(event) is not Commanded:
            try:
                state = evolve(state, event)
            except ImpossibleEvent as impossible:
                impossible.version = version
                raise
    if state is None:
        raise _without_beginning(timeline.version + len(commit))
    return state


def _without_beginning(version: int) -> ImpossibleEvent:
    return ImpossibleEvent("a log starts with the beginning of a game", version)
