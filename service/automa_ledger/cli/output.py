"""Output of commands, and errors of files that they read."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import CommandFailed
from automa_rules.core.rejection import Rejected


def echo(line: str) -> None:
    """Print a line and flush it. Raises CommandFailed if it cannot be written."""
    try:
        print(line, flush=True)  # noqa: T201 - this is a command line
    except OSError as error:
        raise output_failure(error) from error


def output_failure(error: OSError) -> CommandFailed:
    """The error for output that cannot be written. Discards all further output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what Python flushes at exit
    if isinstance(error, BrokenPipeError):
        return CommandFailed("nobody reads the output")
    return CommandFailed(f"the output cannot be written: {error.strerror}")


@contextmanager
def report_read_errors(file: Path) -> Iterator[None]:
    """Raise errors about an exported log, or its file, as CommandFailed."""
    try:
        yield
    except Rejected as bad:
        reason = replace_control_characters(bad.facts.get("diagnostic") or str(bad.refusal.__doc__))
        raise CommandFailed(f"{file}: line {bad.facts['line']}: {reason}") from bad
    except OSError as error:
        raise CommandFailed(f"{file}: {error.strerror}") from error
