"""What ends a command early."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from domain.core.rejected import Rejected
from service.in_a_line import in_a_line


class Failed(Exception):  # noqa: N818 - says what is the case
    """A command cannot do its work; the text says why to the person who gave it."""


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
