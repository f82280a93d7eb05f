"""What is being put together and not told yet: whatever comes in between, no tap of it is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from playwright.async_api import Browser, Route, expect

from automa_ledger.games.rulesets import RULESETS
from tests.browser.phones import two_phones
from tests.browser.shelf import OLDER
from tests.browser.tapping import KEPT, TRISMEGISTUS, Player, empty_bag, players, refusing
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_coming import answered, lost
from tests.browser.test_table_scythe import begin, hear
from tests.waiting import until

pytestmark = pytest.mark.slow

COINS = "[data-test=my-turn] [data-test=coins]"
SET_COINS = "[data-test='set-/players/0/coins']"


async def more(player: Player, which: str) -> int:
    """One more of something by its stepper; what it shows then."""
    await player.page.locator(f"{which} button").last.tap()
    return await shown(player, which)


async def shown(player: Player, which: str) -> int:
    """What a stepper shows."""
    return int(await player.page.locator(f"{which} output").inner_text())


async def test_what_is_set_by_hand_outlasts_the_page(chromium: Browser, address: str) -> None:
    """Behind a reload, and behind the way back and forth, it is as it was; it can be dropped, or told."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        coins = await more(player, SET_COINS)
        key = "right " + (await player.kept("games"))["id"]
        await until(lambda: player.page.evaluate(KEPT, ["drafts", key]))
        await player.reload()
        await player.see("set-right")
        assert await shown(player, SET_COINS) == coins
        await player.page.go_back()
        await player.see("my-turn")
        await player.page.go_forward()
        await player.see("set-right")
        assert await shown(player, SET_COINS) == coins
        await player.tap("set-back")
        assert await shown(player, SET_COINS) == coins - 1

        await more(player, SET_COINS)
        await player.tap("set-right")
        await player.see("my-turn")
        assert (await player.state())["players"][0]["coins"] == coins
        await player.tap("menu", "menu-right")
        assert await shown(player, SET_COINS) == coins
        await expect(player.page.locator("[data-test=set-back]")).to_be_disabled()


async def test_what_was_set_by_hand_and_left_is_spoken_of(chromium: Browser, address: str) -> None:
    """At the table, and where something else is set: nothing is told that was only tried, long ago."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right", "set-/turn=automa")
        await expect(player.page.locator("[data-test=set-before]")).to_have_count(0)
        await player.touch("a.back")
        await player.see("right-kept")
        await player.tap("right-kept-on")
        assert "Whose turn it is" in await player.text("set-before")
        await player.tap("set-back")
        await expect(player.page.locator("[data-test=set-before]")).to_have_count(0)
        await player.tap("set-/turn=automa")
        await player.touch("a.back")
        await player.tap("right-kept-drop")
        await expect(player.page.locator("[data-test=right-kept]")).to_have_count(0)
        await player.tap("menu", "menu-right")
        await more(player, SET_COINS)
        await player.tap("set-right")
        await player.see("my-turn")
        told = (await player.commands())[-1]["actions"]
        assert [each["pointer"] for each in told] == ["/players/0/coins"]
        await expect(player.page.locator("[data-test=right-kept]")).to_have_count(0)


async def test_what_is_set_by_hand_rests_while_it_is_told(chromium: Browser, address: str) -> None:
    """What would be set behind that would be told with nothing, and dropped with what was."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        coins = await more(player, SET_COINS)
        await player.tell_offline("set-right")
        await player.tap("menu", "menu-right")
        await expect(player.page.locator("main > .below > .form")).to_have_attribute("inert", "")
        await player.page.context.set_offline(offline=False)
        await expect(player.page.locator("main > .below > .form")).not_to_have_attribute("inert", "")
        assert await more(player, SET_COINS) == coins + 1


