"""The games that were in use last, kept in the process."""

from __future__ import annotations

from collections import OrderedDict
from uuid import UUID

from service.games.game import Game
from service.games.weight import USUAL, Weight, grown, weighed


class Cache:
    """The `size` games that were used last; the one that was not used for longest goes first.

    A game that takes more memory than usual counts as several: few endless ones cannot take all of it.
    """

    def __init__(self, size: int) -> None:
        self._games: OrderedDict[UUID, Game] = OrderedDict()
        self._weights: dict[UUID, Weight] = {}
        self._size = size * USUAL
        self._taken = 0

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
        if known is not None and known.version > game.version:
            return
        if known is None:
            self._weights[game.id] = weighed(game)
        else:
            self._taken -= self._counts(known)
            self._weights[game.id] = grown(game, self._weights[game.id])
        self._games[game.id] = game
        self._games.move_to_end(game.id)
        self._taken += self._counts(game)
        while self._taken > self._size and len(self._games) > 1:
            _, oldest = self._games.popitem(last=False)
            self._taken -= self._counts(oldest)
            del self._weights[oldest.id]

    def _counts(self, game: Game) -> int:
        """What a game counts as, in bytes: the memory that it takes, but no less than is usual."""
        return max(self._weights[game.id].whole, USUAL)
