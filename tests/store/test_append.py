"""Appending a commit."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import psycopg
import pytest

from service.store import Appended, Conflict, Key, Row, Store
from tests.store.games import begun, rows, words


async def test_a_commit_follows_the_expected_version(store: Store) -> None:
    """A commit's rows become the versions after the expected one, in their order."""
    game = await begun(store, "setup", "shuffle")
    assert await store.append(game, 2, rows("draw", "move")) == Appended()
    assert [(version, link) for version, _, link in await store.read(game, 2, 10) or ()] == [
        (3, sha256(b"draw").digest()),
        (4, sha256(b"move").digest()),
    ]


@pytest.mark.parametrize("expected", [-1, 0, 1, 2, 4, 100])
async def test_another_version_than_the_present_conflicts(store: Store, expected: int) -> None:
    """An append behind or ahead of the game's version writes nothing."""
    game = await begun(store, "one", "two", "three")
    assert await store.append(game, expected, rows("lost"), Key("key", b"print")) == Conflict()
    assert await words(store, game) == ["one", "two", "three"]
    assert await store.recall(game, Key("key", b"print")) is None


async def test_racing_appends_have_one_winner(store: Store) -> None:
    """Of many appends at the same version one is written and all others conflict."""
    game = await begun(store)
    racers = [store.append(game, 1, rows(f"racer{number}", "tail")) for number in range(16)]
    outcomes = await asyncio.gather(*racers)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Appended"] + ["Conflict"] * 15
    winner = outcomes.index(Appended())
    assert await words(store, game) == ["setup", f"racer{winner}", "tail"]


@pytest.mark.promise("commit-whole")
async def test_a_commit_is_written_whole_or_not_at_all(store: Store) -> None:
    """A row that the database refuses takes the commit's other rows and its key back."""
    game = await begun(store)
    broken = [*rows("fine"), Row("{}", None, b"no digest")]
    with pytest.raises(psycopg.errors.CheckViolation):
        await store.append(game, 1, broken, Key("key", b"print"))
    assert await words(store, game) == ["setup"]
    assert await store.recall(game, Key("key", b"print")) is None


async def test_appends_to_different_games_do_not_meet(store: Store) -> None:
    """The same version and the same key in two games are two things."""
    one, two = await begun(store), await begun(store)
    for game in one, two:
        assert await store.append(game, 1, rows("move"), Key("key", b"print")) == Appended()


async def test_commits_in_flight_together_stand_or_fall_alone(store: Store) -> None:
    """More appends than connections are under way: each has an outcome of its own."""
    games = [await begun(store) for _ in range(24)]
    broken = [Row("{}", None, b"no digest")]
    appends = [
        store.append(game, place % 3, broken if place % 6 == 1 else rows("move"))
        for place, game in enumerate(games)
    ]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    kinds = [type(outcome).__name__ for outcome in outcomes]
    assert kinds == ["Conflict", "CheckViolation", "Conflict", "Conflict", "Appended", "Conflict"] * 4
    for game, kind in zip(games, kinds, strict=True):
        assert await words(store, game) == ["setup", "move"][: 1 + (kind == "Appended")]


async def test_an_append_that_nobody_waits_for_any_more_stops_no_other(store: Store) -> None:
    """A client may go away at any moment; the results of those behind it reach who asked."""
    games = [await begun(store) for _ in range(12)]
    appends = [asyncio.create_task(store.append(game, 1, rows("move"))) for game in games]
    await asyncio.sleep(0)
    for gone in appends[::2]:
        gone.cancel()
    assert await asyncio.gather(*appends[1::2]) == [Appended()] * 6
