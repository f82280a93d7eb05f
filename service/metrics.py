"""Counters for Prometheus. Routes are counted by their templates, so that no id becomes a label.

Several processes of one service are counted together: each tells now and then what it has counted, and
whoever is asked adds that up.
"""

from __future__ import annotations

import asyncio
import platform
import resource
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from service.counted import Collected, Family, Places, added, families_of

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


SECONDS_BETWEEN_READINGS = 2.0  # it takes milliseconds, in which nobody else is answered

LEVELS: Final[dict[str, str]] = {
    "stream_listeners": "Live streams that are open",
    "pool_connections": "Connections to the database",
    "pool_free": "Connections to the database that nobody uses",
    "pool_waiting": "Calls that wait for a connection now",
    "cached_games": "Games in memory",
    "webhook_due": "Games with something to deliver, as the last poll found them, 200 at most",
    "webhook_claims": "Deliveries under way",
    "resident_bytes": "Memory of the processes",
    "processes": "Processes that run",
}
"""What is read whenever the counters are: how much there is now, of all processes together."""

SUMS: Final[dict[str, str]] = {
    "pool_waits": "Calls that had to wait for a connection",
    "pool_wait_seconds": "How long they waited, in seconds",
    "pool_timeouts": "Calls that waited for a connection in vain",
    "cpu_seconds": "Processor time, in seconds",
}
"""What is read whenever the counters are: how much has come since it was read last."""

Readings = Mapping[str, float]
Outcome = Literal["delivered", "failed", "dead"]


class Metrics:
    """The counters of one process, or of several that meet in memory, this one at its place."""

    def __init__(self, places: Places | None = None, place: int = 0) -> None:
        self._places, self._place = places, place
        self._before: list[Family] = [] if places is None else places.get(place)
        self._registry = CollectorRegistry()
        self._sources: list[Callable[[], Readings]] = [_Process()]
        self._levels = {
            name: Gauge(f"automa_{name}", text, registry=self._registry) for name, text in LEVELS.items()
        }
        self._sums = {
            name: Counter(f"automa_{name}", text, registry=self._registry) for name, text in SUMS.items()
        }
        Gauge(
            "automa_build_info",
            "The release that runs",
            ("version", "python"),
            registry=self._registry,
        ).labels(version("automa-ledger"), platform.python_version()).set(1)
        self._replays = Histogram(
            "automa_replay_seconds",
            "Time to read and replay what the cache did not have of a game, in seconds",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._replayed = Counter(
            "automa_replayed_events", "Events that were replayed", registry=self._registry
        )
        self._requests = Counter(
            "automa_http_requests",
            "Requests answered",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "automa_http_request_seconds",
            "Time until an answer begins, in seconds",
            ("method", "route"),
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._commits = Counter("automa_commits", "Commits appended", ("ruleset",), registry=self._registry)
        self._conflicts = Counter("automa_conflicts", "Appends that lost a race", registry=self._registry)
        self._cache = Counter("automa_cache", "Games looked up", ("outcome",), registry=self._registry)
        self._webhooks = Counter(
            "automa_webhook_attempts",
            "Commits delivered to webhooks, attempts that failed, and deliveries given up",
            ("outcome",),
            registry=self._registry,
        )
        for outcome in get_args(Outcome):  # a first one is seen only by who has seen none before
            self._webhooks.labels(outcome)
        self._failures = Counter(
            "automa_failures", "Requests that the service failed", registry=self._registry
        )
        self._hit, self._miss = self._cache.labels("hit"), self._cache.labels("miss")
        self._committed: dict[str, Counter] = {}
        self._children: dict[tuple[str, str, int], Counter] = {}
        self._timers: dict[tuple[str, str], Histogram] = {}

    def watch(self, source: Callable[[], Readings]) -> None:
        """Ask a source for LEVELS and SUMS whenever the counters are read."""
        self._sources.append(source)

    @asynccontextmanager
    async def observing(self) -> AsyncIterator[None]:
        """Tell the others what was counted, now and then: another process may be the one that is asked."""
        task = asyncio.create_task(self._observe()) if self._places is not None else None
        try:
            yield
        finally:
            if task is not None:
                task.cancel()

    async def _observe(self) -> None:
        while True:
            self._tell()
            await asyncio.sleep(SECONDS_BETWEEN_READINGS)

    def _read(self) -> None:
        levels = dict.fromkeys(LEVELS, 0.0)
        for source in self._sources:
            for name, value in source().items():
                if name in levels:
                    levels[name] += value
                else:
                    self._sums[name].inc(value)
        for name, value in levels.items():
            self._levels[name].set(value)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        key = (method, route, status)
        counter = self._children.get(key)
        if counter is None:
            counter = self._children[key] = self._requests.labels(method, route, str(status))
        counter.inc()
        timer = self._timers.get(key[:2])
        if timer is None:
            timer = self._timers[key[:2]] = self._seconds.labels(method, route)
        timer.observe(seconds)

    def committed(self, ruleset: str) -> None:
        """A commit was appended."""
        counter = self._committed.get(ruleset)
        if counter is None:
            counter = self._committed[ruleset] = self._commits.labels(ruleset)
        counter.inc()

    def lost_race(self) -> None:
        """An append found that the game had moved on."""
        self._conflicts.inc()

    def cached(self, *, hit: bool) -> None:
        """A game was looked up in the cache."""
        (self._hit if hit else self._miss).inc()

    def replayed(self, events: int, seconds: float) -> None:
        """So many events of a game were read and replayed."""
        self._replayed.inc(events)
        self._replays.observe(seconds)

    def told(self, outcome: Outcome) -> None:
        """A commit was told to a webhook, an attempt to do so failed, or the last one did."""
        self._webhooks.labels(outcome).inc()

    def failed(self) -> None:
        """A request ended in a fault of the service."""
        self._failures.inc()

    def text(self) -> bytes:
        """All counters in the text format. What others have counted is as old as their last telling."""
        if self._places is None:
            self._read()
            return generate_latest(self._registry)
        self._tell()
        return generate_latest(Collected(self._places.all()))

    def _tell(self) -> None:
        self._read()
        if self._places is not None:
            self._places.put(self._place, added(self._before, families_of(self._registry)))


class _Process:
    """What this process takes."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def __call__(self) -> Readings:
        used = resource.getrusage(resource.RUSAGE_SELF)
        before, self._seconds = self._seconds, used.ru_utime + used.ru_stime
        return {"cpu_seconds": self._seconds - before, "resident_bytes": _resident(), "processes": 1}


def _resident() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_bytes().split()[1])
    except OSError:  # not on Linux
        return 0.0
    return float(pages * resource.getpagesize())
