"""The Python client for asyncio, from which the one that waits is made."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import httpx2
import pytest

from automa_client import Refused, Unreadable, aio
from automa_client import documents as d
from tests.clients.gateway import Spoilt, gateway

CRIMEA = d.ScytheHuman(faction="crimea", popularity=3, coins=4)
NORDIC = d.ScytheAutoma(faction="nordic", level="automa")


async def test_a_game_is_played_while_another_follows_it(address: str) -> None:
    """Both know the newest state: one by its commands, the other by the stream alone."""
    async with aio.connect(address) as http:
        setup = d.ScytheSetup(players=[CRIMEA, NORDIC])
        game = await aio.ScytheGame.begin(http, d.NewScytheGame(setup=setup))
        second = await aio.ScytheGame.join(http, game.id, game.token)
        requests: list[str] = []

        async def follow() -> list[str]:
            async with aclosing(second.commits(second.seen.version)) as commits:
                return [(await anext(commits)).steps[0].code for _ in range(3)]

        async def note(request: httpx2.Request) -> None:
            requests.append(request.method)

        following = asyncio.create_task(follow())
        await game.act(d.ScytheGain(coins=1))
        await game.act(d.ScytheEndTurn())
        http.event_hooks["request"].append(note)
        await game.automa_turn()
        assert await following == ["coins_changed", "turn_ended", "automa_card_drawn"]
        assert requests == ["POST"]
        assert (second.seen, second.seen.version) == (game.seen, 4)
        assert (await game.ruleset()).name == "scythe"
        assert (await game.board(last_turn=True)).startswith("<svg")
        with pytest.raises(Refused) as refused:
            await game.automa_turn()
        problem = refused.value.problem
        assert problem is not None
        assert problem.code == refused.value.code == "not_an_automas_turn"


async def test_a_picture_is_below_the_path_of_the_service(address: str) -> None:
    """A proxy serves it below a path: the picture's address has the path, and needs no token."""
    async with aio.connect(address) as direct:

        async def pass_on(request: httpx2.Request) -> httpx2.Response:
            path = request.url.raw_path.decode().removeprefix("/automa")
            headers = {name: value for name, value in request.headers.items() if name != "host"}
            answer = await direct.request(request.method, path, headers=headers)
            return httpx2.Response(
                answer.status_code,
                headers={"Content-Type": answer.headers["Content-Type"]},
                content=answer.content,
            )

        setup = d.ScytheSetup(players=[CRIMEA, NORDIC])
        game = await aio.ScytheGame.begin(direct, d.NewScytheGame(setup=setup))
        proxy = httpx2.AsyncClient(
            base_url="http://proxy.example/automa", transport=httpx2.MockTransport(pass_on)
        )
        async with proxy:
            proxied = await aio.ScytheGame.join(proxy, game.id, game.token)
            url = httpx2.URL(await proxied.picture_url(1, last_turn=True, width=200))
            assert url.path == f"/automa/v1/games/{game.id}/board.png"
            asked = dict(url.params)
            assert asked.pop("picture")
            assert asked == {"version": "1", "last_turn": "true", "width": "200"}
            picture = (await proxy.get(url)).raise_for_status()
            assert picture.content.startswith(b"\x89PNG")


async def test_a_page_is_no_stream_whatever_it_says(address: str) -> None:
    """An error that calls itself a stream is told with its status and its text."""
    async with aio.connect(address) as direct:
        setup = d.ScytheSetup(players=[CRIMEA, NORDIC])
        game = await aio.ScytheGame.begin(direct, d.NewScytheGame(setup=setup))
    with gateway(address) as between:
        between.spoil(None, Spoilt(404, "text/event-stream", "no such path", asked=False), method="GET")
        async with aio.connect(between.address) as http:
            joined = await aio.ScytheGame.join(http, game.id, game.token)
            with pytest.raises(Unreadable, match="404, text/event-stream: no such path"):
                await anext(joined.commits())
