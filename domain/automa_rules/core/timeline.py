"""Versions, undo and branches: a log of commits read as a tree.

The version of a game is the number of its commits. A commit is a `commanded` event and the facts that
followed from it; one whose only fact is `rewound` moves the game to where it stood at an earlier version. The
state at a version is the fold along its path: from the version back to the start, jumping at each `rewound`
to its target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from automa_rules.core.chance import OF_CHANCE, Chance
from automa_rules.core.event import Commanded, DeckShuffled, Event, Rewound
from automa_rules.core.rejected import ImpossibleEvent

S = TypeVar("S")
Evolve = Callable[[S | None, Event], S]
Commit = Sequence[Event]
"""The events of a commit by their places: place 0 is the command, the facts follow."""

NO_PARENT: Final = 0


class Node(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """A commit in the tree, and the state that it led to.

    `parent` is the version of the commit before it on its path, NO_PARENT for the first. `shuffled` counts
    the shuffles on its path, `turns` the turns that have ended. `revealed` is the version of the last commit
    on its path that revealed something hidden, NO_PARENT for none.

    Nodes are kept from the garbage collector: frozen values form no cycles, and a process may hold a million.
    """

    version: int
    parent: int
    state: S
    shuffled: int = 0
    turns: int = 0
    revealed: int = NO_PARENT


class Timeline(msgspec.Struct, Generic[S], frozen=True):
    """Where a game stood at each version, and what its log knows of its shuffles.

    `nodes[version - 1]` is the commit where the game stood at a version: of a rewind, the commit that it went
    to. `at` is when the last commit was commanded.
    """

    nodes: tuple[Node[S], ...] = ()
    chance: Chance = Chance()
    at: str = ""

    @property
    def version(self) -> int:
        """The number of commits in the log."""
        return len(self.nodes)

    @property
    def here(self) -> Node[S]:
        """The commit where the game stands now."""
        return self.nodes[-1]

    @property
    def state(self) -> S:
        """The state of the game now."""
        return self.nodes[-1].state

    def node(self, version: int) -> Node[S]:
        """The commit where the game stood at a version."""
        return self.nodes[version - 1]


def replay(commits: Iterable[Commit], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline of a whole log. Raises ImpossibleEvent, with the version, for a log that cannot be."""
    timeline = extend(Timeline[S](), commits, evolve)
    if not timeline.nodes:
        raise _without_beginning(0)
    return timeline


def extend(timeline: Timeline[S], commits: Iterable[Commit], evolve: Evolve[S]) -> Timeline[S]:
    """The timeline after further commits. Raises ImpossibleEvent, as `replay` does."""
    nodes = [*timeline.nodes]
    chance, at = timeline.chance, timeline.at
    for commit in commits:
        version = len(nodes) + 1
        before: Node[Any] = nodes[-1] if nodes else _NOTHING
        at = _command(commit, version).at
        if (rewind := _rewind(commit, version)) is not None:
            nodes.append(_target(nodes, rewind, version))
            continue
        state, marked = _folded(before.state, commit, version, evolve)
        if marked:
            marks, chance = _marks(before, version, marked, chance)
            nodes.append(Node(version, before.version, state, *marks))
        else:
            nodes.append(Node(version, before.version, state, before.shuffled, before.turns, before.revealed))
    return Timeline((*nodes,), chance, at)


def committed(timeline: Timeline[S], commit: Commit, state: S) -> Timeline[S]:
    """The timeline after one more commit that is known to lead to this state."""
    version = len(timeline.nodes) + 1
    before: Node[Any] = timeline.nodes[-1] if timeline.nodes else _NOTHING
    marked = [event for event in commit if _marking[type(event)]]
    marks, chance = _marks(before, version, marked, timeline.chance)
    node = Node(version, before.version, state, *marks)
    return Timeline((*timeline.nodes, node), chance, _command(commit, version).at)


def rewound(timeline: Timeline[S], commit: Commit) -> Timeline[S]:
    """The timeline after a rewind. Raises ImpossibleEvent for a target that is no version of the log."""
    version = timeline.version + 1
    rewind = _rewind(commit, version)
    if rewind is None:
        raise ImpossibleEvent("not a rewind", version)
    node = _target(timeline.nodes, rewind, version)
    return Timeline((*timeline.nodes, node), timeline.chance, _command(commit, version).at)


def until(timeline: Timeline[S], version: int) -> Timeline[S]:
    """The timeline as it was at a version, to look at: of shuffles it knows what the whole log knows."""
    return Timeline(timeline.nodes[:version], timeline.chance, timeline.at)


def is_rewind(timeline: Timeline[Any], version: int) -> bool:
    """Whether the commit of a version took back, did again or went elsewhere."""
    return timeline.node(version).version != version


def on_path(timeline: Timeline[Any]) -> frozenset[int]:
    """The versions that lead to where the game stands; all others but rewinds are undone."""
    return frozenset(path(timeline, timeline.here.version))


def path(timeline: Timeline[Any], version: int) -> Iterator[int]:
    """The versions from a commit back to the first."""
    while version != NO_PARENT:
        yield version
        version = timeline.nodes[version - 1].parent


_NOTHING: Node[Any] = Node(NO_PARENT, NO_PARENT, None)


class _Marking(dict[type[Event], bool]):
    """Whether facts of a kind leave a mark on their commit; found out once for each kind."""

    def __missing__(self, kind: type[Event]) -> bool:
        self[kind] = kind.ends_turn or kind.reveals or kind in OF_CHANCE
        return self[kind]


_marking = _Marking()


def _command(commit: Commit, version: int) -> Commanded:
    if commit and isinstance(commit[0], Commanded):
        return commit[0]
    raise ImpossibleEvent("a commit starts with a command", version)


def _rewind(commit: Commit, version: int) -> Rewound | None:
    """The fact of a commit that is a rewind; None for any other commit."""
    if len(commit) > 1 and type(commit[1]) is Rewound:
        if len(commit) > 2:  # noqa: PLR2004 - the command and the rewind
            raise ImpossibleEvent("nothing follows a rewind in its commit", version)
        return commit[1]
    return None


def _marks(
    before: Node[S], version: int, marked: Sequence[Event], chance: Chance
) -> tuple[tuple[int, int, int], Chance]:
    """The last three fields of a commit's node, and what the log knows of its shuffles from there on."""
    shuffled, turns, revealed = before.shuffled, before.turns, before.revealed
    drawn = [event for event in marked if type(event) in OF_CHANCE]
    if drawn:
        chance = chance.after(drawn, shuffled)
        shuffled += sum(type(event) is DeckShuffled for event in drawn)
    for event in marked:
        turns += event.ends_turn
        if event.reveals:
            revealed = version
    return (shuffled, turns, revealed), chance


def _folded(state: S | None, commit: Commit, version: int, evolve: Evolve[S]) -> tuple[S, list[Event]]:
    """The state to which a commit leads, and those of its facts that leave a mark."""
    marked: list[Event] = []
    try:
        for place in range(1, len(commit)):
            event = commit[place]
            state = evolve(state, event)
            if _marking[type(event)]:
                marked.append(event)
    except ImpossibleEvent as impossible:
        impossible.version = version
        raise
    if state is None:
        raise _without_beginning(version)
    return state, marked


def _target(nodes: Sequence[Node[S]], rewind: Rewound, version: int) -> Node[S]:
    if not 1 <= rewind.to < version:
        raise ImpossibleEvent(f"there is no version {rewind.to} to go to", version)
    return nodes[rewind.to - 1]


def _without_beginning(version: int) -> ImpossibleEvent:
    return ImpossibleEvent("a log starts with the beginning of a game", version)
