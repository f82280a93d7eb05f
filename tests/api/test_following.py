"""A second device: it follows a game without asking again, by a stream or by long polls."""

from __future__ import annotations

import asyncio
import json

import httpx2
import pytest

from automa_ledger.concurrency import MAX_STREAMS_OF_TOKEN
from tests.api.client import Player, begun, done, finished, problem
from tests.api.stream import EVENT_STREAM, append_unheard, listening

AT_ONCE = 5.0  # seconds, of the thirty that a client is ready to wait


async def answers(game: Player) -> list[dict[str, object]]:
    """What the commands of a short game answer: an action, a turn of the Automa, both taken back."""
    acted = await game.act(type="add", amount=2)
    turn = await game.automa_turn()
    return [acted, turn, done(await game.post("/undo"))]


async def test_a_message_with_state_is_what_the_command_answered(http: httpx2.AsyncClient) -> None:
    """Live and replayed, on the stream and on a page: for the owner's seat, and for a spectator's."""
    game = await begun(http, setup={})
    spectator = await game.share("spectator")
    async with (
        listening(game, query="after=1&include=state") as stream,
        listening(spectator, query="after=1&include=state") as public,
    ):
        answered = await answers(game)
        live = [json.loads((await stream.message()).fields["data"]) for _ in answered]
        seen = [json.loads((await public.message()).fields["data"]) for _ in answered]
    assert live == answered
    assert [each["seat"] for each in seen] == [None] * 3
    assert [each["commit"]["steps"] for each in seen] == [each["commit"]["steps"] for each in live]
    page = done(await game.get("/commits?after=1&include=state"))
    for each in live[:2]:
        each["commit"]["undone"] = each["version"] == 3  # by the time that the page was read
    assert page["commits"] == live
    assert "commit" not in done(await game.get("/commits?after=1"))["commits"][0]


async def test_a_message_with_state_is_in_the_language_asked_for(http: httpx2.AsyncClient) -> None:
    """The sentences of the commit and of the question alike."""
    game = await begun(http, position={"total": 0, "target": 1000, "turn": "automa"})
    async with listening(game, "pl", query="after=1&include=state") as stream:
        turn = await game.automa_turn()
        while not turn["pending"]:
            await game.act(type="add", amount=1)
            turn = await game.automa_turn()
        messages = [json.loads((await stream.message()).fields["data"]) for _ in range(2, game.version + 1)]
    polish = done(await game.get(Accept_Language="pl"))
    assert (messages[-1]["pending"], messages[-1]["state"]) == (polish["pending"], polish["state"])
    assert messages[-1]["commit"] == done(await game.get("/commits", Accept_Language="pl"))["commits"][-1]


async def test_a_long_poll_answers_when_something_happens(game: Player, database_url: str) -> None:
    """By this process or behind its back; what has happened already is answered at once."""
    loop = asyncio.get_running_loop()
    waiting = asyncio.create_task(game.get("/commits?after=1&wait=30&include=state"))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    acted = await game.act(type="add", amount=1)
    assert done(await waiting)["commits"] == [acted]
    began = loop.time()
    assert [each["version"] for each in done(await game.get("/commits?after=1&wait=30"))["commits"]] == [2]
    waiting = asyncio.create_task(game.get("/commits?after=2&wait=30"))
    await append_unheard(database_url, game.game, 1)
    assert [each["version"] for each in done(await waiting)["commits"]] == [3]
    assert loop.time() - began < AT_ONCE


async def test_a_long_poll_ends_without_news(game: Player) -> None:
    """After the seconds that the client names, thirty at most, with an empty page."""
    began = asyncio.get_running_loop().time()
    page = done(await game.get("/commits?after=1&wait=1"))
    assert (page["commits"], page["version"], page["next"]) == ([], 1, None)
    assert 0.9 < asyncio.get_running_loop().time() - began < AT_ONCE
    assert problem(await game.get("/commits?after=1&wait=31"), 400, "invalid_parameter")["most"] == 30


async def test_a_long_poll_has_no_more_of_a_finished_game(http: httpx2.AsyncClient) -> None:
    """204, as for a stream; what is missing is answered first."""
    game = await finished(http)
    assert len(done(await game.get(f"/commits?after={game.version - 1}&wait=30"))["commits"]) == 1
    answer = await game.get(f"/commits?after={game.version}&wait=30")
    assert (answer.status_code, answer.content) == (204, b"")


@pytest.mark.promise("stream-bounds")
async def test_a_long_poll_counts_as_a_stream(game: Player) -> None:
    """A token has eight of both together; a client that goes frees its place, and so does a revoked token."""
    player = await game.share("player", "human")
    async with listening(player, after=1):
        polls = [
            asyncio.create_task(player.get("/commits?after=1&wait=30"))
            for _ in range(MAX_STREAMS_OF_TOKEN - 1)
        ]
        await asyncio.sleep(0.5)
        problem(await player.get("/commits?after=1&wait=30"), 429, "streams_too_many")
        assert done(await player.get("/commits?after=1"))["commits"] == []
        polls.pop().cancel()
        await asyncio.sleep(0.5)
        polls.append(asyncio.create_task(player.get("/commits?after=1&wait=30")))
        await asyncio.sleep(0.2)
        assert not polls[-1].done()
        (token,) = [each["id"] for each in done(await game.get("/tokens"))["tokens"] if not each["yours"]]
        answer = await game.http.delete(
            f"{game.path}/tokens/{token}", headers={"Authorization": f"Bearer {game.token}"}
        )
        assert answer.status_code == 204
        for each in await asyncio.gather(*polls):
            problem(each, 404, "game_unknown")


async def test_a_stream_without_anything_to_say_has_no_empty_block(game: Player) -> None:
    """Each blank line ends a message with data: the hint and heartbeats are lines of the next one."""
    headers = {"Authorization": f"Bearer {game.token}", "Accept": EVENT_STREAM}
    async with game.http.stream("GET", f"{game.path}/commits", headers=headers) as answer:
        text = ""
        async for part in answer.aiter_text():
            text += part
            if "\n\n" in text:
                break
    retry, identity, data, *rest = text.split("\n")
    assert (retry.partition(":")[0], identity, rest) == ("retry", "id: 1", ["", ""])
    assert data.startswith("data: {")
