"""A script that knows nothing of Trismegistus but what `options` tells plays a whole game."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx2

from tests.api.client import Player, begun, done
from tests.api.logs import exported, import_
from tests.api.test_pictures import board, complete
from tests.api.told import explains_itself

Document = dict[str, Any]
MOST = 400
PICTURES = [{"symbol": "copper", "colour": "black"}, {"symbol": "tin", "colour": "red"}]
ACTIONS = ("experiment", "artifact", "advance_nearest", "gold", "vp5")


class Script:
    """Answers and acts within the bounds that it is told; cards and displays it makes up."""

    def __init__(self, game: Player) -> None:
        self.game = game
        self.chance = Random(3)  # noqa: S311 - a game of a test
        self.asked: set[str] = set()
        self.seen: set[str] = set()

    async def play(self) -> Document:
        """To the end; what can be done when it is over."""
        for _ in range(MOST):
            told = done(await self.game.get("/options"))
            if told["over"]:
                return told
            now = told["options"]
            if told["pending"]:
                await self.answer(now["answer"])
            elif told["automa_turn"]:
                self.checked(
                    done(await self.game.post("/automa-turn", {"card": self.face(now["automa_cards"])}))
                )
            elif now["potency"] is not None:
                spent = self.chance.randint(1, min(3, now["potency"]))
                await self.act({"type": "end_turn", "potency": spent})
            else:
                die = self.chance.choice(now["dice"])
                raised = die["strengthened"] > die["potency"]
                take = {"symbol": die["symbol"], "colour": die["colour"], "ethereal": raised}
                await self.act({"type": "take_die", **take})
        raise AssertionError("the game does not end")

    async def act(self, action: Document) -> None:
        """Do something that the rules allow and explain."""
        self.checked(await self.game.act(**action))

    def checked(self, answer: Document) -> None:
        """Nothing was doubted. A card that was drawn has shown its face."""
        assert not answer.get("warnings")
        steps = answer["commit"]["steps"]
        self.seen |= {each["facts"]["card"] for each in steps if each["code"] == "card_drawn"}

    def face(self, cards: list[str]) -> Document | str:
        """A card that could be drawn: its name when it has been seen, else what is printed on it."""
        card = self.chance.choice(cards)
        kind = card.rpartition("-")[0]
        if card in self.seen:
            return card
        if kind == "personality":
            return {"kind": kind}
        action = {"code": self.chance.choice(ACTIONS)}
        return {"kind": kind, "dice": PICTURES, "potency_cost": 2, "actions": [action]}

    async def answer(self, wanted: Document) -> None:
        """Within the bounds."""
        self.asked.add(wanted["action"])
        await self.act({"type": wanted["action"], **self.told(wanted)})

    def told(self, wanted: Document) -> Document:
        """What the action holds."""
        match wanted["action"]:
            case "roll_dice":
                return {"bowls": self.roll(wanted)}
            case "draw_card":
                return {"card": self.face(wanted["cards"])}
            case "roll_black_die":
                return {"result": self.chance.choice(wanted["results"])}
            case "show_experiments":
                track, most = self.chance.choice(sorted(wanted["requirements"].items()))
                one = {"type": "amber", "track": track, "requirement": self.chance.randint(0, most), "vp": 3}
                return {"experiments": [{**one, "area": self.chance.choice(wanted["areas"]), "symbols": 1}]}
            case "show_artifacts":
                two = [self.chance.choice(wanted["elements"]) for _ in range(wanted["artifacts"])]
                return {"artifacts": two, "roll": 4} if wanted["roll"] else {"artifacts": two}
            case "show_masterpiece":
                track, most = next(iter(wanted["requirements"].items()))
                drawn = {"type": "black", "track": track, "requirement": most, "vp": 9, "symbols": 0}
                return {"masterpiece": drawn}
            case "tell_symbols":
                return {"tracks": 5, "experiments": 3} if wanted["symbols"] else {"tracks": 5}
            case _:
                return {"vp": 20}

    def roll(self, wanted: Document) -> Document:
        """Fourteen dice in six bowls, none too full."""
        bowls: Document = {}
        colours = wanted["dice"] or {"black": 5, "white": 5, "red": 4}
        for colour, number in colours.items():
            for _ in range(number):
                free = [
                    symbol
                    for symbol in ("iron", "mercury", "tin", "copper", "lead", "wild")
                    if sum(bowls.get(symbol, {}).values()) < wanted["bowl_max"]
                ]
                bowl = bowls.setdefault(self.chance.choice(free), {})
                bowl[colour] = bowl.get(colour, 0) + 1
        return bowls


async def test_a_whole_game_by_what_can_be_told(http: httpx2.AsyncClient) -> None:
    """Real cards and dice, a strict game: nothing is refused or doubted. The log can be imported."""
    setup = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    real = {**setup, "dice": "physical", "deck": "physical", "achievements": [3, 4, 5, 6]}
    script = Script(await begun(http, "trismegistus", setup=real, strict=True))
    ended = await script.play()

    assert ended["options"]["answer"] is None
    log = await exported(script.game)
    assert done(await import_(http, log), 201)["state"] == done(await script.game.get())["state"]
    complete(await board(script.game, "?last_turn=true", Accept_Language="ja"))
    await explains_itself(script.game)
    assert {"roll_dice", "roll_black_die", "draw_card", "show_experiments", "tell_human_vp"} <= script.asked


async def test_a_doubt_is_a_warning(http: httpx2.AsyncClient) -> None:
    """Carried out in an open game with its sentence; refused in a strict one."""
    setup = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    for strict in (False, True):
        game = await begun(http, "trismegistus", setup=setup, strict=strict)
        die = done(await game.get("/options"))["options"]["dice"][0]
        await game.act(type="take_die", symbol=die["symbol"], colour=die["colour"])
        answer = await game.post("/actions", {"type": "end_turn"})

        told = answer.json() if strict else answer.json()["warnings"][0]
        assert answer.status_code == (409 if strict else 200)
        assert told["code"] == "nothing_spent"
        assert "you spent no potency" in (told["detail"] if strict else told["text"]).lower()
