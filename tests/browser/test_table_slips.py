"""What was told of a real card by a slip is set right on the page when the card comes up in truth."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from playwright.async_api import Browser, Route, expect

from automa_ledger.games.rulesets import RULESETS
from tests.browser.phones import link_of
from tests.browser.tapping import Player, a_real_card_is_asked_for, players
from tests.browser.test_table_carried import right, tell
from tests.browser.test_table_scythe import CRIMEA, NORDIC, at_a_position
from tests.browser.test_table_trismegistus import begin, take_a_die
from tests.browser.test_table_unfinished import shown
from tests.waiting import until

pytestmark = pytest.mark.slow

Doc: TypeAlias = dict[str, Any]
DICE = {"black": 5, "white": 5, "red": 4}
SYMBOLS = ("iron", "mercury", "tin", "copper", "lead", "wild", "iron")
PRINT = ("kind=basic", "symbol=tin", "colour=red", "symbol=iron", "colour=black", "cost=2", "effect=gold")


def face(card: Doc, number: int) -> Doc:
    """What is printed on a card, which differs from card to card; card 3 was told from right to left."""
    dice = [{"symbol": SYMBOLS[number], "colour": "white" if number else "red"}]
    if number == 3:
        dice = [{"symbol": "iron", "colour": "black"}, {"symbol": "tin", "colour": "red"}]
    return {**card, "dice": dice, "potency_cost": 2, "actions": [{"code": "gold"}]}


async def all_was_told(player: Player) -> None:
    """A real deck behind its shuffle, a slip in it: all cards can come, and each was told before."""
    await begin(player)
    await take_a_die(player)
    await player.tap("cost=1", "end-turn")
    await player.see("draw")
    cards = (await player.state())["cards"]
    basic = [card for card in cards.values() if card["kind"] == "basic"]
    told = {card["id"]: face(card, number) for number, card in enumerate(basic)}
    await tell(player, "actions", right("/cards", cards | told))
    await player.reload()
    await player.see("draw")


async def came_to_the_log(player: Player) -> list[str]:
    """What was told since the deck was made ready."""
    return [each["type"] for each in await player.commands()][3:]


async def test_a_card_that_was_told_otherwise_is_set_right_and_played(
    chromium: Browser, address: str
) -> None:
    """The faces that are left are offered, the most alike first; a step back leads to what was tapped."""
    async with players(chromium, address) as (player,):
        await all_was_told(player)
        await player.tap(*PRINT, "card-told")
        await player.see("told-otherwise")
        first = player.page.locator("[data-test=told-otherwise] .option").first
        await expect(first).to_have_text("Iron blackTin redpotency 2 · 1 gold")
        await player.tap("print-back", "card-told")
        key = "answer " + (await player.kept("games"))["id"]

        async def is_kept() -> bool:
            return "otherwise" in (await player.kept("drafts", key))["parts"]

        await until(is_kept)
        await player.reload()
        await player.see("told-otherwise")
        slip = await first.get_attribute("data-option")
        await first.tap()
        await player.see("card", "question")
        assert await came_to_the_log(player) == ["turn", "automa_turn"]
        card = (await player.state())["cards"][slip]
        assert [die["symbol"] for die in card["dice"]] == ["tin", "iron"]
        await expect(player.page.locator("[data-test=problem], [data-test=dropped]")).to_have_count(0)


async def test_a_network_that_goes_meanwhile_loses_no_card(chromium: Browser, address: str) -> None:
    """Gone before the correction, it leaves the form with the card; gone behind it, the turn waits."""
    async with players(chromium, address) as (player,):
        await all_was_told(player)
        await player.tap(*PRINT, "card-told")
        await player.see("told-otherwise")
        await player.page.context.set_offline(offline=True)
        await player.page.locator("[data-test=told-otherwise] .option").first.tap()
        await player.see("away")
        await player.page.context.set_offline(offline=False)
        await player.see("card-told")
        assert await came_to_the_log(player) == ["turn"]
        await player.tap("card-told")
        await player.see("card", "question")
        assert await came_to_the_log(player) == ["turn", "automa_turn"]

    async def lost(route: Route) -> None:
        await route.abort()

    async with players(chromium, address) as (player,):
        await all_was_told(player)
        await player.between("**/automa-turn", lost)
        await player.tap(*PRINT, "card-told")
        await player.see("told-otherwise")
        await player.page.locator("[data-test=told-otherwise] .option").first.tap()
        await player.see("away-drop")
        assert await came_to_the_log(player) == ["turn"]
        await player.page.unroute("**/automa-turn")
        await player.see("card", "question")
        assert await came_to_the_log(player) == ["turn", "automa_turn"]


async def test_what_was_told_of_the_box_can_be_matched(chromium: Browser, address: str) -> None:
    """The print of a card, and the dice by their colours."""
    async with players(chromium, address) as (player,):
        await all_was_told(player)
        before = await player.state()
        slip = sorted(one for one in before["cards"] if one.startswith("basic"))[3]
        await player.tap("menu", "menu-right")
        await player.page.locator("[data-test='set-/dice/red'] button").last.tap()
        assert await shown(player, "[data-test='set-/dice/red']") == before["dice"]["red"] + 1
        await player.unfold(f"set-/cards/{slip}")
        form = f"[data-test='set-/cards/{slip}']"
        await player.touch(f"{form} .row button")
        for tapped in (*PRINT[1:5], "effect=gold"):
            mark, _, option = tapped.partition("=")
            await player.touch(f"{form} [data-test={mark}] [data-option={option}]")
        await player.tap("set-right")
        await player.see("draw")
        state = await player.state()
        assert [die["symbol"] for die in state["cards"][slip]["dice"]] == ["tin", "iron"]
        assert state["dice"] == before["dice"] | {"red": before["dice"]["red"] + 1}


async def test_a_print_that_is_half_set_is_not_told(chromium: Browser, address: str) -> None:
    """What is set back goes from the form, what is begun waits, and what is told is what it shows."""
    async with players(chromium, address) as (player,):
        await all_was_told(player)
        slip = sorted(one for one in (await player.state())["cards"] if one.startswith("basic"))[1]
        await player.tap("menu", "menu-right")
        await player.unfold(f"set-/cards/{slip}")
        form, ready = f"[data-test='set-/cards/{slip}']", player.page.locator("[data-test=set-right]")

        async def tap(mark: str, option: str) -> None:
            await player.touch(f"{form} [data-test={mark}] [data-option='{option}']")

        await tap("cost", "3")
        await player.tap("set-back")
        await expect(player.page.locator(f"{form} [data-test=cost] [aria-pressed=true]")).to_have_text("2")
        await player.touch(f"{form} .row button")
        await expect(ready).to_be_disabled()
        await tap("symbol", "tin")
        await tap("colour", "red")
        await tap("effect", "gold")
        await expect(ready).to_be_enabled()
        await tap("symbol", "iron")
        await expect(ready).to_be_disabled()
        await tap("symbol", "iron")
        await player.tap("set-right")
        await player.see("draw")
        card = (await player.state())["cards"][slip]
        assert (card["dice"], card["potency_cost"]) == ([{"symbol": "tin", "colour": "red"}], 2)

        await player.tap("kind=basic", "symbol=tin", "colour=red", "cost=2", "effect=gold")
        await player.see("card-told")
        await player.tap("symbol=copper")
        await expect(player.page.locator("[data-test=card-told]")).to_have_count(0)


async def test_a_card_of_expeditions_comes_though_its_number_was_tapped_before(
    chromium: Browser, address: str
) -> None:
    """It counts as drawn: it is asked which card it was, and that one stands in its place."""
    async with players(chromium, address) as (player,):
        await player.open("/#/new/expeditions")
        await player.tap("level=2", "first=human")
        await player.unfold("options")
        await player.tap("deck=physical", "begin")
        await player.see("my-turn")
        await player.tap("place=s1", "end-turn")
        await player.see("draw")
        await tell(player, "actions", right("/deck/drawn", [3, 7]))
        await player.kept("games", version=(await player.standing())["version"])
        await player.unfold("another")
        await player.tap("again=7", "really=9")
        await player.see("card", "question")
        assert (await player.state())["deck"]["drawn"] == [3, 9, 7]
        assert [each["type"] for each in await player.commands()][3:] == ["turn", "automa_turn"]


async def test_a_card_of_scythe_comes_though_its_number_was_tapped_before(
    chromium: Browser, address: str
) -> None:
    """The same, on either discard pile, and as the card of the turn before."""
    async with players(chromium, address) as (player,):
        await a_real_card_is_asked_for(player)
        for of, value in (("discards", [3, 7]), ("combat_discards", [8]), ("last_turn_card", 7)):
            await tell(player, "actions", right(f"/automa_decks/0/{of}", value))
        await player.kept("games", version=(await player.standing())["version"])
        await player.unfold("another")
        await player.tap("again=8", "again-back")
        await player.unfold("another")
        await player.tap("again=7", "really=9")
        await player.see("card", "question", "my-turn")
        deck = (await player.state())["automa_decks"][0]
        assert (deck["discards"], deck["combat_discards"]) == ([3, 9, 7], [8])
        *_, set_right, turn = await player.commands()
        assert [one["value"] for one in set_right["actions"]] == [[3, 9], 9]
        assert turn["type"] == "automa_turn"


async def test_a_card_of_a_combat_comes_though_its_number_was_tapped_before(
    chromium: Browser, address: str
) -> None:
    """What was told of the Automa's turns is mended before its card for the combat."""
    async with players(chromium, address) as (player,):
        decks = {"automa": "physical", "automa_discards": [3, 7], "automa_combat_discards": [8]}
        async with at_a_position(player, CRIMEA, NORDIC, decks=decks) as game:
            await player.see("my-turn")
            move = {"type": "move", "moves": [{"unit": "mech", "from": "r6c3", "to": "r6c4"}]}
            for body in (move, {"type": "fight", "dial": 0, "cards": []}):
                await game.post("actions", json=body)
        assert await player.see("question") == "question"
        await player.unfold("another")
        await player.tap("again=8", "really=9")

        async def is_played() -> bool:
            return len(await player.commands()) > 4  # the beginning, the move, the fight, the correction

        await until(is_played)
        assert (await player.state())["automa_decks"][0]["combat_discards"] == [9, 8]


