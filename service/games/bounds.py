"""How long a log can become: no game is made that cannot be read again."""

from __future__ import annotations

from collections.abc import Sequence

from domain.core.rejected import Rejected
from service.refusals.games import LogFull
from service.store import Loaded, Row

MOST_EVENTS = 30_000  # a long game has two thousand
LARGEST_COMMIT = 10_240  # events: 64 KiB of reports that fill the board and empty it lead to nine thousand
LONGEST_COMMIT = 2 << 20  # characters: of such reports, or of the end that reveals all shuffles
MOST_SHUFFLES = 500  # undone ones count; a long game has forty
SHUFFLES_OF_A_COMMIT = 100  # fifty actions that shuffle, and what is drawn behind them
USUAL_EVENT = 256  # characters; most have fewer
MOST_CHARACTERS = 8 << 20  # of all texts, each byte counted; a long game has half a million


def written(rows: Sequence[Row]) -> int:
    """How long the texts of rows are, in characters; one of several bytes counts as several."""
    return sum(_length(row.private or row.data) for row in rows)


def loaded_size(loaded: Loaded, after: int, until: int | None = None) -> int:
    """How long the texts of the events behind a version are, which have been loaded as lists."""
    events = (loaded.version if until is None else until) - after
    brackets_and_commas = events + len(loaded.pages)  # a list of n has n - 1 commas
    return sum(map(_length, loaded.pages)) - brackets_and_commas


def work(events: int, characters: int) -> int:
    """How many usual events so much of a log is worth, to whoever reads it."""
    return max(events, characters // USUAL_EVENT)


def _length(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())


def must_have_room(events: int, characters: int, shuffles: int, share: int = 1) -> None:
    """See that whatever a command may lead to fits into a log of so many events, with texts of this length.

    It is asked before anything is drawn for the command: a refusal that follows from the length of what was
    drawn would tell of it. Raises Rejected `log_full`, as `must_fit`.
    """
    must_fit(
        events + LARGEST_COMMIT, characters + LONGEST_COMMIT, shuffles + SHUFFLES_OF_A_COMMIT, share=share
    )


def must_fit(events: int, characters: int, shuffles: int, share: int = 1) -> None:
    """Raises Rejected `log_full` for a log of more events or shuffles, or of longer texts, than one can be.

    Or than this share of it, a half if it is 2: nobody fills what is left for the owner.
    """
    most_events, most_characters = MOST_EVENTS // share, MOST_CHARACTERS // share
    if events > most_events or characters > most_characters or shuffles > MOST_SHUFFLES // share:
        raise Rejected(LogFull(most_events=most_events, most_characters=most_characters))