async def test_what_is_set_by_hand_outlasts_a_refusal_that_comes_late(
    chromium: Browser, address: str
) -> None:
    """Told without a network and refused when there is one, it is as it was set."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        coins = await more(player, SET_COINS)
        await player.tell_offline("set-right")
        await player.between("**/turns", refusing(422, "no_such_hex", "There is no such hex."), times=1)
        await player.page.context.set_offline(offline=False)
        await player.see("problem")
        await player.tap("menu", "menu-right")
        assert await shown(player, SET_COINS) == coins


async def test_the_automas_cards_wait_whichever_link_is_opened(chromium: Browser, address: str) -> None:
    """What is not done at the table yet is shown again by the game's own link, and by another's."""
    async with two_phones(chromium, address) as (one, other):
        await one.tap("end-turn", "automa")
        await one.see("card")
        left = (await one.kept("games"))["told"]
        known = await other.kept("games")
        for player, token in ((other, known["token"]), (one, known["token"])):
            await player.open(f"/#/join/{known['id']}/{token}")
            await player.page.wait_for_function("() => location.hash.startsWith('#/game/')")
            await player.see("card")
        assert (await one.kept("games"))["told"] == left


async def test_a_turn_is_carried_as_soon_as_it_can_be(chromium: Browser, address: str) -> None:
    """What it needs to know is asked for until it is answered; until then nothing can be tapped away."""
    ways: list[Callable[[Route], Awaitable[None]]] = [
        lost,
        partial(answered, 429, "text/plain", "busy"),
        partial(answered, 503, "text/plain", "away"),
    ]
    async with players(chromium, address) as (player,):
        await begin(player)
        coins = await more(player, COINS)
        for power, way in enumerate(ways, 9):
            await player.between("**/commits?*", way, times=1)
            player.asked.clear()
            await tell(player, "actions", right("/players/0/power", power))
            await expect(player.page.locator("[data-test=strip-human]")).to_contain_text(str(power))
            await until(lambda: sum("/commits?" in url for url in player.asked) > 1)
            await expect(player.page.locator("[data-test=my-turn]")).not_to_have_attribute("inert", "")
            assert await shown(player, COINS) == coins
            coins = await more(player, COINS)
        await player.tap("end-turn")
        await player.see("automa")
        crimea = (await player.state())["players"][0]
        assert (crimea["coins"], crimea["power"]) == (coins, power)


async def test_a_refused_step_back_takes_no_turn_away(chromium: Browser, address: str) -> None:
    """In a game that takes back nothing that was revealed: the refusal is shown, and a new turn is kept."""
    async with players(chromium, address) as (player,):
        setup = RULESETS["scythe"].examples["setup"]
        body = {"ruleset": "scythe", "setup": setup, "undo": "barrier"}
        made = await (await player.page.request.post(f"{address}/v1/games", data=body)).json()
        await player.open(f"/#/join/{made['game']}/{made['token']}")
        await player.see("my-turn")
        await player.tap("end-turn")
        await hear(player)
        await player.see("my-turn")
        await player.tap("undo=both")
        await player.see("problem")
        coins = await more(player, COINS)
        await player.reload()
        await player.see("my-turn")
        assert await shown(player, COINS) == coins


async def test_a_turn_that_waits_rests_and_can_be_called_back(chromium: Browser, address: str) -> None:
    """Nothing can be changed that would not be told; called back, it goes on from where it was."""
    async with players(chromium, address) as (player,):
        await begin(player)
        coins = await more(player, COINS)
        await player.page.context.set_offline(offline=True)
        await player.tap("end-turn")
        await player.see("away-drop")
        await expect(player.page.locator("[data-test=my-turn]")).to_have_attribute("inert", "")
        before = await player.kept("drafts")
        for place in ("r6c3", "r5c3"):
            await player.tap_place(place)
        assert await player.kept("drafts") == before
        await player.tap("away-drop")
        assert await more(player, COINS) == coins + 1
        await player.page.context.set_offline(offline=False)
        await expect(player.page.locator("[data-test=away]")).to_have_count(0)
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["players"][0]["coins"] == coins + 1
        assert [each["type"] for each in await player.commands()] == ["begin", "turn"]


async def test_what_lies_on_a_territory_outlasts_what_another_phone_sets(
    chromium: Browser, address: str
) -> None:
    """Each tap in the sheet counts at once."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("piece-worker-r6c3", "what-is-here")
        metal = "[data-test=resource-metal]"
        put = await more(player, metal)
        await tell(player, "actions", right("/players/0/power", 9))
        await expect(player.page.locator("[data-test=strip-human]")).to_contain_text("9")
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["resources"]["r6c3"]["metal"] == put


async def test_a_turn_that_an_older_page_has_kept_goes_on(chromium: Browser, address: str) -> None:
    """What that did not know of is as it lies on the table."""
    async with players(chromium, address) as (player,):
        await begin(player)
        coins = await more(player, COINS)
        await player.kept("drafts")
        await player.page.evaluate(OLDER, (await player.kept("games"))["id"])
        await player.reload()
        assert await shown(player, COINS) == coins
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["players"][0]["coins"] == coins


async def test_a_turn_in_two_tabs_is_one(chromium: Browser, address: str) -> None:
    """The tab that is looked at again goes on from what the other has put together."""
    async with players(chromium, address) as (player,):
        await begin(player)
        tab = Player(await player.page.context.new_page(), address)
        await tab.open(player.page.url.removeprefix(address))
        await tab.see("my-turn")
        coins = await more(player, COINS)
        await player.kept("drafts")
        await tab.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await expect(tab.page.locator(f"{COINS} output")).to_have_text(str(coins))


