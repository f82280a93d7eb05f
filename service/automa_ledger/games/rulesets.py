"""The games that this service plays: one line each. All else follows from the `Ruleset` value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa_rules.core.ruleset import Ruleset
from automa_rules.expeditions import RULESET as EXPEDITIONS
from automa_rules.scythe import RULESET as SCYTHE
from automa_rules.trismegistus import RULESET as TRISMEGISTUS

RULESETS: Mapping[str, Ruleset[Any]] = {
    SCYTHE.name: SCYTHE,
    EXPEDITIONS.name: EXPEDITIONS,
    TRISMEGISTUS.name: TRISMEGISTUS,
}
