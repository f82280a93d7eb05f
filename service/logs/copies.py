"""A log as a new game that is ready to be stored: of a game here, or one that was exported."""

from __future__ import annotations

from domain.core.rejected import Rejected
from domain.core.timeline import Timeline
from service.games.beginning import New, new
from service.games.codec import Codec
from service.games.library import Library
from service.games.opening import id_for
from service.games.reading import decoded, folded, must_reach
from service.games.repeatable import Repeatable
from service.logs.exported import events_in, timeline_of, unsealed
from service.logs.log_file import must_have_short_lines, opened_log
from service.refusals.games import ForkBarred
from service.store import Loaded


def copied(codec: Codec, loaded: Loaded, version: int, request: Repeatable | None) -> New:
    """A new game of a log up to a version, ready to be stored.

    Raises Rejected `fork_barred` when the game has the undo policy `barrier` and a deck is secret at that
    version: the copy could be played to see what comes in the original, or with what has come to light there.
    """
    must_reach(loaded.version, version)
    events = decoded(codec, loaded, 0)[:version]
    copy = new(id_for(request), codec, events, folded(codec, Timeline(), events))
    secret = {sealed.deck for sealed in copy.timeline.chance.sealed.values()}
    if copy.agreed.undo == "barrier" and secret:
        raise Rejected(ForkBarred(decks=tuple(sorted(secret))))
    return copy


def checked(library: Library, log: bytes, request: Repeatable | None) -> New:
    """A new game of an exported log, ready to be stored. Raises Rejected, as `imported` does."""
    game = id_for(request)
    must_have_short_lines(log)
    header, lines = opened_log([log])
    codec = library.codec(header.ruleset)
    events = unsealed(events_in(codec, lines))
    return new(game, codec, events, timeline_of(codec, header, events))
