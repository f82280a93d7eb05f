"""Many clients at once on one game."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.api.client import Player, begun, done

CLIENTS = 40
CORRECT = {"type": "correct", "pointer": "/target", "reason": "race"}


async def test_clients_race_for_every_version(address: str) -> None:
    """One winner a version; losers learn the current version; no gap in the log, and nothing lost."""
    async with httpx.AsyncClient(
        base_url=address, timeout=60, limits=httpx.Limits(max_connections=50)
    ) as http:
        game = await begun(http, setup={"target": 100})
        won: list[tuple[int, int]] = []

        async def race(number: int) -> None:
            client = Player(http, game.game, game.token, game.version)
            for _ in range(3):
                answer = await patiently(client, {**CORRECT, "value": 100 + number})
                if answer.status_code == 200:
                    won.append((answer.json()["version"], 100 + number))
                    return
                assert (answer.status_code, answer.json()["code"]) == (412, "version_stale")
                client.version = answer.json()["current_version"]

        await asyncio.gather(*(race(number) for number in range(CLIENTS)))
        commits = await logged(game)
        end = done(await game.get())
        sound = done(await game.get("/audit"))["sound"]

    versions = sorted(version for version, _ in won)
    assert versions == list(range(2, end["version"] + 1)), "exactly one client has won each version"
    assert len(versions) >= 3, "whoever loses three times has seen three others win"
    assert [commit["version"] for commit in commits] == list(range(1, end["version"] + 1))
    assert {(commit["version"], commit["command"]["value"]) for commit in commits[1:]} == set(won)
    assert end["state"]["target"] == max(won)[1]
    assert sound


async def test_clients_that_do_not_mind_the_version_all_get_through(address: str) -> None:
    """With `*` a lost race is decided anew on the newest version."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        game = await begun(http, setup={"target": 100})
        answers = await asyncio.gather(
            *(patiently(game, {**CORRECT, "value": 200 + number}, match="*") for number in range(40))
        )

        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.json()["version"] for answer in answers}) == 40
        assert done(await game.get())["version"] == 1 + 40


async def patiently(player: Player, action: dict[str, Any], match: str = "newest") -> httpx.Response:
    """Command something, again and again while too many others of the game wait."""
    while True:
        answer = await player.post("/actions", action, match=match)
        if answer.status_code != 429:
            return answer
        assert answer.json()["code"] == "game_busy"
        await asyncio.sleep(0.05)


async def logged(game: Player) -> list[dict[str, Any]]:
    """All commits."""
    found: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = done(await game.get(f"/commits?after={after}&limit=200"))
        found += page["commits"]
        after = page["next"]
    return found
