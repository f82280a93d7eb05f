"""Versions, undo and branches: a log of events read as a tree of commits.

The version of a game is the number of its events. A `commanded` event opens a commit; a `rewound` event is
one by itself and moves the head. The state at a version is the fold along its path: from the version back
to the start, jumping at each `rewound` to its target. Nothing is ever taken out of the log.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from domain.core.chance import OF_CHANCE, Chance
from domain.core.commits import NO_PARENT, Commits, Node, ending_at, last_version
from domain.core.event import Commanded, DeckShuffled, Event, Rewound
from domain.core.rejected import ImpossibleEvent

S = TypeVar("S")
Evolve = Callable[[S | None, Event], S]


class Timeline(msgspec.Struct, Generic[S], frozen=True):
    """A game's commits in the order of the log, rewinds left out, and where the game stands.

    `version` is the number of events in the log, `head` the index of the commit where the game stands now.
    `chance` is what the log knows of its shuffles, `at` when it was last added to. Without commits it is that
    of a log which is still empty.
    """

    version: int = 0
    commits: Commits[S] = msgspec.field(default_factory=Commits)
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
    commits = [*timeline.commits]
    version, head, chance, at = timeline.version, timeline.head, timeline.chance, timeline.at
    before: Node[Any] = commits[head] if commits else _NOTHING
    for commit in commits_of(events):
        opening, last = commit[0], version + len(commit)
        if type(opening) is Rewound:
            if len(commit) > 1:
                message = "what follows a rewind is commanded"
                raise ImpossibleEvent(message, version + 2)
            head = _target(commits, opening, last)
            before, at = commits[head], opening.at
        else:
            state, marked = _folded(before.state, commit, version, evolve)
            if marked:
                marks, chance = _marks(before, len(commits), marked, chance)
                before = Node(version + 1, last, head, state, *marks)
            else:
                before = Node(version + 1, last, head, state, before.shuffled, before.turns, before.revealed)
            head = len(commits)
            commits.append(before)
            if type(opening) is Commanded:
                at = opening.at
        version = last
    return Timeline(version, Commits(commits), head, chance, at)


def until(timeline: Timeline[S], version: int) -> Timeline[S]:
    """The timeline behind the last commit that had ended at a version: the empty one where none had.

    To look at what the further events up to that version lead to, by `extend`; of shuffles it knows what the
    whole log knows, and of no time.
    """
    count = bisect_right(timeline.commits, version, key=last_version)
    if not count:
        return Timeline[S]()
    commits = timeline.commits[:count]
    return Timeline(commits[-1].last, Commits(commits), count - 1, timeline.chance)


def committed(timeline: Timeline[S], commit: Sequence[Event], state: S) -> Timeline[S]:
    """The timeline after one more commit, of which it is known that it leads to this state."""
    commits, head, opening = timeline.commits, timeline.head, commit[0]
    before = commits[head] if commits else _NOTHING
    marked = [event for event in commit if _marking[type(event)]]
    marks, chance = _marks(before, len(commits), marked, timeline.chance)
    last = timeline.version + len(commit)
    node = Node(timeline.version + 1, last, head, state, *marks)
    at = opening.at if type(opening) is Commanded else timeline.at
    return Timeline(last, commits.and_one(node), len(commits), chance, at)


def rewound(timeline: Timeline[S], event: Rewound) -> Timeline[S]:
    """The timeline after a rewind. Raises ImpossibleEvent where no commit ends at its target."""
    version = timeline.version + 1
    head = _target(timeline.commits, event, version)
    return Timeline(version, timeline.commits, head, timeline.chance, event.at)


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


class _Marking(dict[type[Event], bool]):
    """Whether facts of a kind leave a mark on their commit; found out once for each kind."""

    def __missing__(self, kind: type[Event]) -> bool:
        self[kind] = kind.ends_turn or kind.reveals or kind in OF_CHANCE
        return self[kind]


_marking = _Marking()


def _marks(
    before: Node[S], index: int, marked: Sequence[Event], chance: Chance
) -> tuple[tuple[int, int, int], Chance]:
    """The last three fields of a commit's node, and what the log knows of its shuffles from there on.

    They follow from those facts of the commit that leave a mark.
    """
    shuffled, turns, revealed = before.shuffled, before.turns, before.revealed
    drawn = [event for event in marked if type(event) in OF_CHANCE]
    if drawn:
        chance = chance.after(drawn, shuffled)
        shuffled += sum(type(event) is DeckShuffled for event in drawn)
    for event in marked:
        turns += event.ends_turn
        if event.reveals:
            revealed = index
    return (shuffled, turns, revealed), chance


def _folded(
    state: S | None, commit: Sequence[Event], version: int, evolve: Evolve[S]
) -> tuple[S, list[Event]]:
    """The state to which a commit leads from one at a version, and those of its facts that leave a mark."""
    place = version
    marked: list[Event] = []
    try:
        for event in commit:
            place += 1
            kind = type(event)
            if kind is not Commanded:
                state = evolve(state, event)
                if _marking[kind]:
                    marked.append(event)
    except ImpossibleEvent as impossible:
        impossible.version = place
        raise
    if state is None:
        raise _without_beginning(place)
    return state, marked


def _target(commits: Sequence[Node[S]], event: Rewound, version: int) -> int:
    """The index of the commit at which a rewind of this version stands."""
    head = ending_at(commits, event.to)
    if head is None:
        message = f"no commit ends at version {event.to}"
        raise ImpossibleEvent(message, version)
    return head


def _without_beginning(version: int) -> ImpossibleEvent:
    return ImpossibleEvent("a log starts with the beginning of a game", version)
