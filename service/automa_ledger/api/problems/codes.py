"""The HTTP status of each refusal code, from `codes.json`.

The title of a code is the message `problem-<code>` in `narration/<language>/problems.ftl`. A code that is not
in the table is a refusal of the rules: 409.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

from automa_rules.core import refusals
from automa_rules.core.rejection import Refusal, refusals_in
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of

CORE_REFUSALS: Final = refusals_in(refusals)
_TURN_REFUSALS: Final[tuple[type[Refusal], ...]] = (
    refusals.BehindADraw,
    refusals.CorrectionSecret,
    refusals.GameOver,
    refusals.NoQuestionOpen,
    refusals.NotAnAutomasTurn,
    refusals.NotYourQuestion,
    refusals.NotYourTurn,
    refusals.QuestionOpen,
    refusals.TurnTooLong,
)

RULES_STATUS = 409

HERE: Final = files("automa_ledger.api.problems")

STATUS_BY_CODE: Final = msgspec.json.decode((HERE / "codes.json").read_bytes(), type=dict[str, int])
"""The statuses of all codes except those of the rules."""


class FaultCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The meaning of a fault code, and for each fact whether it is always present."""

    meaning: str
    facts: dict[str, bool]


FAULTS: Final = msgspec.json.decode((HERE / "faults.json").read_bytes(), type=dict[str, FaultCode])
"""The codes of faults in a card pack or a card."""


def status(code: str) -> int:
    """Return the HTTP status of a code."""
    return STATUS_BY_CODE.get(code, RULES_STATUS)


def rule_refusals(ruleset: Ruleset[Any]) -> tuple[type[Refusal], ...]:
    """Return the refusals of a game's rules, sorted by code: those of all games, and the ruleset's own."""
    kinds: dict[str, type[Refusal]] = {tag_of(kind): kind for kind in (*_TURN_REFUSALS, *ruleset.refusals)}
    return tuple(kinds[code] for code in sorted(kinds) if code not in STATUS_BY_CODE)