async def test_who_looks_on_is_not_asked_to_set_the_table_right(chromium: Browser, address: str) -> None:
    """The service would refuse it."""
    async with players(chromium, address, 2) as (player, other):
        await begin(player)
        game = await player.kept("games")
        made = await player.page.request.post(
            f"{address}/v1/games/{game['id']}/tokens",
            headers={"Authorization": f"Bearer {game['token']}"},
            data={"role": "spectator"},
        )
        await other.open(f"/#/join/{game['id']}/{(await made.json())['token']}")
        await other.see("looks-on")
        await other.tap("menu")
        await other.see("menu-story")
        await expect(other.page.locator("[data-test=menu-right]")).to_have_count(0)


async def there_and_back(player: Player, mark: str) -> None:
    """By the menu to another screen and back, behind what another phone sets, and by a reload."""
    await player.tap("menu", "menu-score")
    await player.see("standings")
    await player.page.go_back()
    await player.see(mark)
    await player.reload()
    await player.see(mark)


async def test_a_card_that_is_being_told_outlasts_the_screen(chromium: Browser, address: str) -> None:
    """Each symbol of a real card of Trismegistus stays, whatever is looked at or set right meanwhile."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus")
        await player.tap("level=1", *TRISMEGISTUS, "begin")
        await player.see("my-turn")
        await player.page.locator("[data-test=die] .option").first.tap()
        await player.tap("cost=1", "end-turn")
        await player.see("draw")
        await player.tap("kind=basic", "symbol=iron", "colour=black", "cost=1")
        await there_and_back(player, "draw")
        await tell(player, "actions", right("/automa/vp", 9))
        await expect(player.page.locator("[data-test=strip-automa]")).to_contain_text("9")
        await player.tap("effect=gold", "card-told")
        await player.hear_to("my-turn")
        [*_, told] = await player.commands()
        card = told["card"]
        assert (card["kind"], card["dice"]) == ("basic", [{"symbol": "iron", "colour": "black"}])
        assert (card["potency_cost"], card["actions"]) == (1, [{"code": "gold"}])
        await expect(player.page.locator("[data-test=dropped]")).to_have_count(0)


async def test_an_answer_outlasts_the_screen(chromium: Browser, address: str) -> None:
    """The tokens that were drawn for a tile are told with it; the next tile begins with none."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=automa", "begin")
        while await player.see("card", "automa", "my-turn", "question") != "question":
            if await player.page.locator("[data-test=my-turn]").count():
                await player.tap("end-turn")
            elif await player.page.locator("[data-test=done]").count():
                await player.tap("done")
            else:
                await player.tap("automa")
        await player.page.locator("[data-token=orange-3]").tap()
        await there_and_back(player, "question")
        await player.tap("tokens-done")
        await player.see("card")
        [*_, told] = await player.commands()
        assert told["tokens"] == ["orange-3"]
        assert await player.page.evaluate(KEPT, ["drafts", (await player.kept("games"))["id"]]) is None


async def test_the_form_of_a_new_game_outlasts_the_page(chromium: Browser, address: str) -> None:
    """What was chosen is there until a game is begun with it; then the form is a new one."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=automa")
        await player.unfold("options")
        await empty_bag(player)
        for _ in range(3):
            await player.page.locator("[data-test=bag-orange-3] button").last.tap()
        await until(lambda: player.page.evaluate(KEPT, ["drafts", "new expeditions"]))
        await player.reload()
        await player.see("begin")
        await player.unfold("options")
        assert await shown(player, "[data-test=bag-orange-3]") == 3
        await player.tap("begin")
        await player.see("automa")
        assert (await player.state())["bag"]["tokens"] == ["orange-3"] * 3
        await player.open("/#/new/expeditions")
        await player.unfold("options")
        await expect(player.page.locator("[data-test=bag-orange-3]")).to_have_count(0)


async def test_what_the_table_has_meanwhile_is_no_more_to_be_told(chromium: Browser, address: str) -> None:
    """Coins that were set and left, and set to the same by another phone: nothing is spoken of."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-right")
        coins = await more(player, SET_COINS)
        await player.touch("a.back")
        await player.see("right-kept")
        same = {"type": "correct", "pointer": "/players/0/coins", "value": coins, "reason": ""}
        await tell(player, "turns", {"actions": [same]})
        await expect(player.page.locator("[data-test=right-kept]")).to_have_count(0)
