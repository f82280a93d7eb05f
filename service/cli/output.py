"""What a command writes to standard output."""

from __future__ import annotations

import os
import sys

from service.cli.failed import Failed


def echo(line: str) -> None:
    """Write a line, at once. Raises Failed when nobody takes it."""
    try:
        print(line, flush=True)  # noqa: T201 - this is a command line
    except OSError as error:
        raise unwritten(error) from error


def unwritten(error: OSError) -> Failed:
    """Why the output cannot be written; nothing more is."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python writes out what is left
    if isinstance(error, BrokenPipeError):
        return Failed("nobody reads the output")
    return Failed(f"the output cannot be written: {error.strerror}")
