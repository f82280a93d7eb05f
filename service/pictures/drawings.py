"""The table of drawings: one line a ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from service.pictures.expeditions import DRAWING as EXPEDITIONS
from service.pictures.scene import Drawing
from service.pictures.scythe import DRAWING as SCYTHE
from service.pictures.trismegistus import DRAWING as TRISMEGISTUS

DRAWINGS: Mapping[str, Drawing[Any]] = {
    "scythe": SCYTHE,
    "expeditions": EXPEDITIONS,
    "trismegistus": TRISMEGISTUS,
}
