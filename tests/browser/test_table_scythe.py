"""Scythe on the table page, by taps in a phone's window."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx2
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, a_real_card_is_asked_for, players, with_real_cards

Doc: TypeAlias = dict[str, Any]
TWICE = "(selector) => { for (const _ of [1, 2]) document.querySelector(selector).click(); }"


async def begin(player: Player) -> None:
    """A game of Crimea against Nordic, from the empty page."""
    await player.open()
    await player.tap("scythe", "mine=crimea", "mat=agricultural", "opponent=nordic", "level=automa", "begin")
    await player.see("my-turn")


async def hear(player: Player) -> int:
    """The Automa's turn to its end or to its question; the cards that it had."""
    await player.tap("automa")
    return await player.hear()


@asynccontextmanager
async def at_a_position(player: Player, *seats: Doc, **lies: object) -> AsyncIterator[httpx2.AsyncClient]:
    """A game that stands so, opened; and who may tell what happens in it without the page."""
    async with httpx2.AsyncClient(base_url=f"{player.address}/v1/games") as http:
        made = await http.post("", json={"ruleset": "scythe", "position": {"players": seats, **lies}})
        assert made.status_code == 201, made.text
        game = made.json()
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        http.base_url = httpx2.URL(f"{player.address}/v1/games/{game['game']}/")
        http.headers.update({"Authorization": f"Bearer {game['token']}", "If-Match": "*"})
        yield http


async def test_turns_cost_the_taps_that_were_promised(chromium: Browser, address: str) -> None:
    """A new game 5, bolster and end 3, workers and a mech 7, the Automa at most 3, undo 1, redo 1."""
    async with players(chromium, address) as (player,):
        await begin(player)
        assert player.counted() == 7  # with another level than the one recommended, and on from the list

        await player.tap("guided")  # a choice that is kept, and no part of a turn
        player.counted()
        await player.tap("deed-bolster", "bolster-power")
        assert (await player.text("told")).split("\n") == ["Coins \N{MINUS SIGN}1", "Power +2"]
        await player.tap("end-turn")
        assert player.counted() <= 3
        await player.see("automa")
        assert "7" in await player.text("strip-human")

        cards = await hear(player)
        assert player.counted() == 1 + cards

        await player.tap("mirror")
        player.counted()
        for place in ("r6c3", "r7c3"):
            await player.tap(f"piece-worker-{place}")
            await player.choose("place", "r6c4")
        await player.tap("deploy-riverwalk")
        await player.choose("place", "r6c4")
        await player.tap("end-turn")
        assert player.counted() <= 7
        await player.see("automa")

        player.counted()
        await player.tap("automa")
        await player.see("card")
        if await player.page.locator("[data-test=rest]").count():
            await player.tap("rest")
        await player.tap("done")
        assert player.counted() <= 3
        await player.see("my-turn")
        await player.tap("undo")
        assert player.counted() == 1
        await expect(player.page.locator("[data-test=piece-worker-r6c4]")).to_have_count(1)  # to be mended
        await player.tap("redo")
        assert player.counted() == 1
        await player.see("my-turn")
        assert "r6c4" in (await player.state())["players"][0]["workers"]


async def test_the_first_evening_leads_to_a_game_in_five_taps(chromium: Browser, address: str) -> None:
    """The level for beginners is chosen, far factions are named, a button leads to what is not chosen yet."""
    async with players(chromium, address) as (player,):
        await player.open()
        await expect(player.page.locator(".lead")).to_contain_text("Your opponent")
        await player.tap("scythe", "mine=crimea")
        far = player.page.locator("[data-test=opponent] .option", has_text="far")
        assert {await one.get_attribute("data-option") for one in await far.all()} == {"albion", "nordic"}
        await player.tap("opponent=nordic")
        assert await player.text("first") == "First: my player mat"
        await player.page.locator("[data-test=first]").press("Enter")
        await expect(player.page.locator("[data-test=mat] button").first).to_be_focused()
        autometta = player.page.locator("[data-test=level] [data-option=autometta]")
        await expect(autometta).to_have_attribute("aria-pressed", "true")
        await expect(autometta).to_contain_text("for beginners")
        await player.tap("mat=agricultural")
        await player.touch("[data-test='begin']")
        await player.see("to-table")
        assert player.counted() == 5


