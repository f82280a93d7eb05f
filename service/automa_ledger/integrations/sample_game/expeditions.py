"""A simple human for Expeditions: wanders, reveals, vanquishes, and reads tiles that are made up."""

from __future__ import annotations

from itertools import cycle

import httpx

from automa_ledger.integrations.game_client import Document, GameClient

BAG = ("orange-1", "orange-3", "orange-4", "turquoise-1", "turquoise-3", "turquoise-4") * 6
"""A bag of a likely size; what the printed tokens and tiles show is for a real table to tell."""


def build_creation_request(_http: httpx.Client, _description: Document) -> Document:
    """Level 2 with a virtual bag; the human begins."""
    return {"setup": {"level": 2, "first_player": "human", "bag": list(BAG)}}


class ExpeditionsHuman:
    """Plays the human side by what the answers show, and by the locations of the catalogue."""

    def __init__(self, catalogue: Document) -> None:
        self._walk = cycle([there for mech in catalogue["mechs"] for there in mech["way"]])
        self._values = cycle((5, 7, 4, 8, 6))
        self._twenty_is_hidden = True
        self._turns = 0

    def turn(self, table: GameClient) -> None:
        """One turn: a move, what it uncovers, now and then a boast, and the end of the turn."""
        self._turns += 1
        here = self._move(table)
        if not here["face_up"]:
            table.act({"type": "reveal_tile", "location": here["id"], "tile": self._tile(here["id"])})
        elif here["corruption"]:
            table.act({"type": "take_corruption", "location": here["id"]})
            table.act({"type": "change_coins", "amount": 2})
        if self._turns % 12 == 0:
            table.act({"type": "place_glory", "category": table.get("options")["options"]["boast"][0]})
        table.act({"type": "end_turn"})

    def answer(self, table: GameClient, question: Document) -> None:
        """Tell what is on the tile that the Automa has turned up."""
        table.act({"type": question["answer"], "tile": self._tile(question["location"])})

    def _move(self, table: GameClient) -> Document:
        """To the next location of the walk that no mech stands on."""
        state = table.latest["state"]
        taken = (state["human"]["mech"], state["automa"]["north"], state["automa"]["central"])
        to = next(there for there in self._walk if there not in taken)
        table.act({"type": "move_mech", "to": to})
        return next(there for there in state["locations"] if there["id"] == to)

    def _tile(self, location: str) -> int | str:
        """The first northern tile to be turned up is the one that gets the value-20 token."""
        if self._twenty_is_hidden and location.startswith("n"):
            self._twenty_is_hidden = False
            return "twenty"
        return next(self._values)
