"""Reading a stored log. A log that cannot be is a finding about that log, not a fault of the program."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from domain.core.event import DeckShuffled, Event
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.timeline import Timeline, extend
from service.games.codec import Codec
from service.games.sealing import is_promised
from service.refusals.logs import LogDamaged
from service.store import Loaded, Record, StoreUnavailable

_ITEM = re.compile(r"`\$\[(\d+)\]")


def decoded(codec: Codec, loaded: Loaded, after: int, until: int | None = None) -> list[Event]:
    """The events that were loaded, which follow version `after`, up to another one or to the end.

    Raises Rejected `log_damaged` when they cannot be read, when some are missing, and when the secret order
    of a deck is not the one that was promised.
    """
    last = loaded.version if until is None else until
    events: list[Event] = []
    try:
        for page in loaded.pages:
            events += codec.log.decode(page)
    except (msgspec.MsgspecError, RecursionError) as error:
        item = _ITEM.search(str(error))
        place = after + len(events) + 1 + int(item[1]) if item else None
        raise Rejected(LogDamaged(version=place, reason=str(error))) from error
    if after + len(events) != last:
        reason = f"behind version {after} there are {len(events)} events, and the last one is {last}"
        raise Rejected(LogDamaged(version=None, reason=reason))
    for event in events:
        if type(event) is DeckShuffled and not is_promised(event):
            reason = f"the order of the deck {event.deck} is not the one that was promised"
            raise Rejected(LogDamaged(version=after + 1 + events.index(event), reason=reason))
    return events


def must_reach(end: int, known: int) -> None:
    """See that a log reaches as far as this process knows it.

    Raises StoreUnavailable: what was acknowledged can be out of sight while a node of the database recovers.
    """
    if end < known:
        raise StoreUnavailable(f"the log ends at version {end}, and {known} was there")


def public_events(codec: Codec, records: Sequence[Record], first: int, last: int) -> list[Event]:
    """The events `first` to `last` without their secrets.

    Raises Rejected `log_damaged`, or StoreUnavailable for a log that ends too early.
    """
    must_reach(max((version for version, _, _ in records), default=first - 1), last)
    texts = {version: text for version, text, _ in records}
    return [_public(codec, version, texts.get(version)) for version in range(first, last + 1)]


def _public(codec: Codec, version: int, text: str | None) -> Event:
    if text is None:
        raise Rejected(LogDamaged(version=version, reason="this event is missing"))
    try:
        return codec.event.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Rejected(LogDamaged(version=version, reason=str(error))) from error


def folded(codec: Codec, timeline: Timeline[Any], events: list[Event]) -> Timeline[Any]:
    """The timeline after the events. Raises Rejected `log_damaged` with the version that cannot have been."""
    try:
        return extend(timeline, events, codec.ruleset.evolve)
    except ImpossibleEvent as error:
        raise Rejected(LogDamaged(version=error.version, reason=str(error))) from error


def evolved(codec: Codec, state: Any, event: Event, version: int) -> Any:  # noqa: ANN401 - each has its own
    """The state after the event of a version. Raises Rejected, as `folded` does."""
    try:
        return codec.ruleset.evolve(state, event)
    except ImpossibleEvent as error:
        raise Rejected(LogDamaged(version=version, reason=str(error))) from error
