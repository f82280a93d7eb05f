"""What is refused leaves nothing behind: memory is given back at once, not when cycles are looked for.

They are looked for rarely, and a body of many megabytes in one of them counts for no more than a small one.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection

import httpx
import msgspec
import pytest
from psycopg.errors import DivisionByZero
from psycopg_pool import AsyncConnectionPool

from service.api.table import OPERATIONS
from service.store.lanes import Lanes
from service.store.prepared import Prepared
from tests.api.client import Player

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


def _is_long(found: object) -> bool:
    return isinstance(found, bytes | str) and len(found) >= len(LONG)
