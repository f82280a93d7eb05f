"""Versions, undo and branches: a log of commits read as a tree.

The version of a game is the number of its commits. A commit is a `commanded` event and the events that
followed from it. If the only one that followed is `rewound`, the game returns to an earlier version. The
state at a version is the fold along its path: from the version back to the start, jumping at each `rewound`
to its target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from automa_rules.core.event import Commanded, DeckShuffled, Event, Rewound
from automa_rules.core.rejection import ImpossibleEvent
from automa_rules.core.shuffle_history import SHUFFLE_EVENTS, ShuffleHistory

S = TypeVar("S")
Evolve = Callable[[S | None, Event], S]
Commit = Sequence[Event]
"""The events of a commit: the command is event 0, the events that followed from it come next."""

NO_PARENT: Final = 0


class Node(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A commit in the tree, and the state after it.

    `parent` is the version of the commit before it on its path, NO_PARENT for the first. `shuffle_count`
    counts the shuffles on its path, `ended_turns` the turns that have ended. `last_reveal` is the version of
    the last commit on its path that revealed something hidden, NO_PARENT for none.

    The garbage collector ignores nodes: frozen values form no cycles, and a process may hold a million nodes.
    """

    version: int
    parent: int
    state: S
    shuffle_count: int = 0
    ended_turns: int = 0
    last_reveal: int = NO_PARENT


class Timeline(msgspec.Struct, Generic[S], frozen=True):
    """The commit that a game is at in each version, and what its log knows of its shuffles.

    `nodes[version - 1]` is the commit that the game is at in a version: for a rewind, the commit that it went
    to. `at` is the time of the last command.
    """

    nodes: tuple[Node[S], ...] = ()
    shuffle_history: ShuffleHistory = ShuffleHistory()
    at: str = ""

    @property
    def version(self) -> int:
        """The number of commits in the log."""
        return len(self.nodes)

    @property
    def current(self) -> Node[S]:
        """The commit that the game is at."""
        return self.nodes[-1]

    @property
    def state(self) -> S:
        """The current state of the game."""
        return self.nodes[-1].state

    def node(self, version: int) -> Node[S]:
        """The commit that the game is at in a version."""
        return self.nodes[version - 1]


