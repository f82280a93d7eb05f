"""The fold: what each fact changes on the table."""

from __future__ import annotations

from automa_rules.trismegistus.evolve import cards, dice, gains, game_flow, scoring
from automa_rules.trismegistus.evolve.handlers import FOLD

__all__ = ["EVENTS", "cards", "game_flow", "dice", "evolve", "gains", "scoring"]

EVENTS = FOLD.kinds
evolve = FOLD.evolve
