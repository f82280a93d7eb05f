"""The draft of a commit of this game."""

from __future__ import annotations

from automa_rules.core import draft
from automa_rules.trismegistus.state import State

Draft = draft.Draft[State]
