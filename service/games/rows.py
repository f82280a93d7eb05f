"""Events as rows of the store: public text, private text, and the chain of hashes."""

from __future__ import annotations

from collections.abc import Iterable

from domain.core.chain import link
from domain.core.event import Event, canonical, public
from service.store import Row


def rows(events: Iterable[Event], version: int, previous: bytes) -> list[Row]:
    """The rows that follow `version`, whose hash is `previous`.

    Only an event with secrets has a private text.
    """
    made = []
    for event in events:
        version += 1
        open_event = public(event)
        data = canonical(open_event)
        previous = link(previous, version, data)
        private = None if open_event is event else canonical(event).decode()
        made.append(Row(data.decode(), private, previous))
    return made
