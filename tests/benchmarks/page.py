"""What a phone loads before it shows the table page: the page, its script and style, as they are sent."""

from __future__ import annotations

import re

from automa_ledger.api.static_files import TABLE_FOLDER
from tests.benchmarks.report import Table

BUDGET = 150.0  # kB of script and all that comes with it


def page(table: Table) -> None:
    """The compressed size of what the first screen needs, and of each game's part beside it."""
    html = (TABLE_FOLDER / "index.html").read_text(encoding="utf-8")
    names = ["index.html", *re.findall(r'(?:src|href)="/(assets/[^"]+)"', html)]
    first = sum((TABLE_FOLDER / f"{name}.br").stat().st_size for name in names) / 1000
    table.row("the page's first load, compressed", first, BUDGET, "kB", "budget")
    everything = sum(path.stat().st_size for path in (TABLE_FOLDER / "assets").glob("*.br")) / 1000
    table.row("all of the page, compressed", everything, BUDGET, "kB", "budget")
