"""The Automa's turn as orders, and a combat as a board of two columns."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.phones import two_phones
from tests.browser.tapping import Player, players
from tests.browser.test_table_automa import draw_seven
from tests.browser.test_table_scythe import CRIMEA, NORDIC, Doc, at_a_position

FOOT = "(one) => Math.round(innerHeight - one.getBoundingClientRect().bottom)"
GIVES_BOTH = 15  # power and coins, one behind the other
SKIPPED = 4
MECH: Doc = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}


async def foot(player: Player, mark: str) -> int:
    """How far a button lies above the window's lower edge."""
    above: int = await player.page.locator(f"[data-test={mark}]").evaluate(FOOT)
    return above


async def test_the_rest_of_a_turn_is_shown_at_once(chromium: Browser, address: str) -> None:
    """Its orders in a list, one for each card left; one tap more and it is done. Done stays where it was.

    An order that was decided says why.
    """
    async with players(chromium, address) as (player,):
        await draw_seven(player)
        before = await foot(player, "done")
        player.counted()
        await player.tap("why")
        await player.see("reasons")
        await player.tap("rest")
        orders = player.page.locator("[data-test=orders] li")
        await expect(orders.first).to_contain_text("Worker E1 \N{RIGHTWARDS ARROW} E2")
        assert await orders.count() > 1
        await expect(player.page.locator("[data-test=reasons]")).to_have_count(0)
        assert abs(await foot(player, "done") - before) <= 1
        await player.tap("why")
        await expect(player.page.locator("[data-test=reasons] .chosen")).to_contain_text("E2")
        await player.tap("done")
        assert await player.see("my-turn", "card") == "my-turn"
        assert player.counted() == 4


async def test_what_a_card_gives_is_one_card(chromium: Browser, address: str) -> None:
    """Power and coins of the same card are told together, and changed figures light up once."""
    async with players(chromium, address) as (player,):
        async with at_a_position(
            player, CRIMEA, NORDIC | {"mechs": []}, decks={"automa": "physical"}, turn="automa"
        ) as game:
            await player.see("draw")
            await game.post("automa-turn", json={"card": GIVES_BOTH})
        await player.see("card")
        found = []
        while await player.see("card", "my-turn", "question") == "card":
            found += await player.page.locator("[data-test=card] .order").all_inner_texts()
            assert await player.page.locator("[data-test=strip-automa] .flash").count()
            await player.tap("done")
        assert sum("Power +" in order and "Coins +" in order for order in found) == 1, found
        await expect(player.page.locator(".flash")).to_have_count(0)


async def test_a_turn_that_is_skipped_says_so(chromium: Browser, address: str) -> None:
    """R36: an Autometta skips the turn of card 4, and that is all there is to do."""
    async with players(chromium, address) as (player,):
        autometta = NORDIC | {"mechs": [], "level": "autometta"}
        async with at_a_position(
            player, CRIMEA, autometta, decks={"automa": "physical"}, turn="automa"
        ) as game:
            await player.see("draw")
            await game.post("automa-turn", json={"card": SKIPPED})
        await player.see("card")
        await expect(player.page.locator("[data-test=card] .order")).to_have_text("Card 4: turn skipped")
        await player.tap("done")
        await player.see("my-turn")


async def test_an_attack_of_mine_takes_seven_taps(chromium: Browser, address: str) -> None:
    """The mech, where it goes, that I fight, the dial, a card, that this is all, and what came of it."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"combat_cards": [3, 2]}, NORDIC):
            await player.tap("mirror")
        player.counted()
        await player.tap("piece-mech-r6c3", "place=r6c4", "end-turn")
        await player.see("question")
        await player.tap("dial=7")
        await player.touch("[data-test=hand] button")
        await player.tap("fight")
        await player.see("card")
        assert await player.text("done") == "Done, my turn is over"
        await player.tap("done")
        assert player.counted() <= 7
        await player.see("automa")
        assert [each["type"] for each in await player.commands()] == ["begin", "turn", "fight", "turn"]


async def test_a_combat_of_mine_is_a_board_of_two_columns(chromium: Browser, address: str) -> None:
    """My sum lives, the other's is a question with its most; afterwards both, and my turn ends with Done."""
    async with players(chromium, address) as (player,):
        weaker = NORDIC | {"power": 2}  # at most 7 with a card: the attacker wins a tie
        async with at_a_position(player, CRIMEA, weaker, decks={"automa": "physical"}) as game:
            await player.see("my-turn")
            await player.tap("mirror")
            await game.post("actions", json=MECH)
        await player.see("question")
        mine = player.page.locator("[data-test=fighter-human]")
        automas = player.page.locator("[data-test=fighter-automa]")
        await expect(automas).to_contain_text("at most 7")
        await player.tap("dial=7")
        await expect(mine.locator("strong")).to_have_text("7")
        await expect(player.page.locator("[data-test=fight]")).to_have_text("Fight with 7")
        await player.tap("fight")
        await player.see("number")
        await player.tap("number=1")
        while await player.see("card", "number", "ready") != "card":
            await player.tap("ready")
        await expect(mine.locator("strong")).to_have_text("7")
        assert int(await automas.locator("strong").inner_text()) <= 7
        await expect(mine).to_have_class("fighter crimea winner")
        assert await player.text("done") == "Done, my turn is over"
        await player.tap("done")
        await player.see("automa", "draw")
        last = (await player.commands())[-1]
        assert last["type"] == "turn"
        assert last["actions"] == [{"type": "end_turn"}]


async def test_whoever_comes_back_later_is_led_through_the_last_turn_only(
    chromium: Browser, address: str
) -> None:
    """The Automa's turns before a human's turn lie done on the table already."""
    async with two_phones(chromium, address) as (one, other):
        await other.page.goto(address)
        for _ in range(2):
            await one.tap("end-turn", "automa")
            await one.hear()
        last = (await one.state())["players"]
        await other.page.go_back()
        await other.see("card")
        story = await other.page.evaluate("document.querySelectorAll('[data-test=card]').length")
        assert story == 1
        await other.tap("rest")
        await other.tap("done")
        assert await other.see("my-turn", "card") == "my-turn"
        assert (await other.state())["players"] == last
