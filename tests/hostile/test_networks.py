"""Who asks for little waits for no more than one of each other network, whatever those ask for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Generator
from uuid import UUID, uuid4

import httpx
import pytest

from service.games.codec import canonical_json
from service.games.commands import Conditions, Done, carry_out
from service.games.library import Library
from service.games.orders import Act
from service.games.rulesets import RULESETS
from service.metrics import Metrics
from service.store import Key, Store, StoreUnavailable, TooMuchAsked, opened_store
from service.store.access import token_hash
from service.store.accounts import SERVICE, with_account
from service.streams.hub import Hub
from service.waiting.aside import LONG, aside, holding, judging, who_asks
from service.waiting.asker import asking
from service.waiting.deciding import HERE, SOME_COMMAND, Occupied, deciding
from service.waiting.gates import Gates
from service.waiting.portions import Portions
from service.waiting.room import LONG_DOCUMENT
from service.waiting.taking_turns import MOST_HERE, Turns
from service.waiting.turn import Turn
from tests.api.client import Player, begun, done
from tests.api.running import ALL, running
from tests.benchmarks.sample_log import log_file
from tests.waiting import PATIENCE

CORRECTION = {"type": "correct", "pointer": "/total", "value": 1, "reason": "so it lies"}


@pytest.mark.parametrize(
    ("shared", "width"), [(False, 1_500), (True, 1_600)], ids=["another token", "the last one's token"]
)
async def test_who_has_many_tokens_waits_for_his_pictures_himself(
    http: httpx.AsyncClient, address: str, *, shared: bool, width: int
) -> None:
    """Another network's is painted with the first of them, though asked for last, and by the same token.

    What was painted before is there at once: each time they want others.
    """
    setup = RULESETS["scythe"].examples["setup"]
    owner = await begun(http, "scythe", setup=setup)
    many = [await owner.share("spectator") for _ in range(16)]
    other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    painted: list[str] = []

    async def picture(who: Player, width: int, network: str) -> None:
        answer = await who.get(f"/board.png?width={width}")
        assert answer.status_code == 200
        painted.append(network)

    async with httpx.AsyncClient(base_url=address, transport=other, timeout=30) as elsewhere:
        games = [asyncio.create_task(picture(each, width + at, "one")) for at, each in enumerate(many)]
        await asyncio.sleep(0.1)  # all of them have been asked for, and few painted
        token = many[-1].token if shared else owner.token
        await picture(Player(elsewhere, owner.game, token, owner.version), 100, "other")
        await asyncio.gather(*games)

    assert painted.index("other") < len(many) - 3


async def test_who_has_much_done_beside_waits_for_himself() -> None:
    """Dozens of long bodies or stories of one are not before another's that comes later."""
    order, door = list[str](), threading.Event()

    async def ask(asker: str) -> None:
        asking.set(asker)
        await aside(lambda: door.wait(60))
        order.append(asker)

    theirs = [asyncio.create_task(ask("one")) for _ in range(20)]
    await asyncio.sleep(0)
    mine = asyncio.create_task(ask("other"))
    await asyncio.sleep(0)
    door.set()
    await asyncio.gather(*theirs, mine)

    assert order.index("other") <= 1


def decided(commands: int) -> Generator[None, None, None]:
    """A log of so many commands, each of which takes a millisecond."""
    for _ in range(commands):
        time.sleep(0.001)
        yield


@pytest.mark.parametrize(
    ("many", "few", "behind"), [(LONG - 1, 20, 0), (LONG - 1, 200, 0), (200, 20, 0), (50, 20, MOST_HERE)]
)
async def test_nobody_with_a_very_short_log_waits_behind_all_that_are_short(
    many: int, few: int, behind: int
) -> None:
    """However many networks have such ones checked: behind few that have begun, or a part of each."""
    turns, order = Turns(), list[str]()

    async def check(asker: str, events: int) -> None:
        asking.set(asker)
        async with turns.checking_here(f"audits of {asker}", events):
            await judging(decided(events))
            order.append(asker)

    theirs = [asyncio.create_task(check(f"network {number}", many)) for number in range(12)]
    await asyncio.sleep(0)
    await check("mine", few)

    assert order.index("mine") <= behind
    await asyncio.gather(*theirs)