async def test_a_trade_is_told_as_one(chromium: Browser, address: str) -> None:
    """A coin for two metal where a worker stands: the rules allow it, and no warning says otherwise."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("guided", "deed-trade", "metal-more", "metal-more", "do")
        assert "Trade: farm D7 +2 metal" in await player.text("told")
        await player.tap("end-turn")
        await player.see("automa")
        assert not await player.page.locator("[data-test=warning]").count()
        assert (await player.state())["resources"] == {"r6c3": {"metal": 2}}


CRIMEA: Doc = {"kind": "human", "faction": "crimea", "mat": "agricultural", "mechs": ["r6c3"], "power": 7}
CRIMEA |= {"combat_cards": 2, "abilities": ["riverwalk"]}
NORDIC: Doc = {"kind": "automa", "faction": "nordic", "mechs": ["r6c4"], "power": 3}


async def test_a_combat_is_answered_in_four_taps(chromium: Browser, address: str) -> None:
    """The dial, a card or two, and that this is all; then the table says how it went.

    The list of games says that it waits.
    """
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC) as game:
            await player.see("my-turn")
            move = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}
            assert (await game.post("actions", json=move)).status_code == 200
        await player.see("question")
        await player.open("/#/")
        assert "A combat waits for you" in await player.text("known")
        await player.tap("known")
        await player.see("question")
        player.counted()
        await player.tap("dial=7")
        if await player.page.locator("[data-test=hand] button").count():
            await player.page.locator("[data-test=hand] button").first.tap()
            player.taps += 1
        assert player.counted() <= 3
        await player.page.evaluate(TWICE, "[data-test=fight]")
        assert await player.see("my-turn", "card", "number") in {"my-turn", "card"}
        assert not await player.page.locator("[data-test=conflict]").count(), (
            "what is tapped twice is told once"
        )


async def test_an_encounter_and_a_factory_card_are_offered_where_the_character_stands(
    chromium: Browser, address: str
) -> None:
    """Whoever mirrors the table forgets neither: each is one tap, and part of the turn."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA | {"character": "r5c2"}, NORDIC):
            await player.see("my-turn")
        assert "village C6" in await player.text("encounter-waits"), "until it is told, it is asked for"
        await player.tap("encounter-taken")
        assert await player.page.locator("[data-test=encounter-waits]").count() == 0
        await player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        await player.tap("piece-character-r5c2")
        edges = (
            "['.table > .board', '.bar'].map((one) => document.querySelector(one).getBoundingClientRect())"
        )
        seen = f"(([board, bar]) => board.top >= bar.bottom - 1)({edges})"
        assert await player.page.evaluate(seen), "where it is put down lies under no bar"
        await player.choose("place", "r3c3")
        await player.tap("factory-taken", "end-turn")
        await player.see("automa")
        state = await player.state()
        assert "r5c2" not in state["encounters"]
        assert state["players"][0]["has_factory_card"] is True


