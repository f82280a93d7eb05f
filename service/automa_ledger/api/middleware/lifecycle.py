"""Whether a process is about to stop."""

from __future__ import annotations


class Lifecycle:
    """Of one process. While it is `draining` it answers what comes, and asks clients to go elsewhere."""

    def __init__(self) -> None:
        self.draining = False
