"""A commit in the making, of this game."""

from __future__ import annotations

from domain.core import draft
from domain.expeditions.state import State

Draft = draft.Draft[State]
