"""The fold: what each fact changes on the table."""

from __future__ import annotations

from automa_rules.trismegistus.evolve import cards, course, dice, gains, scoring
from automa_rules.trismegistus.evolve.handlers import FOLD

__all__ = ["EVENTS", "cards", "course", "dice", "evolve", "gains", "scoring"]

EVENTS = FOLD.kinds
evolve = FOLD.evolve
