"""The fold: a ruleset says of each kind of fact what it changes, and a log is then a state."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final, Generic, TypeVar

from automa_rules.core.event import Doubted, Event, ShuffleRevealed
from automa_rules.core.rejection import ImpossibleEvent, Rejected

S = TypeVar("S")
E = TypeVar("E", bound=Event)

# What a fact that cannot have happened runs into, besides what a handler finds out and calls so itself. Facts
# are decoded into their types before they come here, so it can only be something that they name and the table
# does not have: Rejected by a rule that decisions share with the fold (a unit that is not there), LookupError
# and StopIteration by a search (no such seat, place or deck), ValueError by taking out of a sequence what is
# not in it. Any other exception is a fault of the program, and must not pass for a damaged log.
_IMPOSSIBLE_EVENT_CAUSES: Final = (Rejected, LookupError, StopIteration, ValueError)


class Fold(Generic[S]):
    """What each kind of fact changes; `evolve` applies one fact.

    The modules of a ruleset fill it when they are imported. A kind is registered once.
    """

    __slots__ = ("_handlers", "_start_handlers")

    def __init__(self) -> None:
        self._start_handlers: dict[type[Event], Callable[[Any], S]] = {}
        self._handlers: dict[type[Event], Callable[[S, Any], S]] = {}
        self.ignore(Doubted, ShuffleRevealed)

    def on_start(self, kind: type[E]) -> Callable[[Callable[[E], S]], Callable[[E], S]]:
        """Register a function as what a game is after a first fact of this kind."""

        def register(beginning: Callable[[E], S]) -> Callable[[E], S]:
            self._start_handlers[_require_unregistered(kind, self._start_handlers)] = beginning
            return beginning

        return register

    def on(self, *event_types: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """Register a function as what facts of these kinds change."""

        def register(handler: Callable[[S, E], S]) -> Callable[[S, E], S]:
            for kind in event_types:
                self._handlers[_require_unregistered(kind, self._handlers)] = handler
            return handler

        return register

    def ignore(self, *event_types: type[Event]) -> None:
        """Register kinds of fact that are told for the table and change nothing that is kept."""
        self.on(*event_types)(_keep_state)

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """The kinds of fact that it knows: all that can have happened in the game."""
        return tuple({**self._start_handlers, **self._handlers})

    def evolve(self, state: S | None, event: Event) -> S:
        """The state after one more fact.

        Raises ImpossibleEvent for a fact that cannot have happened in this state.
        """
        try:
            if state is not None:
                handler = self._handlers.get(type(event))
                if handler is not None:
                    return handler(state, event)
            else:
                beginning = self._start_handlers.get(type(event))
                if beginning is not None:
                    return beginning(event)
        except _IMPOSSIBLE_EVENT_CAUSES as error:
            message = f"{type(event).__name__}: {error}"
            raise ImpossibleEvent(message) from error
        where = "does not begin a game" if state is None else "is not a fact of a running game"
        message = f"{type(event).__name__} {where}"
        raise ImpossibleEvent(message)


def _keep_state(state: S, _: Event) -> S:
    return state


def _require_unregistered(kind: type[Event], registered: Container[type[Event]]) -> type[Event]:
    """The kind. Raises ValueError when it is registered: one of two functions would be lost unseen."""
    if kind in registered:
        message = f"{kind.__name__} is registered twice"
        raise ValueError(message)
    return kind
