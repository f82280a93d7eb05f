"""How long a log can become: every log that there is can be read, checked and copied at once."""

from __future__ import annotations

MAX_COMMITS = 1_500  # a long game has two hundred
MAX_EVENTS = 5_000  # a long game has six hundred
MAX_LOG_BYTES = 1 << 20  # of the texts of all commits; a long game has eighty thousand
MAX_SHUFFLES = 300  # undone ones count; a long game has forty

# What one command may add. It is asked for before anything is drawn: a refusal that follows from the length
# of what was drawn would tell of it.
MAX_COMMIT_EVENTS = 1_000
MAX_COMMIT_BYTES = 256 << 10
MAX_COMMIT_SHUFFLES = 64
