"""How long a log can become: every log that there is can be read, checked and copied at once."""

from __future__ import annotations

from domain.core.rejected import Rejected
from service.refusals.games import LogFull

MAX_COMMITS = 1_500  # a long game has two hundred
MAX_EVENTS = 5_000  # a long game has six hundred
MAX_LOG_BYTES = 1 << 20  # of the texts of all commits; a long game has eighty thousand
MAX_SHUFFLES = 300  # undone ones count; a long game has forty

# What one command may add. It is asked for before anything is drawn: a refusal that follows from the length
# of what was drawn would tell of it.
COMMIT_EVENTS = 1_000
COMMIT_BYTES = 256 << 10
COMMIT_SHUFFLES = 64


def require_room(commits: int, events: int, size: int, shuffles: int, *, share: int = 1) -> None:
    """Raises Rejected `log_full` unless one more command fits into a log, whatever follows from it.

    With a `share` of 2 into half of the log: nobody fills what is left for the owner.
    """
    require_length(
        commits + 1, events + COMMIT_EVENTS, size + COMMIT_BYTES, shuffles + COMMIT_SHUFFLES, share=share
    )


def require_length(commits: int, events: int, size: int, shuffles: int, *, share: int = 1) -> None:
    """Raises Rejected `log_full` for a log with more commits, events, bytes or shuffles than it can have."""
    if (
        commits > MAX_COMMITS // share
        or events > MAX_EVENTS // share
        or size > MAX_LOG_BYTES // share
        or shuffles > MAX_SHUFFLES // share
    ):
        raise Rejected(
            LogFull(
                max_commits=MAX_COMMITS // share,
                max_events=MAX_EVENTS // share,
                max_bytes=MAX_LOG_BYTES // share,
            )
        )
