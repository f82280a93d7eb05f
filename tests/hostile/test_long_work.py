"""Somebody who asks for much that takes long."""

from __future__ import annotations

import asyncio
import threading

import httpx
import pytest

from domain.core.rejected import Rejected
from service.games.aside import aside
from service.games.rulesets import RULESETS
from service.games.taking_turns import MOST_WAITING, Turns
from tests.api.client import Player, begun, problem


async def test_who_asks_for_much_waits_for_himself() -> None:
    """Sixty audits by one are done one after the other; another's is done with the first of them."""
    turns, order, door = Turns(), list[str](), threading.Event()

    async def check(asker: str) -> None:
        async with turns.checking(asker):
            await aside(lambda: door.wait(60))
            order.append(asker)

    sixty = [asyncio.create_task(check("greedy")) for _ in range(60)]
    await asyncio.sleep(0)
    other = asyncio.create_task(check("other"))
    await asyncio.sleep(0)
    door.set()
    await asyncio.gather(*sixty, other)

    assert order.index("other") == 1


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
