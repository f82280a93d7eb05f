"""The Python client for asyncio, from which the one that waits is made."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import httpx2
import pytest

from automa_client import Refused, aio
from automa_client import documents as d

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
