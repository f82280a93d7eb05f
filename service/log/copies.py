"""A log as a new game that is ready to be stored: of a game here, or one that was exported."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from domain.core.rejected import Rejected
from domain.core.targets import last_revealed
from domain.core.timeline import Timeline
from service.games.beginning import New, new
from service.games.begun import must_know
from service.games.bounds import must_fit
from service.games.codec import Codec
from service.games.library import Library
from service.games.opening import id_for
from service.games.reading import decoded, folded, must_reach
from service.games.repeatable import Repeatable
from service.log.exported import events_in, unsealed
from service.log.log_file import lines_of, opened_log
from service.log.playing_again import played
from service.refusals.games import ForkBarred
from service.store import Loaded

LINE = 128  # bytes of a line at most that are no part of its event


def copied(codec: Codec, loaded: Loaded, version: int, request: Repeatable | None) -> New:
    """A new game of a log up to a version, ready to be stored.

    Raises Rejected `fork_barred` when the game has the undo policy `barrier` and the copy would be a way
    round it.
    """
    must_reach(loaded.version, version)
    events = decoded(codec, loaded, 0)
    copy = new(id_for(request), codec, events[:version], folded(codec, Timeline(), events[:version]))
    if copy.agreed.undo == "barrier":
        _must_be_no_way_round(copy.timeline, folded(codec, copy.timeline, events[version:]))
    return copy


def _must_be_no_way_round(copy: Timeline[Any], whole: Timeline[Any]) -> None:
    """See that a copy neither tells what comes in the original, nor begins before what has come there."""
    secret = {sealed.deck for each in (copy, whole) for sealed in each.chance.sealed.values()}
    revealed = last_revealed(whole, copy.here.last)
    if secret or revealed is not None:
        raise Rejected(ForkBarred(decks=tuple(sorted(secret)), back_to=revealed))


def checked(library: Library, log: bytes, request: Repeatable | None) -> New:
    """A new game of an exported log, ready to be stored. Raises Rejected, as `imported` does."""
    game = id_for(request)
    header, lines = opened_log(lines_of(BytesIO(log)))
    must_fit(header.version, 0, len(log) - LINE * header.version, 0)  # before it is played
    codec = library.codec(header.ruleset)
    try:
        events = unsealed(events_in(codec, lines))
    except Rejected as bad:
        if bad.code == "log_invalid":
            must_know(codec, header.ruleset_version)  # which have kinds of events that cannot be read
        raise
    must_know(codec, header.ruleset_version)
    return new(game, codec, events, played(codec, events))
