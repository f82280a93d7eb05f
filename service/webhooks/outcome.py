"""What came of an attempt."""

from __future__ import annotations

import re

from msgspec import Struct

GONE = 410
KEPT_AT_MOST = 200  # characters of an answer's body
_UNPRINTABLE = re.compile(r"[^\x21-\x7e\xa1-\ud7ff\ue000-\ufffd]+")


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
    """The beginning of a text that somebody else wrote, fit to be stored and shown."""
    return _UNPRINTABLE.sub(" ", text).strip()[:KEPT_AT_MOST]
