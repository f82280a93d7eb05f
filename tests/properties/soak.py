"""Thousands of random games of Scythe on two processes: `python -m tests.properties.soak [games] [seed]`.

Prints what happened in them, and fails with the seeds of the games that broke a promise; each can be played
alone again with `python -m tests.properties.soak 1 <seed>`.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from automa_rules.scythe import RULESET
from tests.properties.scythe_games import whole_game

GAMES = 5000
PROCESSES = 2
CHUNK = 20


def play(seed: int) -> tuple[int, Counter[str], str]:
    """One game: its seed, its counts, and what went wrong in it."""
    try:
        return seed, whole_game(seed), ""
    except Exception:  # noqa: BLE001 - whatever a game breaks on is a finding, told with its seed
        return seed, Counter(), traceback.format_exc()


def main(games: int = GAMES, first: int = 0) -> int:
    """Play the games; the exit code."""
    began = time.monotonic()
    counts: Counter[str] = Counter()
    broken: list[int] = []
    with ProcessPoolExecutor(PROCESSES) as pool:
        for seed, counted, trouble in pool.map(play, range(first, first + games), chunksize=CHUNK):
            counts += counted
            if trouble:
                broken.append(seed)
                sys.stderr.write(f"seed {seed}\n{trouble}\n")
    for what, count in sorted(counts.items()):
        sys.stdout.write(f"{count:10} {what}\n")
    never = [kind.__name__ for kind in RULESET.events if kind.__name__ not in counts]
    sys.stdout.write(f"never seen: {', '.join(never) or 'nothing'}\n")
    sys.stdout.write(f"{games} games in {time.monotonic() - began:.0f} s; broken: {broken or 'none'}\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
