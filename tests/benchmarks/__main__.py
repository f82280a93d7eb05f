"""Run all measurements on one embedded Postgres: `make bench`, or `python -m tests.benchmarks rebuild …`."""

from __future__ import annotations

import asyncio
import platform
import sys
import tempfile
from pathlib import Path

from service.embedded import embedded_postgres
from service.migrating import migrate
from tests.benchmarks.page import page
from tests.benchmarks.phone import phone
from tests.benchmarks.pictures import pictures
from tests.benchmarks.rebuild import rebuild
from tests.benchmarks.report import Table
from tests.benchmarks.streams import streams
from tests.benchmarks.taps import taps
from tests.benchmarks.turns import command_cost, turns
from tests.benchmarks.undo import undo_bytes

PARTS = ("turns", "cost", "rebuild", "undo", "streams", "pictures", "taps", "page", "phone")


def main() -> None:
    """Print the parts that are asked for, or all."""
    wanted = sys.argv[1:] or PARTS
    with tempfile.TemporaryDirectory() as folder, embedded_postgres(Path(folder) / "data") as url:
        migrate(url)
        table = Table(f"Python {platform.python_version()}, one server process, one Postgres, fsync on")
        if "turns" in wanted:
            turns(url, table)
        if "cost" in wanted:
            command_cost(url, table)
        if "rebuild" in wanted:
            asyncio.run(rebuild(url, table))
        if "undo" in wanted:
            undo_bytes(url, table)
        if "streams" in wanted:
            streams(url, table)
        if "page" in wanted:
            page(table)
        if "phone" in wanted:
            phone(url, table)
        if "pictures" in wanted:
            pictures(url, table)
        if "taps" in wanted:
            taps(url, table)


if __name__ == "__main__":
    main()
