"""Phones on the network: invited by a link, and by nothing else."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from service.keys.known import MOST_SECONDS
from tests.browser.tapping import players
from tests.cli.command import automa
from tests.faults.processes import Service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service that invites to its table, on loopback here, and makes games for keys alone."""
    running = Service(tmp_path / "data", table="lan", host="127.0.0.1", require_api_key="true")
    yield running
    running.end(signal.SIGTERM)


def printed(service: Service, what: str) -> str:
    """What the service prints next of this kind, below the QR code."""
    output = service.process.stdout
    assert output is not None
    found = (re.search(what, line) for line in output)
    return next(one[0] for one in found if one)


async def test_a_phone_begins_games_with_the_invitation_only(
    chromium: Browser, service: Service, tmp_path: Path
) -> None:
    """Without it the page says what is missing; with it no key stays in the address; revoked, it ends."""
    link = printed(service, r"http\S+/#/invited/\S+")
    revoking = printed(service, r"key revoke \S+")
    async with players(chromium, service.url) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("begin")
        await player.page.wait_for_selector(".trouble", timeout=10_000)
        assert "invitation" in await player.page.inner_text(".trouble")

        await player.page.goto(link)
        await player.see("new")
        assert "automa_" not in player.page.url
        await player.tap("new", "expeditions", "first=human", "begin")
        await player.see("my-turn")

        revoked = await asyncio.to_thread(automa, *revoking.split(), data_dir=str(tmp_path / "data"))
        assert revoked.status == 0, revoked.err
        await asyncio.sleep(MOST_SECONDS)  # so long a service remembers a key
        await player.open("/#/new/expeditions")
        await player.tap("first=human", "begin")
        await player.page.wait_for_selector(".trouble", timeout=10_000)
