"""Match the table in Trismegistus: dice, the Automa's things, real cards, what was agreed or told once."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from playwright.async_api import Browser, expect

from automa_ledger.games.rulesets import RULESETS
from tests.browser.tapping import Player, players
from tests.browser.test_table_carried import tell
from tests.browser.test_table_right import seen_on
from tests.browser.test_table_tracks import at_the_top

pytestmark = pytest.mark.slow

Doc: TypeAlias = dict[str, Any]
EXAMPLES: Doc = {**RULESETS["trismegistus"].examples}
POSITION: Doc = EXAMPLES["position"] | {"turn": "human"}
AUTOMA: Doc = POSITION["automa"]
GOLD = {
    "kind": "basic",
    "dice": [{"symbol": "tin", "colour": "red"}],
    "potency_cost": 2,
    "actions": [{"code": "gold"}],
}
TOLD: Doc = {
    "bowl_elements": {"iron": "earth", "tin": None},
    "formula_vp": [1, 2, 4, 6, 9, 12, 15, 18],
    "achievements": [{"vp": 5, "cubes": 2}, *[{"vp": 3}] * 3],
}
ARTIFACT = GOLD | {"actions": [{"code": "artifact"}]}


TWO_FRAMES = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""


async def opened(player: Player, **lies: object) -> None:
    """A game that stands so."""
    body = {"ruleset": "trismegistus", "position": POSITION | lies}
    made = await player.page.request.post(f"{player.address}/v1/games", data=body)
    assert made.ok, await made.text()
    game = await made.json()
    await player.open(f"/#/join/{game['game']}/{game['token']}")


async def right_of(player: Player, **lies: object) -> None:
    """The screen where it is set right."""
    await opened(player, **lies)
    await player.tap("menu", "menu-right")
    await player.see("set-right")


async def set_right(player: Player) -> Doc:
    """Tell it; how the game stands then."""
    await player.tap("set-right")
    await player.see("my-turn", "automa", "draw")
    return await player.state()


async def less(player: Player, mark: str) -> None:
    """One less of something by its stepper."""
    await player.touch(f"[data-test='{mark}'] button:first-of-type")


async def test_a_die_that_was_told_in_another_s_place_is_set_right_at_once(
    chromium: Browser, address: str
) -> None:
    """The white one was taken, not the red one: each is taken up before any is put down."""
    async with players(chromium, address) as (player,):
        die = {"symbol": "tin", "colour": "red", "potency": 2}
        bowls = POSITION["bowls"] | {"tin": {"white": 1}}
        await right_of(player, human={"die": die, "spent": []}, bowls=bowls)
        await player.tap("set-/human/die-0")
        await player.choose("set-/human/die-more", "tin white")
        await player.tap("set-/human/die/potency-more", "set-/human/die/potency-more")
        await player.choose("territory", "tin")
        await less(player, "bowl-white")
        await player.tap("bowl-red-more", "place-done")
        state = await set_right(player)
        assert state["human"]["die"] == {"symbol": "tin", "colour": "white", "potency": 3}
        assert state["bowls"] == POSITION["bowls"] | {"tin": {"red": 1}}


async def test_a_die_is_exhausted_by_hand(chromium: Browser, address: str) -> None:
    """The Automa's active one goes to the others; there are three in a round."""
    async with players(chromium, address) as (player,):
        spent = [{"symbol": "tin", "colour": "red"}]
        die = {"symbol": "lead", "colour": "white", "potency": 1}
        await right_of(player, automa=AUTOMA | {"die": die, "spent": spent})
        await player.tap("set-/automa/die-0")
        await player.choose("set-/automa/spent-more", "lead white")
        await player.choose("set-/automa/spent-more", "iron red")
        await expect(player.page.locator("[data-test='set-/automa/spent-more']")).to_have_count(0)
        await player.tap("set-/automa/spent-2")
        state = await set_right(player)
        assert state["automa"]["die"] is None
        assert state["automa"]["spent"] == [*spent, {"symbol": "lead", "colour": "white"}]


