"""The fold of this game. The other modules of this package register their handlers in it."""

from __future__ import annotations

from typing import Final

from automa_rules.core.fold import Fold
from automa_rules.trismegistus.state import State

FOLD: Final = Fold[State]()
on_start, on, ignore = FOLD.on_start, FOLD.on, FOLD.ignore
