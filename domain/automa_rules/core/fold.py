"""The fold: a ruleset registers what each event type changes, and a log's events then give a state."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final, Generic, TypeVar

from automa_rules.core.event import Doubted, Event, ShuffleRevealed
from automa_rules.core.rejection import ImpossibleEvent, Rejected

S = TypeVar("S")
E = TypeVar("E", bound=Event)

# Exceptions that mean that an event cannot have happened, besides ImpossibleEvent itself. Events are decoded
# before they are applied, so the cause can only be something that they name and the table does not have:
# Rejected from a rule that decisions share with the fold (no such unit), LookupError and StopIteration from a
# search (no such seat, place or deck), ValueError from removing an item that a sequence does not contain. Any
# other exception is a bug and must not pass for a damaged log.
_IMPOSSIBLE_EVENT_CAUSES: Final = (Rejected, LookupError, StopIteration, ValueError)


class Fold(Generic[S]):
    """What each event type changes; `evolve` applies one event.

    The modules of a ruleset register their handlers when they are imported. Each type is registered once.
    """

    __slots__ = ("_handlers", "_start_handlers")

    def __init__(self) -> None:
        self._start_handlers: dict[type[Event], Callable[[Any], S]] = {}
        self._handlers: dict[type[Event], Callable[[S, Any], S]] = {}
        self.ignore(Doubted, ShuffleRevealed)

    def on_start(self, kind: type[E]) -> Callable[[Callable[[E], S]], Callable[[E], S]]:
        """Register a function that creates the state from a first event of this type."""

        def register(handler: Callable[[E], S]) -> Callable[[E], S]:
            self._start_handlers[_require_unregistered(kind, self._start_handlers)] = handler
            return handler

        return register

    def on(self, *event_types: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """Register a function that applies events of these types."""

        def register(handler: Callable[[S, E], S]) -> Callable[[S, E], S]:
            for kind in event_types:
                self._handlers[_require_unregistered(kind, self._handlers)] = handler
            return handler

        return register

    def ignore(self, *event_types: type[Event]) -> None:
        """Register event types that inform the players and change nothing in the state."""
        self.on(*event_types)(_keep_state)

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """The registered event types: everything that can happen in the game."""
        return tuple({**self._start_handlers, **self._handlers})

    def evolve(self, state: S | None, event: Event) -> S:
        """Return the state after one more event.

        Raises ImpossibleEvent for an event that cannot have happened in this state.
        """
        try:
            if state is not None:
                handler = self._handlers.get(type(event))
                if handler is not None:
                    return handler(state, event)
            else:
                start_handler = self._start_handlers.get(type(event))
                if start_handler is not None:
                    return start_handler(event)
        except _IMPOSSIBLE_EVENT_CAUSES as error:
            message = f"{type(event).__name__}: {error}"
            raise ImpossibleEvent(message) from error
        where = "does not begin a game" if state is None else "is not a fact of a running game"
        message = f"{type(event).__name__} {where}"
        raise ImpossibleEvent(message)


def _keep_state(state: S, _: Event) -> S:
    return state


def _require_unregistered(kind: type[Event], registered: Container[type[Event]]) -> type[Event]:
    """Return the type. Raises ValueError if it is registered: the first handler would be lost."""
    if kind in registered:
        message = f"{kind.__name__} is registered twice"
        raise ValueError(message)
    return kind