async def test_a_piece_is_dragged_to_where_it_stands(chromium: Browser, address: str) -> None:
    """The worker follows the finger, is told where it was put down, and one step takes it back."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.drag("human-worker-1", "place-r6c4")
        await expect(player.page.locator("[data-test=piece-worker-r6c4]")).to_have_count(1)
        await player.tap("undo=step")
        assert await player.page.locator("[data-test=piece-worker-r6c4]").count() == 0


async def test_cards_of_a_real_deck_are_told_by_their_number(chromium: Browser, address: str) -> None:
    """One tap on the number of the card that was drawn; of what the Automa did, only a choice has a why."""
    async with players(chromium, address) as (player,):
        await a_real_card_is_asked_for(player)
        player.counted()
        await player.tap("number=7")
        assert player.counted() == 1
        assert await player.see("why", "card") == "why", "the unit was chosen among others"
        await player.tap("done")
        assert await player.see("why", "card") == "card", "the worker is deployed as the card says"


async def test_the_bonus_of_a_recruit_is_gained_with_the_automa_s_card(
    chromium: Browser, address: str
) -> None:
    """A recruit enlisted on the sheet brings its coin with card 15, and the page says so (T2C, R45)."""
    async with players(chromium, address) as (player,):
        await with_real_cards(player)
        await player.unfold("more")
        await player.tap("recruits=coin", "end-turn")
        await player.see("draw")
        await player.tap("number=15")
        said: list[str] = []
        while await player.see("card", "my-turn") == "card":
            said.append(await player.text("card"))
            await player.tap("done")
        assert any("You gain 1 coin" in each for each in said), said
        assert (await player.state())["players"][0]["coins"] == 8


UNFOLDED_AT_ONCE = """(selector) => {
  const summary = document.querySelector(selector);
  summary.click();
  return Promise.resolve().then(() => summary.nextElementSibling !== null);
}"""
"""Opens what is folded; whether it is there with the tap, and does not move what the next one aims at."""


async def test_the_options_of_the_rulebook_are_folded_away_and_kept(chromium: Browser, address: str) -> None:
    """What is chosen of the Automa's manner and of the structure bonus is what the game is played with."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        assert not await player.page.locator("[data-test=manner-all_moves]").is_visible()
        await player.tap("mine=crimea", "mat=agricultural", "opponent=nordic")
        assert await player.page.evaluate(UNFOLDED_AT_ONCE, "[data-test=options] summary")
        await player.unfold("manner")
        await player.tap("bonus=on_tunnels", "manner-all_moves", "begin")
        await player.see("my-turn")
        state = await player.state()
        assert state["options"]["all_moves"] is True
        assert state["structure_bonus"] == "on_tunnels"


async def test_flags_and_traps_are_told_where_they_lie(chromium: Browser, address: str) -> None:
    """A player of Albion says of a territory that a Flag lies there."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/scythe")
        await player.tap("mine=albion", "mat=agricultural", "opponent=nordic", "begin")
        await player.see("my-turn")
        worker = player.page.locator("[data-test^=piece-worker-r]").first
        mark = await worker.get_attribute("data-test") or ""
        place = mark.rpartition("-")[2]
        await player.tap(mark, "what-is-here", "token-here", "hex-done", "end-turn")
        await player.see("automa")
        assert place in (await player.state())["players"][0].get("tokens", [])


async def test_a_trap_is_shown_and_told_as_it_lies(chromium: Browser, address: str) -> None:
    """A player of Togawa says that a Trap is disarmed, which the picture shows, or that it is armed."""
    for before, after in (([], ["r5c6"]), (["r5c6"], [])):
        async with players(chromium, address) as (player,):
            placed = {"kind": "human", "faction": "togawa", "mat": "agricultural", "workers": ["r5c6"]}
            placed |= {"tokens": ["r5c6"], "disarmed": before}
            async with at_a_position(player, placed, NORDIC):
                await player.see("my-turn")
                await player.tap("piece-worker-r5c6", "what-is-here", "trap-armed")
                drafted = player.page.locator("[data-drafted].token.trap")
                await expect(drafted).to_have_attribute("opacity", "0.5" if after else "1")
                transform = await drafted.get_attribute("transform")
                await player.tap("hex-done", "end-turn")
                await player.see("automa")
                assert (await player.state())["players"][0].get("disarmed", []) == after
                disarmed = player.page.locator("[id$=token-human-r5c6].disarmed")
                await expect(disarmed).to_have_count(len(after))
                told = player.page.locator("[id$=token-human-r5c6]")
                await expect(told).to_have_attribute("transform", transform or "")


async def test_a_turn_that_is_not_told_yet_survives_the_closing_of_the_tab(
    chromium: Browser, address: str
) -> None:
    """What was tapped is there again, and can be taken back a step at a time."""
    async with players(chromium, address) as (player,):
        await begin(player)
        game = player.page.url
        await player.page.locator("[data-test=coins] button").last.tap()
        await player.kept("drafts")
        phone = player.page.context
        await player.page.close()
        player.page = await phone.new_page()
        await player.page.goto(game)
        await expect(player.page.locator("[data-test=coins] output")).to_have_text("8")
        await player.tap("undo=step")
        assert await player.page.locator("[data-test=coins] output").inner_text() == "7"


async def test_popularity_stands_as_it_was_set_when_workers_were_driven_off(
    chromium: Browser, address: str
) -> None:
    """What driving them off costs is in it already, set or not."""
    for more, left in ((1, 4), (0, 3)):
        async with players(chromium, address) as (player,):
            alone = NORDIC | {"mechs": [], "workers": ["r6c4"]}
            async with at_a_position(player, CRIMEA | {"popularity": 4}, alone):
                await player.tap("mirror", "piece-mech-r6c3")
            await player.choose("place", "r6c4")
            for _ in range(more):
                await player.page.locator("[data-test=my-turn] [data-test=popularity] button").last.tap()
            await player.tap("end-turn")
            await player.see("automa")
            assert (await player.state())["players"][0]["popularity"] == left


async def test_a_unit_goes_home_where_no_enemy_is_met(chromium: Browser, address: str) -> None:
    """Each faction has a home of its own: units of others at theirs are no reason for a combat."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC | {"character": "home"}):
            await player.tap("mirror", "piece-mech-r6c3")
        await player.choose("place", "home")
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["players"][0]["mechs"].count("home") == 1


