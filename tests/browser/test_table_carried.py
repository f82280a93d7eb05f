"""A turn that is being put together while something else is told of the game."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import TRISMEGISTUS, Player, players
from tests.browser.test_table_scythe import begin

pytestmark = pytest.mark.slow


async def tell(player: Player, call: str, body: object) -> None:
    """What another phone tells of the same game."""
    game = await player.kept("games")
    told = await player.page.request.post(
        f"{player.address}/v1/games/{game['id']}/{call}",
        headers={"Authorization": f"Bearer {game['token']}", "If-Match": "*"},
        data=body,
    )
    assert told.ok, await told.text()


def right(pointer: str, value: object) -> dict[str, object]:
    """The table is set right."""
    return {"type": "correct", "pointer": pointer, "value": value, "reason": "set by hand"}


async def test_a_turn_of_scythe_outlasts_what_is_set_right(chromium: Browser, address: str) -> None:
    """What was tapped stays, the corrected value stands, and each is told as it is."""
    async with players(chromium, address) as (player,):
        await begin(player)
        power = (await player.state())["players"][0]["power"]
        more = player.page.locator("[data-test=my-turn] [data-test=power] button").last
        await more.tap()
        await more.tap()
        await player.tap("piece-worker-r6c3")
        await player.choose("place", "r6c4")
        await tell(player, "actions", right("/players/0/coins", 9))
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text("9")
        shown = player.page.locator("[data-test=my-turn] [data-test=power] output")
        await expect(shown).to_have_text(str(power + 2), timeout=5_000)
        await player.tap("end-turn")
        await player.see("automa")
        crimea = (await player.state())["players"][0]
        assert (crimea["power"], crimea["coins"], "r6c4" in crimea["workers"]) == (power + 2, 9, True)
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)


async def test_a_turn_that_goes_on_elsewhere_is_said_to_be_dropped(chromium: Browser, address: str) -> None:
    """The game was taken back to another moment: what was tapped does not belong there."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn", "automa")
        await player.see("card")
        while await player.see("done", "my-turn") == "done":
            await player.tap("done")
        await player.page.locator("[data-test=my-turn] [data-test=power] button").last.tap()
        await tell(player, "goto", {"turn": 1})
        await player.see("dropped")
        assert "dropped" in await player.text("dropped")
        await player.see("my-turn")


async def test_a_turn_outlasts_that_the_automas_before_it_is_taken_again(
    chromium: Browser, address: str
) -> None:
    """The same turn of the human's comes behind it, with what was tapped of it."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("end-turn", "automa")
        assert await player.hear_to("my-turn") == "my-turn"
        more = player.page.locator("[data-test=my-turn] [data-test=power] button").last
        await more.tap()
        power = await player.page.locator("[data-test=my-turn] [data-test=power] output").inner_text()
        await tell(player, "goto", {"turn": 2})
        await player.see("automa")
        await player.tap("automa")
        assert await player.hear_to("my-turn") == "my-turn"
        await expect(player.page.locator("[data-test=my-turn] [data-test=power] output")).to_have_text(power)
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)


async def test_who_goes_back_themselves_is_told_of_nothing_dropped(chromium: Browser, address: str) -> None:
    """Nor is a turn that was told without a network, when the next one comes."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.page.locator("[data-test=my-turn] [data-test=power] button").last.tap()
        await player.tell_offline("end-turn")
        await player.page.context.set_offline(offline=False)
        await player.tap("automa")
        while await player.see("done", "my-turn") == "done":
            await player.tap("done")
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)

        await player.page.locator("[data-test=my-turn] [data-test=power] button").last.tap()
        await player.tap("undo=step", "undo=both")
        await player.see("taken-back")
        await player.see("my-turn")
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)
        assert [each["type"] for each in await player.commands()] == ["begin", "turn", "automa_turn", "goto"]


async def test_a_turn_of_expeditions_outlasts_what_is_set_right(chromium: Browser, address: str) -> None:
    """The place that was chosen stays chosen, and is gone to."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human", "begin")
        await player.see("my-turn")
        await player.tap("place=s1")
        await tell(player, "actions", right("/human/coins", 9))
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text("9")
        await expect(player.page.locator("[data-test=place]")).to_have_value("s1")
        await player.tap("end-turn")
        await player.see("automa")
        human = (await player.state())["human"]
        assert (human["mech"], human["coins"]) == ("s1", 9)


async def test_a_turn_of_trismegistus_outlasts_what_is_set_right(chromium: Browser, address: str) -> None:
    """The die that was chosen stays chosen, with what it cost."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap("level=1", *TRISMEGISTUS, "begin")
        await player.see("my-turn")
        await player.page.locator("[data-test=die] .option").first.tap()
        await player.tap("cost=1")
        await tell(player, "actions", right("/automa/vp", 9))
        await expect(player.page.locator("[data-test=strip-automa]")).to_contain_text("9")
        await expect(player.page.locator("[data-test=cost] [data-option='1']")).to_have_attribute(
            "aria-pressed", "true"
        )
        await player.tap("end-turn")
        await player.see("draw")
        assert (await player.state())["automa"]["vp"] == 9


async def test_what_is_set_by_hand_outlasts_what_another_phone_sets(chromium: Browser, address: str) -> None:
    """A figure that was changed meanwhile is shown as it stands; all others stay as they were set here."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        for pointer in ("/players/0/coins", "/players/0/power"):
            await player.page.locator(f"[data-test='set-{pointer}'] button").last.tap()
        set_here = player.page.locator("[data-test='set-/players/0/power'] output")
        power = int(await set_here.inner_text())
        await tell(player, "actions", right("/players/0/coins", 9))
        coins = player.page.locator("[data-test='set-/players/0/coins'] output")
        await expect(coins).to_have_text("9")
        await expect(set_here).to_have_text(str(power))
        await player.tap("set-right")
        await player.see("my-turn")
        crimea = (await player.state())["players"][0]
        assert (crimea["power"], crimea["coins"]) == (power, 9)
