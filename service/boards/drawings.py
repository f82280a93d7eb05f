"""The table of drawings: one line a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.boards.expeditions import DRAWING as EXPEDITIONS
from service.boards.scene import Drawing
from service.boards.scythe import DRAWING as SCYTHE
from service.boards.trismegistus import DRAWING as TRISMEGISTUS

DRAWINGS: Mapping[str, Drawing[Any]] = {
    "scythe": SCYTHE,
    "expeditions": EXPEDITIONS,
    "trismegistus": TRISMEGISTUS,
}
