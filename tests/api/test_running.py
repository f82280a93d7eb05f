"""What operators look at: health, counters, request ids, the access log, the documentation page."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx2
import pytest
from typing_extensions import Buffer

from automa_ledger import access_log
from automa_ledger.api.middleware.health_app import create_health_app
from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.metrics import Metrics
from automa_ledger.store import Store
from tests.api.client import Player, begun, done, problem
from tests.api.running import running
from tests.waiting import until


async def test_health(http: httpx2.AsyncClient) -> None:
    """Live as soon as it answers, ready when the database does."""
    assert done(await http.get("/health/live")) == {"status": "live"}
    assert done(await http.get("/health/ready")) == {"status": "ready"}


@pytest.fixture(scope="module")
def stranded() -> Iterator[str]:
    """The address of a service whose database does not exist."""
    with running("postgresql://nobody@/nowhere?host=/nonexistent&connect_timeout=1", wait=0.2) as url:
        yield url


async def test_without_its_database_the_service_says_so(stranded: str) -> None:
    """503 with Retry-After wherever the database is needed; what needs none still answers."""
    async with httpx2.AsyncClient(base_url=stranded, timeout=30) as http:
        done(await http.get("/health/live"))
        done(await http.get("/v1/rulesets"))
        anybody = Player(http, "00000000-0000-4000-8000-000000000000", "token", 1)
        for answer in (
            await http.get("/health/ready"),
            await http.post("/v1/games", json={"ruleset": "counter", "setup": {}}),
            await anybody.get(),
            await anybody.post("/undo"),
        ):
            problem(answer, 503, "store_unavailable")
            assert answer.headers["retry-after"] == "1"


async def test_requests_are_counted_by_route(game: Player) -> None:
    """Templates and not addresses; conflicts, commits and the cache have counters of their own."""
    await game.act(type="add", amount=1)
    await game.http.get("/nowhere/" + game.game)
    text = (await game.http.get("/metrics")).text

    assert (
        'automa_http_requests_total{method="POST",route="/v1/games/{game_id}/actions",status="200"}' in text
    )
    assert 'route="(none)",status="404"' in text
    assert game.game not in text
    assert 'automa_commits_total{ruleset="counter"}' in text
    assert 'automa_cache_total{outcome="hit"}' in text
    assert "automa_conflicts_total" in text
    assert 'automa_http_request_seconds_bucket{le="0.001",method="POST"' in text


@pytest.mark.parametrize("sane", ["abc-123", "A.b_c", "x" * 64])
async def test_a_sane_request_id_is_kept(http: httpx2.AsyncClient, sane: str) -> None:
    """It comes back with the answer."""
    assert (await http.get("/nowhere", headers={"X-Request-ID": sane})).headers["x-request-id"] == sane


@pytest.mark.parametrize("other", [None, "", "a b", "x" * 65, "<script>"])
async def test_any_other_request_id_is_made_anew(http: httpx2.AsyncClient, other: str | None) -> None:
    """32 hexadecimal digits."""
    headers = {} if other is None else {"X-Request-ID": other}

    assert re.fullmatch("[0-9a-f]{32}", (await http.get("/nowhere", headers=headers)).headers["x-request-id"])


async def test_every_request_is_logged_once_and_no_token_ever(database_url: str) -> None:
    """One JSON line: id, method, route, status, time; written together, and none for a probe."""
    stream = io.BytesIO()
    lines_written = access_log.JsonLinesHandler(stream)
    access_log.write_requests_to(lines_written)
    try:
        with running(database_url) as url:
            named = {"X-Request-ID": "mine"}
            async with httpx2.AsyncClient(base_url=url, timeout=30, headers=named) as http:
                await http.get("/health/ready")
                game = await begun(http, setup={"target": 9})
                await game.get("?seat=human")
                await http.get("/%C2%9B31mred%E2%80%AE")
                await until(lambda: stream.getvalue().count(b"mine") == 3)
    finally:
        access_log.write_requests_to(None)
    every = [json.loads(line) for line in stream.getvalue().splitlines()]
    lines = [line for line in every if line["request_id"] == "mine"]  # others may come late

    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/v1/games", 201),
        ("GET", "/v1/games/{game_id}", 200),
        ("GET", "(none)", 404),
    ]
    assert lines[2]["path"] == "/ 31mred ", "a terminal obeys what it is shown"
    assert lines[1]["milliseconds"] > 0
    assert game.token.encode() not in stream.getvalue()


def test_a_fault_is_logged_at_once() -> None:
    """After the requests that were answered before it, in the same file."""
    stream = io.BytesIO()
    lines = access_log.JsonLinesHandler(stream)
    lines._pending.append(access_log.RequestLogEntry("mine", "GET", "/", "/", 200, 1.0, datetime.now(UTC)))
    lines.handle(logging.makeLogRecord({"msg": "fault", "levelname": "ERROR", "reason": "none"}))

    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == ["request", "fault"]


class Writes(io.BytesIO):
    """Remembers how many lines were written at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []

    def write(self, text: Buffer) -> int:
        """Write them."""
        self.lines.append(bytes(text).count(b"\n"))
        return super().write(text)


