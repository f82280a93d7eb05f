"""How much clients hold of something that has an end, and who lets go when there is no more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from service.cli.crowd import Settled, greediest


class Client(Settled, Protocol):
    """Whose connection can be ended."""

    @property
    def transport(self) -> asyncio.Transport:
        """What it is connected by."""


T = TypeVar("T", bound=Client)


def _any(_: object) -> bool:
    return True


def _the_same(_: object, amount: int) -> int:
    return amount


class Holding(Generic[T]):
    """What each holds, in bytes. All together hold `most`, and those of one site `most_of_a_site`.

    Where it is more, each is asked what it holds by `now`, of what it was said to; and those are cut off who
    hold most, of the sites that do: who `may_leave`, or else whoever has just taken it.
    """

    def __init__(
        self,
        most: int,
        most_of_a_site: int | None = None,
        *,
        now: Callable[[T, int], int] = _the_same,
        may_leave: Callable[[T], bool] = _any,
    ) -> None:
        self._most = most
        self._most_of_a_site = most if most_of_a_site is None else most_of_a_site
        self._now = now
        self._may_leave = may_leave
        self._amounts: dict[T, int] = {}
        self._sites = Counter[str]()
        self._total = 0

    def more(self, one: T, amount: int) -> None:
        """One holds so much more."""
        self.holds(one, self._amounts.get(one, 0) + amount)

    def holds(self, one: T, amount: int) -> None:
        """One holds so much now."""
        self._set(one, amount)
        if self._too_much(one.site):
            for each, said in [*self._amounts.items()]:
                self._set(each, self._now(each, said))
        while one in self._amounts and (among := self._too_much(one.site)):
            those = {each: self._amounts[each] for each in among if self._may_leave(each)}
            leaving = greediest({each: amount for each, amount in those.items() if amount}) or one
            self.discard(leaving)
            leaving.transport.abort()

    def discard(self, one: T) -> None:
        """It holds nothing, or no more."""
        if one in self._amounts:
            self._set(one, 0)
            del self._amounts[one]

    def _set(self, one: T, amount: int) -> None:
        more = amount - self._amounts.get(one, 0)
        self._amounts[one] = amount
        self._total += more
        self._sites[one.site] += more
        if not self._sites[one.site]:
            del self._sites[one.site]

    def _too_much(self, site: str) -> list[T]:
        """Those who hold too much together, if there are any."""
        if self._sites[site] > self._most_of_a_site:
            return [each for each in self._amounts if each.site == site]
        return [*self._amounts] if self._total > self._most else []
