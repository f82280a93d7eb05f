"""API keys that are revoked while a call waits, or reads what takes long: it is done no more."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from uuid import UUID, uuid4

import httpx2
import pytest
import pytest_asyncio

from automa_ledger.api import copies, listing
from automa_ledger.games.game import Game
from automa_ledger.games.library import Library
from automa_ledger.store.records import Access
from tests.api.client import Player, finished, problem
from tests.api.keyed import SETUP, KeyHolder, holder
from tests.api.running import running
from tests.store.keys import revoke

Call = Callable[[KeyHolder, Player, bytes], Awaitable[httpx2.Response]]


LOG = {"Content-Type": "application/x-ndjson"}
WAITING: dict[str, tuple[Call, object, str]] = {
    "forks": (lambda _, game, __: game.post("/forks", match=None), copies, "fork_log"),
    "imports": (
        lambda key, _, log: key.http.post("/v1/games/import", content=log, headers=key.headers | LOG),
        copies,
        "import_log",
    ),
    "adds a token": (
        lambda key, game, _: key.post(f"{game.path}/tokens", {"role": "owner"}),
        Library,
        "open_with_key",
    ),
    "lists tokens": (lambda key, game, _: key.get(f"{game.path}/tokens"), Library, "open_with_key"),
    "revokes a token": (
        lambda key, game, _: key.http.delete(f"{game.path}/tokens/{uuid4()}", headers=key.headers),
        Library,
        "open_with_key",
    ),
    "lists games": (lambda key, _, __: key.get("/v1/games"), Library, "load_at_least"),
}
"""Each call, and the function during which its key is revoked."""


@pytest_asyncio.fixture(scope="module")
async def strict(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of a service that makes no game without a key."""
    with running(database_url, require_api_key=True) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
            yield client


@pytest.mark.parametrize("waits", WAITING.values(), ids=WAITING)
async def test_a_key_that_is_revoked_meanwhile_opens_nothing(
    http: httpx2.AsyncClient,
    strict: httpx2.AsyncClient,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    waits: tuple[Call, object, str],
) -> None:
    """However long its call has waited: for others, for a long log, or for both."""
    call, where, reads = waits
    log = await (await finished(http)).get("/commits", Accept="application/x-ndjson")
    reading = getattr(where, reads)
    key = holder(strict, database_url, "games:create", "games:list")
    made = await key.begin()
    game = Player(strict, made["game"], made["token"], made["version"])
    assert (await call(key, game, log.content)).status_code in {200, 201, 404}

    def revoked(*given: object) -> object:
        revoke(database_url, key.id)
        return reading(*given)

    monkeypatch.setattr(where, reads, revoked)
    problem(await call(key, game, log.content), 401, "api_key_unknown")


async def test_a_table_of_games_ends_with_its_key(
    http: httpx2.AsyncClient, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a page, too: each game in it may be long to read."""
    monkeypatch.setattr(listing, "MAX_AGE_SECONDS", 0)
    key, reading = holder(http, database_url, "games:create", "games:list"), Library.load_at_least
    for _ in range(3):
        await key.begin()

    def revoked(library: Library, game: UUID, version: int) -> Awaitable[Game]:
        revoke(database_url, key.id)
        return reading(library, game, version)

    assert len((await key.get("/v1/games.csv")).text.splitlines()) == 1 + 3
    monkeypatch.setattr(Library, "load_at_least", revoked)
    assert len((await key.get("/v1/games.csv")).text.splitlines()) == 1


async def test_a_request_that_is_repeated_tells_no_token_to_a_key_that_is_revoked_meanwhile(
    http: httpx2.AsyncClient, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the game that it has begun before is read."""
    key, reading = holder(http, database_url, "games:create"), Library.open
    headers = key.headers | {"Idempotency-Key": str(uuid4())}

    def revoked(library: Library, game: UUID, token: bytes) -> Awaitable[tuple[Game, Access]]:
        revoke(database_url, key.id)
        return reading(library, game, token)

    for replayed in (None, "true"):
        begun = await http.post("/v1/games", json=SETUP, headers=headers)
        assert (begun.status_code, begun.headers.get("idempotent-replayed")) == (201, replayed)
    monkeypatch.setattr(Library, "open", revoked)
    problem(await http.post("/v1/games", json=SETUP, headers=headers), 401, "api_key_unknown")
