"""Who waits for whom: commands for their game, long work for a place, and nobody for anything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from statistics import median
from time import perf_counter

import httpx2
import psycopg
import pytest
import pytest_asyncio

from automa_ledger.concurrency import (
    MAX_RUNNING_PER_CLIENT,
    MAX_STREAMS_OF_TOKEN,
    MAX_WAITING_COMMANDS,
    MAX_WAITING_PER_CLIENT,
)
from tests.api.client import Player, begun, done, problem
from tests.api.running import running
from tests.api.stream import EVENT_STREAM, listening
from tests.waiting import until

NDJSON = "application/x-ndjson"
CLIENTS = 40
SECONDS = 2
MAX_DELAY_SECONDS = 0.05
LOG = b'{"no":"log"}\n'


@pytest_asyncio.fixture
async def house(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A service of its own, and all of its clients behind one address."""
    limits = httpx2.Limits(max_connections=None)
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30, limits=limits) as client:
            yield client


async def corrected(game: Player, value: int) -> float:
    """How long a command takes, in seconds."""
    began = perf_counter()
    await game.act(type="correct", pointer="/target", value=value, reason="")
    return perf_counter() - began


async def test_forty_clients_behind_one_address_are_not_refused(house: httpx2.AsyncClient) -> None:
    """Each has a game, a stream of it, and a command a second."""
    refused: list[str] = []

    async def play(number: int) -> None:
        game = await begun(house, setup={"target": 100})
        async with listening(game, after=game.version) as stream:
            await asyncio.sleep(number / CLIENTS)
            for second in range(SECONDS):
                answer = await game.post(
                    "/actions", {"type": "correct", "pointer": "/target", "value": 50 + second, "reason": ""}
                )
                if answer.status_code != 200:
                    refused.append(answer.text)
                assert len(await stream.versions(1)) == 1
                await asyncio.sleep(1)

    await asyncio.gather(*map(play, range(CLIENTS)))
    assert not refused


async def test_streams_and_slow_readers_delay_no_command(house: httpx2.AsyncClient) -> None:
    """Two streams of the game and two exports that nobody reads take no place from its commands."""
    game = await begun(house, setup={"target": 100})
    alone = [await corrected(game, 20 + number) for number in range(20)]
    async with AsyncExitStack() as open_:
        for _ in range(2):
            await open_.enter_async_context(listening(game))
            headers = {"Authorization": f"Bearer {game.token}", "Accept": NDJSON}
            export = house.stream("GET", f"{game.path}/commits", headers=headers)
            await open_.enter_async_context(export)
        beside = [await corrected(game, 50 + number) for number in range(20)]

    assert median(beside) - median(alone) < MAX_DELAY_SECONDS


async def test_the_ninth_long_request_that_waits_is_refused(house: httpx2.AsyncClient) -> None:
    """Before its body is read, and with the time after which to come again."""
    over, sent = asyncio.Event(), 0

    async def kept_back() -> AsyncIterator[bytes]:
        nonlocal sent
        sent += 1
        yield LOG
        await over.wait()

    async def imports(content: bytes | AsyncIterator[bytes]) -> httpx2.Response:
        return await house.post("/v1/games/import", content=content, headers={"Content-Type": NDJSON})

    places = MAX_RUNNING_PER_CLIENT + MAX_WAITING_PER_CLIENT
    waiting = [asyncio.create_task(imports(kept_back())) for _ in range(places)]
    await until(lambda: sent == places)
    await asyncio.sleep(0.2)  # their heads have arrived
    refused = await imports(LOG)
    assert problem(refused, 429, "too_much_long_work")["limit"] == MAX_WAITING_PER_CLIENT
    assert refused.headers["retry-after"] == "1"

    game = await begun(house, setup={})  # another client: the game
    assert done(await game.get("/audit"))["sound"]
    over.set()
    for each in waiting:
        problem(await each, 422, "log_unreadable")
    problem(await imports(LOG), 422, "log_unreadable")


async def test_the_seventeenth_command_that_waits_is_refused(
    house: httpx2.AsyncClient, database_url: str
) -> None:
    """With the time after which to come again; those that wait are carried out, and other games go on."""
    game, other = await begun(house, setup={"target": 100}), await begun(house, setup={})
    async with await psycopg.AsyncConnection.connect(database_url, autocommit=False) as blocking:
        await blocking.execute(
            "insert into commits (game_id, version, at, events, hash) values (%s, %s, now(), '', %s)",
            (game.game, game.version + 1, bytes(32)),
        )
        action = {"type": "correct", "pointer": "/target", "reason": ""}
        waiting = [
            asyncio.create_task(game.post("/actions", {**action, "value": 40 + number}, match="*"))
            for number in range(1 + MAX_WAITING_COMMANDS)
        ]
        await asyncio.sleep(0.5)
        refused = await game.post("/actions", {**action, "value": 20}, match="*")
        assert problem(refused, 429, "game_busy")["limit"] == MAX_WAITING_COMMANDS
        assert refused.headers["retry-after"] == "1"
        await other.act(type="add", amount=1)
        await blocking.rollback()
    versions = [done(await each)["version"] for each in waiting]
    assert sorted(versions) == list(range(2, 2 + len(versions)))


async def test_a_token_has_some_streams(house: httpx2.AsyncClient) -> None:
    """One more is refused; another token has its own, and whoever goes makes room."""
    game = await begun(house, setup={})
    other = await game.share("spectator")
    async with AsyncExitStack() as streams:
        for _ in range(MAX_STREAMS_OF_TOKEN - 1):
            await streams.enter_async_context(listening(game))
        async with listening(game):
            refused = await game.get("/commits", Accept=EVENT_STREAM)
            assert problem(refused, 429, "streams_too_many")["most"] == MAX_STREAMS_OF_TOKEN
            async with listening(other) as stream:
                assert await stream.versions(1) == [1]

        async def has_room() -> bool:
            async with house.stream(
                "GET",
                f"{game.path}/commits",
                headers={"Authorization": f"Bearer {game.token}", "Accept": EVENT_STREAM},
            ) as answer:
                return answer.status_code == 200

        await until(has_room)


async def test_a_process_has_as_many_streams_as_its_setting_says(database_url: str) -> None:
    """One more is refused, whosever it is."""
    with running(database_url, max_streams=1) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as client:
            game, other = await begun(client, setup={}), await begun(client, setup={})
            async with listening(game):
                refused = await other.get("/commits", Accept=EVENT_STREAM)
                assert problem(refused, 429, "streams_too_many")["most"] == 1


@pytest.mark.parametrize("below", ["/audit", "/board.png", "/report"])
async def test_long_work_of_a_game_is_done_one_after_the_other(http: httpx2.AsyncClient, below: str) -> None:
    """Some at once all have their answer."""
    setup = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    game = await begun(http, "scythe", setup=setup)
    answers = await asyncio.gather(*(game.get(below) for _ in range(1 + MAX_WAITING_PER_CLIENT)))

    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert answers[0].status_code in {200, 409}
