"""Somebody who reads long logs from the start, again and again, beside those who wait for what happens."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack, asynccontextmanager, suppress
from uuid import UUID

import httpx
import psycopg
import pytest

from service.games.game import Game
from service.games.library import Library
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.store import Store
from service.store.accounts import SERVICE, with_account
from service.streams import following
from service.streams.following import follow
from service.streams.hub import PAGE, TOKENS, Hub
from service.streams.listener import AT_ONCE, Listener
from service.streams.message import end
from service.streams.seen import seen
from service.streams.voice import Voice
from service.streams.watched import Watched
from tests.api.client import Player, begun, done
from tests.api.counter import COUNTER
from tests.api.running import running
from tests.api.stream import PATIENCE, announce, append_unheard, listening
from tests.hostile.test_long_logs import correction, filled
from tests.waiting import until

READERS = 8
GAMES = 20
LONG = 10 * PAGE  # events
NEVER = 3_600.0  # seconds between polls
VOICE = Voice("en")


class Process:
    """A process of the service whose streams are kept up to date."""

    def __init__(self, store: Store) -> None:
        self.hub = Hub()
        self.library = Library(store, {**RULESETS, COUNTER.name: COUNTER}, 100, Metrics(), self.hub)
        self._narrator = Narrator()

    async def game(self, player: Player) -> Game:
        """A game as it is now."""
        return await self.library.at_version(UUID(player.game), 1)

    def listening(
        self, game: Game, after: int, voice: Voice = VOICE, *, token: bytes = b""
    ) -> AbstractContextManager[Listener]:
        """Listen to a game from after a version on."""
        facts = (seen(game), self.library.newest, after, voice, self._narrator)
        return self.hub.listening(*facts, token=token)

    async def read_again_and_again(self, game: Game) -> None:
        """Read the beginning of a log, and come again."""
        while True:
            with self.listening(game, 0) as listener:
                await reached(listener, LONG // 2)


async def reached(listener: Listener, version: int) -> None:
    """Return when a listener has been told of a version."""
    while listener.position < version:
        await listener.next(1.0)


@asynccontextmanager
async def followed(database_url: str, store: Store) -> AsyncIterator[Process]:
    """A process that finds nothing by looking."""
    process = Process(store)
    following = asyncio.create_task(follow(with_account(database_url, SERVICE), process.hub, NEVER))
    try:
        yield process
    finally:
        following.cancel()
        with suppress(asyncio.CancelledError):
            await following


async def test_a_revocation_is_announced_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits are announced together, and rest in between; a token that was taken back opens nothing on."""
    monkeypatch.setattr(following, "MIN_SECONDS_BETWEEN_ANNOUNCEMENTS", NEVER)
    account, hub, heard = with_account(database_url, SERVICE), Hub(), set[str]()
    async with await psycopg.AsyncConnection.connect(account, autocommit=True) as other:
        await other.execute("listen automa_games")
        tasks = [asyncio.create_task(each) for each in (hear(other, heard), follow(account, hub, NEVER))]
        while f"first {TOKENS}" not in heard:  # it forgets what was there before it began
            hub.revoked("first", b"")
            await asyncio.sleep(0.05)
        hub.revoked("second", b"")
        await until(lambda: f"second {TOKENS}" in heard)
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def hear(connection: psycopg.AsyncConnection, heard: set[str]) -> None:
    """Note down what is announced."""
    async for each in connection.notifies():
        heard.add(each.payload)


@pytest.mark.parametrize("same", [False, True], ids=["other games", "the same game"])
async def test_nobody_waits_behind_those_who_read_long_logs(
    http: httpx.AsyncClient, store: Store, database_url: str, *, same: bool
) -> None:
    """Whoever comes gets what they have missed, and from then on what another process appends."""
    long = [await begun(http, setup={}) for _ in range(1 if same else GAMES)]
    for each in long:
        await append_unheard(database_url, each.game, LONG)
    small = long[0] if same else await begun(http, setup={})
    newest = LONG + 3 if same else 3
    async with followed(database_url, store) as process, asyncio.timeout(PATIENCE):
        games = [await process.game(each) for each in long] * READERS
        readers = [asyncio.create_task(process.read_again_and_again(each)) for each in games]
        with process.listening(await process.game(small), newest - 2) as listener:
            await reached(listener, newest)
            await append_unheard(database_url, small.game, 1)
            await announce(database_url, small.game)
            await reached(listener, newest + 1)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)


async def test_of_long_events_few_wait_for_who_takes_none(
    http: httpx.AsyncClient, store: Store, database_url: str
) -> None:
    """A page of them is as short in bytes as others are, and all of them come in the end."""
    player = await begun(http, setup={})
    await append_unheard(database_url, player.game, 20, 60_000)
    async with followed(database_url, store) as process, asyncio.timeout(PATIENCE):
        with process.listening(await process.game(player), 0) as listener:
            await until(lambda: listener.position)
            await asyncio.sleep(0.2)  # more would come in that time
            assert listener.position <= 3 + 2
            await reached(listener, 3 + 20)


async def test_what_is_long_is_sent_in_parts() -> None:
    """All listeners share what is queued: of hundreds each makes its own of little at a time."""
    drained = list[bool]()
    listener = Listener(b"", 0, VOICE, lambda: drained.append(True))
    told = [b"%d:" % number + b"x" * 10_000 + b"\n" for number in range(30)]
    listener.take(1, 30, lambda _: told)
    listener.over(30)

    parts = list[bytes]()
    while not listener.closed.done():
        assert not drained
        parts.append(await listener.next(NEVER))

    assert b"".join(parts) == b"".join(told) + end(30)
    assert max(map(len, parts)) <= AT_ONCE + len(told[-1])
    assert drained == [True]


