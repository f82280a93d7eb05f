"""Receivers that never answer, of one owner or of many: nobody else waits for them."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Callable, Mapping
from contextlib import ExitStack

import httpx
import psycopg
import pytest

from service.metrics import Metrics
from service.narration.narrator import Narrator
from service.store import opened_store
from service.store.accounts import SERVICE, with_account
from service.webhooks import places, worker
from service.webhooks.bell import Bell
from service.webhooks.cursors import Cursors
from service.webhooks.delivering import Deliverer, Post
from service.webhooks.message import Messages
from service.webhooks.outcome import Outcome
from service.webhooks.places import MOST_AT_ONCE, MOST_OF_SILENT_OWNER, SECONDS_TO_ANSWER, Places
from service.webhooks.records import Claim, Due
from service.webhooks.signing import new_secret
from tests.api.client import done
from tests.faults.processes import Service
from tests.store.keys import made_key
from tests.waiting import until
from tests.webhooks.hooked import Hooked, begun_hooked
from tests.webhooks.receiver import Receiver
from tests.webhooks.test_delivery import Answered, Kept, a_long_commit, due

REFUSING = """
    with game as (
        insert into games (game_id, ruleset)
        select gen_random_uuid(), 'scythe' from generate_series(1, 1000)
        returning game_id
    ), event as (
        insert into events (game_id, version, data, hash) select game_id, 1, '{}', sha256('') from game
    ), hook as (
        insert into webhooks (hook_id, owner, owner_id, slot, url, secret)
        select gen_random_uuid(), 'game', game_id, slot, 'http://127.0.0.1:1/', %s
        from game, generate_series(1, 10) as slot
        returning hook_id, owner_id
    )
    insert into webhook_cursors (game_id, hook_id, version) select owner_id, hook_id, 0 from hook
