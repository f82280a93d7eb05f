"""Whether a process is stopping."""

from __future__ import annotations


class Lifecycle:
    """The lifecycle of one process. While `draining` it still responds, and closes each connection."""

    def __init__(self) -> None:
        self.draining = False
