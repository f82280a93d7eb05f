"""Somebody who asks for much that takes long."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, ExitStack
from typing import Any
from uuid import UUID

import httpx
import msgspec
import pytest

from domain.core.draft import Draft
from domain.core.event import Event
from domain.core.rejected import Rejected
from domain.core.ruleset import Ruleset
from domain.scythe.board import TERRITORIES
from service.api import pictures, playing
from service.api.answers import Commit, commit
from service.api.body import parsed
from service.api.call import Call
from service.boards import boards
from service.boards.boards import moves_of
from service.boards.scene import Move
from service.games import past as pictures_past
from service.games.library import Library
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.store import Store
from service.streams.hub import Hub
from service.waiting import taking_turns
from service.waiting.aside import LONG, SOME, TO_TELL, VERY_LONG, aside
from service.waiting.asker import asking
from service.waiting.in_hand import InHand
from service.waiting.pace import AT_A_TURN
from service.waiting.room import LONG_DOCUMENT
from service.waiting.taking_turns import (
    LITTLE,
    MOST_EVENTS,
    MOST_OF_A_SITE,
    MOST_READINGS,
    MOST_WAITING,
    Turns,
)
from tests.api.client import Player, begun, done, problem
from tests.api.counter import COUNTER, Add, State, add
from tests.api.door import Door
from tests.api.running import ALL, running
from tests.hostile.test_long_logs import correction, filled
from tests.waiting import until


def slow(door: Door) -> Ruleset[State]:
    """The counter's rules, each fact of which is told behind a door."""

    def evolve(state: State | None, event: Event) -> State:
        door.go_through()
        return COUNTER.evolve(state, event)

    return dataclasses.replace(COUNTER, name="slow", evolve=evolve)


async def test_who_asks_for_much_waits_for_himself() -> None:
    """Audits of many games by one are done one after the other; another's is done with the first of them."""
    turns, order, door = Turns(), list[str](), threading.Event()

    async def check(asker: str, number: int) -> None:
        asking.set(asker)
        async with turns.checking(f"audits of game {number}"):
            await aside(lambda: door.wait(60))
            order.append(asker)

    many = [asyncio.create_task(check("greedy", number)) for number in range(MOST_OF_A_SITE)]
    await asyncio.sleep(0)
    other = asyncio.create_task(check("other", 60))
    await asyncio.sleep(0)
    door.set()
    await asyncio.gather(*many, other)

    assert order.index("other") == 1


async def test_who_comes_from_many_places_waits_for_his_game() -> None:
    """Audits of one game are done one after the other; one of another game with the first of them."""
    turns, order, door = Turns(), list[str](), threading.Event()

    async def check(asker: str, game: str) -> None:
        asking.set(asker)
        async with turns.checking(game):
            await aside(lambda: door.wait(60))
            order.append(game)

    many = [asyncio.create_task(check(f"network {number}", "theirs")) for number in range(60)]
    await asyncio.sleep(0)
    other = asyncio.create_task(check("other", "mine"))
    await asyncio.sleep(0)
    door.set()
    await asyncio.gather(*many, other)

    assert order.index("mine") == 1


async def test_who_has_many_long_games_read_waits_for_himself() -> None:
    """Some are read one by one, more are refused at once; another's is read with the first of them."""
    turns, order, door = Turns(), list[str](), threading.Event()

    async def read(asker: str, game: str) -> None:
        asking.set(asker)
        async with turns.reading(game, VERY_LONG):
            await aside(lambda: door.wait(60), VERY_LONG)
            order.append(asker)

    most = MOST_OF_A_SITE
    many = [asyncio.create_task(read("greedy", f"game {number}")) for number in range(2 * most)]
    await asyncio.sleep(0)
    other = asyncio.create_task(read("other", "another game"))
    await asyncio.sleep(0)
    refused = [each.exception() for each in many if each.done()]
    door.set()
    await asyncio.gather(*many, other, return_exceptions=True)

    assert order.index("other") == 1
    assert (len(refused), len(order)) == (most, most + 1)
    assert {type(each) for each in refused} == {Rejected}


