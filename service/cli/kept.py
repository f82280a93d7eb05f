"""All that is kept in memory for clients: each part of it has an end."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from service.cli.holding import Client, Holding

# Bytes, of all clients together:
MOST_TO_READ = 64 << 20
MOST_BEHIND = 64 << 20
MOST_UNREAD = 64 << 20
MOST_OF_BODIES = 256 << 20
MOST_OF_BODIES_OF_A_SITE = 32 << 20


class Answered(Client, Protocol):
    """A connection: requests come, and answers go."""

    @property
    def is_coming(self) -> bool:
        """Whether the rest of the body is awaited that is answered now."""

    @property
    def is_answering(self) -> bool:
        """Whether the answer has begun: of its body nothing is kept any more."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the client."""


T = TypeVar("T", bound=Answered)


def _is_coming(one: Answered) -> bool:
    return one.is_coming


def _of_a_body(one: Answered, amount: int) -> int:
    return 0 if one.is_answering else amount


def _unread(one: Answered, _: int) -> int:
    return one.unsent


class Kept(Generic[T]):
    """What is kept for whom, on all connections of one server."""

    def __init__(self, longest_body: int, *, is_behind_a_proxy: bool) -> None:
        of_a_site = MOST_OF_BODIES if is_behind_a_proxy else max(MOST_OF_BODIES_OF_A_SITE, longest_body)
        self.to_read = Holding[T](MOST_TO_READ)
        self.behind = Holding[T](MOST_BEHIND)  # requests that wait for the answers before them
        # long ones, of requests that are at work
        self.bodies = Holding[T](MOST_OF_BODIES, of_a_site, now=_of_a_body, may_leave=_is_coming)
        self.unread = Holding[T](MOST_UNREAD, now=_unread)  # answers

    def forget(self, one: T, *, is_at_work: bool) -> None:
        """It has gone; the body that is at work is in memory until that is done."""
        for each in (self.to_read, self.behind, self.unread):
            each.discard(one)
        if not is_at_work:
            self.bodies.discard(one)
