"""What makes a command one of a kind."""

from __future__ import annotations

import msgspec


class Once(msgspec.Struct, frozen=True):
    """The key of a command, and the version that it acts on: to be kept with a command that is sent later.

    Sent again with both, a command that was done is answered as it was, and one that was not is done only if
    nothing else has happened since: else it is refused, as `version_stale`.
    """

    key: str
    version: int
