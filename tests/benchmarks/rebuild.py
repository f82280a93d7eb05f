"""The time to rebuild a game from Postgres, beside the `eventsourcing` library with as many events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID, uuid4

import msgspec
import uvloop
from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event

from automa_ledger.games.library import Library, build_game
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.server.application import tune_interpreter
from automa_ledger.store import NewGame, Store, open_store
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from automa_rules.core.event import Event, canonical_event_json
from tests.benchmarks.report import Table
from tests.benchmarks.rows import rows
from tests.benchmarks.sample_log import sample_log

MOST = {50: 1 / 5, 500: 1 / 8, 2000: 1 / 10}  # events, and how slow ours may be beside the yardstick
SLICES, ROUNDS = 6, 10  # each side goes on for some rounds, as it would where others want the same
CONNECTIONS = 10  # as the service has them
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


def rebuild(url: str, table: Table) -> None:
    """Measure both, in turns, in an event loop and an interpreter as the service has them."""
    tune_interpreter()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_rebuild(url, table))


async def _rebuild(url: str, table: Table) -> None:
    yardstick = Application[UUID](env=_environment(url))
    async with open_store(with_role(url, SERVICE_ROLE), CONNECTIONS) as store:
        for size, most in MOST.items():
            log = sample_log(size)
            games, ledger = await _played(store, log), _saved(yardstick, log)
            library = Library(store, RULESETS, 1)
            loaded = await library.load_game(games[0])
            ours, theirs, folded = _Best(), _Best(), _Best()
            for _ in range(SLICES):
                for number in range(ROUNDS):
                    with ours.timed():  # the cache has room for one: it is the other one that is there
                        await library.load_at_least(games[number % 2], len(log))
                for _ in range(ROUNDS):
                    with theirs.timed():
                        yardstick.repository.get(ledger)
                for _ in range(ROUNDS):
                    with folded.timed():
                        build_game(games[0], *loaded)
            table.row(f"rebuild {size} events", ours.least, theirs.least, "ms", "eventsourcing", most=most)
            table.row(
                f"rebuild {size} events: decode and fold", folded.least, theirs.least, "ms", "eventsourcing"
            )
    yardstick.close()


async def _played(store: Store, log: list[list[Event]]) -> tuple[UUID, UUID]:
    """Two games with this log."""
    games = uuid4(), uuid4()
    for game in games:
        await store.add_game(NewGame(game, "scythe", game.bytes * 2, rows(game, "scythe", log)))
    return games


def _saved(yardstick: Application[UUID], log: list[list[Event]]) -> UUID:
    """The yardstick's aggregate with this log."""
    ledger = Ledger()
    for number, each in enumerate(chain.from_iterable(log), 1):
        ledger.happen(msgspec.json.decode(canonical_event_json(each)))
        if number % SAVED_AT_ONCE == 0:
            yardstick.save(ledger)
    yardstick.save(ledger)
    return ledger.id


class _Best:
    """The least time that something took, in milliseconds."""

    least = float("inf")

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Time it once."""
        began = time.perf_counter()
        yield
        self.least = min(self.least, 1_000 * (time.perf_counter() - began))


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
