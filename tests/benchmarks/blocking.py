"""What Lighthouse calls blocking time, without what other processes take of the page's core meanwhile.

Lighthouse goes by the clock. Where service, database and browser share few cores, most of what it finds are
waits for a core, which no phone has to share with the service.
"""

from __future__ import annotations

from collections import Counter
from statistics import median

import msgspec

from tests.browser.chromium import started

SLOWER = 4  # times: a phone's processor
LONG = 50.0  # ms: what a task has left over, it keeps a tap waiting
LOADS = 5


class _Event(msgspec.Struct):
    """Of a trace what is read; times are microseconds."""

    name: str
    pid: int
    tid: int
    tdur: int = 0
    args: msgspec.Raw = msgspec.Raw(b"")


class _Trace(msgspec.Struct):
    traceEvents: list[_Event]  # noqa: N815 - the browser's name for them


async def blocked(address: str) -> float:
    """Milliseconds that tasks have above fifty until a table can be tapped; the median of some loads."""
    async with started() as chromium:
        found = []
        for _ in range(LOADS):
            page = await chromium.new_page(viewport={"width": 412, "height": 823}, device_scale_factor=1.75)
            await chromium.start_tracing(page=page, categories=["toplevel"])
            await page.goto(address)
            await page.locator("#places").wait_for(state="attached")
            await page.locator("[data-test=end-turn]").wait_for()
            found.append(_above(await chromium.stop_tracing()))
            await page.close()
    return median(found)


def _above(trace: bytes) -> float:
    events = msgspec.json.decode(trace, type=_Trace).traceEvents
    threads = {(one.pid, one.tid) for one in events if b'"CrRendererMain"' in bytes(one.args)}
    tasks = [one for one in events if one.name.endswith("RunTask") and (one.pid, one.tid) in threads]
    (thread, _), *_ = Counter((one.pid, one.tid) for one in tasks).most_common(1)
    spent = [SLOWER * one.tdur / 1000 for one in tasks if (one.pid, one.tid) == thread]
    return sum(each - LONG for each in spent if each > LONG)
