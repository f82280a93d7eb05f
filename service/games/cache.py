"""The games that were in use last, kept in the process."""

from __future__ import annotations

from collections import OrderedDict
from uuid import UUID

from service.games.game import Game

USUAL_BYTES = 64 << 10  # of the texts of a game's log


class GameCache:
    """So many games of usual length, or fewer longer ones. The one unused for longest goes first."""

    def __init__(self, size: int) -> None:
        self._games: OrderedDict[UUID, Game] = OrderedDict()
        self._max_bytes = size * USUAL_BYTES
        self._bytes = 0

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._games)

    def get(self, game_id: UUID) -> Game | None:
        """The game as it was last seen, which is not always its newest version."""
        game = self._games.get(game_id)
        if game is not None:
            self._games.move_to_end(game_id)
        return game

    def put(self, game: Game) -> None:
        """Keep a game, unless a newer version of it is here already; the last one whatever its size."""
        known = self._games.get(game.id)
        if known is not None:
            if known.version > game.version:
                return
            self._bytes -= _bytes(known)
        self._games[game.id] = game
        self._games.move_to_end(game.id)
        self._bytes += _bytes(game)
        while self._bytes > self._max_bytes and len(self._games) > 1:
            _, oldest = self._games.popitem(last=False)
            self._bytes -= _bytes(oldest)


def _bytes(game: Game) -> int:
    return max(game.size, USUAL_BYTES)