async def test_dice_of_the_game_grow_with_those_that_lie_there(chromium: Browser, address: str) -> None:
    """Dice that were forgotten at the first roll are counted before they lie anywhere; a bowl takes five."""
    async with players(chromium, address) as (player,):
        await right_of(player)
        red = (await player.state())["dice"]["red"]
        await seen_on(player, "tin", *["bowl-red-more"] * 3)
        await player.choose("territory", "tin")
        await expect(player.page.locator("[data-test=bowl-red-more]")).to_be_disabled()
        await player.tap("place-done", *["set-/dice/red-more"] * 4)
        await player.choose("set-/human/spent-more", "tin red")
        state = await set_right(player)
        assert (state["bowls"]["tin"], state["dice"]["red"]) == ({"red": 5}, red + 4)
        assert len(state["human"]["spent"]) == len(POSITION["human"]["spent"]) + 1


async def test_a_bowl_is_tapped_on_the_board(chromium: Browser, address: str) -> None:
    """What lies in it is set there."""
    async with players(chromium, address) as (player,):
        await right_of(player)
        await player.tap_place("lead")
        await less(player, "bowl-white")
        await player.tap("place-done")
        assert (await set_right(player))["bowls"]["lead"] == {"white": 1}


async def test_what_a_tap_opens_is_not_closed_by_it(chromium: Browser, address: str) -> None:
    """A place opens with the click behind a finger, which would else fall beside it and close it."""
    async with players(chromium, address) as (player,):
        await right_of(player)
        await player.page.wait_for_selector("#place-lead")
        x, y = await player.middle("#place-lead")
        for step in ("pointerdown", "pointerup"):
            finger = {"pointerId": 1, "clientX": x, "clientY": y}
            await player.page.dispatch_event("#place-lead", step, finger)
        await player.page.evaluate(TWO_FRAMES)
        await expect(player.page.locator("dialog.sheet")).to_have_count(0)
        await player.tap_place("lead")
        await player.see("place-done")


async def test_dice_that_are_still_to_be_rolled_are_told_by_the_roll(chromium: Browser, address: str) -> None:
    """While it is awaited no bowl is set by hand; then they are."""
    async with players(chromium, address) as (player,):
        await right_of(player, bowls={}, human={})
        await player.see("set-/round")
        await expect(player.page.locator("[data-test=territory]")).to_have_count(0)
        await tell(player, "actions", {"type": "roll_dice", "bowls": POSITION["bowls"]})
        await player.see("territory")


async def test_the_automas_experiments_and_artifacts_are_set(chromium: Browser, address: str) -> None:
    """One is told otherwise, one is added, and one goes: by their types the Automa chooses the next."""
    async with players(chromium, address) as (player,):
        blue = {"type": "blue", "track": "air", "requirement": 3, "vp": 5}
        await right_of(player, automa=AUTOMA | {"experiments": [*AUTOMA["experiments"], blue]})
        await player.unfold("set-/automa/experiments")
        await player.unfold("experiment-0")
        await player.tap("experiment-0-away", "experiment-more")
        await player.touch("[data-test=experiment-1] [data-option=amber]")
        await player.touch("[data-test=experiment-1] [data-option=water]")
        await player.unfold("set-/automa/artifacts")
        await player.tap("artifact-air-more")
        await less(player, "artifact-fire")
        automa = (await set_right(player))["automa"]
        assert automa["experiments"] == [blue, {"type": "amber", "track": "water", "requirement": 1, "vp": 3}]
        assert automa["artifacts"] == ["air"]


async def test_tracks_grow_before_what_stands_on_their_new_steps(chromium: Browser, address: str) -> None:
    """The order in which they are told is no matter of the player's."""
    async with players(chromium, address) as (player,):
        await right_of(player)
        await at_the_top(player, "air")
        await player.unfold("track-fire")
        await player.tap("length-fire-more", "length-fire-more")
        await player.unfold("set-/automa/experiments")
        await player.unfold("experiment-0")
        requirement = player.page.get_by_role("group", name="Step required").get_by_role("button").last
        for _ in range(6):
            await requirement.tap()
        state = await set_right(player)
        assert state["automa"]["experiments"][0]["requirement"] == 8
        assert [track["element"] for track in state["tracks"]] == ["air", "earth", "fire", "water"]


