"""Who asks for little waits for no more than one of each other network, whatever those ask for."""

from __future__ import annotations

import asyncio

import httpx

from service.games.rulesets import RULESETS
from tests.api.client import Player, begun


async def test_who_has_many_tokens_waits_for_his_pictures_himself(
    http: httpx.AsyncClient, address: str
) -> None:
    """Another network's is painted with the first of them, though it was asked for last."""
    setup = RULESETS["scythe"].examples["setup"]
    owner = await begun(http, "scythe", setup=setup)
    many = [await owner.share("spectator") for _ in range(12)]
    other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    painted: list[str] = []

    async def picture(who: Player, width: int, network: str) -> None:
        answer = await who.get(f"/board.png?width={width}")
        assert answer.status_code == 200
        painted.append(network)

    async with httpx.AsyncClient(base_url=address, transport=other, timeout=30) as elsewhere:
        games = [asyncio.create_task(picture(each, 900 + at, "one")) for at, each in enumerate(many)]
        await asyncio.sleep(0.1)  # all of them have been asked for, and few painted
        await picture(Player(elsewhere, owner.game, owner.token, owner.version), 100, "other")
        await asyncio.gather(*games)

    assert painted.index("other") < len(many) - 3
