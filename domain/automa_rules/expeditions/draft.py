"""The draft of a commit, for this game's state."""

from __future__ import annotations

from automa_rules.core import draft
from automa_rules.expeditions.state import State

Draft = draft.Draft[State]
