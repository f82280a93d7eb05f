"""The fold: how each event changes the state."""

from __future__ import annotations

from automa_rules.scythe.evolve import board, combat, decks, mats, turns
from automa_rules.scythe.evolve.handlers import FOLD

__all__ = ["EVENTS", "board", "combat", "decks", "evolve", "mats", "turns"]

EVENTS = FOLD.event_types
evolve = FOLD.evolve
