"""The games that this service plays: one line each. All else follows from the `Ruleset` value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.core.ruleset import Ruleset
from domain.expeditions import RULESET as EXPEDITIONS
from domain.scythe import RULESET as SCYTHE
from domain.trismegistus import RULESET as TRISMEGISTUS

RULESETS: Mapping[str, Ruleset[Any]] = {
    SCYTHE.name: SCYTHE,
    EXPEDITIONS.name: EXPEDITIONS,
    TRISMEGISTUS.name: TRISMEGISTUS,
}
