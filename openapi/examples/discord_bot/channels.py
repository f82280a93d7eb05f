"""The game of each channel, in a file that outlives the bot."""

from __future__ import annotations

import sqlite3
from asyncio import Lock
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple


class Seat(NamedTuple):
    """A game, its token, and the user who plays it. No message contains the token."""

    game: str
    token: str
    player: int


class Channels:
    """One game a channel. SQLite writes a row whole or not at all."""

    def __init__(self, file: Path) -> None:
        file.touch(mode=0o600)  # its readers can play all games
        self._rows = sqlite3.connect(file, isolation_level=None)
        self._beginning: defaultdict[int, Lock] = defaultdict(Lock)
        self._rows.execute(
            "CREATE TABLE IF NOT EXISTS channels"
            " (channel INTEGER PRIMARY KEY, game TEXT NOT NULL, token TEXT NOT NULL, player INTEGER NOT NULL)"
        )

    def seat(self, channel: int) -> Seat | None:
        """Return the seat of a channel, if it has one."""
        row = self._rows.execute("SELECT game, token, player FROM channels WHERE channel = ?", (channel,))
        return next((Seat(*each) for each in row), None)

    def keep(self, channel: int, seat: Seat) -> None:
        """Store the seat of a channel, in place of any other."""
        self._rows.execute("INSERT OR REPLACE INTO channels VALUES (?, ?, ?, ?)", (channel, *seat))

    def beginning(self, channel: int) -> Lock:
        """The lock under which a game starts in a channel, so that two users never start one each."""
        return self._beginning[channel]

    def close(self) -> None:
        """Close the file."""
        self._rows.close()
