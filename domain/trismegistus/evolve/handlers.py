"""The register of what each fact changes; the modules beside this one fill it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from domain.core.event import Event
from domain.trismegistus.state import State

E = TypeVar("E", bound=Event)
Handler = Callable[[State, E], State]

HANDLERS: dict[type[Event], Callable[[State, Any], State]] = {}


def on(*kinds: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """Register a function as what facts of these types change."""

    def register(handler: Handler[E]) -> Handler[E]:
        for kind in kinds:
            HANDLERS[kind] = handler
        return handler

    return register
