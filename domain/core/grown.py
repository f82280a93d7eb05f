"""A sequence that is added to at the cost of what is added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Grown(Sequence[T], Generic[T]):
    """What a list held when this was made of it; what is appended to the list later is not in here.

    So a log that grows by one commit after the other is not copied for each. Nothing that is in the list may
    change or leave it.
    """

    __slots__ = ("_items", "_length", "_offers")

    def __init__(self, items: list[T]) -> None:
        self._items = items
        self._length = len(items)
        self._offers = [items]

    def growing(self) -> list[T]:
        """A list to append to: for the first that goes on from here the same one, for others a copy."""
        try:
            return self._offers.pop()  # by one thread only
        except IndexError:
            return self._items[: self._length]

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        """One of the items; or some of them, as a list."""
        if isinstance(index, slice):
            return self._items[: self._length][index]
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index if index >= 0 else index + self._length]

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    def __iter__(self) -> Iterator[T]:
        """The items in their order."""
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        """Whether it is the same items."""
        return list(self) == list(other) if isinstance(other, Grown) else NotImplemented

    def __hash__(self) -> int:
        """As for a tuple: only where the items have one, too."""
        return hash(tuple(self))

    def __repr__(self) -> str:
        """As for a list."""
        return repr(list(self))
