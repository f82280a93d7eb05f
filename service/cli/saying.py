"""What a command tells on its standard output."""

from __future__ import annotations

import os
import sys

from service.cli.failed import Failed


def say(line: str) -> None:
    """Write a line, at once. Raises Failed when nobody takes it."""
    try:
        print(line, flush=True)  # noqa: T201 - this is a command line
    except OSError as error:
        raise unsaid(error) from error


def unsaid(error: OSError) -> Failed:
    """Why what was to be told cannot be; nothing is told any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python writes out what is left
    if isinstance(error, BrokenPipeError):
        return Failed("nobody reads on")
    return Failed(f"what there is to tell cannot be written: {error.strerror}")
