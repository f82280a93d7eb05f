"""What a cached game takes of a process's memory, and what a day of games leaves in it."""

from __future__ import annotations

from pathlib import Path
from resource import getpagesize

from service.games.weight import USUAL
from tests.benchmarks.load import Load, run
from tests.benchmarks.report import Table
from tests.benchmarks.servers import Process, serving
from tests.benchmarks.turns import games_at, turn_requests

VERSION = 300
GAMES = 100
CACHED = 50  # games of the day's process
HOURS = 5
AN_HOUR = 200  # games


def memory(url: str, table: Table) -> None:
    """The growth by games that all stay; then a process with a full cache, at the end of a day."""
    with serving(url) as process:
        games_at(process.port, VERSION, 1)
        before = _resident(process)
        games_at(process.port, VERSION, GAMES)
        each = (_resident(process) - before) / GAMES
    table.row(f"a cached game of {VERSION} events", each / 1024, USUAL / 1024, "KiB", "what it counts as")
    with serving(url, cached_games=CACHED) as process:
        hours = [_hour(process) for _ in range(HOURS)]
    table.row("memory at the end of a day", hours[-1] / 2**20, hours[0] / 2**20, "MiB", "its first hour")


def _hour(process: Process) -> int:
    """Many times as many games as the cache has room for are begun and played on; the memory afterwards."""
    games = games_at(process.port, VERSION, AN_HOUR)
    run(Load(process.port, 8, turn_requests(games)))
    return _resident(process)


def _resident(process: Process) -> int:
    """Bytes of memory that are its own and in use."""
    return int(Path(f"/proc/{process.id}/statm").read_text().split()[1]) * getpagesize()
