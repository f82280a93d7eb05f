"""A typed client of automa-ledger."""

from automa_client.calls import connect
from automa_client.game import Game
from automa_client.once import Once
from automa_client.refused import Refused, Unreadable
from automa_client.rulesets import ExpeditionsGame, ScytheCardGame, ScytheGame, TrismegistusGame
from automa_client.service import Service
from automa_client.webhooks import Webhooks

__all__ = [
    "ExpeditionsGame",
    "Game",
    "Once",
    "Refused",
    "ScytheCardGame",
    "ScytheGame",
    "Service",
    "TrismegistusGame",
    "Unreadable",
    "Webhooks",
    "connect",
]
