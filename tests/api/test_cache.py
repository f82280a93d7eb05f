"""The games that a process keeps: a number of usual ones, or fewer whose logs are long."""

from __future__ import annotations

from uuid import UUID

from automa_ledger.games.codec import Codec
from automa_ledger.games.game import Game
from automa_ledger.games.library import TYPICAL_LOG_BYTES, GameCache
from automa_rules.core.ruleset import Begin
from automa_rules.core.timeline import NO_PARENT, Node, Timeline
from tests.api.counter import COUNTER

CODEC = Codec(COUNTER)


def game(number: int, usual: int = 1) -> Game:
    """A game with a log of so many times the usual size."""
    begun = Timeline((Node(1, NO_PARENT, None),))
    size = usual * TYPICAL_LOG_BYTES
    return Game(
        UUID(int=number), CODEC, {}, {}, begun, bytes(32), Begin(), None, event_count=3, log_bytes=size
    )


def kept(cache: GameCache, most: int) -> list[int]:
    """The numbers of the games that are there."""
    return [number for number in range(most) if cache.get(UUID(int=number)) is not None]


def test_as_many_games_are_kept_as_was_set() -> None:
    """The one that was not used for longest goes first, however short its log is."""
    cache = GameCache(2)
    for number in range(3):
        cache.put(game(number, 0))
        cache.get(UUID(int=0))

    assert kept(cache, 3) == [0, 2]


def test_a_large_game_takes_the_place_of_several() -> None:
    """And makes room again when it goes; the game in use is kept whatever its size."""
    cache = GameCache(4)
    for number in range(4):
        cache.put(game(number))
    cache.put(game(3, 3))
    assert kept(cache, 4) == [2, 3]
    for number in range(4, 8):
        cache.put(game(number))
    assert kept(cache, 8) == [4, 5, 6, 7]

    cache.put(game(8, 50))
    assert kept(cache, 9) == [8]
