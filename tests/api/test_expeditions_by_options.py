"""Whole games of Expeditions by a player that knows nothing but what the options offer."""

from __future__ import annotations

import random
from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done
from tests.api.test_pictures import board, complete
from tests.api.told import explains_itself

MOST_TURNS = 200
TOKENS = ("orange-1", "orange-3", "orange-4", "turquoise-1", "turquoise-3", "turquoise-4")

Document = dict[str, Any]


class Script:
    """Takes whatever is offered; of a tile it tells a value, of a real bag tokens that reach it."""

    def __init__(self, game: Player, chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.boasts = 0
        self.done: set[str] = set()

    async def play(self) -> Document:
        """Turn about, to the end; what the last answer was."""
        for _ in range(MOST_TURNS):
            told = done(await self.game.get("/options"))
            if told["over"]:
                return done(await self.game.get())
            if told["pending"]:
                answer = told["options"]["answer"]
                await self.act({"type": answer["action"], **self.tile(answer)})
            elif told["automa_turn"]:
                cards = told["options"]["automa_cards"]
                body = {"card": self.chance.choice(cards)} if cards else {}
                done(await self.game.post("/automa-turn", body))
            else:
                await self.turn(told["options"])
        raise AssertionError("the game does not end")

    async def turn(self, offered: Document) -> None:
        """A move, what can be done there, now and then a boast, and the end of the turn."""
        await self.act({"type": "move_mech", "to": self.chance.choice(offered["moves"])})
        here = done(await self.game.get("/options"))["options"]
        if here["reveal"] is not None:
            location = here["reveal"]["location"]
            await self.act({"type": "reveal_tile", "location": location, **self.tile(here["reveal"])})
        elif here["vanquish"]:
            count = self.chance.randint(1, len(here["vanquish"]))
            at = self.game.created["state"]["human"]["mech"]
            await self.act({"type": "take_corruption", "location": at, "count": count})
        elif here["twenty"]:
            at = self.game.created["state"]["human"]["mech"]
            await self.act({"type": "take_twenty", "location": at})
        if here["boast"] and self.chance.random() < 0.1:
            await self.act({"type": "place_glory", "category": here["boast"][0]})
        await self.act({"type": "end_turn"})

    def tile(self, asked: Document) -> Document:
        """What is told of a tile: nothing, a value, or tokens that reach it."""
        value = self.chance.choice((4, 5, 6, 7)) if asked["value"] is None else asked["value"]
        if asked["asks"] == "tile":
            return {"tile": "twenty" if asked["twenty"] else value}
        if asked["asks"] is None:
            return {}
        drawn: list[str] = []
        while sum(int(token.split("-")[1]) for token in drawn) < value:
            if len(drawn) == asked["tokens_left"]:
                return {"tokens": drawn, "tile": value, "bag_ran_out": True}
            drawn.append(self.chance.choice(TOKENS))
        return {"tokens": drawn, "tile": value}

    async def act(self, action: Document) -> None:
        """One action, which is neither refused nor doubted."""
        answer = await self.game.act(**action)
        assert not answer.get("warnings")
        self.game.created = answer
        self.done.add(action["type"])


@pytest.mark.parametrize("bag", [None, list(TOKENS) * 6])
@pytest.mark.parametrize("deck", ["virtual", "physical"])
async def test_a_whole_game_is_played_by_the_options_alone(
    http: httpx2.AsyncClient, bag: list[str] | None, deck: str
) -> None:
    """With a real deck and bag and with virtual ones: no refusal, no warning, and the game ends."""
    game = await begun(http, "expeditions", setup={"level": 2, "bag": bag, "deck": deck})
    script = Script(game, random.Random(deck))  # noqa: S311 - a game of a test

    ended = await script.play()

    assert ended["over"]
    complete(await board(game, "?last_turn=true", Accept_Language="ja"))
    await explains_itself(game)
    assert {"move_mech", "reveal_tile", "take_corruption", "tell_tile", "end_turn"} <= script.done