async def test_real_cards_lie_on_the_discard_pile_or_in_the_deck(chromium: Browser, address: str) -> None:
    """Each that was told by its print; those that nobody has seen yet, and personality cards, are counted."""
    async with players(chromium, address) as (player,):
        achievements = [{"vp": 1}] * 4
        discards = [GOLD, ARTIFACT, {"kind": "personality"}]
        await right_of(player, achievements=achievements, discards=discards)
        before = (await player.state())["deck"]
        await player.unfold("set-/deck")
        gold, artifact, violet = before["discards"]
        await player.tap(f"discarded={gold}", f"discarded-{violet}-more")
        await player.tap("discarded-basic-3-more")
        deck = (await set_right(player))["deck"]
        assert gold in deck["left"]
        assert deck["discards"] == [artifact, violet, "personality-2", "basic-3"]
        assert sorted([*deck["left"], *deck["discards"]]) == sorted([*before["left"], *before["discards"]])


async def test_a_card_back_in_the_deck_can_be_drawn(chromium: Browser, address: str) -> None:
    """By its print, as if it had never been told; its face is known."""
    async with players(chromium, address) as (player,):
        await right_of(player, turn="automa", discards=[GOLD])
        (gold,) = (await player.state())["deck"]["discards"]
        await player.unfold("set-/deck")
        await player.tap(f"discarded={gold}")
        await set_right(player)
        await tell(player, "automa-turn", {"card": GOLD})
        assert gold in (await player.state())["deck"]["discards"]


async def test_the_card_that_is_being_carried_out_is_in_no_pile(chromium: Browser, address: str) -> None:
    """While the table is asked in the middle of it the others are set; then the turn goes on."""
    async with players(chromium, address) as (player,):
        await right_of(player, turn="automa")
        await tell(player, "automa-turn", {"card": ARTIFACT})
        in_use = (await player.state())["card"]
        await player.unfold("set-/deck")
        await player.tap("discarded-basic-2-more")
        await player.tap("set-right")
        assert await player.hear_to("question") == "question"
        state = await player.state()
        assert (state["card"], state["deck"]["discards"]) == (in_use, ["basic-2"])


@pytest.mark.parametrize(("deck", "offered"), [("virtual", 0), ("physical", 1)])
async def test_cards_that_the_service_draws_are_not_set(
    chromium: Browser, address: str, deck: str, offered: int
) -> None:
    """With a pack, too, real cards are, by their names; of a virtual deck nothing lies on the table."""
    async with players(chromium, address) as (player,):
        await right_of(player, pack=EXAMPLES["pack"], deck=deck)
        await player.see("set-/round")
        await expect(player.page.locator("[data-test='set-/deck']")).to_have_count(offered)


async def test_what_was_told_once_is_set_right(chromium: Browser, address: str) -> None:
    """Elements of bowls, the worth of formulas, whether tokens stay, the achievements with their cubes."""
    async with players(chromium, address) as (player,):
        await right_of(player, **TOLD)
        await player.tap("set-/options/tokens_leave")
        await player.unfold("set-/bowl_elements")
        await player.tap("set-/bowl_elements/iron=none", "set-/bowl_elements/tin=water")
        await player.unfold("set-/formula_vp")
        await player.tap("set-/formula_vp/2-more")
        await player.unfold("set-/achievements")
        await player.tap("set-/achievements/0/face_up", "set-/achievements/1/cubes-more")
        await player.tap("set-/achievements/3/vp-more")
        state = await set_right(player)
        assert state["options"]["tokens_leave"] is False
        assert state["bowl_elements"] == {"iron": None, "tin": "water"}
        assert state["formula_vp"] == [1, 2, 5, 6, 9, 12, 15, 18]
        first, second, third, fourth = state["achievements"]
        assert (first["face_up"], first.get("cubes", 0)) == (False, 0)
        assert (second["cubes"], third, fourth["vp"]) == (1, {"vp": 3}, 4)