async def test_who_reads_an_old_log_has_little_of_it_waiting() -> None:
    """Hundreds of streams that nobody takes from would keep as many logs; who keeps up has some more room."""
    listener = Listener(b"token", 0, VOICE, lambda: None)
    listener.take(1, 2, lambda _: [b"x" * AT_ONCE, b"y"])
    assert [listener.waits] == [False]
    listener.take(3, 3, lambda _: [b"z"])
    assert listener.position == 2

    assert await listener.next(1) == b"x" * AT_ONCE
    assert listener.waits
    listener.live = True
    listener.take(3, 4, lambda _: [b"x" * AT_ONCE] * 2)
    listener.take(5, 5, lambda _: [b"z"])
    listener.take(6, 7, lambda _: [b"x" * AT_ONCE] * 2)
    assert not listener.closed.done()
    listener.take(8, 8, lambda _: [b"z"])
    assert listener.closed.done()


async def test_no_end_is_told_of_a_game_that_was_taken_back(http: httpx.AsyncClient, store: Store) -> None:
    """Though whoever still reads its old log comes by where it was over."""
    process = Process(store)
    game = seen(await process.game(await begun(http, setup={})))
    watched = Watched(game, process.library.newest, Narrator())
    listener = Listener(b"", 0, VOICE, lambda: None)
    watched.join(listener, game._replace(version=4, is_over=True))
    watched.see(game._replace(version=6))
    listener.take(1, 4, lambda _: [b"told\n"] * 4)
    assert b"event: end" not in await listener.next(NEVER)
    assert not listener.closed.done()


async def test_who_comes_to_listen_wakes_nobody(http: httpx.AsyncClient, store: Store) -> None:
    """Thousands who listen to the same game are sent nothing for it, until there is something to tell."""
    process = Process(store)
    game = seen(await process.game(await begun(http, setup={})))
    watched = Watched(game, process.library.newest, Narrator())
    first, other = (Listener(b"", game.version, VOICE, lambda: None) for _ in range(2))
    watched.join(first, game)
    heard = asyncio.create_task(first.next(NEVER))
    await asyncio.sleep(0)
    watched.join(other, game)
    await asyncio.sleep(0.1)
    assert not heard.done()
    first.take(game.version + 1, game.version + 1, lambda _: [b"told"])
    assert await heard == b"told"


async def test_a_stream_keeps_no_game_in_memory(database_url: str) -> None:
    """The cache says how many may be there, however many are listened to."""
    with running(database_url, cache_games=1) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http, AsyncExitStack() as open_streams:
            games = [await begun(http, setup={"target": 30}) for _ in range(5)]
            streams = [await open_streams.enter_async_context(listening(each, after=1)) for each in games]
            for each, stream in zip(games, streams, strict=True):
                await each.act(type="add", amount=1)
                assert (await stream.message()).version > 1
            assert len(in_memory(games)) == 1


async def test_a_command_that_is_kept_back_keeps_no_game_in_memory(database_url: str) -> None:
    """Nor is it kept while long commands wait: it is entered once what is wanted of it is there."""
    with running(database_url, cache_games=1) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            games, rest = [await begun(http, setup={"target": 30}) for _ in range(5)], asyncio.Event()

            async def kept_back() -> AsyncIterator[bytes]:
                yield b'{"type": "add"'
                await rest.wait()
                yield b', "amount": 1}'

            async def told(player: Player) -> httpx.Response:
                headers = {"Authorization": f"Bearer {player.token}", "If-Match": "*"}
                headers["Content-Type"] = "application/json"
                return await http.post(f"{player.path}/actions", content=kept_back(), headers=headers)

            asked = [asyncio.create_task(told(each)) for each in games]
            await asyncio.sleep(1)
            there = in_memory(games)
            rest.set()
            for each in asked:
                done(await each)
    assert len(there) == 1


async def test_an_export_that_is_hardly_read_keeps_no_game_in_memory(database_url: str, store: Store) -> None:
    """Whoever reads a little now and then keeps little of it, for as long as they like."""
    with running(database_url, cache_games=1) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http, AsyncExitStack() as exports:
            games = [await begun(http, setup={"target": 30}) for _ in range(5)]
            for each in games:
                await filled(each, store, correction("🙂" * 1_000) * 200)
                headers = {"Authorization": f"Bearer {each.token}", "Accept": "application/x-ndjson"}
                asked = http.stream("GET", f"{each.path}/events", headers=headers)
                assert (await exports.enter_async_context(asked)).status_code == 200
            assert len(in_memory(games)) == 1


def in_memory(games: Sequence[Player]) -> set[UUID]:
    """Which of these games this process has in memory."""
    ids = {UUID(each.game) for each in games}
    gc.collect()
    return {each.id for each in gc.get_objects() if isinstance(each, Game) and each.id in ids}


async def test_only_tokens_that_somebody_listens_with_are_asked_about(
    http: httpx.AsyncClient, store: Store
) -> None:
    """However many of a game were taken back, nobody's turn is longer for it."""
    process = Process(store)
    game = await process.game(await begun(http, setup={}))
    with ExitStack() as readers:
        for token in (b"one", b"one", b"another"):
            readers.enter_context(process.listening(game, 0, token=token))
        asked = process.hub.unsure()
    assert sorted(asked) == [(str(game.id), b"another"), (str(game.id), b"one")]
    assert process.hub.unsure() == []
