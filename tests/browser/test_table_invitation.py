"""Phones on the network: invited by a link, and by nothing else."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from uuid import UUID

import httpx2
import pytest
from playwright.async_api import Browser, Dialog, expect

from automa_ledger.games.rulesets import RULESETS
from tests.browser.tapping import KEPT, Player, players
from tests.cli.command import automa
from tests.faults.processes import Service
from tests.waiting import until

pytestmark = pytest.mark.slow


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service that invites to its table, on loopback here, and makes three games for a key."""
    lan = {"table": "lan", "host": "127.0.0.1", "require_api_key": "true", "create_rate_limit": "6/hour"}
    running = Service(tmp_path / "data", **lan)
    yield running
    running.end(signal.SIGTERM)


async def test_no_link_brings_an_invitation_unasked(chromium: Browser, address: str) -> None:
    """None is kept, nor another one in its place, until the player says so; and it can be forgotten."""
    async with players(chromium, address) as (player,):
        asked: list[str] = []

        async def answered(dialog: Dialog) -> None:
            asked.append(dialog.message)
            await (dialog.dismiss() if len(asked) % 2 else dialog.accept())

        async def keeps() -> str | None:
            found: str | None = await player.page.evaluate(KEPT, ["choices", "invitation"])
            return found

        player.page.on("dialog", answered)
        for key, kept, times in (
            *(("one", None, 1), ("one", "one", 2), ("one", "one", 2)),
            *(("two", "one", 3), ("two", "two", 4)),
        ):
            await player.open(f"/#/invited/{key}")
            await player.see("new")
            assert (await keeps(), len(asked)) == (kept, times)

        await player.open("/#/settings")
        await player.tap("invitation-forget")
        await expect(player.page.locator("[data-test=invitation-forget]")).to_have_count(0)
        assert await keeps() is None


async def test_a_link_that_no_page_has_written_leads_to_the_start(chromium: Browser, address: str) -> None:
    """A key or token that no request can show is not asked about, and stands in nobody's way."""
    async with players(chromium, address) as (player,):
        asked: list[str] = []

        async def answered(dialog: Dialog) -> None:
            asked.append(dialog.message)
            await dialog.dismiss()

        player.page.on("dialog", answered)
        for link in ("invited/%E2%82%AC", "invited/a%0Ab", f"join/{UUID(int=0)}/%E2%82%AC"):
            await player.open()
            await player.open(f"/#/{link}")
            await player.see("new")
            assert asked == []
            await expect(player.page.locator("[data-test=trouble]")).to_have_count(0)


async def test_an_invitation_that_nobody_knows_stands_in_nobody_s_way(
    chromium: Browser, address: str
) -> None:
    """A made-up one is dropped, and the game begun without it where none is needed."""
    async with players(chromium, address) as (player,):
        player.page.on("dialog", lambda asked: asked.accept())
        await player.open("/#/invited/nonsense")
        await player.see("new")
        assert not await begins(player)
        assert await player.page.evaluate(KEPT, ["choices", "invitation"]) is None


@pytest.mark.promise("pages-ask")
async def test_no_link_takes_a_seat_unasked(chromium: Browser, address: str) -> None:
    """A player who follows a spectator's link stays one, until they say otherwise."""
    setup = RULESETS["scythe"].examples["setup"]
    async with httpx2.AsyncClient(base_url=f"{address}/v1/games", timeout=60) as http:
        made = (await http.post("", json={"ruleset": "scythe", "setup": setup})).json()
        owner = {"Authorization": f"Bearer {made['token']}"}
        game = made["game"]
        roles: tuple[dict[str, str], ...] = ({"role": "player", "seat": "human"}, {"role": "spectator"})
        tokens = [
            (await http.post(f"/{game}/tokens", json=role, headers=owner)).json()["token"] for role in roles
        ]
    async with players(chromium, address) as (device,):
        asked: list[str] = []

        async def answered(dialog: Dialog) -> None:
            asked.append(dialog.message)
            await (dialog.accept() if len(asked) > 1 else dialog.dismiss())

        device.page.on("dialog", answered)
        player, spectator = tokens
        for link, kept, times in (
            *((player, player, 0), (player, player, 0)),
            *((spectator, player, 1), (spectator, spectator, 2)),
        ):
            await device.open(f"/#/join/{game}/{link}")
            await device.page.wait_for_function("() => location.hash.startsWith('#/game/')")
            known = await device.page.evaluate(KEPT, ["games", game])
            assert (known["token"], len(asked)) == (kept, times)


