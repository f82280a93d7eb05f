"""A turn of Expeditions on the table page whose actions are done in any order."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players

BARS = """() => [...document.querySelectorAll(".bars .human")].map((bar) => {
  const [own, under, table] = [bar, bar.parentElement, bar.closest("table")].map(
    (one) => getComputedStyle(one).backgroundColor);
  return own !== under && own !== table;
})"""
"""Whether each bar of the human's has another colour than what it lies on."""


async def on_n4(player: Player, **lies: object) -> None:
    """A game in which the mech stands on N4, where this lies. The human has 5 coins, a map and a quest."""
    position = {
        "level": 2,
        "turn": "human",
        "human": {"mech": "n4", "coins": 5, "maps": 1, "solved_quests": 1},
        "automa": {"north": "n1", "central": "c7"},
        "locations": [{"id": "n4", **lies}],
    }
    body = {"ruleset": "expeditions", "position": position}
    made = await player.page.request.post(f"{player.address}/v1/games", data=body)
    assert made.ok, await made.text()
    game = await made.json()
    await player.open(f"/#/join/{game['game']}/{game['token']}")
    await player.see("my-turn")


async def told(player: Player) -> list[str]:
    """The actions of the turn that was told last, by their types."""
    return [action["type"] for action in (await player.commands())[-1]["actions"]]


async def test_what_is_done_before_the_move_is_told_before_it(chromium: Browser, address: str) -> None:
    """Corruption is vanquished where the mech stands, then it moves, and goes elsewhere than it first did.

    A place where it cannot go says why. A finger that rests on a place is a tap.
    """
    async with players(chromium, address) as (player,):
        await on_n4(player, face_up=True, corruption=["orange-3", "turquoise-4"])
        await player.tap("vanquish=1")
        for place, said in (
            ("n1", "Another mech is already at N1."),
            ("basecamp", "cannot return to Basecamp"),
        ):
            await player.tap_place(place)
            await expect(player.page.locator("[data-test=my-turn] > .hint").first).to_contain_text(said)
        await player.tap("place=c1")
        assert "tile still face down" in await player.text("end-turn")
        await player.tap("twenty")
        assert "tile still face down" not in await player.text("end-turn")
        await player.tap("place=n4")
        assert "Tap the place" in await player.text("my-turn")
        await player.page.evaluate("scrollTo(0, 0)")
        await player.page.mouse.move(*await player.middle("#place-s1"))
        await player.page.mouse.down()
        await player.page.wait_for_timeout(600)  # longer than a long press
        await player.page.mouse.up()
        await player.see("told-before")
        assert "1 token" in await player.text("told-before")
        await expect(player.page.locator("[data-test=told]")).to_have_count(0)
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        [left] = [one for one in state["locations"] if one["id"] == "n4"]
        human = state["human"]
        assert (human["mech"], human["corruption"], left["corruption"]) == (
            "s1",
            ["turquoise-4"],
            ["orange-3"],
        )
        assert await told(player) == ["take_corruption", "move_mech", "end_turn"]


async def test_what_was_told_before_the_move_can_be_dropped(chromium: Browser, address: str) -> None:
    """One thing behind the other, the last one first."""
    async with players(chromium, address) as (player,):
        await on_n4(player, face_up=True, corruption=["orange-3", "turquoise-4", "orange-5"], twenty=True)
        assert "other corruption first" in await player.text("take-twenty")
        await player.tap("vanquish=1", "vanquish=2")
        assert "other corruption first" not in await player.text("take-twenty")
        await player.tap("place=s1", "before-back")
        assert "2 tokens" not in await player.text("told-before")
        await player.tap("before-back")
        await expect(player.page.locator("[data-test=told-before]")).to_have_count(0, timeout=5_000)
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        assert (state["human"]["mech"], state["human"]["corruption"]) == ("s1", [])
        assert await told(player) == ["move_mech", "end_turn"]


async def test_tokens_drawn_before_the_move_are_told_before_it(chromium: Browser, address: str) -> None:
    """Nobody has to say first that no more come to the tile that the mech leaves.

    Each tap is seen at the token and in the total that is drawn for, which come into sight.
    """
    async with players(chromium, address) as (player,):
        await on_n4(player, face_up=False)
        await player.unfold("reveal")
        for token in ("orange-3", "turquoise-4", "orange-3"):
            await player.touch(f"[data-token={token}]")
        await expect(player.page.locator(".drawn")).to_have_text(
            "Drawn: orange 3, turquoise 4, orange 3 (total 10)"
        )
        await expect(player.page.locator(".token.picked")).to_have_text(
            ["3 \N{MULTIPLICATION SIGN}2", "4 \N{MULTIPLICATION SIGN}1"]
        )
        await player.see_at_once("[data-test=tokens-done]")
        for _ in range(2):
            await player.page.locator("[data-test=tokens] .row .button").first.tap()
        await player.tap("place=s1")
        assert "orange 3" in await player.text("told-before")
        await player.tap("end-turn")
        await player.see("draw")
        [left] = [one for one in (await player.state())["locations"] if one["id"] == "n4"]
        assert (left["face_up"], left["corruption"]) == (True, ["orange-3"])
        assert await told(player) == ["reveal_tile", "move_mech", "end_turn"]


async def test_counters_show_what_there_is_in_the_end(chromium: Browser, address: str) -> None:
    """Coins, maps and quests by their totals, with the map of a tile turned up now; the score shows bars."""
    async with players(chromium, address) as (player,):
        await on_n4(player, face_up=False, map=True)
        await player.unfold("more")
        assert [await shown(player, each) for each in ("coins", "maps", "quests")] == ["5", "1", "1"]
        await player.tap("coins-more", "quests-more")
        await player.unfold("reveal")
        await player.touch("[data-token=orange-3]")
        assert [await shown(player, each) for each in ("coins", "maps", "quests")] == ["6", "2", "2"]
        await player.tap("end-turn")
        await player.see("draw")
        human = (await player.state())["human"]
        assert [human[each] for each in ("coins", "maps", "solved_quests")] == [6, 2, 2]
        assert await told(player) == ["reveal_tile", "change_coins", "solve_quest", "end_turn"]

        await player.tap("menu", "menu-score")
        await player.see("standings")
        assert set(await player.page.evaluate(BARS)) == {True}


async def shown(player: Player, counter: str) -> str:
    """What a counter says."""
    return await player.page.locator(f"[data-test={counter}] output").inner_text()
