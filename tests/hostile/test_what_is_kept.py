"""What is refused leaves nothing behind: memory is given back at once, not when cycles are looked for.

They are looked for rarely, and a body of many megabytes in one of them counts for no more than a small one.
"""

from __future__ import annotations

import gc
import os
import resource
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import aclosing, suppress
from http.client import HTTPConnection
from pathlib import Path

import httpx
import msgspec
import pytest
from psycopg.errors import DivisionByZero
from psycopg_pool import AsyncConnectionPool

from domain.core.rejected import Rejected
from service.api.table import OPERATIONS
from service.games.opening import USUAL
from service.log.jobs import imported
from service.store import Store
from service.store.accounts import SERVICE, with_account
from service.store.lanes import Lanes
from service.store.prepared import Prepared
from service.waiting.apart import Apart
from tests.api.client import Player
from tests.benchmarks.sample_log import log_file

NO_LOG = b'{"no": "log"}\n' * 100_000
LONG = "of no use " * 3_000  # twice in a body, which is still one that is read


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nobody looks for cycles."""
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


@pytest.mark.usefixtures("uncollected")
async def test_a_log_that_is_refused_is_not_kept(database_url: str) -> None:
    """Nor is it when it was read in a process of its own, whose refusal is raised here."""
    async with aclosing(Apart(with_account(database_url, SERVICE))) as apart:
        before = sys.getrefcount(NO_LOG)
        for _ in range(3):
            with suppress(Rejected):
                await apart.do(1, imported, NO_LOG, USUAL)
        assert sys.getrefcount(NO_LOG) == before


async def test_a_log_that_is_refused_is_not_kept_apart(database_url: str) -> None:
    """That process has one at a time, however many it refuses."""
    log, held = b"no log" * 1_000_000, list[int]()
    others = children()
    async with aclosing(Apart(with_account(database_url, SERVICE))) as apart:
        for _ in range(12):
            with suppress(Rejected):
                await apart.do(1, imported, log, USUAL)
            (process,) = children() - others
            held.append(memory(process))
    assert max(held) - held[0] < 3 * len(log)


def children() -> set[str]:
    """The processes that this one has begun."""
    return set(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split())


def memory(process: str) -> int:
    """How many bytes a process has at the moment."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


@pytest.mark.usefixtures("uncollected")
async def test_what_the_database_refuses_is_not_kept(database_url: str) -> None:
    """A commit may be long, and a database that refuses one refuses all."""
    fails = Prepared(b"fails", b"select 1 / (length(%(text)s) * 0)", {"text": Prepared.TEXT})
    commit = LONG.encode()
    async with AsyncConnectionPool(database_url, min_size=1, kwargs={"autocommit": True}, open=False) as pool:
        lanes = Lanes(pool, fails, answer=20, number=1)
        before = sys.getrefcount(commit)
        for _ in range(3):
            with suppress(DivisionByZero):
                await lanes.run((commit,))
        await lanes.close()
        assert sys.getrefcount(commit) == before


@pytest.mark.usefixtures("uncollected")
async def test_no_body_is_kept_that_was_refused(address: str, game: Player) -> None:
    """Whatever is called with it. The client is one that keeps nothing either."""
    service = HTTPConnection(address.removeprefix("http://"))
    body = msgspec.json.encode({"reason": LONG, "type": LONG})
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": "*", "Content-Type": "application/json"}
    for operation in OPERATIONS:
        if operation.body is not None:
            path = operation.template.format(game_id=game.game, webhook_id=game.game)
            service.request("POST", path, body, headers)
            answer = service.getresponse()
            assert httpx.codes.is_client_error(answer.status), path
            answer.read()
    service.close()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    kept = [each for found in gc.garbage for each in gc.get_referents(found) if _is_long(each)]
    assert not kept


@pytest.mark.parametrize("line", [b"", b"{}", b"1"])
async def test_a_log_of_many_lines_is_read_up_to_the_first_that_is_none(store: Store, line: bytes) -> None:
    """All of them at once would be up to fifteen times as much memory as was sent."""
    header, *_ = log_file(2).split(b"\n")
    log = header + b"\n" + (line + b"\n") * 300_000
    tracemalloc.start()
    try:
        with pytest.raises(Rejected) as refused:
            await imported(store, log, USUAL)
        assert tracemalloc.get_traced_memory()[1] < len(log)
    finally:
        tracemalloc.stop()
    assert refused.value.facts["line"] == 2


def _is_long(found: object) -> bool:
    return isinstance(found, bytes | str) and len(found) >= len(LONG)
