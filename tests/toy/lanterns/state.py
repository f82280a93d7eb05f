"""Where the game stands, what a seat may see of it, and what it is worth."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.event import DeckShuffled

GOAL: Final = 10


class State(msgspec.Struct, frozen=True):
    """The lanterns that burn, whose turn it is, and the pile that the service draws from."""

    human: int
    automa: int
    turn: str = "human"
    pile: tuple[int, ...] = ()
    shuffles: tuple[DeckShuffled, ...] = ()

    @property
    def over(self) -> bool:
        """The first player with ten lanterns wins."""
        return max(self.human, self.automa) >= GOAL


class View(msgspec.Struct, frozen=True):
    """What everybody sees: how many cards are left, and not which."""

    human: int
    automa: int
    turn: str
    cards_left: int


class Score(msgspec.Struct, frozen=True):
    """The lanterns of both."""

    human: int
    automa: int


def view(state: State, _seat: str | None) -> View:
    """The state without its secrets. Nobody holds any."""
    return View(state.human, state.automa, state.turn, len(state.pile))


def score(state: State) -> Score:
    """What both have."""
    return Score(state.human, state.automa)
