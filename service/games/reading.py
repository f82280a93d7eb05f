"""Reading a stored log. A log that cannot be is a finding about that log, not a fault of the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from domain.core.event import Event
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.timeline import Timeline
from service.games.codec import Codec

_ITEM = re.compile(r"`\$\[(\d+)\]")


def decoded(codec: Codec, text: str, after: int) -> list[Event]:
    """The events that follow version `after`, from a JSON array. Raises Rejected `log_damaged`."""
    try:
        return codec.log.decode(text)
    except msgspec.MsgspecError as error:
        item = _ITEM.search(str(error))
        version = after + 1 + int(item[1]) if item else None
        raise Rejected("log_damaged", version=version, reason=str(error)) from error


def folded(codec: Codec, timeline: Timeline[Any] | None, events: list[Event]) -> Timeline[Any]:
    """The timeline after the events. Raises Rejected `log_damaged` with the version that cannot have been."""
    after = timeline.version if timeline is not None else 0
    progress = _Progress(events, after)
    try:
        if timeline is None:
            return codec.replay(progress)
        return codec.extend(timeline, progress)
    except ImpossibleEvent as error:
        raise Rejected("log_damaged", version=progress.version, reason=str(error)) from error


class _Progress:
    """Events, and the version of the one that was handed out last."""

    def __init__(self, events: list[Event], after: int) -> None:
        self._events = events
        self.version = after

    def __iter__(self) -> Iterator[Event]:
        for event in self._events:
            self.version += 1
            yield event
