"""Server-sent events (`text/event-stream`) as the service writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Message(NamedTuple):
    """One message; `event` is empty for most, and `end` for the last of a game that is over."""

    id: str
    event: str
    data: str


def messages(lines: Iterable[str]) -> Iterator[Message]:
    """The messages that have data; comments keep the connection open and say nothing."""
    fields: dict[str, str] = {}
    last = ""
    for line in lines:
        if line:
            name, _, value = line.partition(":")
            fields[name] = value.removeprefix(" ")
        else:
            last = fields.get("id", last)
            if "data" in fields:
                yield Message(last, fields.get("event", ""), fields["data"])
            fields = {}
