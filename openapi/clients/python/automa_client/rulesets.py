"""The games that can be played, each with the types of its own documents."""

from __future__ import annotations

from automa_client import documents as d
from automa_client.game import Game


class ScytheGame(
    Game[
        d.NewScytheGame,
        d.ScytheGameState,
        d.ScytheCommandDone,
        d.ScytheGameScore,
        d.ScytheGameOptions,
        d.ScytheAction,
        d.ScytheAutomaTurnBody,
    ]
):
    """A game of Scythe."""

    _state = d.ScytheGameState
    _done = d.ScytheCommandDone
    _score = d.ScytheGameScore
    _options = d.ScytheGameOptions


class ExpeditionsGame(
    Game[
        d.NewExpeditionsGame,
        d.ExpeditionsGameState,
        d.ExpeditionsCommandDone,
        d.ExpeditionsGameScore,
        d.ExpeditionsGameOptions,
        d.ExpeditionsAction,
        d.ExpeditionsAutomaTurnBody,
    ]
):
    """A game of Expeditions."""

    _state = d.ExpeditionsGameState
    _done = d.ExpeditionsCommandDone
    _score = d.ExpeditionsGameScore
    _options = d.ExpeditionsGameOptions


class TrismegistusGame(
    Game[
        d.NewTrismegistusGame,
        d.TrismegistusGameState,
        d.TrismegistusCommandDone,
        d.TrismegistusGameScore,
        d.TrismegistusGameOptions,
        d.TrismegistusAction,
        d.TrismegistusAutomaTurnBody,
    ]
):
    """A game of Trismegistus."""

    _state = d.TrismegistusGameState
    _done = d.TrismegistusCommandDone
    _score = d.TrismegistusGameScore
    _options = d.TrismegistusGameOptions