def replay(commits: Iterable[Commit], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline of a whole log. Raises ImpossibleEvent, with the version, for a damaged log."""
    timeline = extend(Timeline[S](), commits, evolve)
    if not timeline.nodes:
        raise _missing_start(0)
    return timeline


def extend(timeline: Timeline[S], commits: Iterable[Commit], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline after further commits. Raises ImpossibleEvent, as `replay` does."""
    nodes = [*timeline.nodes]
    shuffle_history, at = timeline.shuffle_history, timeline.at
    for commit in commits:
        version = len(nodes) + 1
        before: Node[Any] = nodes[-1] if nodes else _ROOT
        at = _require_command(commit, version).at
        if (rewind := _find_rewind(commit, version)) is not None:
            nodes.append(_rewind_target(nodes, rewind, version))
            continue
        state, marked = _fold_commit(before.state, commit, version, evolve)
        if marked:
            marks, shuffle_history = _advance_marks(before, version, marked, shuffle_history)
            nodes.append(Node(version, before.version, state, *marks))
        else:
            nodes.append(
                Node(
                    version,
                    before.version,
                    state,
                    before.shuffle_count,
                    before.ended_turns,
                    before.last_reveal,
                )
            )
    return Timeline((*nodes,), shuffle_history, at)


def append_commit(timeline: Timeline[S], commit: Commit, state: S) -> Timeline[S]:
    """The timeline after one more commit, which is known to lead to this state."""
    version = len(timeline.nodes) + 1
    before: Node[Any] = timeline.nodes[-1] if timeline.nodes else _ROOT
    marked = [event for event in commit if _marked_types[type(event)]]
    marks, shuffle_history = _advance_marks(before, version, marked, timeline.shuffle_history)
    node = Node(version, before.version, state, *marks)
    return Timeline((*timeline.nodes, node), shuffle_history, _require_command(commit, version).at)


def append_rewind(timeline: Timeline[S], commit: Commit) -> Timeline[S]:
    """The timeline after a rewind. Raises ImpossibleEvent if the target is not a version of the log."""
    version = timeline.version + 1
    rewind = _find_rewind(commit, version)
    if rewind is None:
        raise ImpossibleEvent("not a rewind", version)
    node = _rewind_target(timeline.nodes, rewind, version)
    return Timeline((*timeline.nodes, node), timeline.shuffle_history, _require_command(commit, version).at)


def timeline_at(timeline: Timeline[S], version: int) -> Timeline[S]:
    """The timeline as it was at a version, for viewing. It has the shuffle history of the whole log."""
    return Timeline(timeline.nodes[:version], timeline.shuffle_history, timeline.at)


def is_rewind(timeline: Timeline[Any], version: int) -> bool:
    """Whether the commit of a version is an undo, a redo or a goto."""
    return timeline.node(version).version != version


def current_path(timeline: Timeline[Any]) -> frozenset[int]:
    """The versions that lead to the current commit. All others, except rewinds, are undone."""
    return frozenset(walk_path(timeline, timeline.current.version))


def walk_path(timeline: Timeline[Any], version: int) -> Iterator[int]:
    """Yield the versions from a commit back to the first."""
    while version != NO_PARENT:
        yield version
        version = timeline.nodes[version - 1].parent


_ROOT: Node[Any] = Node(NO_PARENT, NO_PARENT, None)


class _MarkedTypes(dict[type[Event], bool]):
    """Whether events of a type change the last three fields of a node; computed once for each type."""

    def __missing__(self, kind: type[Event]) -> bool:
        self[kind] = kind.ends_turn or kind.reveals or kind in SHUFFLE_EVENTS
        return self[kind]


_marked_types = _MarkedTypes()


def _require_command(commit: Commit, version: int) -> Commanded:
    if commit and isinstance(commit[0], Commanded):
        return commit[0]
    raise ImpossibleEvent("a commit starts with a command", version)


def _find_rewind(commit: Commit, version: int) -> Rewound | None:
    """The rewind event of a commit; None for any other commit."""
    if len(commit) > 1 and type(commit[1]) is Rewound:
        if len(commit) > 2:  # noqa: PLR2004 - the command and the rewind
            raise ImpossibleEvent("nothing follows a rewind in its commit", version)
        return commit[1]
    return None


def _advance_marks(
    before: Node[S], version: int, marked: Sequence[Event], shuffle_history: ShuffleHistory
) -> tuple[tuple[int, int, int], ShuffleHistory]:
    """The last three fields of a commit's node, and the shuffle history after the commit."""
    shuffle_count, ended_turns, last_reveal = before.shuffle_count, before.ended_turns, before.last_reveal
    drawn = [event for event in marked if type(event) in SHUFFLE_EVENTS]
    if drawn:
        shuffle_history = shuffle_history.with_events(drawn, shuffle_count)
        shuffle_count += sum(type(event) is DeckShuffled for event in drawn)
    for event in marked:
        ended_turns += event.ends_turn
        if event.reveals:
            last_reveal = version
    return (shuffle_count, ended_turns, last_reveal), shuffle_history


def _fold_commit(state: S | None, commit: Commit, version: int, evolve: Evolve[S]) -> tuple[S, list[Event]]:
    """The state after a commit, and those of its events that change the last three fields of a node."""
    marked: list[Event] = []
    try:
        for index in range(1, len(commit)):
            event = commit[index]
            state = evolve(state, event)
            if _marked_types[type(event)]:
                marked.append(event)
    except ImpossibleEvent as impossible:
        impossible.version = version
        raise
    if state is None:
        raise _missing_start(version)
    return state, marked


def _rewind_target(nodes: Sequence[Node[S]], rewind: Rewound, version: int) -> Node[S]:
    if not 1 <= rewind.to < version:
        raise ImpossibleEvent(f"there is no version {rewind.to} to go to", version)
    return nodes[rewind.to - 1]


def _missing_start(version: int) -> ImpossibleEvent:
    return ImpossibleEvent("a log starts with the beginning of a game", version)
