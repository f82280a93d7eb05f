"""The types of events that can be told, and of questions that are asked."""

from __future__ import annotations

import msgspec

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.narrator import message_key, question_key
from automa_rules.core.event import Event

EVENTS: dict[str, type[Event]] = {
    message_key(name, kind): kind for name, ruleset in RULESETS.items() for kind in ruleset.event_types
}
"""By the key of their message."""

QUESTIONS: dict[str, type[msgspec.Struct]] = {
    question_key(name, kind): kind for name, ruleset in RULESETS.items() for kind in ruleset.question_types
}
"""By the key of their message."""

KINDS: dict[str, type[msgspec.Struct]] = {**EVENTS, **QUESTIONS}
