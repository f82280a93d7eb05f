"""Why a fact of the log came about."""

from __future__ import annotations

from domain.core.event import Event
from domain.core.refusals import VersionUnknown
from domain.core.rejected import Rejected
from domain.core.ruleset import SHARED_EVENTS, Explanation
from domain.core.tag import tag_of
from domain.core.timeline import until
from service.games.game import Game
from service.games.library import Library
from service.games.reading import evolved, folded
from service.refusals.games import NothingToExplain


async def explanation(library: Library, game: Game, version: int) -> tuple[Event, Explanation]:
    """The event of a version, and the candidates and scores behind it.

    Raises Rejected `version_unknown`, or `nothing_to_explain` for a fact that no rule had to choose.
    """
    if not 1 <= version <= game.version:
        raise Rejected(VersionUnknown(version=version, current_version=game.version))
    codec = game.codec
    known = until(game.timeline, version - 1)
    *earlier, event = await library.events(game, known.version, version)
    has_begun = known.version or any(not isinstance(each, SHARED_EVENTS) for each in earlier)
    if has_begun and not isinstance(event, SHARED_EVENTS):
        before = folded(codec, known, earlier)
        evolved(codec, before.state, event, version)  # what cannot have been has no reason
        found = codec.ruleset.explain(before.state, event)
        if found is not None:
            return event, found
    raise Rejected(NothingToExplain(version=version, event=tag_of(type(event))))
