"""The games that can be played, each with the types of its own documents."""

from __future__ import annotations

from automa_client import documents as d
from automa_client.aio.game import Game


class ScytheGame(
    Game[
        d.NewScytheGame,
        d.ScytheGameState,
        d.ScytheCommandDone,
        d.ScytheGameScore,
        d.ScytheChoices,
        d.ScytheRulesetDescription,
        d.ScytheAction,
        d.ScytheAutomaTurnBody,
    ]
):
    """A game of Scythe."""

    _state = d.ScytheGameState
    _done = d.ScytheCommandDone
    _score = d.ScytheGameScore
    _choices = d.ScytheChoices
    _ruleset = d.ScytheRulesetDescription


class ScytheCardGame(
    Game[
        d.NewScytheCardGame,
        d.ScytheCardGameState,
        d.ScytheCardCommandDone,
        d.ScytheCardGameScore,
        d.ScytheCardChoices,
        d.ScytheCardRulesetDescription,
        d.ScytheCardAction,
        d.ScytheCardAutomaTurnBody,
    ]
):
    """A game of Scythe without a board."""

    _state = d.ScytheCardGameState
    _done = d.ScytheCardCommandDone
    _score = d.ScytheCardGameScore
    _choices = d.ScytheCardChoices
    _ruleset = d.ScytheCardRulesetDescription


class ExpeditionsGame(
    Game[
        d.NewExpeditionsGame,
        d.ExpeditionsGameState,
        d.ExpeditionsCommandDone,
        d.ExpeditionsGameScore,
        d.ExpeditionsChoices,
        d.ExpeditionsRulesetDescription,
        d.ExpeditionsAction,
        d.ExpeditionsAutomaTurnBody,
    ]
):
    """A game of Expeditions."""

    _state = d.ExpeditionsGameState
    _done = d.ExpeditionsCommandDone
    _score = d.ExpeditionsGameScore
    _choices = d.ExpeditionsChoices
    _ruleset = d.ExpeditionsRulesetDescription


class TrismegistusGame(
    Game[
        d.NewTrismegistusGame,
        d.TrismegistusGameState,
        d.TrismegistusCommandDone,
        d.TrismegistusGameScore,
        d.TrismegistusChoices,
        d.TrismegistusRulesetDescription,
        d.TrismegistusAction,
        d.TrismegistusAutomaTurnBody,
    ]
):
    """A game of Trismegistus."""

    _state = d.TrismegistusGameState
    _done = d.TrismegistusCommandDone
    _score = d.TrismegistusGameScore
    _choices = d.TrismegistusChoices
    _ruleset = d.TrismegistusRulesetDescription
