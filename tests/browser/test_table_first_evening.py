"""Somebody's first evening with the table page: guided games, what is laid out, and how it all works."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import TRISMEGISTUS, Player, players
from tests.browser.test_table_overtaken import goes_on
from tests.browser.test_table_scythe import begin
from tests.waiting import until


async def test_a_first_game_is_guided_from_the_empty_page(chromium: Browser, address: str) -> None:
    """One tap begins it; what is ticked off stays so, and each side's turn has a hint until they are left.

    A round that was taken back has its hints again.
    """
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game=scythe")
        await expect(player.page.locator("[data-test=layout-0]")).to_have_text("Nordic 0/9")
        things = player.page.locator("[data-test=layout] li")
        assert await things.all_inner_texts() == [
            "Faction mat\nNordic",
            "Power\n4",
            "Popularity\n10",
            "Coins\n5",
            "Combat cards, face down\n1",
            "Character\nhome",
            "Workers\nE1, F1",
            "On the mat: mechs · workers\n4 · 6",
            "Star tracker, token on I\nAutometta",
        ]
        await things.nth(1).tap()
        await player.tap("layout-2", "tick-all")
        await player.reload()
        await expect(player.page.locator("[data-test=layout-0]")).to_have_text("Nordic 1/9")
        await expect(player.page.locator("[data-test=layout-2]")).to_have_text("Board 3/3")
        await player.tap("to-table")
        assert "Play your turn on your own table" in await hint(player)
        await player.tap("end-turn")
        await player.see("automa")
        assert "Now the Automa" in await hint(player)
        await player.tap("automa")
        await player.see("card")
        assert "One order after the other" in await hint(player)
        await player.hear()
        assert "A slip?" in await hint(player)
        await player.tap("undo")
        await player.see("taken-back")
        assert "Play your turn on your own table" in await hint(player)
        await expect(player.page.get_by_role("button", name="No turn of mine to take back")).to_be_disabled()
        await player.tap("redo")
        await player.see("undo")
        assert "A slip?" in await hint(player)
        await player.tap("hints-off")
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)


async def test_hints_end_with_the_third_round_for_good(chromium: Browser, address: str) -> None:
    """A deck that is shuffled anew, with which the Automa's turns are counted, does not begin them again."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game=scythe", "to-table")
        await player.kept("choices", "choices", hinted=(await player.kept("games"))["id"])
        await goes_on(player, *3 * (("turns", {"actions": [{"type": "end_turn"}]}), ("automa-turn", {})))
        await player.hear_to("my-turn")
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)
        await until(partial(has_no_hints, player))


async def test_a_first_game_of_expeditions_is_guided(chromium: Browser, address: str) -> None:
    """One tap begins it at the level that the rulebook suggests; a turn is entered by a tap on the map.

    A round that was taken back has its hints again, and the third one is the last that has any.
    """
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game=expeditions")
        await player.see("tick-all")
        assert "North mech\nN1\nCentral mech\nC7" in await player.text("layout")
        state = await player.state()
        assert (state["progress_card"]["level"], state["deck"]["mode"]) == (2, "virtual")
        await player.tap("to-table")
        assert "tap your mech's new place on the map" in await hint(player)
        await player.tap("place=s1", "end-turn")
        await play_on(player)
        assert "A slip?" in await hint(player)
        await player.tap("undo")
        await player.see("taken-back")
        assert "tap your mech's new place on the map" in await hint(player)
        await player.tap("redo")
        await player.see("undo")
        assert "A slip?" in await hint(player)
        await player.tap("place=s2", "end-turn", "automa")
        await player.see("card")
        assert "on each star the Automa places glory" in await hint(player)
        await play_on(player)
        assert "Match the table" in await hint(player)
        await player.tap("end-turn")
        await play_on(player)
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)
        await until(partial(has_no_hints, player))


async def play_on(player: Player) -> None:
    """The Automa's turn of Expeditions; on the tiles that it turns up lie no tokens."""
    while (due := await player.see("card", "question", "automa", "end-turn")) != "end-turn":
        await player.tap({"card": "done", "question": "tokens-done"}.get(due, due))


