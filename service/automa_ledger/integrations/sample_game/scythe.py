"""A simple human player for Scythe: walks, produces, bolsters, deploys and defends."""

from __future__ import annotations

from typing import Any

import httpx2

from automa_ledger.integrations.game_client import Document, GameClient

ABILITIES = ("riverwalk", "wayfare", "scout", "speed")
DIAL = 4


def build_creation_request(_http: httpx2.Client, _description: Document) -> Document:
    """A request for Crimea against Nordic."""
    human = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
    return {"setup": {"players": [human, {"kind": "automa", "faction": "nordic", "level": "automa"}]}}


class ScytheHuman:
    """Plays one seat from the responses and the catalogue's board."""

    def __init__(self, catalogue: Document) -> None:
        self._walkable = {at["id"]: at["walkable"] for at in catalogue["territories"]}
        self._product = {at["id"]: at["produces"] for at in catalogue["territories"]}
        self._to_factory = {at["id"]: at["distance_to_factory"] for at in catalogue["territories"]}
        self._turns = 0

    def turn(self, table: GameClient) -> None:
        """Take one turn: an action, a star if one is due, and the end of the turn."""
        self._turns += 1
        doing = (self._walk, self._produce, self._bolster, self._deploy)[self._turns % 4]
        doing(table)
        while table.latest["pending"]:
            self.answer(table, table.latest["pending"][0])
        if not table.latest["over"]:
            self._place_star(table)
        if not table.latest["over"]:
            table.act({"type": "end_turn"})

    def answer(self, table: GameClient, question: Document) -> None:
        """Answer a combat question; with virtual decks the service asks nothing else."""
        form = question["schema"]["properties"]
        hand = sorted(_human_player(table)["combat_cards"], reverse=True)
        cards = hand[: form["cards"]["maxItems"]]
        table.act({"type": "fight", "dial": min(DIAL, form["dial"]["maximum"]), "cards": cards})

    def _walk(self, table: GameClient) -> None:
        """Move the character one step closer to the Factory, if it can move."""
        me = _human_player(table)
        at = me["character"]
        near = ["r6c3", "r7c3"] if at == "home" else self._walkable[at]
        to = min(near, key=lambda hex_: (self._to_factory[hex_], hex_), default=None)
        if to is not None:
            table.act({"type": "move", "moves": [{"unit": "character", "from": at, "to": to}]})

    def _produce(self, table: GameClient) -> None:
        """Produce one resource on every worker's territory that produces any."""
        workers = [at for at in _human_player(table)["workers"] if at in self._product]
        resources = {at: {self._product[at]: 1} for at in workers if self._product[at] in _RESOURCES}
        if resources:
            table.act({"type": "produce", "resources": resources})

    def _bolster(self, table: GameClient) -> None:
        """Pay a coin for two power and a combat card."""
        if _human_player(table)["coins"]:
            table.act({"type": "pay", "coins": 1})
        table.act({"type": "gain", "power": 2, "combat_cards": 1})

    def _deploy(self, table: GameClient) -> None:
        """Deploy a mech next to a worker, if a mech and a worker are remaining."""
        me = _human_player(table)
        workers = [at for at in me["workers"] if at in self._walkable]
        remaining = [ability for ability in ABILITIES if ability not in me.get("abilities", ())]
        if remaining and workers:
            table.act({"type": "deploy", "territory": workers[0], "ability": remaining[0]})

    def _place_star(self, table: GameClient) -> None:
        me = _human_player(table)
        placed = me.get("stars", ())
        if me["power"] == 16 and "power" not in placed:  # noqa: PLR2004 - the end of the power track
            table.act({"type": "place_star", "goal": "power"})
        elif "mat" not in me["mechs"] and "mechs" not in placed:
            table.act({"type": "place_star", "goal": "mechs"})


_RESOURCES = frozenset(("metal", "food", "oil", "wood"))


def _human_player(table: GameClient) -> dict[str, Any]:
    return next(one for one in table.latest["state"]["players"] if one["kind"] == "human")
