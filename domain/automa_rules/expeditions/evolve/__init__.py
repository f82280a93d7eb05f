"""The fold: what each event changes on the table."""

from __future__ import annotations

from automa_rules.expeditions.evolve import automa, decks, human, tokens, turns
from automa_rules.expeditions.evolve.handlers import FOLD

__all__ = ["EVENTS", "automa", "decks", "evolve", "human", "tokens", "turns"]

EVENTS = FOLD.event_types
evolve = FOLD.evolve
