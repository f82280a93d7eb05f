"""A human for Scythe without a board: attacks now and then, and wins every other combat."""

from __future__ import annotations

from itertools import cycle

import httpx2

from automa_ledger.integrations.game_client import Document, GameClient

TURNS_BETWEEN_COMBATS = 5


def build_creation_request(_http: httpx2.Client, _description: Document) -> Document:
    """A request for Crimea against an ordinary Nordic Automa."""
    return {"setup": {"human": "crimea", "automa": "nordic"}}


class ScytheCardHuman:
    """Plays the human side; what lies on the board is made up."""

    def __init__(self, _catalogue: Document) -> None:
        self._winners = cycle(("human", "automa"))
        self._turns = 0

    def turn(self, table: GameClient) -> None:
        """End the turn, sometimes after an attack."""
        self._turns += 1
        if self._turns % TURNS_BETWEEN_COMBATS == 0:
            table.act({"type": "tell_combat"})
            self.answer(table, table.latest["pending"][0])
        if not table.latest["pending"]:
            table.act({"type": "end_turn"})

    def answer(self, table: GameClient, question: Document) -> None:
        """Tell what a table could tell."""
        told: dict[str, Document] = {
            "tell_attack": {"attacks": True},
            "tell_winner": {"winner": next(self._winners)},
            "tell_bonus_star": {"placed": True},
            "tell_count": {"territories": 9, "human_coins": 70},
        }
        table.act({"type": question["answer"], **told[question["answer"]]})
