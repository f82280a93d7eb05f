"""A phone of the household: its page came by plain HTTP, where browsers have less than elsewhere."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from tests.api.running import running
from tests.browser.chromium import started
from tests.browser.tapping import players
from tests.browser.test_table_scythe import begin

pytestmark = pytest.mark.slow

NAME = "table.example"


async def test_turns_are_told_and_taken_back_where_no_certificate_is(database_url: str) -> None:
    """And the game is begun there, too."""
    with running(database_url, host_names=NAME) as local:
        address = f"http://{NAME}:{urlsplit(local).port}"
        async with (
            started(f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as chromium,
            players(chromium, address) as (player,),
        ):
            await begin(player)
            assert not await player.page.evaluate("isSecureContext")
            await player.tap("end-turn")
            await player.see("automa")
            await player.tap("undo")
            await player.see("my-turn")
