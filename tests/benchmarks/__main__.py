"""Run all measurements on one embedded Postgres: `make bench`, or `python -m tests.benchmarks rebuild …`.

With AUTOMA_TEST_DATABASE_URL it is another server, which may be a cluster of Citus, as it is for the tests.
`--keep` writes what was measured to the page of the release, where the next runs find it.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from tests.benchmarks.audits import audits
from tests.benchmarks.disk import disk
from tests.benchmarks.figure import PAGE, kept, release_page
from tests.benchmarks.growth import growth
from tests.benchmarks.page import page
from tests.benchmarks.phone import phone
from tests.benchmarks.proxied import proxied
from tests.benchmarks.rebuild import rebuild
from tests.benchmarks.report import Table
from tests.benchmarks.turns import turns
from tests.folders import make_enterable
from tests.server import Server

KEEP = "--keep"
PARTS: Mapping[str, Callable[[str, Table], None]] = {
    "turns": turns,
    "rebuild": rebuild,
    "audits": audits,
    "disk": disk,
    "page": lambda _, table: page(table),
    "phone": phone,
}
ON_REQUEST: Mapping[str, Callable[[str, Table], None]] = {"growth": growth, "proxied": proxied}


def main() -> None:
    """Print the parts asked for, or all. Ends with status 1 when a bound was missed, or by falling behind."""
    wanted = [each for each in sys.argv[1:] if each != KEEP] or PARTS
    before = kept(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    with _database() as url:
        migrate(url)
        table = Table(_machine(), before)
        for part in wanted:
            {**PARTS, **ON_REQUEST}[part](url, table)
    if KEEP in sys.argv:
        now = {**before, **{each.what: each for each in table.figures}}
        PAGE.write_text(release_page(_machine(), now.values()), encoding="utf-8")
    elif worse := table.worse():
        sys.exit("worse than the last release by more than a fifth:\n  " + "\n  ".join(worse))
    if table.missed:
        sys.exit("more than is allowed:\n  " + "\n  ".join(table.missed))


@contextmanager
def _database() -> Iterator[str]:
    given = os.environ.pop("AUTOMA_TEST_DATABASE_URL", None)
    if given is not None:
        with Server(given).database(f"bench_{os.getpid()}") as url:
            yield url
    else:
        with (
            tempfile.TemporaryDirectory() as folder,
            run_embedded_postgres(make_enterable(Path(folder))) as url,
        ):
            yield url


def _machine() -> str:
    return (
        f"Release {version('automa-ledger')}, Python {platform.python_version()}, {os.cpu_count()} cores,"
        " one server process, one Postgres, fsync on."
    )


if __name__ == "__main__":
    main()
