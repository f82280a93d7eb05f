"""Bounds of a log, so that every log can be read, checked and copied in one go."""

from __future__ import annotations

MAX_COMMITS = 1_500  # a long game has two hundred
MAX_EVENTS = 5_000  # a long game has six hundred
MAX_LOG_BYTES = 1 << 20  # of all commits' JSON; a long game has eighty thousand
MAX_SHUFFLES = 300  # undone ones count; a long game has forty

# What one command may add. Checked before anything is drawn: a refusal that depends on what was drawn would
# reveal it.
MAX_COMMIT_EVENTS = 1_000
MAX_COMMIT_BYTES = 256 << 10
MAX_COMMIT_SHUFFLES = 64
