"""Whose connection gives way: one of the site that has most, so that nobody's many take the place of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar


class Settled(Protocol):
    """What comes from somewhere."""

    @property
    def site(self) -> str:
        """Where it comes from."""


T = TypeVar("T", bound=Settled)


def _any(_: str) -> bool:
    return True


def greediest(amounts: Mapping[T, int]) -> T | None:
    """Of the site that has most in all, whoever has most, or the first of these; None of none."""
    sites = Counter[str]()
    for each, amount in amounts.items():
        sites[each.site] += amount
    site = max(sites, key=sites.__getitem__, default=None)
    return max((each for each in amounts if each.site == site), key=amounts.__getitem__, default=None)


class Crowd(Generic[T]):
    """Some that are alike, in the order in which they became so."""

    def __init__(self) -> None:
        self._sites: dict[str, dict[T, None]] = {}

    def add(self, one: T) -> None:
        """This one is so too, if it was not before."""
        self._sites.setdefault(one.site, {})[one] = None

    def discard(self, one: T) -> None:
        """This one is not so, or no more."""
        own = self._sites.get(one.site, {})
        own.pop(one, None)
        if not own:
            self._sites.pop(one.site, None)

    def number(self, site: str) -> int:
        """How many of them come from a site."""
        return len(self._sites.get(site, ()))

    def majority(self) -> str | None:
        """The site that more than half of them come from, if there is one."""
        site, most = max(self._sites.items(), key=lambda one: len(one[1]), default=("", {}))
        return site if 2 * len(most) > sum(map(len, self._sites.values())) else None

    def first(self, among: Callable[[str], bool] = _any) -> T | None:
        """Who has been so longest, of the site that has most of those among which to look; None if nobody."""
        them = [own for site, own in self._sites.items() if among(site)]
        most: dict[T, None] = max(them, key=len, default={})
        return next(iter(most), None)