async def test_nobody_waits_until_a_log_of_dear_moves_is_decided() -> None:
    """Few moves may take as long as many: other networks have their turn between them."""
    turns, over = Turns(), threading.Event()

    def dear() -> Generator[None, None, None]:
        while not over.is_set():
            yield from decided(1)

    async def check(asker: str, steps: Generator[None, None, None]) -> None:
        asking.set(asker)
        async with turns.checking_here(f"audits of {asker}", 20):
            await judging(steps)

    theirs = asyncio.create_task(check("theirs", dear()))
    await asyncio.sleep(0.1)
    await check("mine", decided(20))
    over.set()
    await theirs


async def test_an_outage_is_waited_for_once_by_all_whose_logs_are_checked() -> None:
    """Else each would wait for it behind those who came before; whoever comes then finds out anew."""
    turns, away, waited = Turns(), asyncio.Event(), list[str]()

    async def check(asker: str) -> None:
        asking.set(asker)
        async with turns.checking_here(f"audits of {asker}", 20):
            waited.append(asker)
            await away.wait()
            raise StoreUnavailable("it is away")

    checks = [asyncio.create_task(check(f"network {number}")) for number in range(3 * MOST_HERE)]
    await asyncio.sleep(0)
    away.set()
    told = await asyncio.gather(*checks, return_exceptions=True)
    assert [type(each) for each in told] == [StoreUnavailable] * len(checks)
    assert len(waited) == MOST_HERE
    with pytest.raises(StoreUnavailable):
        await check("mine")
    assert waited[-1] == "mine"


async def test_who_waits_for_the_database_keeps_no_other_command_of_a_site() -> None:
    """Of some length: where it is decided it is behind the others, and nowhere else."""
    async with asyncio.timeout(20), deciding(LONG_DOCUMENT - 1) as one, deciding(LONG_DOCUMENT - 1) as other:
        assert await other.do(lambda: "decided") == await one.do(lambda: "decided")


async def test_nobody_with_a_very_short_log_waits_for_the_imports_of_others(database_url: str) -> None:
    """Two dozen networks have ones of many events read; another's of few comes last, and is read soon."""
    long, short = log_file(LONG - 50), log_file(20)
    read = list[bytes]()

    async def have_read(url: str, network: int, log: bytes) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{network}")
        async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as http:
            headers = {"Content-Type": "application/x-ndjson"}
            done(await http.post("/v1/games/import", content=log, headers=headers), 201)
            read.append(log)

    with running(database_url, max_body_bytes=len(long)) as url:
        theirs = [asyncio.create_task(have_read(url, network, long)) for network in range(2, 26)]
        await asyncio.sleep(0.2)  # all of them have been asked for, and few read
        await have_read(url, 1, short)
        await asyncio.gather(*theirs)

    assert read.index(short) < len(theirs) - 3


async def test_who_asks_the_database_for_much_waits_for_himself(database_url: str) -> None:
    """Hundreds of listings of one are not before the little that another wants of the database."""
    order = list[str]()
    async with opened_store(with_account(database_url, SERVICE), 2, whose=who_asks) as store:

        async def ask(asker: str) -> None:
            asking.set(asker)
            await store.query(b"select pg_sleep(0.02)", {})
            order.append(asker)

        theirs = [asyncio.create_task(ask("one")) for _ in range(40)]
        await asyncio.sleep(0)
        await asyncio.gather(*theirs, asyncio.create_task(ask("other")))

    assert order.index("other") < 20


async def test_of_whatever_is_asked_for_together_all_have_as_much() -> None:
    """Who wants little is behind nothing but what is under way; who has had much, behind who had none."""
    order, door, waits = list[str](), threading.Event(), list[asyncio.Task[bool]]()

    async def ask(whose: str, amount: int) -> bool:
        done = await aside(lambda: door.wait(60), amount, whose=whose)
        order.append(whose)
        return done

    asked = (
        ("first", 2_000),
        ("first", 2_000),
        ("greedy", 3_000),
        ("greedy", 300),
        ("modest", 300),
        ("late", 2_000),
    )
    for whose, amount in asked:
        waits.append(asyncio.create_task(ask(whose, amount)))
        await asyncio.sleep(0)
    waits[0].add_done_callback(lambda _: waits.append(asyncio.create_task(ask("last", 300))))
    door.set()
    await asyncio.gather(*waits)
    await waits[-1]

    assert order == ["first", "modest", "last", "late", "greedy", "greedy", "first"]


