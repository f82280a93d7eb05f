"""Somebody who plays while another one attacks."""

from __future__ import annotations

import asyncio
import time
from math import ceil

import msgspec

from tests.attack.games import AUTOMA_TURN, Game
from tests.attack.wire import Connection, Site, connect

SECONDS_BETWEEN = 0.05
MAX_SECONDS = 5.0
A_NEW_CONNECTION = 5  # after so many requests


class Honest(msgspec.Struct):
    """What a player met: seconds that requests took, and what failed."""

    seconds: list[float] = []
    failures: list[str] = []

    def quantile(self, share: float) -> float:
        """In milliseconds, by nearest rank; nothing is known without requests."""
        ordered = sorted(self.seconds)
        return ordered[ceil(share * len(ordered)) - 1] * 1000 if ordered else float("inf")

    async def play(self, site: Site, game: Game, seconds: float) -> None:
        """Take turns, look, and take them back: twenty requests a second, on old and new connections."""
        requests = (game.post("/automa-turn", AUTOMA_TURN), game.get(), game.post("/undo"), game.get())
        began = due = time.monotonic()
        connection: Connection | None = None
        number = 0
        while (due := due + SECONDS_BETWEEN) < began + seconds:
            await asyncio.sleep(due - time.monotonic())
            asked = time.monotonic()
            failures = len(self.failures)
            try:
                async with asyncio.timeout(MAX_SECONDS):
                    connection = connection or await connect(site)
                    answer = await connection.call(requests[number % len(requests)])
                if answer.status != 200:
                    self.failures.append(f"{answer.status} {answer.body[:200]!r}")
            except (OSError, EOFError, TimeoutError) as error:
                self.failures.append(repr(error))
            self.seconds.append(time.monotonic() - asked)
            due = max(due, time.monotonic() - SECONDS_BETWEEN)
            number += 1
            if connection and (number % A_NEW_CONNECTION == 0 or len(self.failures) > failures):
                connection.close()
                connection = None
        if connection:
            connection.close()
