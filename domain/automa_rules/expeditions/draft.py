"""The draft of `core.draft`, for the state of Expeditions."""

from __future__ import annotations

from automa_rules.core import draft
from automa_rules.expeditions.state import State

Draft = draft.Draft[State]