async def test_a_first_game_of_trismegistus_is_guided(chromium: Browser, address: str) -> None:
    """It asks for what lies on the table alone, and says what each side does with its dice.

    An order says that it has reasons where it has, and a question in the third round ends no hints.
    """
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("guided-game=trismegistus")
        assert "Set up your table as for two players" in await hint(player)
        await player.tap(*TRISMEGISTUS)
        await player.touch("[data-test='begin']")
        await player.see("tick-all")
        things = player.page.locator("[data-test=layout] li")
        assert (await things.all_inner_texts())[:4] == [
            "Artifacts\nEarth",
            "Experiments\nBlack \N{MIDDLE DOT} earth 1",
            "Track: earth\n1",
            "Track: fire\n0",
        ]
        await player.tap("to-table")
        assert "Put your dice into the bowls as in the picture" in await hint(player)
        await take_a_turn(player)
        assert "draw a card from its deck" in await hint(player)
        await enter_a_card(player)
        assert "Why? shows how it was chosen." in await hint(player)
        await player.tap("done")
        await player.see("card")
        assert (await hint(player)).endswith("then tap Done.")
        await answer(player)
        assert "A slip?" in await hint(player)
        await take_a_turn(player)
        await enter_a_card(player)
        assert "pays for each card with potency of its die" in await hint(player)
        await answer(player)
        await take_a_turn(player)
        await enter_a_card(player)
        await player.hear_to("question")
        assert "enter what is asked" in await hint(player)
        await player.tap("answer")
        await player.see("card")
        assert "That was the third turn" in await hint(player)
        await player.hear_to("my-turn", "draw")
        await expect(player.page.locator("[data-test=hint]")).to_have_count(0)
        await until(partial(has_no_hints, player))


@pytest.mark.slow
async def test_cards_that_begin_on_the_discard_pile_are_no_turns(chromium: Browser, address: str) -> None:
    """At level 3 of Trismegistus six do: the hints of the second round come with the second turn."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/trismegistus/guided")
        await player.tap("level=3", *TRISMEGISTUS, "begin")
        assert "Put your dice into the bowls" in await hint(player)
        await take_a_turn(player)
        await enter_a_card(player, "specialization")
        assert "One order after the other" in await hint(player)
        await answer(player)
        assert "A slip?" in await hint(player)


async def take_a_turn(player: Player) -> None:
    """The human pays an action with a die of a bowl, or with the one that is left."""
    await player.see("my-turn")
    if await player.page.locator("[data-test=die]").count():
        await player.page.locator("[data-test=die] .option").first.tap()
    await player.tap("cost=1", "end-turn")
    await player.see("draw")


async def enter_a_card(player: Player, kind: str = "basic") -> None:
    """One by which the Automa takes an experiment: it asks which lie there."""
    await player.tap(
        f"kind={kind}", "symbol=iron", "colour=black", "cost=1", "effect=experiment", "card-told"
    )
    await player.see("card")


async def answer(player: Player) -> None:
    """No experiment lies there; then it is the human's turn again."""
    await player.hear_to("question")
    await player.tap("answer")
    await player.hear_to("my-turn")


async def has_no_hints(player: Player) -> bool:
    """Whether the device shows hints to no game any more."""
    return (await player.kept("choices", "choices")).get("hinted") is None


async def hint(player: Player) -> str:
    """The hint that is shown."""
    await player.see("hint")
    return await player.text("hint")


@pytest.mark.slow
async def test_how_it_works_is_told_with_the_rulebooks_parts(chromium: Browser, address: str) -> None:
    """From the start page for all games, with the guided one; from the menu for the one that is open."""
    async with players(chromium, address) as (player,):
        await player.open()
        await player.tap("how")
        await player.see("guided-game")
        await player.unfold("rules-expeditions")
        rules = player.page.locator("[data-test=rules-expeditions]")
        await expect(rules).to_contain_text("Automa rulebook: setup, 1")
        await begin(player)
        await player.tap("menu", "menu-how")
        await expect(player.page.locator("[data-test^=rules-]")).to_have_count(1)
        await expect(player.page.locator("[data-test=guided-game]")).to_have_count(0)
        await expect(player.page.locator("main")).to_contain_text("for veterans")


@pytest.mark.slow
async def test_a_new_game_leads_to_what_is_laid_out(chromium: Browser, address: str) -> None:
    """A list to tick off; the menu has it until something is played; of Expeditions too."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("first=human")
        await player.touch("[data-test='begin']")
        await expect(player.page.locator("[data-test=layout]")).to_contain_text("North mech")
        await begin(player)
        await player.tap("menu", "menu-layout", "to-table", "end-turn")
        await player.see("automa")
        await player.tap("menu")
        await player.see("menu-story")
        await expect(player.page.locator("[data-test=menu-layout]")).to_have_count(0)
