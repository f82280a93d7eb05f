"""What a command writes, and what it says of a file that it cannot read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from automa_ledger.failed import Failed
from automa_ledger.in_a_line import in_a_line
from automa_rules.core.rejected import Rejected


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


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """What is wrong with an exported log that is read meanwhile, or with its file, ends the command."""
    try:
        yield
    except Rejected as bad:
        reason = in_a_line(bad.facts.get("reason") or str(bad.refusal.__doc__))
        raise Failed(f"{file}: line {bad.facts['line']}: {reason}") from bad
    except OSError as error:
        raise Failed(f"{file}: {error.strerror}") from error
