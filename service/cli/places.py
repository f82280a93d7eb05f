"""The places for connections, and whose is taken by the one that comes where all are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, Protocol, TypeVar

from service.cli.crowd import Crowd, greediest
from service.cli.holding import Client

MOST_PARTING = 32  # connections beside those that may be, whose streams are being ended


class Guest(Client, Protocol):
    """A connection with its requests."""

    @property
    def pipeline(self) -> Sequence[Any]:
        """Requests that wait behind the one that is answered."""

    def at_work(self) -> None:
        """Be waited for no more."""


T = TypeVar("T", bound=Guest)


class Places(Generic[T]):
    """Who has one, of so many.

    Where all are taken a new connection gets that of the one whose request, or the rest of it, has been
    awaited longest, or who has left an answer unread; or else of the one at work behind which most requests
    wait, or one for which `spare` ends something. When all are at work on one thing there is none for it. Who
    gives way is of the site that has most in all, whoever has more on a single one, and never of one with
    fewer places than the site that comes. A site that has more than half of all makes room for itself, and
    for others also where all that it has is at work; where nobody rests, or only who has less than half as
    many, so does one that has more than they.
    """

    def __init__(self, most: int, spare: Callable[[], bool]) -> None:
        self.most = most
        self._spare = spare
        self._present = Crowd[T]()  # all but those that give way
        self.quiet = Crowd[T]()  # that are waited for

    def take(self, one: T, among: Collection[T]) -> bool:
        """Let one in that has just come, which is among all there are; whether there is room, or was made."""
        if len(among) > self.most:
            leaving = self._giving_way(one, among)
            if leaving is None or self._has_few(leaving.site):
                if len(among) <= self.most + MOST_PARTING and self._spare():
                    self._present.add(one)
                    return True
                leaving = self._of_who_has_more(one) or leaving
            if leaving is None:
                return False
            self.leave(leaving)
            leaving.transport.abort()
        self._present.add(one)
        return True

    def _has_few(self, site: str) -> bool:
        """Whether another site has more than twice as many."""
        first = self._present.first()
        return first is not None and self._present.number(first.site) > 2 * self._present.number(site)

    def leave(self, one: T) -> None:
        """It has none any more."""
        one.at_work()
        self._present.discard(one)

    def _giving_way(self, one: T, among: Collection[T]) -> T | None:
        """Who makes room: of a site with more than half of all places, to itself too, before any other."""
        most = self._present.majority()
        least = self._present.number(one.site)
        may_leave = (lambda site: self._present.number(site) >= least) if most is None else most.__eq__
        leaving = self.quiet.first(may_leave) or self._with_most_waiting(among, may_leave)
        if leaving is None and most not in (None, one.site):
            leaving = self._present.first(may_leave)
        return leaving

    def _with_most_waiting(self, among: Collection[T], may_leave: Callable[[str], bool]) -> T | None:
        """Which of those at work, of some sites, has most requests behind the one that is now answered."""
        greedy = [each for each in among if each.pipeline and may_leave(each.site)]
        return greediest({each: len(each.pipeline) for each in greedy if not each.transport.is_closing()})

    def _of_who_has_more(self, one: T) -> T | None:
        """Though it is at work: of the site with most places, unless this one would have more then."""
        first = self._present.first()
        if first is None or self._present.number(first.site) <= self._present.number(one.site) + 1:
            return None
        return self.quiet.first(first.site.__eq__) or first