async def test_nobody_waits_for_the_opening_of_a_very_long_game(
    database_url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for a small one that no process has yet is answered meanwhile, from the same address too."""
    door = Door()

    monkeypatch.setitem(ALL, "slow", slow(door))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            small, long = [await begun(http, each, setup={"target": 5}) for each in ("counter", "slow")]
            await filled(long, store, correction("") * (VERY_LONG // 2))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            small, long = (Player(http, each.game, each.token, each.version) for each in (small, long))
            done(await door.others_go_on(http, long.get(), small.get()))


async def test_nobody_with_little_to_do_waits_behind_what_is_very_long() -> None:
    """However much of that there is, and whoever wants it."""
    door = threading.Event()
    very_long = [asyncio.create_task(aside(lambda: door.wait(60), VERY_LONG)) for _ in range(8)]
    try:
        for amount in (LONG - 1, LONG, VERY_LONG - 1):
            assert await asyncio.wait_for(aside(lambda: "done", amount), 20) == "done"
    finally:
        door.set()
    await asyncio.gather(*very_long)


async def test_nobody_waits_for_a_story_behind_moves_that_are_dear(
    database_url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short the log is that is decided again, for an audit or an import."""
    door = Door()

    def dear(draft: Draft[State], action: Add) -> None:
        door.go_through()
        add(draft, action)

    monkeypatch.setitem(ALL, "dear", dataclasses.replace(COUNTER, name="dear", deeds={Add: dear}))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            told = await begun(http, setup={"target": 5})
            await filled(told, store, correction("") * (TO_TELL.long // 2))
            game = await begun(http, "dear", setup={"target": 5})
            await game.act(type="add", amount=9)
            log = await game.get("/events", Accept="application/x-ndjson")
            headers = {"Content-Type": "application/x-ndjson"}
            imported = http.post("/v1/games/import", content=log.content, headers=headers)
            for checked, status in ((game.get("/audit"), 200), (imported, 201)):
                done(await door.others_go_on(http, checked, told.get("/turns?limit=100")), status)


async def test_whoever_has_many_tokens_is_one(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is done for the site that it is asked from, whatever token comes with the request."""
    askers = set()

    def known(draft: Draft[State], action: Add) -> None:
        askers.add(asking.get())
        add(draft, action)

    monkeypatch.setitem(ALL, "known", dataclasses.replace(COUNTER, name="known", deeds={Add: known}))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "known", setup={"target": 5})
            await game.act(type="add", amount=1)
            spectator = await game.share("spectator")
            askers.clear()
            done(await spectator.get("/audit"))
            assert askers == {"127.0.0.1"}
            for network in ("2001:db8:7:1::1", "2001:db8:7:2::1"):
                done(await spectator.get("/audit", X_Forwarded_For=network))
            assert askers == {"127.0.0.1", "2001:db8:7::/48"}


async def test_games_that_wait_in_memory_have_a_bound() -> None:
    """Of the longest logs fewer wait, for who asks for many of them: one at least, and another's too."""
    turns, half = Turns(), MOST_EVENTS // 2
    async with AsyncExitStack() as waiting:
        asking.set("other")
        await waiting.enter_async_context(turns.reading("a very long game", 2 * MOST_EVENTS))
        asking.set("greedy")
        await waiting.enter_async_context(turns.reading("a long game", half))
        second = asyncio.create_task(hold(turns.reading("another", half)))
        await asyncio.sleep(0)
        assert not second.done()
        with pytest.raises(Rejected) as refused:
            await hold(turns.reading("a third", VERY_LONG))
        assert (refused.value.code, refused.value.facts) == ("long_work_waiting", {"limit": 2})
    await second
    await hold(turns.reading("a third", 2 * MOST_EVENTS))


async def test_games_of_which_a_part_is_read_have_the_same_bound() -> None:
    """They are in memory whole; however many read a part of the same one, it is so once."""
    turns, games = Turns(), [Long() for _ in range(20)]
    asking.set("greedy")
    async with turns.own("the game"):
        reading = [
            asyncio.create_task(hold(turns.reading("the game", part, game)))
            for part in (1, TO_TELL.long)
            for game in games
        ]
        await asyncio.sleep(0)
        refused = [each for each in reading if each.done()]
        assert len(reading) - len(refused) == 2 * MOST_EVENTS // VERY_LONG
    answers = await asyncio.gather(*reading, return_exceptions=True)
    assert {each.facts["limit"] for each in answers if isinstance(each, Rejected)} == {MOST_OF_A_SITE}
    await hold(turns.reading("the game", 1, games[-1]))


def test_a_game_counts_once_however_many_wait_with_it() -> None:
    """So there is room for another one beside it."""
    waiting, game, another = InHand(10).waiting, object(), object()
    with (
        waiting("site", game, 5),
        waiting("site", game, 5),
        waiting("site", another, 5),
        pytest.raises(Rejected),
        waiting("site", object(), 1),
    ):
        pass


@dataclasses.dataclass(eq=False)
class Long:
    """A very long game in memory."""

    work: int = VERY_LONG


async def test_whoever_reads_a_part_of_a_game_has_it_in_memory(
    database_url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts, whatever is asked of it: here there is room for one game."""
    door = Door()
    parts = ["/turns?limit=1", "/turns?version=2", "/events/2/explanation", "?version=2", "/bg-stats"]

    monkeypatch.setitem(ALL, "slow", slow(door))
    monkeypatch.setattr(taking_turns, "MOST_EVENTS", 1)
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            long, other = [await begun(http, each, setup={"target": 5}) for each in ("slow", "counter")]
            await filled(long, store, correction("") * (LONG // 2))
            done(await long.get())
            assert 429 not in [(await other.get(part)).status_code for part in parts]

            async def parts_meanwhile() -> httpx.Response:
                for part in parts:
                    assert problem(await other.get(part), 429, "long_work_waiting")["limit"] == 1
                problem(await other.post("/forks", {}), 429, "long_work_waiting")
                return await other.get()

            done(await door.others_go_on(http, long.post("/forks", {}), parts_meanwhile()), 201)


async def hold(turn: AbstractAsyncContextManager[None]) -> None:
    """Wait for a turn, and let the next one in."""
    async with turn:
        await asyncio.sleep(0)


async def test_what_all_sites_ask_for_has_a_bound() -> None:
    """Requests that wait keep their connections: sites that ask for much never have all that there are.

    Who asks for little is let in, whatever they have waiting.
    """
    turns, most = Turns(2 * LITTLE), ExitStack()
    with most:
        for site in ("one", "another"):
            for _ in range(LITTLE):
                most.enter_context(turns.waiting(site, MOST_READINGS))
        for site in ("one", "another"):
            with pytest.raises(Rejected) as refused, turns.waiting(site, MOST_READINGS):
                pass
            assert (refused.value.code, refused.value.facts) == ("long_work_waiting", {"limit": 2 * LITTLE})
        for _ in range(LITTLE):
            most.enter_context(turns.waiting("a third", MOST_READINGS))
        with pytest.raises(Rejected), turns.waiting("a third", MOST_READINGS):
            pass


@pytest.mark.parametrize("held", [Turns.reading, Turns.checking_here], ids=["a game", "a place for audits"])
async def test_who_holds_what_others_want_waits_for_nothing_that_was_asked_for_without(
    held: Callable[[Turns, str, int], AbstractAsyncContextManager[None]],
) -> None:
    """Else they would wait for all that this one has asked for."""
    turns, others = Turns(), list[int]()
    asking.set("greedy")

    def work() -> None:
        others.append(1)
        time.sleep(0.05)

    many = [asyncio.create_task(aside(work)) for _ in range(20)]
    await asyncio.sleep(0)
    async with held(turns, "a game that others play", SOME):
        await aside(lambda: None)
    assert len(others) <= 2
    await asyncio.gather(*many)


async def test_nobody_waits_for_the_short_stories_of_many_games_of_one_site() -> None:
    """Whoever has as many told waits for himself before he holds anything."""
    turns, told = Turns(), list[int]()

    def tell() -> None:
        told.append(1)
        time.sleep(0.02)

    async def story(number: int) -> None:
        asking.set("greedy")
        async with turns.reading(f"game {number}", SOME - 1):
            await aside(tell, SOME - 1, TO_TELL)

    async def check(site: str) -> int:
        asking.set(site)
        async with turns.checking_here(f"audits of a game of {site}", 10):
            return await aside(lambda: len(told))

    many = [asyncio.create_task(story(number)) for number in range(60)]
    await until(lambda: told)
    own = asyncio.create_task(check("greedy"))
    await asyncio.sleep(0)
    before = len(told)
    assert await asyncio.create_task(check("other")) <= before + 4
    await asyncio.gather(own, *many)


def test_what_one_asks_for_has_a_bound() -> None:
    """Others are let in; and so is who was refused, when something is done."""
    turns = Turns()
    places = [turns.place("greedy") for _ in range(MOST_WAITING)]
    for place in places:
        place.__enter__()
    with pytest.raises(Rejected) as refused, turns.place("greedy"):
        pass
    assert (refused.value.code, refused.value.facts) == ("long_work_waiting", {"limit": MOST_WAITING})
    with turns.place("other"):
        places[0].__exit__(None, None, None)
    with turns.place("greedy"):
        pass


async def test_sixty_audits_at_once_are_refused(game: Player, http: httpx.AsyncClient) -> None:
    """All but those that may wait; another token is let in."""
    spectator = await game.share("spectator")
    answers = await asyncio.gather(*(spectator.get("/audit") for _ in range(60)), game.get("/audit"))
    refused = [answer for answer in answers if answer.status_code != 200]

    assert answers[-1].status_code == 200
    for answer in refused:
        assert problem(answer, 429, "long_work_waiting")["limit"] == MOST_WAITING
        assert answer.headers["retry-after"] == "1"
    assert "automa_failures_total 0.0" in (await http.get("/metrics")).text


async def test_who_looks_on_by_the_same_token_elsewhere_has_an_audit(game: Player) -> None:
    """A link for looking on is many people's: of those who ask too often, the others go on."""
    spectator = await game.share("spectator")
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    base, wait = game.http.base_url, game.http.timeout
    async with httpx.AsyncClient(base_url=base, timeout=wait, transport=elsewhere) as http:
        other = msgspec.structs.replace(spectator, http=http)
        *here, there = await asyncio.gather(
            *(spectator.get("/audit") for _ in range(60)), other.get("/audit")
        )

    assert there.status_code == 200
    assert {answer.status_code for answer in here} == {200, 429}


async def test_few_events_with_long_texts_are_much_to_read(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While such a log is read for a fork, or for how it was, the service answers."""
    door = Door()

    monkeypatch.setitem(ALL, "slow", slow(door))
    corrected = {"type": "correct", "pointer": "/total", "value": 1, "reason": "x" * 1_000}
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "slow", setup={"target": 5})
            for _ in range(20):
                done(await game.post("/turns", {"actions": [corrected] * 15}))
            assert game.version < LONG
            done(await door.others_go_on(http, game.post("/forks", {})), 201)
            done(await door.others_go_on(http, game.get(f"?version={game.version - 3}")))


async def test_nobody_waits_while_a_long_turn_is_decided(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is taken or, at its end, refused: that leaves no trace, and can be asked for without end."""
    door = Door()

    monkeypatch.setitem(ALL, "slow", slow(door))
    corrected = {"type": "correct", "pointer": "/total", "value": 1, "reason": "x" * 500}
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "slow", setup={"target": 5})
            turn = {"actions": [corrected] * 10}
            done(await door.others_go_on(http, game.post("/turns", turn)))
            turn["actions"].append({**corrected, "pointer": "/nowhere"})
            problem(await door.others_go_on(http, game.post("/turns", turn)), 409, "correction_impossible")


@pytest.mark.parametrize("length", [20, 500], ids=["short", "long"])
async def test_nobody_waits_for_a_turn_that_waits_itself(
    database_url: str, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    """Who has one decided elsewhere that takes long holds no other table with the next one."""
    door = Door()

    monkeypatch.setitem(ALL, "slow", slow(door))
    corrected = {"type": "correct", "pointer": "/total", "value": 1, "reason": "x" * length}
    turn = {"actions": [corrected] * 10}
    assert (len(msgspec.json.encode(turn)) < LONG_DOCUMENT) == (length == 20)
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    with running(database_url) as url:
        async with (
            httpx.AsyncClient(base_url=url, timeout=30) as http,
            httpx.AsyncClient(base_url=url, timeout=30, transport=elsewhere) as other,
        ):
            own, shared = (
                await begun(http, "slow", setup={"target": 5}),
                await begun(http, setup={"target": 5}),
            )
            waiting = list[asyncio.Task[httpx.Response]]()

            async def another_s_command() -> httpx.Response:
                waiting.append(asyncio.create_task(shared.post("/turns", turn, match="*")))
                await asyncio.sleep(0.3)
                return await msgspec.structs.replace(shared, http=other).post(
                    "/actions", corrected, match="*"
                )

            done(await door.others_go_on(http, own.post("/turns", turn), another_s_command()))
            done(await waiting[0])


async def test_long_commands_that_wait_are_not_read_yet(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A site may have as many waiting as it has connections: read, each takes thirty times its length."""
    door, read = Door(), list[object]()

    def reading(body: object, decoder: msgspec.json.Decoder[object]) -> tuple[bytes, object]:
        read.append(body)
        return parsed(body, decoder)

    monkeypatch.setitem(ALL, "slow", slow(door))
    monkeypatch.setattr(playing, "parsed", reading)
    turn = {"actions": [{"type": "correct", "pointer": "/total", "value": 1, "reason": "x" * 500}] * 10}
    room = int(3.5 * len(msgspec.json.encode(turn)))
    monkeypatch.setattr("service.waiting.room.MOST_LONG", room)
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "slow", setup={"target": 5})
            waiting = list[asyncio.Task[httpx.Response]]()

            async def many_more() -> httpx.Response:
                more = (game.post("/turns", turn, match="*") for _ in range(20))
                waiting.extend(map(asyncio.ensure_future, more))
                await asyncio.sleep(0.5)
                assert len(read) == 3
                return await http.get("/health/live")

            done(await door.others_go_on(http, game.post("/turns", turn), many_more()))
            for each in await asyncio.gather(*waiting):
                done(each)
            assert len(read) == len(waiting) + 1


async def test_looking_back_reads_a_commit_and_no_game(
    database_url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked of a version in the middle of a commit, of a log of many."""
    told = 0

    def evolve(state: State | None, event: Event) -> State:
        nonlocal told
        told += 1
        return COUNTER.evolve(state, event)

    monkeypatch.setitem(ALL, "told", dataclasses.replace(COUNTER, name="told", evolve=evolve))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "told", setup={"target": 5})
            await filled(game, store, correction("") * 400)
            first = game.version
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = Player(http, game.game, game.token, first + 800)
            done(await game.get())
            told, middle = 0, first + 401
            for asked in (f"?version={middle}", f"/turns?version={middle}", f"/score?version={middle}"):
                done(await game.get(asked))
            problem(await game.get(f"/events/{middle}/explanation"), 404, "nothing_to_explain")
            assert told < 10


async def test_who_has_many_games_read_waits_for_himself() -> None:
    """Also when none of them is long: another's is read with the first of them."""
    turns, order = Turns(), list[str]()

    async def read(asker: str, game: str) -> None:
        asking.set(asker)
        async with turns.reading(game, SOME):
            await asyncio.sleep(0)
            order.append(asker)

    many = [asyncio.create_task(read("greedy", f"game {number}")) for number in range(2 * MOST_READINGS)]
    await asyncio.sleep(0)
    other = asyncio.create_task(read("other", "another game"))
    answers = await asyncio.gather(*many, other, return_exceptions=True)

    assert order.index("other") <= 1
    assert [type(each) for each in answers if each is not None] == [Rejected] * MOST_READINGS


@pytest.mark.parametrize("asked_for", [12, 13], ids=["another game", "one that the greedy has asked for too"])
async def test_who_opens_many_games_waits_for_himself(
    http: httpx.AsyncClient, store: Store, asked_for: int
) -> None:
    """What no process has in memory is read one by one for each site: another's game with the first."""
    games = [await begun(http, setup={"target": 5}) for _ in range(13)]
    library, order = Library(store, ALL, 100, Metrics(), Hub()), list[str]()

    async def opened(asker: str, game: Player) -> None:
        asking.set(asker)
        await library.at_version(UUID(game.game), game.version)
        order.append(asker)

    many = [asyncio.create_task(opened("greedy", each)) for each in games[:asked_for]]
    await asyncio.sleep(0)
    await asyncio.gather(*many, opened("other", games[-1]))

    assert order.index("other") <= 2


async def test_who_wants_many_pictures_waits_for_himself(http: httpx.AsyncClient) -> None:
    """Another is not kept waiting until all of them are painted."""
    setup = RULESETS["scythe"].examples["setup"]
    greedy, other = [await begun(http, "scythe", setup=setup) for _ in range(2)]
    for _ in range(7):
        await greedy.act(type="gain", coins=1)
    order = []

    async def picture(who: Player, version: int) -> None:
        answer = await who.get(f"/board.png?width=200&version={version}")
        assert answer.status_code == 200
        order.append(who)

    versions = range(greedy.version, greedy.version - 14, -2)
    await asyncio.gather(*(picture(greedy, each) for each in versions), picture(other, other.version))

    assert order[-1] is not other


async def test_a_long_turn_is_drawn_beside_the_others(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of its moments is looked at whole; a short turn is drawn at once."""
    threads = list[str]()

    def moved(ruleset: str, views: Sequence[msgspec.Struct]) -> tuple[Move, ...]:
        threads.append(threading.current_thread().name)
        return moves_of(ruleset, views)

    monkeypatch.setattr(pictures, "moves_of", moved)
    game = await begun(http, "scythe", setup=RULESETS["scythe"].examples["setup"])
    for changes in (2, 40):
        gains = [{"type": "gain", "coins": 1}, {"type": "pay", "coins": 1}] * (changes // 2)
        done(await game.post("/turns", {"actions": gains}))
        assert (await game.get("/board.svg?last_turn=true")).status_code == 200

    assert [name.startswith("aside-long") for name in threads] == [False, True]


async def test_the_answer_to_a_turn_that_led_to_much_is_told_beside_the_others(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of its facts has a sentence, also where it is repeated; of a few they are told at once."""
    threads = list[str]()

    def told(*given: Any) -> Commit:  # noqa: ANN401 - as they come
        threads.append(threading.current_thread().name)
        return commit(*given)

    monkeypatch.setattr(playing, "commit", told)
    game = await begun(http, "scythe", setup=RULESETS["scythe"].examples["setup"])
    goods = {"oil": 2, "food": 1, "wood": 3}
    everywhere = {"type": "report", "resources": dict.fromkeys(TERRITORIES, goods)}
    for key, action in (("little", {"type": "gain", "coins": 1}), ("much", everywhere)):
        for _ in range(2):
            done(await game.post("/actions", action, match="*", Idempotency_Key=key))

    assert [name.startswith("aside-long") for name in threads] == [False, False, True, True]


async def test_pictures_that_waited_for_the_database_are_drawn_little_by_little(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been away, or locked, for all of them: between some of them the event loop looks on."""
    together, drawn, turn, gathered = 12, list[int](), [0], asyncio.Event()
    coming: list[None] = []

    async def state_at(*given: Any) -> object:  # noqa: ANN401 - as they come
        state = await pictures_past.state_at(*given)
        coming.append(None)
        if len(coming) == together:
            gathered.set()
        await gathered.wait()
        return state

    def another_turn() -> None:
        turn[0] += 1

    def board(*given: Any, **named: Any) -> str:  # noqa: ANN401 - as they come
        drawn.append(turn[0])
        asyncio.get_running_loop().call_soon(another_turn)
        return boards.board(*given, **named)

    monkeypatch.setattr(pictures, "state_at", state_at)
    monkeypatch.setattr(pictures, "board", board)
    game = await begun(http, "scythe", setup=RULESETS["scythe"].examples["setup"])
    answers = await asyncio.gather(*(game.get(f"/board.svg?width={200 + each}") for each in range(together)))
    assert {each.status_code for each in answers} == {200}
    assert len(drawn) == together
    assert max(map(drawn.count, drawn)) <= AT_A_TURN


@pytest.mark.parametrize("call", ["games", "packs"])
async def test_of_long_bodies_of_a_site_few_are_read_at_a_time(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """Though what is read waits, for the database or to be checked: it takes thirty times as much."""
    body = {"made up": ["x" * 20] * 1_000}
    length = len(msgspec.json.encode(body))
    monkeypatch.setattr("service.waiting.room.MOST_LONG", 3 * length)
    read, most, ends = 0, list[int](), asyncio.Event()
    reading = Call.document

    async def document(one: Call, raw: bytes) -> object:
        nonlocal read
        read += 1
        most.append(read)
        await ends.wait()
        try:
            return await reading(one, raw)
        finally:
            read -= 1

    monkeypatch.setattr(Call, "document", document)
    waiting = [asyncio.create_task(http.post(f"/v1/{call}", json=body)) for _ in range(10)]
    await until(lambda: len(most) == 3)
    await asyncio.sleep(0.3)
    ends.set()
    assert {each.status_code for each in await asyncio.gather(*waiting)} <= {400, 422}
    assert max(most) == 3
    assert len(most) == 10
