"""The table page with a token of one player, in a game that several play."""

from __future__ import annotations

import httpx2
from playwright.async_api import Browser

from tests.browser.tapping import players

PLAYERS = [
    {"kind": "human", "faction": "crimea", "seat": "anna", "mat": "agricultural"},
    {"kind": "human", "faction": "saxony", "seat": "bob", "mat": "industrial"},
    {"kind": "automa", "faction": "nordic", "level": "autometta"},
]


async def test_the_values_shown_are_those_of_the_token_s_seat(chromium: Browser, address: str) -> None:
    """Also where another human comes first at the table; what is told says nothing of another's."""
    async with players(chromium, address) as (player,), httpx2.AsyncClient() as http:
        games = f"{address}/v1/games"
        made = (await http.post(games, json={"ruleset": "scythe", "setup": {"players": PLAYERS}})).json()
        game, owner = f"{games}/{made['game']}", {"Authorization": f"Bearer {made['token']}"}
        first, last = [one for one in made["state"]["players"] if one["kind"] == "human"]
        for _ in PLAYERS:
            seen = (await http.get(game, headers=owner)).json()
            if seen["turn"] == last["seat"]:
                break
            ends: tuple[str, object] = ("actions", {"type": "end_turn"})
            call, body = ("automa-turn", {}) if seen["turn"] == "automa" else ends
            told = await http.post(f"{game}/{call}", headers={**owner, "If-Match": "*"}, json=body)
            assert told.is_success, told.text
        asked = {"role": "player", "seat": last["seat"]}
        token = (await http.post(f"{game}/tokens", headers=owner, json=asked)).json()["token"]
        await player.open(f"/#/join/{made['game']}/{token}")
        await player.hear_to("my-turn")
        await player.page.locator("[data-test=my-turn] [data-test=coins] button").last.tap()
        await player.tap("end-turn")
        await player.see("automa", "waits", "card")
        report = next(one for one in (await player.commands())[-1]["actions"] if one["type"] == "report")
        assert report == {"type": "report", "coins": last["coins"] + 1}
        assert first["coins"] != last["coins"]
