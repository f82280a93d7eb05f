"""A whole game with real cards and dice, by somebody who reads off what is printed on them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import httpx2

from tests.api.client import Player, begun, done
from tests.api.logs import exported, import_
from tests.api.test_pictures import board, complete
from tests.api.told import explains_itself

Document = dict[str, Any]
MOST = 400
MOST_POTENCY = 5
MOST_IN_BOWL = 5
SYMBOLS = ("iron", "mercury", "tin", "copper", "lead", "wild")
PICTURES = [{"symbol": "copper", "colour": "black"}, {"symbol": "tin", "colour": "red"}]
ACTIONS = ("experiment", "artifact", "advance_nearest", "gold", "vp5")


class Script:
    """Answers and acts within the bounds of the forms; cards and displays it makes up."""

    def __init__(self, game: Player) -> None:
        self.game = game
        self.chance = Random(2)  # noqa: S311 - a game of a test
        self.asked: set[str] = set()
        self.seen: set[str] = set()

    async def play(self) -> Document:
        """To the end; the game then."""
        for _ in range(MOST):
            told = done(await self.game.get())
            state = told["state"]
            match told["next"]["do"]:
                case "over":
                    return told
                case "answer":
                    (question,) = told["pending"]
                    self.asked.add(question["answer"])
                    await self.act({"type": question["answer"], **self.told(question, state)})
                case "automa_turn":
                    body = {"card": self.face(state)}
                    self.checked(done(await self.game.post("/automa-turn", body)))
                case _ if die := state["human"].get("die"):
                    spent = self.chance.randint(1, min(3, die["potency"]))
                    await self.act({"type": "end_turn", "potency": spent})
                case _:
                    choices = done(await self.game.get("/choices"))["choices"]
                    form = self.chance.choice([each for each in choices if each["type"] == "take_die"])
                    fixed = form["schema"]["properties"]
                    symbol, colour = fixed["symbol"]["const"], fixed["colour"]["const"]
                    raised = sum(state["bowls"][symbol].values()) < MOST_POTENCY
                    await self.act(
                        {"type": "take_die", "symbol": symbol, "colour": colour, "ethereal": raised}
                    )
        raise AssertionError("the game does not end")

    async def act(self, action: Document) -> None:
        """Do something that the rules allow and explain."""
        self.checked(await self.game.act(**action))

    def checked(self, answer: Document) -> None:
        """Nothing was doubted. A card that was drawn has shown its face."""
        assert not answer.get("warnings")
        steps = answer["commit"]["steps"]
        self.seen |= {each["facts"]["card"] for each in steps if each["code"] == "card_drawn"}

    def face(self, state: Document) -> Document | str:
        """A card that could be drawn: its name when it has been seen, else what is printed on it."""
        card = self.chance.choice(state["deck"]["left"] or state["deck"]["discards"])
        kind = card.rpartition("-")[0]
        if card in self.seen:
            return str(card)
        if kind == "personality":
            return {"kind": kind}
        action = {"code": self.chance.choice(ACTIONS)}
        return {"kind": kind, "dice": PICTURES, "potency_cost": 2, "actions": [action]}

    def told(self, question: Document, state: Document) -> Document:
        """What the answer holds."""
        form = question["schema"]["properties"]
        match question["answer"]:
            case "roll_dice":
                return {"bowls": self.roll(question, form)}
            case "draw_card":
                return {"card": self.face(state)}
            case "roll_black_die":
                return {"result": self.chance.choice([each["const"] for each in form["result"]["oneOf"]])}
            case "show_experiments":
                one = {"type": "amber", "track": "fire", "requirement": self.chance.randint(0, 5), "vp": 3}
                area = question["area"] or self.chance.choice(SYMBOLS)
                return {"experiments": [{**one, "area": area, "symbols": 1}]}
            case "show_artifacts":
                elements = form["artifacts"]["items"]["oneOf"]
                two = [self.chance.choice(elements)["const"] for _ in range(form["artifacts"]["maxItems"])]
                rolls = "roll" in form and None not in two
                return {"artifacts": two, "roll": 4} if rolls else {"artifacts": two}
            case "show_masterpiece":
                most = state["tracks"][0]["length"]
                track = state["tracks"][0]["element"]
                drawn = {"type": "black", "track": track, "requirement": most, "vp": 9, "symbols": 0}
                return {"masterpiece": drawn}
            case "tell_symbols":
                return dict.fromkeys(form.keys() - {"type"}, 5)
            case _:
                return {"vp": 20}

    def roll(self, question: Document, form: Document) -> Document:
        """Fourteen dice in six bowls, none too full."""
        bowls = {bowl: Counter[str]() for bowl in form["bowls"]["properties"]}
        colours = question["dice"] or {"black": 5, "white": 5, "red": 4}
        for colour, number in colours.items():
            for _ in range(number):
                free = [bowl for bowl, dice in bowls.items() if dice.total() < MOST_IN_BOWL]
                bowls[self.chance.choice(free)][colour] += 1
        return bowls


async def test_a_whole_game_by_what_can_be_told(http: httpx2.AsyncClient) -> None:
    """Real cards and dice, a strict game: nothing is refused or doubted. The log can be imported."""
    setup = done(await http.get("/v1/rulesets/trismegistus"))["examples"]["setup"]
    real = {**setup, "dice": "physical", "deck": "physical", "achievements": [3, 4, 5, 6]}
    script = Script(await begun(http, "trismegistus", setup=real, strict=True))
    ended = await script.play()

    assert ended["over"]
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
        bowls = done(await game.get())["state"]["bowls"]
        symbol, dice = next((symbol, dice) for symbol, dice in bowls.items() if dice)
        await game.act(type="take_die", symbol=symbol, colour=next(iter(dice)))
        answer = await game.post("/actions", {"type": "end_turn"})

        told = answer.json() if strict else answer.json()["warnings"][0]
        assert answer.status_code == (409 if strict else 200)
        assert told["code"] == "nothing_spent"
        assert "you spent no potency" in (told["detail"] if strict else told["text"]).lower()
