"""A simple human player for Trismegistus: takes dice and spends them, with a made-up display."""

from __future__ import annotations

from itertools import cycle

import httpx2

from automa_ledger.integrations.game_client import Document, GameClient, register_pack

SAMPLE_DISPLAY: Document = {
    "experiments": [
        {"type": "blue", "track": "water", "requirement": 1, "vp": 3, "symbols": 1},
        {"type": "red", "track": "fire", "requirement": 3, "vp": 5, "symbols": 0},
    ],
    "artifacts": ["earth", "air"],
}
AREAS = ("iron", "mercury", "tin", "copper", "lead", "wild")


def build_creation_request(http: httpx2.Client, description: Document) -> Document:
    """A request for a virtual game with the example pack and the ruleset's example setup."""
    examples = description["examples"]
    pack = register_pack(http, examples["pack"])
    return {"setup": {**examples["setup"], "deck": "virtual", "pack": pack}}


class TrismegistusHuman:
    """Plays the human side from the responses."""

    def __init__(self, _: Document) -> None:
        self._costs = cycle((1, 0, 2))
        self._areas = cycle(AREAS)

    def turn(self, table: GameClient) -> None:
        """Take a die if none is in hand, spend some of it, and end the turn."""
        state = table.latest["state"]
        if "die" not in state["human"]:
            symbol, bowl = next(item for item in state["bowls"].items() if any(item[1].values()))
            colour = next(colour for colour, dice in bowl.items() if dice)
            table.act({"type": "take_die", "symbol": symbol, "colour": colour})
        die = table.latest["state"]["human"]["die"]
        cost = min(next(self._costs), die["potency"])
        table.act({"type": "end_turn", "potency": cost, "exhausted": cost == 0})

    def answer(self, table: GameClient, question: Document) -> None:
        """Answer the Automa's question; the service rolls the dice in this game."""
        table.act({"type": question["answer"], **self._build_answer(question)})

    def _build_answer(self, question: Document) -> Document:
        match question["type"]:
            case "experiments":
                areas = [question["area"] or next(self._areas) for _ in SAMPLE_DISPLAY["experiments"]]
                shown = [
                    {**one, "area": area}
                    for one, area in zip(SAMPLE_DISPLAY["experiments"], areas, strict=True)
                ]
                return {"experiments": shown}
            case "artifacts":
                return {"artifacts": SAMPLE_DISPLAY["artifacts"]}
            case "element":
                return {"element": "earth"}
            case "masterpiece":
                drawn = {"type": "white", "track": "air", "requirement": 2, "vp": 6, "symbols": 0}
                return {"masterpiece": drawn}
            case "symbols":
                return {"tracks": 4}
            case "formula_vp" | "track_vp":
                return {"vp": 12}
            case "human_vp":
                return {"vp": 55, "experiments": 4}
            case _:  # dice and black die are rolled by the service
                return {}
