"""A turn of Trismegistus on the table page: what is chosen stands as chosen, and can be taken back."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import httpx2
from playwright.async_api import Browser, expect

from tests.browser.tapping import TRISMEGISTUS, Player, players


async def begin(player: Player) -> None:
    """A game with real dice and cards, whose achievements give no VP."""
    await player.open("/#/new/trismegistus")
    await player.unfold("options")
    await player.tap("achievement")
    await player.tap("level=1", *TRISMEGISTUS, "begin")
    await player.see("my-turn")


async def take_a_die(player: Player) -> int:
    """One whose potency an ethereal die raises; how much it has without."""
    for symbol, potency in (await player.state())["potency"].items():
        die = player.page.locator(f"[data-test=die] [data-option^='{symbol} ']").first
        if 0 < potency < 5 and await die.count():
            await die.tap()
            return int(potency)
    raise AssertionError("no such die")


async def test_all_that_left_the_board_in_a_turn_stands_as_chosen(chromium: Browser, address: str) -> None:
    """Of tokens and achievements each that was tapped is pressed; a second tap takes back that one."""
    async with players(chromium, address) as (player,):
        await begin(player)
        before = await player.state()
        await take_a_die(player)
        await player.tap("cost=1")
        await player.page.locator("[data-test=my-turn] summary").tap()
        for label in ("Bonus tokens that I reached", "I complete an achievement"):
            group = player.page.get_by_role("group", name=label)
            options = group.locator(".option")
            for index in (0, 1, 2):
                await options.nth(index).tap()
            await expect(group.locator("[aria-pressed=true]")).to_have_count(3, timeout=5_000)
            await options.nth(1).tap()
            for index, pressed in enumerate(("true", "false", "true")):
                await expect(options.nth(index)).to_have_attribute("aria-pressed", pressed)
        await player.tap("end-turn")
        await player.see("draw")
        state = await player.state()
        up = [one.get("face_up", True) for one in state["achievements"]]
        assert up == [False, True, False, True]
        assert left(state) == left(before) - 2


def left(state: dict[str, list[dict[str, list[dict[str, bool]]]]]) -> int:
    """The bonus tokens that lie on the tracks."""
    return sum(one.get("there", True) for track in state["tracks"] for one in track.get("tokens", []))


async def test_each_die_of_a_bowl_is_taken_by_taps_on_it(chromium: Browser, address: str) -> None:
    """One colour after another, and none at last; the other bowl begins with its first."""
    async with players(chromium, address) as (player,):
        await begin(player)
        dice = await player.page.locator("[data-test=die] [data-option]").evaluate_all(
            "all => all.map((one) => one.dataset.option)"
        )
        of = {bowl: [*there] for bowl, there in groupby(dice, lambda die: str(die).split()[0])}
        most, *_, least = sorted(of, key=lambda bowl: -len(of[bowl]))
        assert len(of[most]) > 1
        pressed = player.page.locator("[data-test=die] [aria-pressed=true]")
        for die in of[most]:
            await player.tap_place(most)
            await expect(pressed).to_have_attribute("data-option", die)
        await player.tap_place(most)
        await expect(pressed).to_have_count(0)
        await player.tap_place(most)
        await player.tap_place(least)
        await expect(pressed).to_have_attribute("data-option", of[least][0])


async def test_no_more_is_paid_than_the_die_has(chromium: Browser, address: str) -> None:
    """A cost that was chosen with an ethereal die is reduced when there is none."""
    async with players(chromium, address) as (player,):
        await begin(player)
        potency = await take_a_die(player)
        ethereal = player.page.get_by_role("switch", name="With an ethereal die")
        await ethereal.tap()
        await player.tap(f"cost={potency + 1}")
        await ethereal.tap()
        pressed = player.page.locator("[data-test=cost] [aria-pressed=true]")
        await expect(pressed).to_have_text(str(potency), timeout=5_000)
        await player.tap("end-turn")
        await player.see("draw")
        assert (await player.commands())[-1]["actions"][-1]["potency"] == potency


async def test_a_slip_about_artifacts_is_taken_back(chromium: Browser, address: str) -> None:
    """The last card goes, and none looks chosen that is not.

    What a drawn card still lacks is brought in sight.
    """
    async with players(chromium, address) as (player,):
        await begin(player)
        await take_a_die(player)
        await player.tap("cost=1", "end-turn")
        await player.see("draw")
        bowls = (await player.state())["bowls"].items()
        symbol, colour = next((symbol, colour) for symbol, bowl in bowls for colour in bowl if bowl[colour])
        await player.tap("kind=basic")
        await expect(player.page.locator("[data-test=symbol]")).to_be_in_viewport(ratio=1)
        await player.tap(f"symbol={symbol}", f"colour={colour}", "cost=0")
        await player.tap("effect=artifact", "card-told")
        await player.hear_to("question")
        await player.tap("element=earth", "element=earth")
        question = player.page.locator("[data-question=artifacts]")
        legend = question.locator("[data-test=element] legend")
        await expect(legend).to_have_text("Artifacts on display, from the left: earth, earth")
        await question.get_by_role("button", name="One step").tap(timeout=5_000)
        await expect(legend).to_have_text("Artifacts on display, from the left: earth")
        await expect(question.locator("[aria-pressed=true]")).to_have_count(0)


async def experiments_asked(address: str, times: int, symbol: str = "iron") -> dict[str, Any]:
    """A game whose Automa asks, so many times in its turn, which experiments lie on display."""
    tracks = [{"element": each, "length": 8} for each in ("earth", "fire", "water", "air")]
    has = {"type": "black", "track": "fire", "requirement": 1, "vp": 1, "symbols": 1}
    position = {
        "level": 1,
        "tracks": tracks,
        "automa": {
            "cube": "fire",
            "markers": {each["element"]: 0 for each in tracks},
            "artifacts": ["fire"],
            "experiments": [has],
            "die": {"symbol": symbol, "colour": "red", "potency": 5},
        },
        "bowls": {"tin": {"black": 5}, "copper": {"white": 5}, "lead": {"red": 3}},
        "round": 1,
        "turn": "automa",
    }
    card = {"kind": "basic", "dice": [{"symbol": symbol, "colour": "red"}], "potency_cost": 1}
    async with httpx2.AsyncClient(base_url=address) as http:
        made = await http.post("/v1/games", json={"ruleset": "trismegistus", "position": position})
        game: dict[str, Any] = made.json()
        told = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
        body = {"card": {**card, "actions": [{"code": "experiment"}] * times}}
        await http.post(f"/v1/games/{game['game']}/automa-turn", json=body, headers=told)
    return game


async def test_the_experiment_that_was_filled_in_last_is_told_with_the_others(
    chromium: Browser, address: str
) -> None:
    """A1, Q37: the Automa takes a type that it lacks; symbols that nobody told are asked for at the end."""
    game = await experiments_asked(address, 1)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.hear_to("question")
        await player.tap("experiment-type=black", "experiment-track=earth", "add", "experiment-type=white")
        assert await player.text("first") == "First: track"
        await player.tap("experiment-track=earth", "answer")
        await player.see("card", "my-turn")
        taken = (await player.state())["automa"]["experiments"]
        assert [each["type"] for each in taken] == ["black", "white"]
        assert taken[-1].get("symbols") is None


async def test_where_each_experiment_lies_is_said_where_that_is_asked(
    chromium: Browser, address: str
) -> None:
    """A wild die takes one of any area, and by the area ties are decided (Q12)."""
    game = await experiments_asked(address, 1, "wild")
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.hear_to("question")
        asked = player.page.locator("[data-test=question]")
        await player.tap("experiment-type=black", "experiment-track=earth", "add")
        await asked.locator("[data-option=tin]").tap()
        await player.tap("experiment-type=white", "experiment-track=earth")
        said = [
            text.partition(":")[0] for text in await asked.locator("[data-test=told] li").all_inner_texts()
        ]
        assert said == ["Iron", "Tin"]


async def test_an_experiment_that_is_told_is_told_once(chromium: Browser, address: str) -> None:
    """Behind each that is added the form is empty; the one that is filled in stands with the others."""
    game = await experiments_asked(address, 1)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.hear_to("question")
        asked = player.page.locator("[data-test=question]")
        told = asked.locator("[data-test=told] li")
        await player.tap("experiment-type=white", "experiment-track=earth")
        await expect(told).to_have_count(1)
        await player.tap("add")
        await expect(told).to_have_count(1)
        await expect(asked.locator("[data-option=white][aria-pressed=true]")).to_have_count(0)
        await player.tap("experiment-type=red", "experiment-track=earth")
        await expect(told).to_have_count(2)
        await asked.get_by_role("button", name="One step").tap()
        await expect(told).to_have_count(1)
        await player.tap("answer")
        await player.see("card", "my-turn")
        answered = next(one for one in reversed(await player.commands()) if "experiments" in one)
        assert [one["type"] for one in answered["experiments"]] == ["white"]


async def test_another_die_is_taken_instead_of_the_active_one(chromium: Browser, address: str) -> None:
    """Q49: one switch puts the active die away, unused, and the dice in the bowls are offered."""
    async with players(chromium, address) as (player,):
        await begin(player)
        assert await player.text("first") == "First: the die that I take"
        potency = await take_a_die(player)
        await player.tap("cost=0", "end-turn")
        await player.see("draw")
        assert "your die is not exhausted" in await player.text("warning")
        await player.tap("menu", "menu-right", "set-/turn=human", "set-right")
        await player.see("put-away")
        held = (await player.state())["human"]["die"]
        assert held["potency"] == potency
        await player.tap("put-away")
        await take_a_die(player)
        await player.tap("cost=1", "end-turn")
        await player.see("draw")
        human = (await player.state())["human"]
        told = [action["type"] for action in (await player.commands())[-1]["actions"]]
        assert told == ["put_away_die", "take_die", "end_turn"]
        assert human["spent"][0] == {name: held[name] for name in ("symbol", "colour")}


async def test_what_the_service_proposes_is_changed_with_one_field(chromium: Browser, address: str) -> None:
    """Q48: a symbol for each level, 4, and one more by a tap. Q47: in a tie the experiments too."""
    spent = [{"symbol": "iron", "colour": "black"}] * 3
    tracks = [{"element": each, "length": 8} for each in ("earth", "fire", "water", "air")]
    position = {
        "level": 1,
        "tracks": tracks,
        "round": 3,
        "turn": "automa",
        "bowls": {"lead": {"white": 4}},
        "human": {"spent": spent},
        "automa": {
            "cube": "fire",
            "markers": {"earth": 1, "fire": 3, "water": 0, "air": 0},
            "spent": spent[:2],
            "die": {"symbol": "tin", "colour": "red", "potency": 1},
        },
    }
    card = {"kind": "basic", "dice": [{"symbol": "tin", "colour": "red"}], "potency_cost": 1}
    drawn = {"type": "black", "track": "earth", "requirement": 1, "vp": 3, "symbols": 0}
    async with httpx2.AsyncClient(base_url=address) as http:
        made = await http.post("/v1/games", json={"ruleset": "trismegistus", "position": position})
        game: dict[str, Any] = made.json()
        told = {"Authorization": f"Bearer {game['token']}", "If-Match": "*"}
        body = {"card": {**card, "actions": [{"code": "vp5"}]}}
        await http.post(f"/v1/games/{game['game']}/automa-turn", json=body, headers=told)
        answer = {"type": "show_masterpiece", "masterpiece": drawn}
        await http.post(f"/v1/games/{game['game']}/actions", json=answer, headers=told)
    async with players(chromium, address) as (player,):
        await player.open(f"/#/join/{game['game']}/{game['token']}")
        await player.hear_to("question")
        await player.tap("symbols-on-tracks-more", "answer")
        await player.hear_to("vp")
        await player.page.fill("[data-question=track_vp] [data-test=vp]", "0")
        await player.tap("answer")
        await player.hear_to("vp")
        total = (await player.state())["automa"]["vp"]
        assert total == 5 + 3 + 2 * (4 + 1)
        await player.page.fill("[data-question=human_vp] [data-test=vp]", str(total))
        await player.tap("experiments-solved-more", "experiments-solved-more", "answer")
        await player.hear_to("to-score")
        state = await player.state()
        assert (state["winner"], state["scoring"]["human_experiments"]) == ("human", 2)
