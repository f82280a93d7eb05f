"""The time to rebuild a game from Postgres, beside the `eventsourcing` library with as many events."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID, uuid4

import msgspec
from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

from domain.core.event import canonical
from domain.core.timeline import replay
from service.games.codec import Codec
from service.games.library import Library
from service.games.rows import rows
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.store import Store, opened_store
from service.store.accounts import SERVICE, with_account
from service.streams import Hub
from tests.benchmarks.report import Table
from tests.benchmarks.sample_log import sample_log

SIZES = (50, 200, 500, 2000)
ROUNDS = 15
SAVED_AT_ONCE = 100  # the yardstick stalls on a save of some thousand events


class Ledger(Aggregate):
    """The yardstick's aggregate: it counts its events and keeps the last one, no more."""

    @event("Began")
    def __init__(self) -> None:
        self.count = 0
        self.last: dict[str, Any] = {}

    @event("Happened")
    def happen(self, fact: dict[str, Any]) -> None:
        """One more fact."""
        self.count += 1
        self.last = fact


async def rebuild(url: str, table: Table) -> None:
    """Measure both and add a row for each size."""
    yardstick = Application[UUID](env=_environment(url))
    async with opened_store(with_account(url, SERVICE), 2) as store:
        for size in SIZES:
            ours = await _ours(store, size)
            theirs = _theirs(yardstick, size)
            table.row(f"rebuild {size} events", ours, theirs, "ms", "eventsourcing")
            table.row(
                f"  of it decode and fold {size}", _decode_and_fold(size), theirs, "ms", "eventsourcing"
            )
    yardstick.close()


async def _ours(store: Store, size: int) -> float:
    game_id = uuid4()
    await store.create(game_id, "scythe", {}, rows(sample_log(size), 0, bytes(32)))
    best = float("inf")
    for _ in range(ROUNDS):
        library = Library(store, RULESETS, 1, Metrics(), Hub())
        began = time.perf_counter()
        await library._newest(game_id)
        best = min(best, time.perf_counter() - began)
    return best * 1000


def _decode_and_fold(size: int) -> float:
    codec = Codec(RULESETS["scythe"])
    text = b"[" + b",".join(canonical(each) for each in sample_log(size)) + b"]"
    return _best(lambda: replay(codec.log.decode(text), codec.ruleset.evolve))


def _theirs(yardstick: Application[UUID], size: int) -> float:
    ledger = Ledger()
    for number, each in enumerate(sample_log(size)[1:], 1):
        ledger.happen(msgspec.json.decode(canonical(each)))
        if number % SAVED_AT_ONCE == 0:
            yardstick.save(ledger)
    yardstick.save(ledger)
    return _best(lambda: yardstick.repository.get(ledger.id))


def _best(call: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - began)
    return best * 1000


def _environment(url: str) -> dict[str, str]:
    parts = urlsplit(url)
    return {
        "PERSISTENCE_MODULE": "eventsourcing.postgres",
        "POSTGRES_DBNAME": parts.path.lstrip("/"),
        "POSTGRES_HOST": parse_qs(parts.query).get("host", [parts.hostname or ""])[0],
        "POSTGRES_PORT": str(parts.port or 5432),
        "POSTGRES_USER": parts.username or "postgres",
        "POSTGRES_PASSWORD": parts.password or "none",
    }