async def test_many_lines_are_written_at_once() -> None:
    """None is lost when the process ends, nor when so many come that they do not wait for the clock."""
    stream = Writes()
    lines = access_log.JsonLinesHandler(stream)
    for number in range(access_log.MAX_BUFFERED_LINES + 3):
        lines.add_request(
            access_log.RequestLogEntry(str(number), "GET", "/", "/", 200, 1.0, datetime.now(UTC))
        )
    lines.flush()

    assert stream.lines == [access_log.MAX_BUFFERED_LINES, 3]


async def test_a_cache_of_one_game_changes_nothing(database_url: str) -> None:
    """Two games in turn, each of which throws the other one out."""
    with running(database_url, cache_games=1) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            games = [await begun(http, setup={"target": 30}) for _ in range(2)]
            for amount in (1, 2):
                for game in games:
                    await game.act(type="add", amount=amount) if amount == 1 else await game.automa_turn()
            assert [done(await game.get())["version"] for game in games] == [3, 3]


async def test_two_processes_share_a_game(game: Player, database_url: str) -> None:
    """Each sees what the other one did: a stale one is told so, an ignorant one catches up."""
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            elsewhere = Player(http, game.game, game.token, 1)
            done(await elsewhere.get())
            await game.act(type="add", amount=1)
            stale = problem(await elsewhere.post("/undo", match='"1"'), 412, "version_stale")
            assert stale["current_version"] == 2
            done(await elsewhere.post("/automa-turn", match='"2"'))
            assert done(await game.get())["version"] == 3


async def test_the_documentation_needs_no_other_host(http: httpx2.AsyncClient) -> None:
    """Script, style and all else that the page names come from here, and it may load from nowhere else."""
    page = await http.get("/docs")
    named = re.findall(r'(?:href|src)="([^"#]+)"', page.text)
    assert len(named) > 2
    assert [(await http.get(path)).status_code for path in named] == [200] * len(named)

    default, *others = page.headers["content-security-policy"].split("; ")
    assert default == "default-src 'none'"
    here = {"'self'", "'none'", "data:", "blob:"}
    for kind, *sources in map(str.split, others):
        own = here | {"'unsafe-inline'"} if kind == "style-src" else here
        assert {each for each in sources if not each.startswith("'sha256-")} <= own


@pytest.mark.parametrize("other", ["//metrics", "/metrics/", "/%6detrics", "/%2Fmetrics", "/.//metrics"])
async def test_the_counters_have_one_address(http: httpx2.AsyncClient, store: Store, other: str) -> None:
    """However else it is written: a proxy that keeps strangers from it may not read it as we do."""
    worker: Any = create_health_app(store, Metrics(), Lifecycle())  # Litestar has types of its own for it
    transport = httpx2.ASGITransport(worker)
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as beside:
        for each in (http, beside):
            assert (await each.get("/metrics")).status_code == 200
        told = problem(await http.get("/", extensions={"target": other.encode()}), 404, "route_unknown")
        assert told["path"] == other
        problem(await beside.get(f"http://localhost{other}"), 404, "route_unknown")
