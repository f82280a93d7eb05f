"""Prometheus metrics of one process. Routes are labelled by their templates, so that no id becomes a label.

Counting uses plain numbers; the library's types are created only when the metrics are read.
"""

from __future__ import annotations

import platform
import resource
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import version
from itertools import accumulate
from pathlib import Path
from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKET_BOUNDS_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

GAUGES: Final[dict[str, str]] = {
    "stream_listeners": "Live streams that are open",
    "pool_connections": "Connections to the database",
    "pool_free": "Connections to the database that nobody uses",
    "pool_waiting": "Calls that wait for a connection now",
    "cached_games": "Games in memory",
    "webhook_due": "Games with something to deliver, as the last poll found them, 200 at most",
    "webhook_claims": "Deliveries under way",
    "resident_bytes": "Memory of the process",
}
"""Current values, collected whenever the metrics are read."""

COUNTERS: Final[dict[str, str]] = {
    "pool_waits": "Calls that had to wait for a connection",
    "pool_wait_seconds": "How long they waited, in seconds",
    "pool_timeouts": "Calls that got no connection in time",
    "cpu_seconds": "Processor time, in seconds",
}
"""Increases since the previous reading, collected whenever the metrics are read."""

Readings = Mapping[str, float]
Outcome = Literal["delivered", "failed", "dead"]


class DurationHistogram:
    """Counts durations per bucket, and sums them in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKET_BOUNDS_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(BUCKET_BOUNDS_SECONDS, seconds)] += 1
        self._sum += seconds

    def add_to(self, family: HistogramMetricFamily, labels: tuple[str, ...]) -> None:
        """Add the histogram to a metric family."""
        bounds = [*map(str, BUCKET_BOUNDS_SECONDS), "+Inf"]
        family.add_metric(labels, [*zip(bounds, accumulate(self._counts), strict=True)], self._sum)


class Metrics(Collector):
    """The metrics of a process."""

    def __init__(self) -> None:
        self._sources: list[Callable[[], Readings]] = [_Process()]
        self._sums = dict.fromkeys(COUNTERS, 0.0)
        self._requests: Counter[tuple[str, str, int]] = Counter()
        self._seconds: dict[tuple[str, str], DurationHistogram] = {}
        self._replays = DurationHistogram()
        self._replayed_events = 0
        self._commits: Counter[str] = Counter()
        self._conflicts = 0
        self._cache = {"hit": 0, "miss": 0}
        self._webhooks = dict.fromkeys(get_args(Outcome), 0)
        self._failures = 0

    def add_source(self, source: Callable[[], Readings]) -> None:
        """Register a source of `GAUGES` and `COUNTERS`; it is called whenever the metrics are read."""
        self._sources.append(source)

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an answered request."""
        self._requests[method, route, status] += 1
        durations = self._seconds.get((method, route))
        if durations is None:
            durations = self._seconds[method, route] = DurationHistogram()
        durations.observe(seconds)

    def count_commit(self, ruleset: str) -> None:
        """Count an appended commit."""
        self._commits[ruleset] += 1

    def count_conflict(self) -> None:
        """Count an append that lost to another commit."""
        self._conflicts += 1

    def count_cache_lookup(self, *, hit: bool) -> None:
        """Count a lookup in the game cache."""
        self._cache["hit" if hit else "miss"] += 1

    def observe_replay(self, events: int, seconds: float) -> None:
        """Record how many events of a game were loaded and replayed, and in how many seconds."""
        self._replayed_events += events
        self._replays.observe(seconds)

    def count_delivery(self, outcome: Outcome) -> None:
        """Count an attempt to deliver a commit: `delivered`, `failed`, or `dead` if it was the last."""
        self._webhooks[outcome] += 1

    def count_failure(self) -> None:
        """Count a request that ended in a fault of the service."""
        self._failures += 1

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def describe(self) -> list[Metric]:
        """Return nothing, so that registration collects nothing."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Yield each metric for the library to render."""
        gauges = self._read()
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(f"automa_{name}", text, gauges[name])
        for name, text in COUNTERS.items():
            yield CounterMetricFamily(f"automa_{name}", text, self._sums[name])
        release = GaugeMetricFamily("automa_build_info", "The release", labels=("version", "python"))
        release.add_metric((version("automa-ledger"), platform.python_version()), 1)
        yield release
        replays = HistogramMetricFamily("automa_replay_seconds", "Time to read and replay a game, in seconds")
        self._replays.add_to(replays, ())
        yield replays
        yield CounterMetricFamily(
            "automa_replayed_events", "Events that were replayed", self._replayed_events
        )
        requests = CounterMetricFamily(
            "automa_http_requests", "Requests answered", labels=("method", "route", "status")
        )
        for (method, route, status), count in self._requests.items():
            requests.add_metric((method, route, str(status)), count)
        yield requests
        seconds = HistogramMetricFamily(
            "automa_http_request_seconds",
            "Time until an answer begins, in seconds",
            labels=("method", "route"),
        )
        for labels, durations in self._seconds.items():
            durations.add_to(seconds, labels)
        yield seconds
        yield _labelled("commits", "Commits appended", "ruleset", self._commits)
        yield CounterMetricFamily("automa_conflicts", "Appends that lost a race", self._conflicts)
        yield _labelled("cache", "Games looked up", "outcome", self._cache)
        yield _labelled(
            "webhook_attempts",
            "Commits delivered to webhooks, attempts that failed, and deliveries given up",
            "outcome",
            self._webhooks,
        )
        yield CounterMetricFamily("automa_failures", "Requests that the service failed", self._failures)

    def _read(self) -> dict[str, float]:
        """Read the gauges, and add up the counters."""
        gauges = dict.fromkeys(GAUGES, 0.0)
        for source in self._sources:
            for name, value in source().items():
                target = gauges if name in gauges else self._sums
                target[name] += value
        return gauges


def _labelled(name: str, text: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(f"automa_{name}", text, labels=(label,))
    for value, count in counts.items():
        family.add_metric((value,), count)
    return family


class _Process:
    """CPU and memory use of this process."""

    def __init__(self) -> None:
        self._seconds = 0.0

    def __call__(self) -> Readings:
        used = resource.getrusage(resource.RUSAGE_SELF)
        before, self._seconds = self._seconds, used.ru_utime + used.ru_stime
        try:
            pages = int(Path("/proc/self/statm").read_bytes().split()[1])
        except OSError:  # not on Linux
            pages = 0
        return {"cpu_seconds": self._seconds - before, "resident_bytes": pages * resource.getpagesize()}
