"""The games that were in use last, kept in the process."""

from __future__ import annotations

from collections import OrderedDict
from uuid import UUID

from service.games.game import Game


class Cache:
    """The `size` games that were used last; the one that was not used for longest goes first."""

    def __init__(self, size: int) -> None:
        self._games: OrderedDict[UUID, Game] = OrderedDict()
        self._size = size

    def get(self, game_id: UUID) -> Game | None:
        """The game as it was last seen, which is not always its newest version."""
        game = self._games.get(game_id)
        if game is not None:
            self._games.move_to_end(game_id)
        return game

    def put(self, game: Game) -> None:
        """Keep a game, unless a newer version of it is here already."""
        known = self._games.get(game.id)
        if known is not None and known.version > game.version:
            return
        self._games[game.id] = game
        self._games.move_to_end(game.id)
        while len(self._games) > self._size:
            self._games.popitem(last=False)
