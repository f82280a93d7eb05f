"""A log as a new game that is ready to be stored: of a game here, or one that was exported."""

from __future__ import annotations

from uuid import UUID

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, ShuffleRevealed, canonical
from domain.core.rejected import Rejected
from domain.core.timeline import Timeline
from domain.core.upcasting import upcast
from service.games.beginning import New, new
from service.games.codec import Codec
from service.games.export import Line
from service.games.library import Library
from service.games.log_file import must_have_short_lines, opened_log
from service.games.moment import moment
from service.games.opening import id_for
from service.games.playing_again import played
from service.games.reading import decoded, folded, must_reach
from service.games.repeatable import Repeatable
from service.games.sealing import keeps
from service.refusals.logs import LogInvalid, ShuffleBroken, ShuffleSecret
from service.store import Loaded


def copied(codec: Codec, loaded: Loaded, version: int, request: Repeatable | None) -> New:
    """A new game of a log up to a version, ready to be stored."""
    must_reach(loaded.version, version)
    events = decoded(codec, loaded, 0)[:version]
    return new(id_for(request), codec, events, folded(codec, Timeline(), events))


def checked(library: Library, log: bytes, request: Repeatable | None) -> New:
    """A new game of an exported log, ready to be stored. Raises Rejected, as `imported` does."""
    game = id_for(request)
    must_have_short_lines(log)
    header, lines = opened_log([log])
    codec = library.codec(header.ruleset)
    events = unsealed([_event(codec, each) for each in lines])
    if 0 < header.ruleset_version < codec.ruleset.version:
        return _replayed(game, codec, events)
    return new(game, codec, events, played(codec, events))


def _replayed(game: UUID, codec: Codec, events: list[Event]) -> New:
    """A log of an older version of its ruleset: a rule that was mended since may decide it in another way."""
    try:
        return new(game, codec, events, folded(codec, Timeline(), events))
    except Rejected as found:
        version = found.facts.get("version") or 1
        reason = str(found.facts.get("reason", ""))
        raise Rejected(LogInvalid(line=_line(version), version=version, reason=reason)) from found


def _event(codec: Codec, line: Line) -> Event:
    try:
        stored = upcast(bytes(line.event), codec.ruleset.upcasters)
        event = codec.event.decode(stored)
        _must_be_whole(stored, event)
        if isinstance(event, Commanded | Rewound):
            moment(event.at)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Rejected(
            LogInvalid(line=_line(line.version), version=line.version, reason=str(error))
        ) from error
    return event


def _must_be_whole(stored: bytes, event: Event) -> None:
    """See that nothing of a stored event is lost, as what a later release wrote into it would be.

    Raises ValueError with the name of the first field that is not read.
    """
    if stored != (read := canonical(event)):
        _must_keep(msgspec.json.decode(stored), msgspec.json.decode(read))


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
