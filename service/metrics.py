"""Counters for Prometheus. Routes are counted by their templates, so that no id becomes a label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one application, in a registry of their own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
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
        self._failures = Counter(
            "automa_failures", "Requests that the service failed", registry=self._registry
        )
        self._hit, self._miss = self._cache.labels("hit"), self._cache.labels("miss")
        self._children: dict[tuple[str, str, int], Counter] = {}
        self._timers: dict[tuple[str, str], Histogram] = {}

    def count_listeners(self, count: Callable[[], int]) -> None:
        """Ask for the number of listeners whenever the counters are read."""
        gauge = Gauge("automa_stream_listeners", "Live streams that are open", registry=self._registry)
        gauge.set_function(count)

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
        self._commits.labels(ruleset).inc()

    def lost_race(self) -> None:
        """An append found that the game had moved on."""
        self._conflicts.inc()

    def cached(self, *, hit: bool) -> None:
        """A game was looked up in the cache."""
        (self._hit if hit else self._miss).inc()

    def told(self, outcome: Literal["delivered", "failed", "dead"]) -> None:
        """A commit was told to a webhook, an attempt to do so failed, or the last one did."""
        self._webhooks.labels(outcome).inc()

    def failed(self) -> None:
        """A request ended in a fault of the service."""
        self._failures.inc()

    def text(self) -> bytes:
        """All counters in the text format."""
        return generate_latest(self._registry)