"""
TRIED = "select count(*) from webhook_cursors where attempts > 0"
SOON = 30.0  # seconds: before any attempt ends by itself, which is after sixty


async def committed_to(http: httpx.AsyncClient, receiver: Receiver, paths: list[str]) -> Hooked:
    """A game with a hook for each path, and a commit that all of them are to be told of."""
    hooked = await begun_hooked(http, receiver, paths[0])
    for path in paths[1:]:
        done(await hooked.player.post("/webhooks", {"url": receiver.url(path)}, match=None), 201)
    await hooked.commit()
    return hooked


async def test_silent_receivers_of_few_games_leave_room_for_new_ones(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """A game has few of the places that silent receivers share, however many hooks it has."""
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        with receiver.holding("/deaf"):
            for _ in range(4):
                await committed_to(http, receiver, ["/deaf"] * 10)
            await until(lambda: receiver.started.count("/deaf") == 4 * MOST_OF_SILENT_OWNER)
            newcomer = await committed_to(http, receiver, ["/newcomer"])
            await newcomer.taken(1)
            assert receiver.started.count("/deaf") == 4 * MOST_OF_SILENT_OWNER


async def test_silent_receivers_of_a_key_leave_room_for_its_other_games(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """A key can be many people's: of its games those have the next place that had none yet."""
    _, key = made_key(own_database, "games:create")
    headers = {"Authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(base_url=serve().url, timeout=30, headers=headers) as http:
        with ExitStack() as held:
            mute: dict[str, ExitStack] = {}
            for path in (f"/mute/of/a/key/{number}" for number in range(9)):
                mute[path] = held.enter_context(ExitStack())
                mute[path].enter_context(receiver.holding(path))
            await committed_to(http, receiver, [*mute])
            await until(lambda: len(mute.keys() & receiver.started) == MOST_OF_SILENT_OWNER)
            newcomer = await committed_to(http, receiver, ["/newcomer/of/a/key"])
            mute[next(path for path in receiver.started if path in mute)].close()
            async with asyncio.timeout(SOON):
                await newcomer.taken(1)
            assert len(mute.keys() & receiver.started) <= MOST_OF_SILENT_OWNER + 1


async def test_silent_receivers_hold_up_nobody_who_answers(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """They share a part of the places, and the next of these is for whoever had none yet."""
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        known = await committed_to(http, receiver, ["/known"])
        await known.taken(1)
        with ExitStack() as held:
            mute: dict[str, ExitStack] = {}
            for game in range(MOST_AT_ONCE // MOST_OF_SILENT_OWNER):
                paths = [f"/mute/{game}/{number}" for number in range(MOST_OF_SILENT_OWNER + 1)]
                for path in paths:
                    receiver.answers[path].append(500)
                    mute[path] = held.enter_context(ExitStack())
                    mute[path].enter_context(receiver.holding(path))
                await committed_to(http, receiver, paths)
            await until(lambda: len(mute.keys() & receiver.started) == MOST_AT_ONCE)
            newcomer = await committed_to(http, receiver, ["/newcomer/of/many"])
            await known.commit(3)
            async with asyncio.timeout(SOON):
                await known.taken(4)
            assert newcomer.path not in receiver.started
            mute[next(path for path in receiver.started if path in mute)].close()
            async with asyncio.timeout(SOON):
                await newcomer.taken(1)


async def test_silent_receivers_of_many_games_leave_room_for_new_ones(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """Those that have failed have half of what silent ones share, however many games they have."""
    path = "/failing"
    receiver.answers[path].extend([500] * MOST_AT_ONCE)
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        with ExitStack() as first, ExitStack() as second:
            first.enter_context(receiver.holding(path))
            for _ in range(MOST_AT_ONCE // MOST_OF_SILENT_OWNER):
                await committed_to(http, receiver, [path] * MOST_OF_SILENT_OWNER)
            await until(lambda: receiver.started.count(path) == MOST_AT_ONCE)
            second.enter_context(receiver.holding(path))
            first.close()
            most = MOST_AT_ONCE + MOST_AT_ONCE // 2
            await until(lambda: receiver.started.count(path) == most)
            newcomer = await committed_to(http, receiver, ["/newcomer/to/failing"])
            async with asyncio.timeout(SOON):
                await newcomer.taken(1)
            assert receiver.started.count(path) == most


async def test_many_hooks_that_answer_make_no_other_forgotten(
    serve: Callable[..., Service],
    receiver: Receiver,
    own_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game whose hooks are more than a worker remembers leaves others the places that they have."""
    monkeypatch.setattr(places, "MOST_ANSWERING", 8)
    monkeypatch.setattr(places, "MOST_AT_ONCE", 4)
    service, post, bell = serve(webhook_worker="false"), Deaf("/deaf"), Bell()
    async with (
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
        opened_store(with_account(own_database, SERVICE), 2) as store,
    ):
        cursors = Cursors(store, 30)
        deliverer = Deliverer(cursors, Messages(Narrator(), {}), post, (), Metrics())
        working = worker.Worker(cursors, deliverer, bell, Places(), 0.05)
        running = asyncio.create_task(working.run())
        known = await committed_to(http, receiver, ["/known"])
        await until(lambda: len(post.told) == 1)
        await committed_to(http, receiver, ["/crowd"] * 10)
        await until(lambda: len(post.told) == 1 + 10)
        for _ in range(4 // MOST_OF_SILENT_OWNER):
            await committed_to(http, receiver, ["/deaf"] * MOST_OF_SILENT_OWNER)
        await until(lambda: post.waiting == 4)
        await known.commit()
        await until(lambda: len(post.told) == 1 + 10 + 1)
        running.cancel()
        await working.finish(0)

    assert known.player.game.encode() in post.told[-1]


class Deaf(Answered):
    """Attempts that are answered, but for those at one path: of these as many as are let through."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path, self.waiting, self.answers = path, 0, asyncio.Semaphore(0)

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Say yes, or nothing."""
        if url.endswith(self.path):
            self.waiting += 1
            await self.answers.acquire()
        return await super().__call__(url, headers, body)


async def test_who_answers_late_holds_up_nobody_who_answers_soon(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """They leave their places after each message, and are as those who do not answer for a while."""
    path = "/late"
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        known = await committed_to(http, receiver, ["/soon"])
        await known.taken(1)
        slow = [await committed_to(http, receiver, [path] * 8) for _ in range(MOST_AT_ONCE // 8)]
        await receiver.taken(path, MOST_AT_ONCE)
        with ExitStack() as first, ExitStack() as second:
            first.enter_context(receiver.holding(path))
            for each in slow:
                await each.commit(5)
            await until(lambda: receiver.started.count(path) == 2 * MOST_AT_ONCE)
            await known.commit(2)
            await asyncio.sleep(SECONDS_TO_ANSWER)
            second.enter_context(receiver.holding(path))
            first.close()
            async with asyncio.timeout(SOON):
                await known.taken(3)
            most = 2 * MOST_AT_ONCE + len(slow) * MOST_OF_SILENT_OWNER
            await until(lambda: receiver.started.count(path) == most)
        async with asyncio.timeout(SOON):
            await receiver.taken(path, 3 * MOST_AT_ONCE)
            await known.commit()
            await known.taken(4)


async def test_nobody_waits_until_all_were_tried_that_refuse(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """A new hook is told of what happens while ten thousand others are due that nobody has tried yet."""
    service = serve(webhook_retry_seconds="3600")
    async with httpx.AsyncClient(base_url=service.url, timeout=30) as http:
        await (await committed_to(http, receiver, ["/before"])).taken(1)
        async with await psycopg.AsyncConnection.connect(own_database, autocommit=True) as connection:
            await connection.execute(REFUSING, (new_secret(),))
            while (await (await connection.execute(TRIED)).fetchone()) == (0,):
                pass
        for number in range(3):
            newcomer = await committed_to(http, receiver, [f"/new/{number}"])
            async with asyncio.timeout(SOON / 3):
                await newcomer.taken(1)


class PuttingOff(Deliverer):
    """A deliverer of which it is known what is to wait for its turn."""

    def __init__(self, cursors: Cursors, messages: Messages, post: Post) -> None:
        super().__init__(cursors, messages, post, (), Metrics())
        self.put_off = set[Due]()

    async def work_off(self, claim: Claim, places: Places, sent: Future[None] | None = None) -> int:
        """Deliver it."""
        left = await super().work_off(claim, places, sent)
        if left:
            self.put_off.add(claim.due)
        return left


async def test_long_commits_hold_no_place_of_those_that_answer(
    serve: Callable[..., Service],
    receiver: Receiver,
    own_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many wait to be told, a short one is told at once, and a shorter one before most of them."""
    monkeypatch.setattr(places, "MOST_AT_ONCE", 4)
    monkeypatch.setattr(worker, "MOST_LONG", 2)
    service, known, messages, post = serve(webhook_worker="false"), Places(), Kept(Narrator(), {}), Answered()
    async with (
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
        opened_store(with_account(own_database, SERVICE), 2) as store,
    ):
        *many, less, short = [await begun_hooked(http, receiver, f"/to/long/{number}") for number in range(8)]
        for each in (*many, less, short):
            known.heard(due(each), answered=True, seconds=0)
        for each in many:
            await a_long_commit(each, "wood")
        cursors = Cursors(store, 30)
        deliverer = PuttingOff(cursors, messages, post)
        working = worker.Worker(cursors, deliverer, Bell(), known, 0.05)
        running = asyncio.create_task(working.run())
        await until(lambda: messages.told and {due(each) for each in many} == deliverer.put_off)
        await a_long_commit(less)
        await short.commit()
        await until(lambda: post.told and due(less) in deliverer.put_off)
        await asyncio.sleep(0.1)  # by now it waits, too
        messages.door.set()
        await until(lambda: len(post.told) == 8)
        running.cancel()
        await working.finish(60)

    assert short.player.game.encode() in post.told[0]
    assert messages.told.index(due(less).game) <= 3  # two had begun, and one begins beside it


async def test_receivers_that_are_silent_on_long_commits_hold_nobody_s_turn(
    serve: Callable[..., Service], receiver: Receiver
) -> None:
    """Twice as many as are told at once answered a short one, and are sent what is long: others follow."""
    path, many = "/two/faces", 2 * places.MOST_LONG
    async with httpx.AsyncClient(base_url=serve().url, timeout=30) as http:
        known = await committed_to(http, receiver, ["/both"])
        silent = [await committed_to(http, receiver, [path]) for _ in range(many)]
        await known.taken(1)
        await receiver.taken(path, many)
        with receiver.holding(path):
            for each in silent:
                await a_long_commit(each)
            await until(lambda: receiver.started.count(path) >= many + places.MOST_LONG)
            await a_long_commit(known)
            await known.commit()
            async with asyncio.timeout(SOON):
                await known.taken(3)


async def test_of_long_commits_few_are_sent_and_not_answered(
    serve: Callable[..., Service],
    receiver: Receiver,
    own_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two, and the one whose turn it is: the next one begins when one of them has its answer."""
    monkeypatch.setattr(worker, "MOST_LONG", 1)
    monkeypatch.setattr(worker, "MOST_UNANSWERED", 2)
    monkeypatch.setattr(worker, "SECONDS_TO_ANSWER", 0.0)
    service, known, post, begun = serve(webhook_worker="false"), Places(), Deaf("/silent"), list[Due]()

    class Noting(Deliverer):
        """One of which it is known whose turn has come."""

        async def work_off(self, claim: Claim, places: Places, sent: Future[None] | None = None) -> int:
            """Deliver it."""
            begun.extend([claim.due] * (sent is not None))
            return await super().work_off(claim, places, sent)

    async with (
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
        opened_store(with_account(own_database, SERVICE), 2) as store,
    ):
        *silent, other = [
            await begun_hooked(http, receiver, path) for path in [*["/silent"] * 5, "/of/another"]
        ]
        for each in (*silent, other):
            known.heard(due(each), answered=True, seconds=0)
        for each in silent:
            await a_long_commit(each)
        deliverer = Noting(Cursors(store, 300), Messages(Narrator(), {}), post, (), Metrics())
        working = worker.Worker(Cursors(store, 300), deliverer, Bell(), known, 0.05)
        running = asyncio.create_task(working.run())
        for answered in range(3):
            await until(lambda: post.waiting == 3 + answered)  # noqa: B023 - it is called in this round
            await other.commit()  # what is told behind all of them leaves time for one more to begin
            await until(lambda: len(post.told) == 2 * answered + 1)  # noqa: B023 - the same
            assert len(begun) == len(set(begun)) == 3 + answered
            post.answers.release()
            await until(lambda: len(post.told) == 2 * answered + 2)  # noqa: B023 - the same
        running.cancel()
        await working.finish(0)


async def test_a_long_commit_that_waits_hides_nothing_that_is_told_at_once(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """However much of it waits, and for however long."""
    service, known = serve(webhook_worker="false"), Places()
    async with httpx.AsyncClient(base_url=service.url, timeout=30) as http:
        long, short = [due(await committed_to(http, receiver, [path])) for path in ("/long", "/at/once")]
    for each in (long, short):
        known.heard(each, answered=True, seconds=0)
    async with opened_store(with_account(own_database, SERVICE), 1) as store:
        assert set(await Cursors(store, 30).due(known, (), {long}, 1)) == {short}


async def test_what_is_long_and_comes_up_during_a_stop_is_left(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """What is under way ends; the long commit behind it is the next worker's, who need not wait."""
    service, known, post = serve(webhook_worker="false"), Places(), Slow()
    async with (
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
        opened_store(with_account(own_database, SERVICE), 2) as store,
    ):
        hooked = await committed_to(http, receiver, ["/to/stop"])
        await a_long_commit(hooked)
        known.heard(due(hooked), answered=True, seconds=0)
        cursors = Cursors(store, 30)
        deliverer = Deliverer(cursors, Messages(Narrator(), {}), post, (), Metrics())
        working = worker.Worker(cursors, deliverer, Bell(), known, 0.05)
        running = asyncio.create_task(working.run())
        await until(post.begun.is_set)
        running.cancel()
        stopping = asyncio.create_task(working.finish(60))
        await asyncio.sleep(0)
        post.answers.set()
        await stopping
        left = await cursors.claim(due(hooked).game, {due(hooked).hook: due(hooked)})

    assert (len(post.told), len(left)) == (1, 1)


class Slow(Answered):
    """Attempts that are answered when it is said."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.answers = asyncio.Event(), asyncio.Event()

    async def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Wait, then say yes."""
        self.begun.set()
        await self.answers.wait()
        return await super().__call__(url, headers, body)


async def test_what_waits_for_its_turn_is_not_begun_behind_a_stop(
    serve: Callable[..., Service], receiver: Receiver, own_database: str
) -> None:
    """A worker that ends leaves it to the next one, which need not wait for anything to run out."""
    service, known, messages, post = serve(webhook_worker="false"), Places(), Kept(Narrator(), {}), Answered()
    async with (
        httpx.AsyncClient(base_url=service.url, timeout=30) as http,
        opened_store(with_account(own_database, SERVICE), 2) as store,
    ):
        games = [
            await begun_hooked(http, receiver, f"/to/stop/{number}") for number in range(places.MOST_LONG + 1)
        ]
        for each in games:
            known.heard(due(each), answered=True, seconds=0)
            await a_long_commit(each)
        cursors = Cursors(store, 30)
        deliverer = PuttingOff(cursors, messages, post)
        working = worker.Worker(cursors, deliverer, Bell(), known, 0.05)
        running = asyncio.create_task(working.run())
        await until(lambda: messages.told and {due(each) for each in games} == deliverer.put_off)
        await asyncio.sleep(0.1)  # by now all of them wait
        running.cancel()
        stopping = asyncio.create_task(working.finish(60))
        await asyncio.sleep(0)
        messages.door.set()
        await stopping
        left = [each for each in games if await cursors.claim(due(each).game, {due(each).hook: due(each)})]

    assert (len(post.told), len(left)) == (places.MOST_LONG, 1)
