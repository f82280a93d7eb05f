"""The one table of refusals (`codes.json`): each stable code with its HTTP status.

Its title is the message `problem-<code>` of each language, in `narration/<language>/problems.ftl`. A code
that is not here is a refusal of the rules: 409.
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
"""The statuses of all codes but those of the rules."""


class FaultCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a code of a fault means, and of each fact whether every such fault tells it."""

    meaning: str
    facts: dict[str, bool]


FAULTS: Final = msgspec.json.decode((HERE / "faults.json").read_bytes(), type=dict[str, FaultCode])
"""The codes of faults in a card pack, or in a card."""


def status(code: str) -> int:
    """How a code is answered."""
    return STATUS_BY_CODE.get(code, RULES_STATUS)


def rule_refusals(ruleset: Ruleset[Any]) -> tuple[type[Refusal], ...]:
    """The refusals with which the rules of a game can answer, by code: the frame's, or the ruleset's own."""
    kinds: dict[str, type[Refusal]] = {tag_of(kind): kind for kind in (*_TURN_REFUSALS, *ruleset.refusals)}
    return tuple(kinds[code] for code in sorted(kinds) if code not in STATUS_BY_CODE)
