"""What workers yield on a territory: each a token of what its terrain produces, or a worker in a village."""

from __future__ import annotations

from automa_rules.scythe.board import produced_resource, terrain
from automa_rules.scythe.player import Player, workers_at
from automa_rules.scythe.state import State
from automa_rules.scythe.terms import MAT, HexId


def max_resources_produced(state: State, one: Player, hex_: HexId) -> int:
    """The most resource tokens that a territory produces for a human; none where it has no resource."""
    return 0 if produced_resource(hex_) is None else _producers(state, one, hex_)


def max_workers_produced(state: State, one: Player, hex_: HexId) -> int:
    """The most workers that a village produces for a human, as far as there are any left."""
    return min(_producers(state, one, hex_), one.workers.count(MAT)) if terrain(hex_) == "village" else 0


def _producers(state: State, one: Player, hex_: HexId) -> int:
    """The workers there, and the Mill, which counts as one."""
    built = state.structures.get(hex_)
    mill = built is not None and built.owner == one.seat and built.kind == "mill"
    return workers_at(one, hex_) + mill
