"""How much clients hold of something that has an end, and who lets go when there is no more."""

from __future__ import annotations

from typing import Generic, TypeVar

from service.cli.crowd import Settled, greediest

T = TypeVar("T", bound=Settled)


class Holding(Generic[T]):
    """What each holds, in bytes; all together hold `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._amounts: dict[T, int] = {}
        self._total = 0

    def more(self, one: T, amount: int) -> list[T]:
        """One holds so much more. Who has to let go: those who hold most, of the sites that do."""
        self._amounts[one] = self._amounts.get(one, 0) + amount
        self._total += amount
        leaving = []
        while self._total > self._most and (greedy := greediest(self._amounts)) is not None:
            self.discard(greedy)
            leaving.append(greedy)
        return leaving

    def discard(self, one: T) -> None:
        """It holds nothing, or no more."""
        self._total -= self._amounts.pop(one, 0)
