"""The events of an exported log, as its ruleset reads them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, ShuffleRevealed, canonical, public
from domain.core.plain import plain
from domain.core.rejected import Rejected
from domain.core.upcasting import upcast
from service.games.codec import Codec
from service.games.moment import moment
from service.games.sealing import keeps
from service.log.export import Line
from service.refusals.logs import LogInvalid, ShuffleBroken, ShuffleSecret


def events_in(codec: Codec, lines: Iterable[Line]) -> list[Event]:
    """The events of a log. Raises Rejected `log_invalid` for one that the ruleset does not know."""
    return [_event(codec, each) for each in lines]


def _event(codec: Codec, line: Line) -> Event:
    try:
        event = event_of(codec, bytes(line.event))
        must_be_public(event)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Rejected(
            LogInvalid(line=_line(line.version), version=line.version, reason=str(error))
        ) from error
    return event


def event_of(codec: Codec, text: bytes) -> Event:
    """An event of which the ruleset reads all that its text tells.

    Raises msgspec.MsgspecError, ValueError and RecursionError.
    """
    stored = upcast(text, codec.ruleset.upcasters)
    event = codec.event.decode(stored)
    _must_be_whole(stored, event)
    if isinstance(event, Commanded | Rewound):
        moment(event.at)
    return event


def must_be_public(event: Event) -> None:
    """See that an event tells nothing that an export leaves out: nothing would show whether that is true.

    Raises ValueError.
    """
    if event.secret and public(event) != event:
        message = f"an export tells no {', '.join(sorted(event.secret))} of an event of its type"
        raise ValueError(message)


def _must_be_whole(stored: bytes, event: Event) -> None:
    """See that nothing of a stored event is lost, as what a later release wrote into it would be.

    Raises ValueError with the name of the first field that is not read.
    """
    if stored != (read := canonical(event)):
        _must_keep(plain(stored), plain(read))


def _must_keep(stored: object, read: object) -> None:
    match stored, read:
        case dict(), dict():
            for name, value in stored.items():
                if name not in read:
                    message = f"an event of its type has no field {name!r} here"
                    raise ValueError(message)
                _must_keep(value, read[name])
        case list(), list():
            for each, kept in zip(stored, read, strict=True):
                _must_keep(each, kept)


def _line(version: int) -> int:
    """Where an event stands in the file: the header is line 1, so version 1 is line 2."""
    return version + 1


def unsealed(events: list[Event]) -> list[Event]:
    """The events with the secrets of their shuffles put back from where the log reveals them."""
    revealed = {event.commitment: event for event in events if isinstance(event, ShuffleRevealed)}
    return [
        _unsealed(event, version, revealed) if isinstance(event, DeckShuffled) else event
        for version, event in enumerate(events, 1)
    ]


def _unsealed(event: DeckShuffled, version: int, revealed: dict[str, ShuffleRevealed]) -> DeckShuffled:
    secret = revealed.get(event.commitment)
    if secret is None:
        raise Rejected(ShuffleSecret(line=_line(version), version=version, deck=event.deck))
    if not keeps(event, secret):
        raise Rejected(ShuffleBroken(line=_line(version), version=version, deck=event.deck))
    return msgspec.structs.replace(event, salt=secret.salt, order=secret.order)