async def test_what_others_want_is_not_behind_what_its_holder_has_asked_for(database_url: str) -> None:
    """Who holds a turn that another waits for, too, has it done before the same site's many readings."""
    order, shared = list[str](), Turn()
    async with opened_store(with_account(database_url, SERVICE), 2, whose=who_asks) as store:

        async def ask() -> None:
            await store.query(b"select pg_sleep(0.02)", {})
            order.append(asking.get())

        async def ask_in_turn(asker: str) -> None:
            asking.set(asker)
            async with shared:
                with holding():
                    await ask()

        asking.set("one")
        theirs = [asyncio.create_task(ask()) for _ in range(40)]
        await asyncio.sleep(0)
        turns = [asyncio.create_task(ask_in_turn(asker)) for asker in ("one", "other")]
        await asyncio.gather(*theirs, *turns)

    assert order.index("other") < 20


async def test_nobody_waits_for_a_game_in_which_somebody_s_key_is_looked_up(
    http: httpx.AsyncClient, database_url: str
) -> None:
    """A key of one that has much read already, where keys have come again: others command there meanwhile."""
    game = await begun(http, setup={"target": 50})
    game_id, token = UUID(game.game), token_hash(game.token)
    async with opened_store(with_account(database_url, SERVICE), 8, whose=who_asks) as store:
        library = Library(store, ALL, 10, Metrics(), Hub())
        action = library.codec("counter").action.decode(canonical_json(CORRECTION))
        order: list[str] = []

        async def command(asker: str, key: str | None) -> Done:
            asking.set(asker)
            entered, access = await library.enter(game_id, token, fresh=True)
            told = Act(action, canonical_json(CORRECTION), access)
            once = Conditions(None, token, Key(key, bytes(32)) if key else None)
            done = await carry_out(library, entered, told, once, lambda: None, where=HERE)
            order.append(asker)
            return done

        async def much() -> None:
            asking.set("one")
            await store.query(b"select pg_sleep(0.1)", {})
            order.append("much")

        await asyncio.create_task(command("one", "again"))
        assert (await asyncio.create_task(command("one", "again"))).replayed
        order.clear()
        many = [asyncio.create_task(much()) for _ in range(60)]
        await asyncio.sleep(0)
        mine = [asyncio.create_task(command(*each)) for each in (("one", "new"), ("other", None))]
        await asyncio.gather(*many, *mine)
    assert order.index("other") < 20


