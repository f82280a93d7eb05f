"""A whole game of Scythe by a player that knows the hexes by their coordinates and asks what can be done."""

from __future__ import annotations

import random
from typing import Any

import httpx2

from tests.api.client import Player, begun, done
from tests.api.test_pictures import board, complete

MOST_ROUNDS = 60
MOST_GAMES = 6
EVERYTHING = {"move", "produce", "deploy", "build", "enlist", "upgrade", "fight"}


class Script:
    """Takes whatever the options offer; it has no board of its own, only coordinates."""

    def __init__(self, game: Player, places: dict[str, str], chance: random.Random) -> None:
        self.game = game
        self.chance = chance
        self.coordinates = places
        self.ids = {coordinate: id_ for id_, coordinate in places.items()}
        self.over: bool = False
        self.done: set[str] = set()

    async def play(self) -> None:
        """Turn about, to the end."""
        for _ in range(MOST_ROUNDS):
            await self.turn()
            if not self.over:
                await self.automa_turn()
            if self.over:
                return

    async def turn(self) -> None:
        """One thing to do, answers where it is asked for them, then stars and the end of the turn."""
        chosen = self._choose(await self._options())
        if chosen is not None:
            self.done.add(chosen["type"])
            await self._do(chosen)
        await self.answer()
        if not self.over:
            options = await self._options()
            tail = [{"type": "place_star", "goal": goal} for goal in options["stars"]]
            if options["encounter"] is not None:
                self.done.add("encounter")
                tail.insert(0, {"type": "encounter", "territory": options["encounter"]})
            if options["factory_card"]:
                self.done.add("take_factory_card")
                tail.insert(0, {"type": "take_factory_card"})
            await self._do(*tail, {"type": "end_turn"})

    async def answer(self) -> None:
        """What combats ask: as much as the options allow."""
        while not self.over and (options := await self._options())["answer"] is not None:
            answer = options["answer"]
            (side,) = answer["sides"]
            self.done.add(answer["action"])
            if side["abilities"]:
                await self._do({"type": "use_ability", "ability": side["abilities"][0]})
                continue
            cards = sorted(side["hand"], reverse=True)[: side["cards_max"]]
            dial = self.chance.randint(0, side["dial_max"])
            await self._do({"type": answer["action"], "dial": dial, "cards": cards})

    async def automa_turn(self) -> None:
        """The Automa's, with the answers that it asks for."""
        self._seen(done(await self.game.post("/automa-turn")))
        await self.answer()

    def _choose(self, options: dict[str, Any]) -> dict[str, Any] | None:
        """Any of the actions that are offered, one that was never taken before the others."""
        kinds = (self._move, self._produce, self._deploy, self._build, self._enlist, self._upgrade)
        offered = [action for kind in kinds if (action := kind(options)) is not None]
        self.chance.shuffle(offered)
        return min(offered, key=lambda action: action["type"] in self.done, default=None)

    def _move(self, options: dict[str, Any]) -> dict[str, Any] | None:
        movable = [unit for unit in options["units"] if unit["reach"]]
        if not movable:
            return None
        unit = self.chance.choice(movable)
        to = self.chance.choice(sorted(self.coordinates.get(place, place) for place in unit["reach"]))
        move = {"unit": unit["unit"], "from": unit["place"], "to": self.ids.get(to, to)}
        if unit["workers"] and to in self.ids:
            move["workers"] = 1
        return {"type": "move", "moves": [move]}

    def _produce(self, options: dict[str, Any]) -> dict[str, Any] | None:
        fields = options["produce"][:2]
        resources = {at["territory"]: {at["resource"]: at["most"]} for at in fields if at["resource"]}
        village = next((at for at in fields if not at["resource"]), None)
        workers = {} if village is None else {village["territory"]: village["most"]}
        return {"type": "produce", "resources": resources, "workers": workers} if fields else None

    def _deploy(self, options: dict[str, Any]) -> dict[str, Any] | None:
        offered = options["deploy"]
        if offered is None:
            return None
        return {
            "type": "deploy",
            "territory": self.chance.choice(offered["territories"]),
            "ability": offered["abilities"][0],
        }

    def _build(self, options: dict[str, Any]) -> dict[str, Any] | None:
        offered = options["build"]
        if offered is None:
            return None
        return {
            "type": "build",
            "territory": self.chance.choice(offered["territories"]),
            "structure": offered["structures"][0],
        }

    def _enlist(self, options: dict[str, Any]) -> dict[str, Any] | None:
        return {"type": "enlist", "bonus": options["enlist"][0]} if options["enlist"] else None

    def _upgrade(self, options: dict[str, Any]) -> dict[str, Any] | None:
        return {"type": "upgrade"} if options["upgrades"] else None

    async def _options(self) -> dict[str, Any]:
        found: dict[str, Any] = done(await self.game.get("/options"))["options"]
        return found

    async def _do(self, *actions: dict[str, Any]) -> None:
        self._seen(done(await self.game.post("/turns", {"actions": [*actions]})))

    def _seen(self, answer: dict[str, Any]) -> None:
        assert not answer.get("warnings"), answer["warnings"]
        self.over = answer["over"]


async def test_a_whole_game_by_options_without_a_warning_or_a_refusal(http: httpx2.AsyncClient) -> None:
    """From a player mat to the sixth star, in a strict game, where the rules explain all that is done.

    In one game of a hundred nobody meets: then another one is played.
    """
    described = done(await http.get("/v1/rulesets/scythe"))
    places = {place["id"]: place["at"] for place in described["places"]}
    players = [
        {"kind": "human", "faction": "nordic", "mat": "industrial"},
        {"kind": "automa", "faction": "saxony", "level": "ultimaszyna"},
    ]
    everything: set[str] = set()
    for _ in range(MOST_GAMES):
        game = await begun(http, "scythe", setup={"players": players}, strict=True)
        script = Script(game, places, random.Random(7))  # noqa: S311 - a game, not a secret
        await script.play()

        assert script.over
        complete(await board(game, "?last_turn=true", Accept_Language="ja"))
        everything |= script.done
        if everything >= EVERYTHING:
            break
    assert everything >= EVERYTHING