async def test_an_owner_stays_one_however_a_link_writes_the_game(chromium: Browser, address: str) -> None:
    """The service knows an id in capitals and without dashes, too: a device is in that game already."""
    async with players(chromium, address) as (device,):
        await begins(device)
        game = device.page.url.split("/")[-1]
        owner = (await device.page.evaluate(KEPT, ["games", game]))["token"]
        headers = {"Authorization": f"Bearer {owner}"}
        async with httpx2.AsyncClient(base_url=f"{address}/v1/games/{game}", headers=headers) as http:
            spectator = (await http.post("/tokens", json={"role": "spectator"})).json()["token"]
        for written in (game.upper(), game.replace("-", "")):
            await device.open(f"/#/join/{written}/{spectator}")
            await device.page.wait_for_function("() => location.hash.startsWith('#/game/')")
            assert device.page.url.endswith(game)
            assert (await device.page.evaluate(KEPT, ["games", game]))["token"] == owner


async def test_an_owner_stays_one_whatever_keeps_the_service_from_saying_so(
    chromium: Browser, tmp_path: Path
) -> None:
    """Who follows a link while the service is too busy to answer keeps what the device has, and is told."""
    service = Service(tmp_path / "data", rate_limit="60/hour")
    try:
        async with players(chromium, service.url) as (device,):
            await begins(device)
            game = device.page.url.split("/")[-1]
            owner = (await device.page.evaluate(KEPT, ["games", game]))["token"]
            headers = {"Authorization": f"Bearer {owner}"}
            async with httpx2.AsyncClient(base_url=f"{service.url}/v1/games/{game}", headers=headers) as http:
                spectator = (await http.post("/tokens", json={"role": "spectator"})).json()["token"]
                while (await http.get("")).status_code != 429:
                    pass
            await device.page.evaluate(f"location.hash = '#/join/{game}/{spectator}'")
            assert "too many" in (await device.text("not-yet")).lower()
            assert (await device.page.evaluate(KEPT, ["games", game]))["token"] == owner
    finally:
        service.end(signal.SIGTERM)


def printed(service: Service, what: str) -> str:
    """What the service prints next of this kind, below the QR code."""
    output = service.process.stdout
    assert output is not None
    found = (re.search(what, line) for line in output)
    return next(one[0] for one in found if one)


async def begins(player: Player) -> str:
    """Begin a game; what goes wrong with that, empty when nothing does."""
    await player.open("/#/new/expeditions")
    await player.tap("first=human", "begin")
    if await player.see("my-turn", "trouble") == "my-turn":
        return ""
    said = await player.text("trouble")
    await player.tap("trouble-close")
    return said


async def test_a_phone_begins_games_with_the_invitation_only(
    chromium: Browser, service: Service, tmp_path: Path
) -> None:
    """Without it the page says what is missing; with it no key stays in the address; revoked, it ends.

    A game too many is refused: a key that may only create is counted by the phone's address, here the same.
    All phones have the same key: it tells nobody of the games of others, and opens none.
    """
    link = printed(service, r"http\S+/#/invited/\S+")
    revoking = printed(service, r"key revoke \S+")
    async with players(chromium, service.url, 2) as (player, other):
        assert "invitation" in await begins(player)

        for phone in (player, other):
            phone.page.on("dialog", lambda asked: asked.accept())
        for phone in (player, other, player):  # the one without it was counted too
            await phone.page.goto(link)
            await phone.see("new")
            assert "automa_" not in phone.page.url
            assert not await begins(phone)

        async with httpx2.AsyncClient(
            headers={"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        ) as bearer:

            async def lists_games() -> int:
                return (await bearer.get(f"{service.url}/v1/games")).status_code

            async def is_unknown() -> bool:
                return await lists_games() == 401

            assert await lists_games() == 403
            revoked = await asyncio.to_thread(automa, *revoking.split(), data_dir=str(tmp_path / "data"))
            assert revoked.status == 0, revoked.err
            await until(is_unknown)
        assert "invitation" in await begins(other)
        said = [await begins(player) for _ in range(3)]  # others of these tests have begun one or two
        assert said[-1]
        assert "invitation" not in said[-1]
