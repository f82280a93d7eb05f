"""The commits of a log: nodes of a tree, in a list that many timelines share."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

import msgspec

S = TypeVar("S")

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


class Commits(Sequence[Node[S]]):
    """The first so many of a list of commits, which only ever grows at its end.

    One more goes to the end of the list that is shared, or of a copy when another road has gone on there: it
    costs the same behind ten thousand as behind ten, and nobody sees what others have added.
    """

    __slots__ = ("_count", "_shared")

    def __init__(self, nodes: Iterable[Node[S]] = ()) -> None:
        self._shared = list(nodes)
        self._count = len(self._shared)

    def and_one(self, node: Node[S]) -> Commits[S]:
        """These and one more. Any thread may add one: the second finds the first one's in its place."""
        shared, count = self._shared, self._count
        if len(shared) == count:
            shared.append(node)
        longer: Commits[S] = Commits.__new__(Commits)
        longer._shared = shared if shared[count] is node else [*shared[:count], node]
        longer._count = count + 1
        return longer

    def __len__(self) -> int:
        """How many there are."""
        return self._count

    def __iter__(self) -> Iterator[Node[S]]:
        """In the order of the log."""
        return islice(self._shared, self._count)

    @overload
    def __getitem__(self, index: int) -> Node[S]: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Node[S]]: ...

    def __getitem__(self, index: int | slice) -> Node[S] | Sequence[Node[S]]:
        """One of them, or some; also counted from the end."""
        if isinstance(index, slice):
            return self._shared[: self._count][index]
        return self._shared[index if 0 <= index < self._count else range(self._count)[index]]

    def __eq__(self, other: object) -> bool:
        """Whether they are the same, one by one."""
        return isinstance(other, Commits) and [*self] == [*other]

    __hash__ = None  # type: ignore[assignment]  # states hold mappings


def ending_at(commits: Sequence[Node[S]], version: int) -> int | None:
    """The index of the commit that ends at a version; None where none does."""
    index = bisect_left(commits, version, key=last_version)
    return index if index < len(commits) and commits[index].last == version else None


def last_version(commit: Node[S]) -> int:
    """Commits lie in the log in this order."""
    return commit.last
