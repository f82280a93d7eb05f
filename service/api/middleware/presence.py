"""Whether a process wants more connections."""

from __future__ import annotations


class Presence:
    """Of one process. While it is `leaving` it answers what comes, and asks clients to go elsewhere."""

    def __init__(self) -> None:
        self.leaving = False