@pytest.mark.parametrize("length", [SOME_COMMAND, LONG_DOCUMENT], ids=["short", "long"])
async def test_whoever_waits_for_a_game_keeps_no_other_game_of_the_site_waiting(
    http: httpx.AsyncClient, store: Store, length: int
) -> None:
    """One's players may share a table with whoever crowds it: their commands at others go on meanwhile."""
    crowded, own = [await begun(http, setup={"target": 50}) for _ in range(2)]
    library = Library(store, ALL, 10, Metrics(), Hub())
    action = library.codec("counter").action.decode(canonical_json(CORRECTION))

    async def command(game: Player) -> Done:
        token = token_hash(game.token)
        async with deciding(length) as where:
            entered, access = await library.enter(UUID(game.game), token, fresh=True)
            told = Act(action, canonical_json(CORRECTION), access)
            return await carry_out(library, entered, told, Conditions(None, token), lambda: None, where=where)

    async with library.gates.entered(UUID(crowded.game), None):
        waiting = [asyncio.create_task(command(crowded)) for _ in range(12)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            for _ in range(3):
                await command(own)
        waiting[1].cancel()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [isinstance(each, Done) for each in done] == [True, False, *[True] * 10]


async def test_who_plays_elsewhere_all_the_while_has_a_turn_at_a_crowded_game() -> None:
    """The game is another site's whenever one's own place is free, and the place taken when the game is."""
    gates, crowded, is_over = Gates(), uuid4(), False

    async def play(asker: str, game_id: UUID) -> None:
        asking.set(asker)
        await take_a_turn(gates, game_id, lambda: time.sleep(0.01))

    async def go_on(asker: str, game_id: UUID) -> None:
        while not is_over:
            await play(asker, game_id)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
        for number in range(4):
            playing.create_task(go_on("one", uuid4()))
            playing.create_task(go_on(f"other {number}", crowded))
        await asyncio.sleep(0.2)
        for _ in range(5):
            async with asyncio.timeout(5):
                await play("one", crowded)
        is_over = True


async def take_a_turn(gates: Gates, game_id: UUID, work: Callable[[], None]) -> None:
    """Do something in a game and in the place of whoever asks, as a command is decided."""
    async with deciding(SOME_COMMAND) as where:
        while True:
            await where.free()
            if gates.is_taken(game_id):
                where.wake()
            try:
                async with gates.entered(game_id, None):
                    return await where.do(work)
            except Occupied:
                continue
            finally:
                where.wake()


async def test_of_one_site_one_is_decided_at_a_time_and_who_goes_holds_nobody() -> None:
    """In the order in which they came; whoever has gone before, or is let on and goes, hands it on."""
    order, gates, has_begun, ends = list[str](), Gates(), asyncio.Event(), threading.Event()
    games = {name: uuid4() for name in "abcd"}

    def work(name: str) -> None:
        order.append(name)
        loop.call_soon_threadsafe(has_begun.set)
        ends.wait(20)

    async def command(name: str) -> None:
        await take_a_turn(gates, games[name], lambda: work(name))

    loop = asyncio.get_running_loop()
    first = asyncio.create_task(command("a"))
    await has_begun.wait()
    others = [asyncio.create_task(command(name)) for name in "bcd"]
    await asyncio.sleep(0)
    assert not any(map(gates.is_taken, (games[name] for name in "bcd")))
    others[0].cancel()
    ends.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(first, *others, return_exceptions=True)
    assert order == ["a", "c", "d"]


async def test_who_wants_much_room_and_goes_keeps_nobody_waiting() -> None:
    """It stood before them; whoever wants less than there is has it now."""
    room, order = Portions(10), list[str]()

    async def hold(name: str, takes: int, until_then: asyncio.Event) -> None:
        async with room.portion("", takes, takes):
            order.append(name)
            await until_then.wait()

    ends, at_once = asyncio.Event(), asyncio.Event()
    at_once.set()
    first = asyncio.create_task(hold("first", 5, ends))
    await asyncio.sleep(0)
    large = asyncio.create_task(hold("large", 10, at_once))
    small = asyncio.create_task(hold("small", 1, at_once))
    await asyncio.sleep(0)
    large.cancel()
    async with asyncio.timeout(PATIENCE):
        await small
    ends.set()
    await first
    assert order == ["first", "small"]


async def test_who_has_many_games_loaded_waits_for_himself(database_url: str) -> None:
    """However long each takes: another's is loaded behind a few of them."""
    order = list[str]()
    async with opened_store(with_account(database_url, SERVICE), 8, whose=who_asks) as store:

        async def load(asker: str) -> None:
            asking.set(asker)
            assert await store.load(uuid4()) is None
            order.append(asker)

        await load("one")
        theirs = [asyncio.create_task(load("one")) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(*theirs, asyncio.create_task(load("other")))

    assert order.index("other") < 40


async def test_who_asks_for_far_too_much_takes_no_turn_of_others_along(database_url: str) -> None:
    """The database is not away for whoever waits behind them."""
    shared = Turn()
    async with opened_store(with_account(database_url, SERVICE), 2, wait=0.1, whose=who_asks) as store:
        asking.set("one")
        await store.ping()
        slow = asyncio.create_task(store.query(b"select pg_sleep(0.5)", {}))
        await asyncio.sleep(0.05)

        async def ask_in_turn(asker: str) -> None:
            asking.set(asker)
            async with shared:
                await store.query(b"select 1", {})

        theirs, other = (asyncio.create_task(ask_in_turn(asker)) for asker in ("one", "other"))
        with pytest.raises(TooMuchAsked):
            await theirs
        await other
        await slow


async def test_who_asks_for_far_too_much_is_told_so(database_url: str) -> None:
    """Whoever's own statements are not done in time is answered, as where all connections are taken."""
    async with opened_store(with_account(database_url, SERVICE), 2, wait=0.1, whose=who_asks) as store:
        asking.set("one")
        await store.ping()
        slow = asyncio.create_task(store.query(b"select pg_sleep(0.5)", {}))
        await asyncio.sleep(0.05)
        with pytest.raises(TooMuchAsked):
            await store.query(b"select 1", {})
        await slow
        await store.query(b"select 1", {})
