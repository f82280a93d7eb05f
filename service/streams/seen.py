"""A game as those who listen to it need it: without its states, which only the cache may keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from uuid import UUID

from service.games.codec import Codec
from service.games.game import Game


class Seen(NamedTuple):
    """What a game is called and told by, and how it stood when it was last looked at."""

    id: UUID
    codec: Codec
    names: Mapping[str, str]
    version: int
    is_over: bool


def seen(game: Game) -> Seen:
    """The game as it stands."""
    over = game.codec.ruleset.over(game.timeline.state)
    return Seen(game.id, game.codec, game.agreed.names, game.version, over)