async def test_a_unit_goes_back_to_the_mat_whatever_enemies_have_on_theirs(
    chromium: Browser, address: str
) -> None:
    """A deployment that was a slip is mended in a turn: on a mat nobody is met."""
    async with players(chromium, address) as (player,):
        async with at_a_position(player, CRIMEA, NORDIC | {"mechs": ["r6c4", "mat"]}):
            await player.tap("mirror", "piece-mech-r6c3")
        await player.choose("place", "mat")
        await player.tap("end-turn")
        await player.see("automa")
        assert "r6c3" not in (await player.state())["players"][0]["mechs"]


async def test_only_of_a_territory_is_asked_what_lies_there(chromium: Browser, address: str) -> None:
    """Nothing lies on a home base, one's own or another's."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"character": "r5c2", "workers": ["r7c3"]}
        async with at_a_position(player, mine, NORDIC | {"mechs": []}):
            await player.tap("mirror")
        for home in ("home-crimea", "home-nordic"):
            await player.tap_place(home)
            await expect(player.page.locator("dialog.sheet")).to_have_count(0, timeout=2_000)
        await player.tap_place("r6c4")
        await player.see("hex-done")


async def test_a_worker_follows_the_mech_that_drives_an_enemys_worker_off(
    chromium: Browser, address: str
) -> None:
    """Wherever each comes from: workers are told behind the units that make room for them."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"mechs": ["r5c2"], "workers": ["r4c3"]}
        async with at_a_position(player, mine, NORDIC | {"mechs": [], "workers": ["r5c3"]}):
            await player.tap("mirror")
        for piece in ("piece-worker-r4c3", "piece-mech-r5c2"):
            await player.tap(piece)
            await player.choose("place", "r5c3")
        await player.tap("end-turn")
        await player.see("automa")
        await expect(player.page.locator("[data-test=warning]")).to_have_count(0, timeout=5_000)
        crimea = (await player.state())["players"][0]
        assert (crimea["mechs"][0], crimea["workers"][0]) == ("r5c3", "r5c3")


async def test_a_mech_is_deployed_where_workers_have_been_driven_off(chromium: Browser, address: str) -> None:
    """A mech brings a worker there, and in the same turn another is built beside it; figures stand as set."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"workers": ["r6c3"], "popularity": 4, "abilities": []}
        async with at_a_position(player, mine, NORDIC | {"mechs": [], "workers": ["r6c4"]}):
            await player.tap("mirror")
        for piece in ("piece-mech-r6c3", "piece-worker-r6c3", "deploy-scout"):
            await player.tap(piece)
            await player.choose("place", "r6c4")
        await player.tap("end-turn")
        await player.see("automa")
        crimea = (await player.state())["players"][0]
        assert (crimea["mechs"][:2], crimea["workers"][0]) == (["r6c4", "r6c4"], "r6c4")
        assert (crimea["abilities"], crimea["popularity"]) == (["scout"], 3)


async def test_popularity_is_set_as_it_stands_before_the_combat(chromium: Browser, address: str) -> None:
    """One mech drives a worker off, another fights: what the first costs is shown before any is set."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"mechs": ["r6c3", "r5c2"], "popularity": 4}
        async with at_a_position(player, mine, NORDIC | {"workers": ["r5c1"]}):
            await player.tap("mirror")
        for piece, to in (("piece-mech-r5c2", "r5c1"), ("piece-mech-r6c3", "r6c4")):
            await player.tap(piece)
            await player.choose("place", to)
        await player.page.locator("[data-test=my-turn] [data-test=popularity] button").last.tap()
        await player.tap("end-turn")
        await player.see("question")
        assert (await player.state())["players"][0]["popularity"] == 4 - 1 + 1


