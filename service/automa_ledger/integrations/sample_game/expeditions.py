"""A simple human player for Expeditions: wanders, reveals and vanquishes, with made-up tiles."""

from __future__ import annotations

from itertools import cycle

import httpx2

from automa_ledger.integrations.game_client import Document, GameClient

BAG = ("orange-1", "orange-3", "orange-4", "turquoise-1", "turquoise-3", "turquoise-4") * 6
"""A bag of a plausible size; the contents of the printed tokens and tiles are made up."""


def build_creation_request(_http: httpx2.Client, _description: Document) -> Document:
    """A request for level 2 with a virtual bag; the human starts."""
    return {"setup": {"level": 2, "first_player": "human", "bag": list(BAG)}}


class ExpeditionsHuman:
    """Plays the human side from the responses and the catalogue's locations."""

    def __init__(self, catalogue: Document) -> None:
        self._walk = cycle([location for mech in catalogue["mechs"] for location in mech["way"]])
        self._values = cycle((5, 7, 4, 8, 6))
        self._twenty_is_hidden = True
        self._turns = 0

    def turn(self, table: GameClient) -> None:
        """Take one turn: move, uncover the location, sometimes boast, and end the turn."""
        self._turns += 1
        here = self._move(table)
        if not here["face_up"]:
            table.act({"type": "reveal_tile", "location": here["id"], "tile": self._tile(here["id"])})
        elif here["corruption"]:
            table.act({"type": "take_corruption", "location": here["id"]})
            table.act({"type": "change_coins", "amount": 2})
        if self._turns % 12 == 0:
            table.act({"type": "place_glory", "category": self._open_category(table)})
        table.act({"type": "end_turn"})

    def answer(self, table: GameClient, question: Document) -> None:
        """Report the tile that the Automa revealed."""
        table.act({"type": question["answer"], "tile": self._tile(question["location"])})

    def _move(self, table: GameClient) -> Document:
        """Move to the next location of the walk without a mech."""
        state = table.latest["state"]
        taken = (state["human"]["mech"], state["automa"]["north"], state["automa"]["central"])
        to = next(location for location in self._walk if location not in taken)
        table.act({"type": "move_mech", "to": to})
        return next(location for location in state["locations"] if location["id"] == to)

    def _open_category(self, table: GameClient) -> str:
        """The first category that can be boasted of now."""
        forms = table.get("choices")["choices"]
        boast = next(each for each in forms if each["type"] == "place_glory")
        return str(boast["schema"]["properties"]["category"]["oneOf"][0]["const"])

    def _tile(self, location: str) -> int | str:
        """A made-up tile value. The first northern tile gets the value-20 token."""
        if self._twenty_is_hidden and location.startswith("n"):
            self._twenty_is_hidden = False
            return "twenty"
        return next(self._values)
