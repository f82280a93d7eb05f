"""The games that a process keeps: a number of usual ones, or fewer that take more memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from uuid import UUID, uuid4

import msgspec
import pytest

from domain.core.commits import NO_PARENT, Commits, Node
from domain.core.event import Commanded, Corrected
from domain.core.timeline import Timeline
from service.archive.rows_in import rows_in
from service.games import weight
from service.games.cache import Cache
from service.games.codec import Codec, canonical_json
from service.games.game import Game
from service.games.library import game_of
from service.games.rows import rows
from service.games.rulesets import RULESETS
from service.games.weight import CHARACTER, USUAL, weighed
from service.log.log_file import lines_of, opened_log
from service.store import Loaded, Row
from tests.api.counter import COUNTER
from tests.benchmarks.sample_log import sample_log

CODEC = Codec(COUNTER)
LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*/*.ndjson"))
REASONS = {
    "short": "",
    "long": "x" * 1_000,
    "of two bytes": "\u8a9e" * 1_000,
    "of four": "\U0001f3b2" * 1_000,
}
GAMES = 4
WEIGHINGS = 1_000  # each looks at other places


def game(number: int, usual: int = 1) -> Game:
    """A game of nearly so many times the usual memory."""
    state = "x" * (usual * USUAL // CHARACTER - 1_000)
    begun = Commits((Node(1, 3, NO_PARENT, state),) * usual)
    return Game(UUID(int=number), CODEC, {}, Timeline(3 * usual, begun, 0), 0, bytes(32))


def kept(cache: Cache, most: int) -> list[int]:
    """The numbers of the games that are there."""
    return [number for number in range(most) if cache.get(UUID(int=number)) is not None]


def test_as_many_games_are_kept_as_was_set() -> None:
    """The one that was not used for longest goes first."""
    cache = Cache(2)
    for number in range(3):
        cache.put(game(number))
        cache.get(UUID(int=0))

    assert kept(cache, 3) == [0, 2]


def test_a_large_game_takes_the_place_of_several() -> None:
    """And makes room again when it goes."""
    cache = Cache(4)
    for number in range(4):
        cache.put(game(number))
    cache.put(game(3, 3))
    assert kept(cache, 4) == [2, 3]
    for number in range(4, 8):
        cache.put(game(number))

    assert kept(cache, 8) == [4, 5, 6, 7]


def test_the_game_in_use_is_kept_whatever_its_size() -> None:
    """Else it would be read anew for each request."""
    cache = Cache(1)
    cache.put(game(0))
    cache.put(game(1, 50))

    assert kept(cache, 2) == [1]


@pytest.mark.parametrize("light", [4, 5])
def test_no_game_is_light_in_the_places_that_are_looked_at(light: int) -> None:
    """Its commits are heavy but for some at equal distances, whatever that distance is."""
    commits, each = 400, 20_000
    state = "x"
    nodes = [Node(1, 1, NO_PARENT, state)]
    for place in range(1, commits):
        if (commits - 1 - place) % ((commits - 1) // light):
            state = "x" * each + str(place)
        nodes.append(Node(place + 1, place + 1, place - 1, state))
    known = Game(UUID(int=1), CODEC, {}, Timeline(commits, Commits(nodes), commits - 1), 0, bytes(32))

    assert mean(weighed(known).whole for _ in range(WEIGHINGS)) > commits * each / 1.3


def test_heavy_commits_count_when_they_come() -> None:
    """Behind as many light ones, which was when the game was looked at; a game that is read anew as well."""
    light, each = 512, 20_000
    nodes = [Node(1, 1, NO_PARENT, "x")]
    cache = Cache(1_000)
    for place in range(1, 2 * light - 1):
        state = "x" if place < light else "x" * each + str(place)
        nodes.append(Node(place + 1, place + 1, place - 1, state))
        known = Game(UUID(int=1), CODEC, {}, Timeline(place + 1, Commits([*nodes]), place), 0, bytes(32))
        cache.put(known)
    taken = cache._taken
    assert (light - 2) * each < taken < (light - 2) * each * 1.3
    cache.put(game(2))
    assert cache._taken == taken + USUAL


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.stem)
def test_what_a_game_counts_as_is_what_it_takes(log: Path) -> None:
    """Of each ruleset, within 1.3."""
    with log.open("rb") as file:
        header, lines = opened_log(lines_of(file))
        texts = rows_in(lines)
    counted, taken = weights(Codec(RULESETS[header.ruleset]), texts)
    assert taken / 1.3 < counted < taken * 1.3


@pytest.mark.parametrize("reason", REASONS.values(), ids=REASONS)
def test_no_text_of_a_log_stays_in_memory(reason: str) -> None:
    """Once it has been read, whatever its characters: what is kept are states."""
    codec, log = Codec(RULESETS["scythe"]), sample_log(300)
    log = log[: max(place for place, event in enumerate(log) if isinstance(event, Commanded))]
    for coins in range(300):
        told = {"pointer": "/players/0/coins", "reason": reason, "type": "correct", "value": coins % 50}
        command = Commanded("2026-01-01T00:00:00Z", "human", msgspec.Raw(canonical_json(told)))
        log += [command, Corrected("/players/0/coins", str(coins % 50), reason)]
    counted, taken = weights(codec, rows(log, 0, bytes(32)))
    assert taken / 1.3 < counted < taken * 1.3


def weights(codec: Codec, log: Sequence[Row]) -> tuple[float, float]:
    """The bytes that a game with a log counts as, and those that it takes."""
    text = "[" + ",".join(row.private or row.data for row in log) + "]"

    def game() -> Game:
        page = text.encode().decode()  # as if it had just come
        return game_of(
            uuid4(), codec, Loaded(codec.ruleset.name, None, {}, (page,), len(log), bytes(32)), None
        )

    game()
    gc.collect()
    tracemalloc.start()
    try:
        games = [game() for _ in range(GAMES)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weight, "USUAL", 0)  # look closer at them all
        return mean(weighed(games[0]).whole for _ in range(WEIGHINGS)), taken / GAMES