async def test_what_the_automa_does_behind_a_combat_that_was_none_is_shown(
    chromium: Browser, address: str
) -> None:
    """The mech that it attacks stands elsewhere: once that is set right, its turn goes on in cards."""
    anna = {**CRIMEA, "mechs": ["r4c3"], "combat_cards": 3}
    nora = {**NORDIC, "mechs": ["r5c3", "r3c2"], "workers": ["r1c4"], "power": 10, "level": "automa"}
    lies: Doc = {"turn": "automa", "decks": {"automa": "physical", "combat": "physical"}}
    async with players(chromium, address, 2) as (player, other):
        seats = ({**anna, "character": "home"}, {**nora, "character": "r2c3", "scheme": 2, "star_tracker": 9})
        async with at_a_position(player, *seats, **lies):
            await player.see("draw")
        await other.page.goto(await link_of(player))
        await player.page.go_back()
        await player.tap("number=16")
        for phone in (player, other):
            await phone.hear_to("question")
        await tell(player, "actions", right("/players/0/mechs/0", "r7c3"))
        for phone in (player, other):
            await phone.see("card")
            assert "combat" in await phone.text("card")
            said: list[str] = []
            while await phone.see("card", "my-turn") == "card":
                said.append(await phone.text("card"))
                await phone.tap("done")
            assert any("deploys a mech" in each for each in said), said


