"""A database that grows to 50,000 games: bytes a game with everything in it, and whether calls stay as fast.

Random whole games of all rulesets are copied. Each copy has its own id, hashes, idempotency keys, tokens,
names and cursor of a webhook. It writes gigabytes, so only `make bench ONLY=growth` runs it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random
from statistics import median
from typing import Any, NamedTuple
from uuid import UUID, uuid4

import httpx2
import psycopg

from automa_ledger.games.authorization import hash_token, new_token
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.webhooks.statements import SQL as WEBHOOKS
from automa_rules.core.hash_chain import commit_hash, genesis_hash
from tests.benchmarks.report import Table
from tests.benchmarks.rows import rows
from tests.benchmarks.servers import postgres_seconds, processor_seconds, serving
from tests.benchmarks.turns import CARD, START
from tests.contract.games import played
from tests.store.keys import made_key

STAGES = (5_000, 15_000, 50_000)
FLAT = 1.5  # times what it was at 5,000 games
CALLS = 200
BATCH = 500  # games of one COPY
TABLES = ("commits", "games", "tokens", "names", "revocations", "webhook_cursors")
HOOK = """insert into webhooks (hook_id, owner, owner_id, slot, url, secret, state)
values (%s, 'key', %s, 1, 'https://receiver.example/', 'secret', 'disabled')"""
SIZES = """select pg_table_size(name::regclass), pg_indexes_size(name::regclass)
from unnest(%s::text[]) with ordinality as one (name, place) order by place"""
COLUMNS = {
    "games": "game_id, ruleset, key_id, began_at, fingerprint, salt",
    "tokens": "game_id, token_hash, role, seat",
    "names": "game_id, seat, name",
    "commits": "game_id, version, at, hash, key, fingerprint, events, secret",
    "webhook_cursors": "game_id, hook_id, version",
}


class Template(NamedTuple):
    """A game to copy: its ruleset; of each commit its time, its events and the end of its row."""

    ruleset: str
    commits: Sequence[tuple[str, bytes, str]]


class Filled(NamedTuple):
    """The games in the database. One token opens each of them, and one key lists them."""

    ids: list[UUID]
    token: str
    key_id: UUID
    key: str
    hook: UUID


class Measured(NamedTuple):
    """A figure, and whether it has to stay: how long a call takes depends on what else runs."""

    value: float
    unit: str
    is_bound: bool = True


def growth(url: str, table: Table) -> None:
    """Fill the database stage by stage, and measure each. All but the first have to be as that."""
    key_id, key = made_key(url, "games:create", "games:list")
    filled = Filled([], new_token(), key_id, key, uuid4())
    templates = cycle(_templates())
    before: dict[str, float] = {}
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(HOOK, [filled.hook, key_id])
        for stage in STAGES:
            began = time.perf_counter()
            while len(filled.ids) < stage:
                _copy(
                    connection, filled, [next(templates) for _ in range(min(BATCH, stage - len(filled.ids)))]
                )
            connection.execute("vacuum analyze")
            connection.execute("checkpoint")
            seconds, (load, *_) = time.perf_counter() - began, os.getloadavg()
            table.note(f"{stage} games: filled in for {seconds:.0f} s, load {load:.1f}")
            for what, each in (_bytes(connection, stage) | _times(url, connection, filled)).items():
                yardstick = before.setdefault(what, each.value)
                most = FLAT if each.is_bound else None
                name = f"{stage} games: {what}"
                table.row(name, each.value, yardstick, each.unit, f"{STAGES[0]} games", most=most)


def _templates() -> Iterator[Template]:
    for ruleset in RULESETS:
        for log in played(ruleset):
            commits = [
                (row.at, row.events.encode(), f"{_escaped(row.events)}\t{_escaped(row.secret)}\n")
                for row in rows(uuid4(), ruleset, log)
            ]
            yield Template(ruleset, commits)


def _escaped(text: str | None) -> str:
    return "\\N" if text is None else text.replace("\\", "\\\\")


def _random_hash() -> str:
    return f"\\\\x{os.urandom(32).hex()}"


def _copy(connection: psycopg.Connection[Any], filled: Filled, batch: Sequence[Template]) -> None:
    lines: dict[str, list[str]] = {table: [] for table in COLUMNS}
    digest = f"\\\\x{hash_token(filled.token).hex()}"
    for ruleset, commits in batch:
        game = uuid4()
        filled.ids.append(game)
        lines["games"].append(f"{game}\t{ruleset}\t{filled.key_id}\t1\t{_random_hash()}\t{_random_hash()}\n")
        lines["tokens"].append(f"{game}\t{digest}\towner\t\\N\n{game}\t{_random_hash()}\tplayer\thuman\n")
        lines["names"].append(f"{game}\thuman\tAda Lovelace\n{game}\tautoma\tCharles Babbage\n")
        lines["webhook_cursors"].append(f"{game}\t{filled.hook}\t{len(commits)}\n")
        head = genesis_hash(str(game), ruleset)
        for version, (at, events, end) in enumerate(commits, 1):
            head = commit_hash(head, version, events)
            keyed = f"{UUID(bytes=os.urandom(16))}\t{_random_hash()}"
            lines["commits"].append(f"{game}\t{version}\t{at}\t\\\\x{head.hex()}\t{keyed}\t{end}")
    with connection.transaction(), connection.cursor() as cursor:
        for table, columns in COLUMNS.items():
            with cursor.copy(f"copy {table} ({columns}) from stdin".encode()) as copy:
                copy.write("".join(lines[table]))


def _bytes(connection: psycopg.Connection[Any], games: int) -> dict[str, Measured]:
    sizes = connection.execute(SIZES, [list(TABLES)]).fetchall()
    (commits, indexes), *rest = sizes
    return {
        "a game on disk": Measured(sum(map(sum, sizes)) / games, "B"),
        "its commits": Measured(commits / games, "B"),
        "their indexes": Measured(indexes / games, "B"),
        "all else of it": Measured(sum(map(sum, rest)) / games, "B"),
    }


def _times(url: str, connection: psycopg.Connection[Any], filled: Filled) -> dict[str, Measured]:
    """Calls over HTTP, one after the other, to a service that has one game in memory."""
    chosen = iter(Random(len(filled.ids)).sample(filled.ids, 2 * CALLS))  # noqa: S311 - a benchmark
    token, key = ({"Authorization": f"Bearer {each}"} for each in (filled.token, filled.key))
    begun: list[tuple[str, str]] = []
    found: dict[str, Measured] = {}
    with (
        serving(url, cached_games=1) as service,
        httpx2.Client(base_url=f"http://127.0.0.1:{service.port}", timeout=60) as http,
    ):

        def begin() -> None:
            made = http.post("/v1/games", json=START, headers=key).raise_for_status().json()
            begun.append((made["game"], made["token"]))

        def turn() -> None:
            game, own = begun.pop(0)
            headers = {"Authorization": f"Bearer {own}", "If-Match": "*", "Idempotency-Key": str(uuid4())}
            http.post(
                f"/v1/games/{game}/automa-turn", json={"card": CARD}, headers=headers
            ).raise_for_status()

        def read() -> None:
            http.get(f"/v1/games/{next(chosen)}", headers=token).raise_for_status()

        def undo() -> None:
            headers = token | {"If-Match": "*", "Idempotency-Key": str(uuid4())}
            http.post(f"/v1/games/{next(chosen)}/undo", json={}, headers=headers).raise_for_status()

        def page() -> None:
            http.get("/v1/games?limit=20", headers=key).raise_for_status()

        for what, call in (
            ("a game read and folded", read),
            ("a game read, folded and undone", undo),
            ("a game created", begin),
            ("its first turn, loaded anew", turn),
            ("a page of the key's games", page),
        ):
            before = processor_seconds(service) + postgres_seconds(url)
            taken = _median(call)
            spent = 1_000 * (processor_seconds(service) + postgres_seconds(url) - before) / CALLS
            found[what] = Measured(spent, "ms of a processor")
            found[f"{what}, until the answer"] = Measured(taken, "ms", is_bound=False)
    with connection.transaction(force_rollback=True):
        connection.execute("update webhooks set state = 'enabled'")
        connection.execute("set local role automa_service")
        due = _median(lambda: connection.execute(WEBHOOKS["due"], {"busy": [], "limit": 200}).fetchall(), 20)
    return found | {"a worker's look for deliveries": Measured(due, "ms", is_bound=False)}


def _median(call: Callable[[], object], times: int | None = None) -> float:
    taken = []
    for _ in range(times or CALLS):
        began = time.perf_counter()
        call()
        taken.append(1_000 * (time.perf_counter() - began))
    return median(taken)
