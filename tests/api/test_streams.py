"""Live streams of a game, as their clients see them."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack

import httpx2
import pytest

from automa_ledger.settings import Settings
from tests.api.client import Player, begun, done, finished, problem
from tests.api.running import running
from tests.api.stream import EVENT_STREAM, Stream, announce, append_unheard, listening
from tests.waiting import until


async def listeners(http: httpx2.AsyncClient) -> int:
    """How many streams the service counts."""
    found = re.search(r"^automa_stream_listeners (\d+)", (await http.get("/metrics")).text, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def settled(http: httpx2.AsyncClient, count: int) -> None:
    """Wait until the service counts so many streams."""

    async def counted() -> bool:
        return await listeners(http) == count

    await until(counted)


async def test_a_stream_replays_the_log_and_goes_on(game: Player) -> None:
    """A retry hint, then from version 1 on each commit as the log has it, then what comes."""
    async with listening(game) as stream:
        assert stream.answer.headers["content-type"] == EVENT_STREAM
        hint = await stream.block()
        assert hint is not None
        assert 1000 <= int(hint.fields["retry"]) < 2000
        messages = [await stream.message()]
        await game.act(type="add", amount=1)
        messages.append(await stream.message())
        logged = done(await game.get("/commits"))["commits"]
        done(await game.post("/undo"))
        messages.append(await stream.message())
    logged += done(await game.get("/commits?after=2"))["commits"]

    assert [json.loads(each.fields["data"]) for each in messages] == logged
    assert [each.fields["id"] for each in messages] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("after", "last", "first"), [(None, "2", 3), (2, None, 3), (1, "2", 3), (9, "0", 1), (None, None, 1)]
)
async def test_a_stream_resumes_where_the_client_says(
    game: Player, after: int | None, last: str | None, first: int
) -> None:
    """`Last-Event-ID` overrules `after`, since a client that comes again sends both; without either, all."""
    for amount in (1, 2):
        await game.act(type="correct", pointer="/total", value=amount)
    async with listening(game, after=after, last=last) as stream:
        assert await stream.versions(4 - first) == list(range(first, 4))


@pytest.mark.parametrize("last", ["x", "-1", "1.5", "", "+1", "99999999999", "2147483648"])
async def test_a_last_event_id_is_a_version(game: Player, last: str) -> None:
    """Anything else is refused, and so is a version that the log does not reach."""
    answer = await game.get("/commits", Accept=EVENT_STREAM, Last_Event_ID=last)

    assert problem(answer, 400, "invalid_parameter")["parameter"] == "Last-Event-ID"


async def test_a_stream_needs_a_token_of_the_game(game: Player) -> None:
    """401 as for every call, also for an unknown game."""
    accept = {"Accept": EVENT_STREAM}
    other = await begun(game.http, setup={})

    problem(await game.http.get(f"{game.path}/commits", headers=accept), 401, "token_missing")
    for stranger in (
        Player(game.http, game.game, other.token, 1),
        Player(game.http, "nothing", game.token, 1),
    ):
        problem(await stranger.get("/commits", **accept), 404, "game_unknown")


async def test_a_spectator_sees_public_facts_only(game: Player) -> None:
    """Neither the order of a deck nor a card that is face down, in the replay and live."""
    spectator = await game.share("spectator")
    async with listening(spectator) as stream:
        begun_with = json.loads((await stream.message()).fields["data"])["steps"]
        await game.act(type="note")
        (noted,) = json.loads((await stream.message()).fields["data"])["steps"]

    (shuffled,) = [step for step in begun_with if step["code"] == "deck_shuffled"]
    assert not {"salt", "order"} & {name for name, value in shuffled["facts"].items() if value}
    assert (noted["code"], noted["facts"]) == ("noted", {"seat": "human"})


async def test_everybody_is_told_in_their_language_and_to_their_seat(http: httpx2.AsyncClient) -> None:
    """The sentences of the story as the same token reads it, both replayed and live."""
    example = done(await http.get("/v1/rulesets/scythe"))["examples"]["setup"]
    game = await begun(http, "scythe", setup=example, names={"human": "Ada"})
    spectator = await game.share("spectator")
    wishes = [(game, "it"), (spectator, "it"), (game, "ja"), (game, "it")]
    async with AsyncExitStack() as stack:
        streams = [await stack.enter_async_context(listening(*wish)) for wish in wishes]
        await game.act(type="gain", coins=2)
        told = [[json.loads((await one.message()).fields["data"]) for _ in range(2)] for one in streams]

    assert [each.answer.headers["content-language"] for each in streams] == ["it", "it", "ja", "it"]
    for (player, language), found in zip(wishes, told, strict=True):
        assert found == done(await player.get("/story", Accept_Language=language))["commits"]
    assert told[0] == told[3]
    gained = [found[1]["steps"][0]["text"] for found in told]
    assert ["Ada" in text for text in gained] == [False, True, False, False]


async def test_all_who_listen_get_everything(http: httpx2.AsyncClient, game: Player) -> None:
    """Several listeners of several games, each from another version on."""
    other = await begun(http, setup={"target": 30})
    async with AsyncExitStack() as stack:
        places = (0, 1, 2, 3, 3, 3)
        for _ in range(2):
            await game.act(type="note")
        streams = [await stack.enter_async_context(listening(game, after=after)) for after in places]
        quiet = await stack.enter_async_context(listening(other, after=1))
        await game.act(type="add", amount=1)
        await game.automa_turn()
        found = [await stream.versions(5 - after) for after, stream in zip(places, streams, strict=True)]
        await other.act(type="add", amount=1)
        assert await quiet.versions(1) == [2]

    assert found == [list(range(after + 1, 6)) for after in places]


async def test_a_silent_stream_has_a_heartbeat(database_url: str) -> None:
    """A comment, as often as the operator has chosen."""
    with running(database_url, stream_heartbeat_seconds=1) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, setup={})
            began = asyncio.get_running_loop().time()
            async with listening(game, after=1) as stream:
                blocks = [await stream.block() for _ in range(3)]
            taken = asyncio.get_running_loop().time() - began

    assert [block is not None and block.is_heartbeat for block in blocks] == [False, True, True]
    assert 1.9 < taken < 2 * Settings().stream_heartbeat_seconds


async def test_a_finished_game_ends_its_streams(http: httpx2.AsyncClient) -> None:
    """After the last commit comes `event: end`, and then the stream is closed."""
    game = await begun(http, setup={"target": 5})
    async with listening(game) as stream:
        await stream.versions(1)
        await game.act(type="add", amount=9)
        *messages, end = await stream.rest()

    assert [each.version for each in messages if "data" in each.fields] == [game.version]
    assert end.fields == {
        "event": "end",
        "data": json.dumps({"version": game.version}, separators=(",", ":")),
    }


async def test_whoever_has_all_of_a_finished_game_need_not_come_again(http: httpx2.AsyncClient) -> None:
    """204 ends an EventSource; somebody who has missed something still gets it, and the end."""
    game = await finished(http)
    answer = await game.get("/commits", Accept=EVENT_STREAM, Last_Event_ID=str(game.version))
    assert (answer.status_code, answer.content) == (204, b"")
    async with listening(game, last=str(game.version - 1)) as stream:
        blocks = [each for each in await stream.rest() if "data" in each.fields]

    assert [each.fields.get("id") for each in blocks] == [str(game.version), None]
    assert blocks[-1].fields["event"] == "end"


async def test_a_finished_game_that_is_taken_back_goes_on(http: httpx2.AsyncClient) -> None:
    """After an undo there is a stream again, and redo ends it again."""
    game = await finished(http)
    end = game.version
    done(await game.post("/undo"))
    async with listening(game, last=str(end)) as stream:
        assert await stream.versions(1) == [end + 1]
        done(await game.post("/redo"))
        *_, last, closing = await stream.rest()

    assert (last.version, closing.fields["event"]) == (end + 2, "end")


async def test_a_client_that_goes_leaves_nothing_behind(database_url: str) -> None:
    """Its listener is gone at once, before the next heartbeat."""
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, setup={})
            assert await listeners(http) == 0
            async with listening(game) as stream, listening(game, after=1):
                await stream.versions(1)
                assert await listeners(http) == 2
            await settled(http, 0)


async def test_other_media_are_not_touched(game: Player) -> None:
    """Without the wish for a stream the answers are what they were; HEAD has no stream."""
    for accept in (None, "*/*", "application/json", "text/event-stream;q=0.5, application/json"):
        answer = await game.get("/commits", **({} if accept is None else {"Accept": accept}))
        assert [each["version"] for each in done(answer)["commits"]] == [1]
    headers = {"Authorization": f"Bearer {game.token}", "Accept": EVENT_STREAM}
    head = await game.http.head(f"{game.path}/commits", headers=headers)

    assert (head.status_code, head.content) == (200, b"")


async def test_a_lost_notification_loses_nothing(game: Player, database_url: str) -> None:
    """What nobody has announced is found by looking, within the time that the operator has chosen."""
    async with listening(game, after=1) as stream:
        await append_unheard(database_url, game.game, 2)
        assert await stream.versions(2) == [2, 3]
        await append_unheard(database_url, game.game, 1)
        game.version = 4
        await game.act(type="add", amount=1)
        assert await stream.versions(2) == [4, 5]


async def test_a_long_log_is_replayed_whole(http: httpx2.AsyncClient, database_url: str) -> None:
    """More commits than are read at once, more bytes than are queued, beside another game that goes on."""
    long, other = await begun(http, setup={}), await begun(http, setup={})
    await append_unheard(database_url, long.game, 1_499, 600)
    async with listening(long) as stream, listening(other, after=1) as beside:
        assert await stream.versions(800) == list(range(1, 801))
        await other.act(type="add", amount=1)
        assert await beside.versions(1) == [2]
        assert await stream.versions(700) == list(range(801, 1_501))


async def test_one_reading_serves_all(game: Player, database_url: str) -> None:
    """What is read for somebody who comes later reaches those who have the beginning of it, without that."""
    with running(database_url, stream_poll_seconds=3600) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            here = Player(http, game.game, game.token, 1)
            async with listening(here) as early:
                assert await early.versions(1) == [1]
                await append_unheard(database_url, game.game, 2)
                async with listening(here) as late:
                    assert await late.versions(3) == [1, 2, 3]
                assert await early.versions(2) == [2, 3]


async def test_nobody_waits_for_those_who_read_a_long_log_again_and_again(
    game: Player, database_url: str
) -> None:
    """Somebody who has missed the end of it gets that meanwhile, and what happens then."""
    await append_unheard(database_url, game.game, 1_400)

    async def read_again_and_again() -> None:
        while True:
            async with listening(game) as stream:
                for _ in range(10):
                    await stream.versions(50)
                    pages.append(stream)

    pages = list[Stream]()
    readers = [asyncio.create_task(read_again_and_again()) for _ in range(8)]
    try:
        async with listening(game, after=1_000) as late:
            assert await late.versions(401) == list(range(1_001, 1_402))
            assert len(pages) < 400  # of fifty commits; nine for each of them would be fair
            done(await game.post("/actions", {"type": "add", "amount": 1}, match="*"))
            assert await late.versions(1) == [1_402]
    finally:
        for reader in readers:
            reader.cancel()
        await asyncio.wait(readers)


async def test_what_another_process_appends_arrives_by_notification(game: Player, database_url: str) -> None:
    """Long before it would be found by looking; also the end of the game, which ends the stream."""
    with running(database_url, stream_poll_seconds=3600) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            elsewhere = Player(http, game.game, game.token, 1)
            async with listening(elsewhere, after=1) as stream:
                assert (await stream.block()) is not None
                await game.act(type="add", amount=9)
                assert await stream.versions(1) == [2]
                await game.post("/undo")
                assert await stream.versions(1) == [3]
                await game.act(type="correct", pointer="/total", value=29)
                await game.act(type="add", amount=9)
                *_, last, end = await stream.rest()

    assert (last.version, end.fields["event"]) == (game.version, "end")


@pytest.mark.promise("stream-bounds")
async def test_a_slow_reader_is_dropped_and_misses_nothing(
    http: httpx2.AsyncClient, database_url: str
) -> None:
    """Who does not read while much happens is sent away, and has all of it after coming again."""
    game = await begun(http, setup={})
    await settled(http, 0)
    reader, writer = await connection(game)
    await settled(http, 1)
    appended = 0
    while await listeners(http):
        await append_unheard(database_url, game.game, 10, 20_000)
        await announce(database_url, game.game)
        appended += 10
        assert appended < 1000
        await asyncio.sleep(0.1)
    had = [int(found) for found in re.findall(rb"id: (\d+)\ndata: [^\n]+\n\n", await reader.read())]
    writer.close()
    assert had == list(range(2, 2 + len(had)))
    async with listening(game, last=str(had[-1])) as stream:
        assert await stream.versions(1 + appended - had[-1]) == list(range(had[-1] + 1, 2 + appended))


async def connection(game: Player) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which the commits after version 1 have been asked for, and nothing is read so far."""
    url = httpx2.URL(str(game.http.base_url))
    reader, writer = await asyncio.open_connection(url.host, url.port, limit=1024)
    request = f"GET {game.path}/commits?after=1 HTTP/1.1\r\nHost: localhost\r\nAccept: {EVENT_STREAM}\r\n"
    writer.write(f"{request}Authorization: Bearer {game.token}\r\n\r\n".encode())
    return reader, writer