async def test_a_factory_card_is_taken_where_workers_have_been_driven_off(
    chromium: Browser, address: str
) -> None:
    """The character comes first, then the card: nobody is there any more."""
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"character": "r4c3"}
        async with at_a_position(player, mine, NORDIC | {"mechs": [], "workers": ["r3c3"]}):
            await player.tap("mirror", "piece-character-r4c3")
        await player.choose("place", "r3c3")
        await player.tap("factory-taken", "end-turn")
        await player.see("automa")
        assert (await player.state())["players"][0]["has_factory_card"] is True


async def test_the_card_that_is_being_executed_is_not_drawn_for_its_combat(
    chromium: Browser, address: str
) -> None:
    """It lies on the discards, and what it does goes on: whoever mistold it takes the turn back."""
    async with players(chromium, address) as (player,):
        bot = NORDIC | {"mechs": [], "character": "r5c3", "star_tracker": 12, "power": 12, "seat": "bot"}
        decks = {"automa": "physical", "combat": "physical", "automa_discards": [1, 2]}
        mine = {"kind": "human", "faction": "crimea", "power": 5, "character": "r5c4", "workers": ["r6c3"]}
        lies: Doc = {"turn": "bot", "decks": decks}
        async with at_a_position(player, mine | {"popularity": 3, "coins": 4}, bot, **lies) as game:
            for told in ({"card": 17}, {"type": "fight", "dial": 0}):
                call = "automa-turn" if "card" in told else "actions"
                assert (await game.post(call, json=told)).status_code == 200
        await player.hear_to("question")
        await player.unfold("another")
        assert await player.page.locator("[data-test=again] .option").all_inner_texts() == ["1", "2"]


async def test_what_the_resource_box_brings_is_told_once(chromium: Browser, address: str) -> None:
    """R30: whoever drives an Automa's worker off lays there what the box of its last card shows, at once.

    Card 2 shows two, and r5c4 is a forest; nobody at the table has that card in hand.
    """
    async with players(chromium, address) as (player,):
        mine = CRIMEA | {"mechs": ["r5c3"]}
        alone = NORDIC | {"mechs": [], "workers": ["r5c4"]}
        decks = {"automa": "virtual", "combat": "virtual", "automa_discards": [2]}
        async with at_a_position(player, mine, alone, decks=decks):
            await player.tap("mirror", "piece-mech-r5c3")
        await player.choose("place", "r5c4")
        assert "forest E6: 2 \N{MULTIPLICATION SIGN} wood" in await player.text("driven-off")
        await player.tap("end-turn")
        await player.see("automa")
        assert (await player.state())["resources"] == {"r5c4": {"wood": 2}}


async def test_the_structure_bonus_that_was_drawn_is_told(chromium: Browser, address: str) -> None:
    """Until a structure is built, and with the score; where another tile lies out, it is set right."""
    async with players(chromium, address) as (player,):
        await begin(player)
        drawn = (await player.state())["structure_bonus"]
        assert (await player.text("bonus-tile")).startswith("Structure bonus: ")
        other = "in_one_row" if drawn == "on_tunnels" else "on_tunnels"
        await player.tap("menu", "menu-right")
        await player.see("set-right")
        await player.tap(f"set-/structure_bonus={other}", "set-right")
        await player.see("my-turn")
        assert (await player.state())["structure_bonus"] == other
        told = await player.text("bonus-tile")
        await player.tap("menu", "menu-score")
        await player.see("beside-the-board")
        assert await player.text("beside-the-board") == told


async def test_a_table_ends_its_game_by_agreement(chromium: Browser, address: str) -> None:
    """R63: from the score, which is final then."""
    async with players(chromium, address) as (player,):
        await begin(player)
        await player.tap("menu", "menu-score", "end-game")
        await player.see("save-report")
        await expect(player.page.locator("[data-test=end-game]")).to_have_count(0)
        await expect(player.page.locator("[data-test=result]")).to_be_in_viewport(ratio=1)
