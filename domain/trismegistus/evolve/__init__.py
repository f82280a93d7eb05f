"""The fold: what each fact changes on the table."""

from __future__ import annotations

from domain.core.event import Event
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.trismegistus.events import GameBegan
from domain.trismegistus.evolve import cards, course, dice, gains, scoring
from domain.trismegistus.evolve.handlers import HANDLERS
from domain.trismegistus.state import State

__all__ = ["cards", "course", "dice", "evolve", "gains", "scoring"]


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact.

    Raises ImpossibleEvent for a fact that cannot have happened in this state.
    """
    if state is None:
        if isinstance(event, GameBegan):
            return course.begin(event)
        message = f"a game begins with game_began, not with {type(event).__name__}"
        raise ImpossibleEvent(message)
    handler = HANDLERS.get(type(event))
    if handler is None:
        message = f"{type(event).__name__} is not a fact of a running game"
        raise ImpossibleEvent(message)
    try:
        return handler(state, event)
    except (Rejected, LookupError, ValueError, StopIteration) as error:
        message = f"{type(event).__name__}: {error}"
        raise ImpossibleEvent(message) from error
