"""The most that a territory produces: a resource token per worker, or a worker per worker in a village."""

from __future__ import annotations

from automa_rules.scythe.board import produced_resource, terrain
from automa_rules.scythe.player import Player, workers_at
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import MAT, HexId


def max_resources_produced(state: State, one: Player, hex_: HexId) -> int:
    """The most resource tokens that a territory produces for a human; 0 for other terrain."""
    return 0 if produced_resource(hex_) is None else _producers(state, one, hex_)


def max_workers_produced(state: State, one: Player, hex_: HexId) -> int:
    """The most workers that a village produces for a human, limited by those on the mat."""
    return min(_producers(state, one, hex_), one.workers.count(MAT)) if terrain(hex_) == "village" else 0


def _producers(state: State, one: Player, hex_: HexId) -> int:
    """The workers there, plus one for the Mill."""
    built = state.structures.get(hex_)
    mill = built is not None and built.owner == one.seat and built.kind == "mill"
    return workers_at(one, hex_) + mill