async def test_elements_that_nobody_told_yet_are_asked_for_and_not_set(
    chromium: Browser, address: str
) -> None:
    """Nor are achievements of a game without them."""
    async with players(chromium, address) as (player,):
        await right_of(player, bowl_elements={"tin": "air"})
        await player.unfold("set-/bowl_elements")
        await player.see("set-/bowl_elements/tin")
        for unknown in ("set-/bowl_elements/iron", "set-/achievements"):
            await expect(player.page.locator(f"[data-test='{unknown}']")).to_have_count(0)


async def test_a_score_that_was_mistyped_is_set_right(chromium: Browser, address: str) -> None:
    """The human's, once the game is over; who has won is told anew."""
    async with players(chromium, address) as (player,):
        spent = [{"symbol": "iron", "colour": "black"}] * 3
        automa = AUTOMA | {"spent": spent[:2], "die": {"symbol": "tin", "colour": "red", "potency": 1}}
        bowls = {"lead": {"white": 4}}
        await opened(
            player, round=3, turn="automa", human={"spent": spent}, automa=automa, bowls=bowls, dice_count={}
        )
        await tell(player, "automa-turn", {"card": GOLD})
        for answer in (
            {"type": "show_masterpiece", "masterpiece": AUTOMA["experiments"][0]},
            {"type": "tell_symbols", "tracks": 0},
            {"type": "tell_track_vp", "vp": 0},
        ):
            await tell(player, "actions", answer)
        total = (await player.state())["automa"]["vp"]
        await tell(player, "actions", {"type": "tell_human_vp", "vp": total, "experiments": 1})
        await player.tap("menu", "menu-right", "set-/scoring/human-more", "set-right")
        await player.hear_to("to-score")
        state = await player.state()
        assert (state["scoring"]["human"], state["winner"]) == (total + 1, "human")


async def test_an_achievement_that_was_changed_and_changed_back_is_as_it_was(
    chromium: Browser, address: str
) -> None:
    """No cubes, and face up: that is not told, and keeps nothing else from being set."""
    async with players(chromium, address) as (player,):
        await right_of(player, **TOLD)
        await player.unfold("set-/achievements")
        await player.tap("set-/achievements/1/cubes-more")
        await less(player, "set-/achievements/1/cubes")
        await player.tap(*["set-/achievements/2/face_up"] * 2, "set-/automa/gold-more")
        gold = (await player.state())["automa"].get("gold", 0)
        assert (await set_right(player))["automa"]["gold"] == gold + 1
        told = (await player.commands())[-1]["actions"]
        assert [each["pointer"] for each in told] == ["/automa/gold"]


async def test_a_card_has_room_for_six_actions(chromium: Browser, address: str) -> None:
    """A step on a track that was begun is none of them: it waits for its track, or is taken back."""
    async with players(chromium, address) as (player,):
        await right_of(player, discards=[GOLD | {"actions": [{"code": "gold"}] * 5}])
        (slip,) = (await player.state())["deck"]["discards"]
        await player.unfold(f"set-/cards/{slip}")
        effects = f"[data-test='set-/cards/{slip}'] [data-test=effect]"
        await player.touch(f"{effects} [data-option=advance_track]")
        assert "Tin red" in await player.text("half-set")
        await expect(player.page.locator(f"{effects} [data-option]")).to_have_text(["A step on a track"])
        await player.touch(f"{effects} [data-option=advance_track]")
        await player.touch(f"{effects} [data-option=gold]")
        await expect(player.page.locator("[data-test=half-set]")).to_have_count(0)
        assert (await set_right(player))["cards"][slip]["actions"] == [{"code": "gold"}] * 6
