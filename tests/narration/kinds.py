"""The types of events that can be told, and of questions that are asked."""

from __future__ import annotations

from typing import Any

import msgspec

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.narrator import message_key, question_key
from automa_rules.core.event import Event
from automa_rules.core.ruleset import SHARED_EVENTS, Ruleset


def _known(ruleset: Ruleset[Any]) -> tuple[type[Event], ...]:
    return (*ruleset.events, *SHARED_EVENTS)


EVENTS: dict[str, type[Event]] = {
    message_key(name, kind): kind for name, ruleset in RULESETS.items() for kind in _known(ruleset)
}
"""By the key of their message."""

QUESTIONS: dict[str, type[msgspec.Struct]] = {
    question_key(name, kind): kind for name, ruleset in RULESETS.items() for kind in ruleset.question_types
}
"""By the key of their message."""

KINDS: dict[str, type[msgspec.Struct]] = {**EVENTS, **QUESTIONS}
