"""A log as a new game that is ready to be stored: of a game here, or one that was exported."""

from __future__ import annotations

from domain.core.timeline import Timeline
from service.games.beginning import New, new
from service.games.codec import Codec
from service.games.library import Library
from service.games.opening import id_for
from service.games.reading import decoded, folded, must_reach
from service.games.repeatable import Repeatable
from service.logs.exported import events_in, timeline_of, unsealed
from service.logs.log_file import must_have_short_lines, opened_log
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
    events = unsealed(events_in(codec, lines))
    return new(game, codec, events, timeline_of(codec, header, events))
