"""How long a log can become: no game is made that cannot be read again."""

from __future__ import annotations

from collections.abc import Sequence

from domain.core.rejected import Rejected
from service.refusals.games import LogFull
from service.store import Loaded, Row

# A real game has some 600 events, 150 commands and 130 KiB, and a dozen shuffles.
MAX_EVENTS = 5_000
MAX_COMMANDS = 1_500
MAX_LOG_BYTES = 1 << 20  # of the texts of all events
MAX_SHUFFLES = 250  # undone ones count

# What one command can lead to: a turn of many actions, and the end that reveals all shuffles.
MAX_COMMIT_EVENTS = 1_280
MAX_COMMIT_BYTES = 256 << 10
MAX_COMMIT_SHUFFLES = 64


def written(rows: Sequence[Row]) -> int:
    """How long the texts of rows are, in bytes."""
    return sum(_length(row.private or row.data) for row in rows)


def loaded_size(loaded: Loaded, after: int) -> int:
    """How long the texts of the events after a version are, in bytes, which have been loaded as lists."""
    brackets_and_commas = loaded.version - after + len(loaded.pages)  # a list of n has n - 1 commas
    return sum(map(_length, loaded.pages)) - brackets_and_commas


def _length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())


def must_have_room(events: int, commands: int, size: int, shuffles: int, share: int = 1) -> None:
    """See that whatever a command may lead to fits into a log of this length, with texts of this size.

    It is asked before anything is drawn for the command: a refusal that follows from the length of what was
    drawn would tell of it. Raises Rejected `log_full`, as `must_fit`.
    """
    must_fit(
        events + MAX_COMMIT_EVENTS,
        commands + 1,
        size + MAX_COMMIT_BYTES,
        shuffles + MAX_COMMIT_SHUFFLES,
        share=share,
    )


def must_fit(events: int, commands: int, size: int, shuffles: int, share: int = 1) -> None:
    """Raises Rejected `log_full` for a log that is longer than one can be.

    Or than this share of it, a half if it is 2: nobody fills what is left for the owner.
    """
    found = (events, commands, size, shuffles)
    bounds = tuple(each // share for each in (MAX_EVENTS, MAX_COMMANDS, MAX_LOG_BYTES, MAX_SHUFFLES))
    if any(each > bound for each, bound in zip(found, bounds, strict=True)):
        raise Rejected(LogFull(*bounds[:3]))
