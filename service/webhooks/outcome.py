"""What came of an attempt."""

from __future__ import annotations

from msgspec import Struct

from service.in_a_line import in_a_line

GONE = 410
KEPT_AT_MOST = 200  # characters of an answer's body


class Outcome(Struct, frozen=True):
    """The receiver's status, None when there was no answer; and in a few words what came of the attempt."""

    status: int | None
    told: str

    @property
    def is_delivered(self) -> bool:
        """Whether the receiver has taken the message."""
        return self.status is not None and 200 <= self.status < 300  # noqa: PLR2004 - any 2xx

    @property
    def is_gone(self) -> bool:
        """Whether the receiver wants no more of it."""
        return self.status == GONE


def printable(text: str) -> str:
    """The beginning of a text that somebody else wrote, without what cannot be seen."""
    return " ".join(in_a_line(text).split())[:KEPT_AT_MOST]
