"""Match the table in Expeditions: cards, the end, what was agreed, what goes from one place to another."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import tell
from tests.browser.test_table_right import seen_on

pytestmark = pytest.mark.slow

GLORY = ["quests", "items", "corruption", "cards"]
BOTH_DONE = {"human": {"glory": GLORY}, "automa": {"glory": 8}, "end": {"by": "human", "turns_left": 1}}


async def right_of(player: Player, **lies: object) -> None:
    """A game that stands so, and the screen where it is set right."""
    position = {"level": 2, "turn": "human", **lies}
    body = {"ruleset": "expeditions", "position": position}
    made = await player.page.request.post(f"{player.address}/v1/games", data=body)
    assert made.ok, await made.text()
    game = await made.json()
    await player.open(f"/#/join/{game['game']}/{game['token']}")
    await player.tap("menu", "menu-right")
    await player.see("set-right")


async def set_right(player: Player) -> list[str]:
    """Tell it; the pointers of what was told, in their order."""
    await player.tap("set-right")
    await player.see("my-turn", "automa", "draw", "card", "question")
    return [action["pointer"] for action in (await player.commands())[-1]["actions"]]


async def test_cards_of_a_real_deck_are_set_as_they_were_drawn(chromium: Browser, address: str) -> None:
    """One that was told by a slip lies in the deck again, another one counts as drawn."""
    async with players(chromium, address) as (player,):
        await right_of(player, deck="physical", drawn=[3, 7])
        await player.tap("set-/deck/drawn=3", "set-/deck/drawn=9")
        await set_right(player)
        assert (await player.state())["deck"]["drawn"] == [7, 9]


async def test_the_card_that_is_being_carried_out_stays_drawn(chromium: Browser, address: str) -> None:
    """While the table is asked in the middle of it the others are set; then the turn goes on."""
    async with players(chromium, address) as (player,):
        await right_of(player, turn="automa", deck="physical", automa={"glory": 1})
        await tell(player, "automa-turn", {"card": 1})
        cards = player.page.locator("[data-test='set-/deck/drawn'] .option")
        await expect(cards.first).to_have_text("2")
        await player.tap("set-/deck/drawn=9")
        assert await set_right(player) == ["/deck/drawn"]
        assert (await player.state())["deck"]["drawn"] == [1, 9]
        assert await player.hear_to("question") == "question"


async def test_cards_that_the_service_draws_are_not_set(chromium: Browser, address: str) -> None:
    """A virtual deck does not lie on the table; the cards that went back into the box do."""
    async with players(chromium, address) as (player,):
        await right_of(player, deck="virtual")
        await player.tap("set-/boxed=030")
        await expect(player.page.locator("[data-test='set-/deck/drawn']")).to_have_count(0)
        await set_right(player)
        assert (await player.state())["boxed"] == ["030"]


async def test_what_was_agreed_is_set_to_what_is_played(chromium: Browser, address: str) -> None:
    """Another level brings its progress card; coins for glory go below nothing more, too."""
    async with players(chromium, address) as (player,):
        await right_of(player)
        await player.tap("set-/progress_card=1")
        await player.touch("[data-test='set-/glory_coins_adjustment'] button:first-of-type")
        await set_right(player)
        state = await player.state()
        card = state["progress_card"]
        assert (card["level"], card["last_space"], state["glory_coins_adjustment"]) == (1, 30, -1)


async def test_an_end_that_was_noticed_late_has_the_turns_that_are_left(
    chromium: Browser, address: str
) -> None:
    """So many are offered as end with a turn of whoever triggered it (E18)."""
    async with players(chromium, address) as (player,):
        await right_of(player, human={"glory": GLORY}, end={"by": "human", "turns_left": 3})
        turns = player.page.locator("[data-test='set-/end/turns_left'] .option")
        await expect(turns).to_have_text(["1", "3"])
        await player.tap("set-/end/turns_left=1")
        await set_right(player)
        assert (await player.state())["end"] == {"by": "human", "turns_left": 1}


async def test_who_triggered_the_end_is_set_where_both_have_placed_all(
    chromium: Browser, address: str
) -> None:
    """With the turns that then are left."""
    async with players(chromium, address) as (player,):
        await right_of(player, **BOTH_DONE)
        await player.tap("set-/end/by=automa")
        await set_right(player)
        assert (await player.state())["end"] == {"by": "automa", "turns_left": 2}


async def test_an_end_is_set_together_with_whose_turn_it_is(chromium: Browser, address: str) -> None:
    """The turns that can be left are those of the turn that is set."""
    async with players(chromium, address) as (player,):
        await right_of(player, **BOTH_DONE)
        await player.tap("set-/turn=automa", "set-/end/by=automa")
        turns = player.page.locator("[data-test='set-/end/turns_left'] .option")
        await expect(turns).to_have_text(["1", "3"])
        assert await set_right(player) == ["/turn", "/end"]
        state = await player.state()
        assert (state["turn"], state["end"]) == ("automa", {"by": "automa", "turns_left": 1})


async def test_what_there_is_one_of_goes_from_place_to_place_at_once(chromium: Browser, address: str) -> None:
    """The token of value 20 is taken up where it was before it lies anywhere else; and back again."""
    async with players(chromium, address) as (player,):
        await right_of(player, locations=[{"id": "n2", "face_up": True, "twenty": True}])
        await player.tap("set-/automa/twenty")
        await seen_on(player, "n2", "twenty-here")
        assert await set_right(player) == ["/locations", "/automa/twenty"]
        state = await player.state()
        assert (state["automa"]["twenty"], state["locations"][1]["twenty"]) == (True, False)

        await player.tap("menu", "menu-right", "set-/automa/twenty", "set-/human/twenty")
        await set_right(player)
        state = await player.state()
        assert (state["automa"]["twenty"], state["human"]["twenty"]) == (False, True)


async def test_corruption_goes_from_place_to_place_though_all_of_it_lies_there(
    chromium: Browser, address: str
) -> None:
    """Each token is taken up before any is put down: the box has 37."""
    async with players(chromium, address) as (player,):
        mine = [f"{colour}-{value}" for colour in ("orange", "turquoise") for value in range(1, 10)]
        await right_of(player, human={"corruption": [*mine, *mine, "orange-1"]})
        await player.touch("[data-test='set-/human/corruption'] button")
        await player.touch("[data-test='set-/automa/corruption'] [data-token='orange-1']")
        await set_right(player)
        state = await player.state()
        assert (len(state["human"]["corruption"]), state["automa"]["corruption"]) == (36, ["orange-1"])


async def test_mechs_change_places_at_once(chromium: Browser, address: str) -> None:
    """Each stands where the other one stood, though no two of them may stand together."""
    async with players(chromium, address) as (player,):
        await right_of(player, human={"mech": "n4"}, automa={"north": "n3", "central": "c7"})
        await player.choose("set-/human/mech", "n3")
        await player.choose("set-/automa/north", "n4")
        await set_right(player)
        state = await player.state()
        assert (state["human"]["mech"], state["automa"]["north"]) == ("n3", "n4")


async def test_what_the_service_refuses_is_said_where_it_was_told(chromium: Browser, address: str) -> None:
    """However long the screen is; what was set stays, and can be set otherwise."""
    async with players(chromium, address) as (player,):
        await right_of(player, human={"mech": "n4"}, automa={"north": "n3", "central": "c7"})
        await player.choose("set-/human/mech", "n3")
        await player.tap("set-/boxed=030", "set-right")
        problem = player.page.locator("[data-test=problem]")
        await expect(problem).to_be_in_viewport(ratio=1)
        await problem.locator("button").tap()
        await expect(problem).to_have_count(0)
        await player.choose("set-/human/mech", "n2")
        await set_right(player)
        state = await player.state()
        assert (state["human"]["mech"], state["boxed"]) == ("n2", ["030"])


async def test_glory_that_is_set_with_another_level_stands(chromium: Browser, address: str) -> None:
    """The level brings the glory of its spaces; what was set by hand is told behind it."""
    async with players(chromium, address) as (player,):
        await right_of(player, automa={"progress": 7})
        before = (await player.state())["automa"]["glory"]
        await player.tap("set-/automa/glory-more", "set-/progress_card=1")
        assert await set_right(player) == ["/progress_card", "/automa/glory"]
        assert (await player.state())["automa"]["glory"] == before + 1