async def test_dice_that_were_miscounted_at_setup_can_be_rolled(chromium: Browser, address: str) -> None:
    """The form says how many are told and needed; once their number is matched, what was told is taken."""
    async with players(chromium, address) as (player,):
        setup = RULESETS["trismegistus"].examples["setup"] | {"dice": "physical"}
        made = await player.page.request.post(
            f"{address}/v1/games",
            data={
                "ruleset": "trismegistus",
                "setup": setup | {"dice_count": {"black": 5, "white": 5, "red": 5}},
            },
        )
        game = await made.json()
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.see("question")
        for symbol, colours in (
            ("iron", ("black", "white")),
            ("tin", ("red", "black")),
            ("lead", ("white",)),
        ):
            for colour in colours:
                for _ in range(2):
                    await player.tap(f"bowl-{symbol}-{colour}-more")
        assert await player.text("dice-told") == "Black 4/5, white 4/5, red 2/5"
        await player.tap("answer")
        await player.see("problem")
        await player.tap("menu", "menu-right")
        for colour, too_many in (("black", 1), ("white", 1), ("red", 3)):
            less = player.page.locator(f"[data-test='set-/dice/{colour}'] button").first
            for _ in range(too_many):
                await less.tap()
        await player.tap("set-right")
        await player.see("question")
        assert await player.text("dice-told") == "Black 4/4, white 4/4, red 2/2"
        await player.tap("answer")
        await player.see("my-turn")


async def test_as_many_dice_are_offered_as_two_players_have(chromium: Browser, address: str) -> None:
    """The Automa is set up for as a second player."""
    async with players(chromium, address) as (player,):
        await begin(player)
        assert sum((await player.state())["dice"].values()) == sum(DICE.values())
