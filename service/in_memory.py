"""Files that are nowhere on a disk."""

from __future__ import annotations

import os
from tempfile import TemporaryFile


def in_memory(name: str) -> int:
    """The number of an empty file in memory, or on a disk where the system has no such files."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create(name)
    with TemporaryFile() as file:
        return os.dup(file.fileno())
