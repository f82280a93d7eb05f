"""Who lets go of what has an end."""

from __future__ import annotations

from asyncio import Transport
from typing import cast

from service.cli.holding import Holding


class Client:
    """Somebody of a site."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.is_gone = False

    @property
    def transport(self) -> Transport:
        """What is asked of it."""
        return cast("Transport", self)

    def abort(self) -> None:
        """It is cut off."""
        self.is_gone = True


def gone(*clients: Client) -> list[Client]:
    """Those that were cut off."""
    return [each for each in clients if each.is_gone]


def test_who_holds_most_of_the_site_that_does_lets_go() -> None:
    """Until all together hold no more than may be held; who lets go holds nothing."""
    one, other, large = Client("many"), Client("many"), Client("single")
    holding = Holding[Client](100)
    holding.more(one, 40)
    holding.more(large, 45)
    assert gone(one, other, large) == []
    holding.more(other, 20)
    holding.more(other, 10)
    assert gone(one, other, large) == [one]
    holding.more(other, 20)
    holding.discard(large)
    holding.more(large, 50)
    assert gone(other, large) == []
    holding.more(large, 1)
    assert gone(other, large) == [large]
    holding.holds(other, 100)
    assert gone(other) == []


def test_a_site_has_its_part_and_who_may_not_leave_stays() -> None:
    """Of those who may leave who holds most does; of none the one that has just taken more."""
    first, second, third, other = (Client(site) for site in ("a", "a", "a", "b"))
    holding = Holding[Client](1_000, 100, may_leave=lambda each: each is second)
    holding.holds(other, 100)
    holding.holds(first, 70)
    holding.holds(second, 20)
    holding.holds(third, 30)
    assert gone(first, second, third, other) == [second]
    holding.holds(third, 31)
    assert gone(first, third, other) == [third]


def test_who_holds_nothing_any_more_stays() -> None:
    """Though it may leave: whoever has just taken too much does."""
    idle, other, last = Client("a"), Client("a"), Client("a")
    holding = Holding[Client](
        100, now=lambda each, said: 0 if each is idle else said, may_leave=lambda each: each is idle
    )
    holding.holds(idle, 60)
    holding.holds(other, 90)
    holding.holds(last, 20)
    assert gone(idle, other, last) == [last]


def test_what_is_counted_again_makes_room() -> None:
    """Where it is too much, as much as each holds by then is what counts."""
    one, other = Client("a"), Client("b")
    holding = Holding[Client](100, now=lambda each, said: 10 if each is one else said)
    holding.holds(one, 90)
    holding.holds(other, 90)
    assert gone(one, other) == []
    holding.holds(other, 91)
    assert gone(one, other) == [other]
