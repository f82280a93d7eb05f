"""The fold: how each event changes the state."""

from __future__ import annotations

from automa_rules.trismegistus.evolve import cards, dice, gains, game_flow, scoring
from automa_rules.trismegistus.evolve.handlers import FOLD

__all__ = ["EVENTS", "cards", "dice", "evolve", "gains", "game_flow", "scoring"]

EVENTS = FOLD.event_types
evolve = FOLD.evolve
