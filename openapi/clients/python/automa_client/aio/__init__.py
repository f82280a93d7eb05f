"""The same client for asyncio: its calls are awaited."""

from automa_client.aio.calls import connect
from automa_client.aio.game import Game
from automa_client.aio.rulesets import ExpeditionsGame, ScytheCardGame, ScytheGame, TrismegistusGame
from automa_client.aio.service import Service
from automa_client.aio.webhooks import Webhooks
from automa_client.once import Once

__all__ = [
    "ExpeditionsGame",
    "Game",
    "Once",
    "ScytheCardGame",
    "ScytheGame",
    "Service",
    "TrismegistusGame",
    "Webhooks",
    "connect",
]
