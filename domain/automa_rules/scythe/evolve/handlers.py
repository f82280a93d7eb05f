"""The fold of this game; the modules beside this one fill it."""

from __future__ import annotations

from typing import Final

from automa_rules.core.fold import Fold
from automa_rules.scythe.state import State

FOLD: Final = Fold[State]()
on_start, on, ignore = FOLD.on_start, FOLD.on, FOLD.ignore
