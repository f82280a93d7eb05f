"""Appending a commit, and why one was not."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from uuid import uuid4

import psycopg
import pytest

from automa_ledger.store import Access, AppendOutcome, CommitRecord, NewCommit, NewGame, Store
from tests.store.games import AT, OWNER, appended, begun, commit, hash_of, key, words

OTHER = sha256(b"other").digest()


async def test_a_commit_follows_a_version_and_its_hash(store: Store) -> None:
    """It becomes the next version, one row with its events and its hash."""
    game = await begun(store, "setup", "shuffle")
    assert await appended(store, game, 2, "shuffle", "draw")
    assert await store.records(game, 2, 10) == [CommitRecord(3, hash_of("draw"), '[{"word":"draw"}]')]


@pytest.mark.parametrize(
    ("after", "head"),
    [(-1, "three"), (0, "three"), (2, "two"), (3, "two"), (4, "three"), (2**31 - 1, "three")],
)
async def test_a_commit_that_follows_nothing_that_is_there_is_not_written(
    store: Store, after: int, head: str
) -> None:
    """Neither at another version nor on another hash; the outcome tells where the log ends."""
    game = await begun(store, "one", "two", "three")
    assert not await appended(store, game, after, head, "lost", key=key("k"))
    assert await words(store, game) == ["one", "two", "three"]
    assert await store.append_outcome(game, OWNER, key("k")) == AppendOutcome(
        is_revoked=False, key_version=None, fingerprint=None, version=3, hash=hash_of("three")
    )


async def test_an_unknown_game_takes_no_commit(store: Store) -> None:
    """And has no outcome."""
    game = uuid4()
    assert not await appended(store, game, 0, "", "lost")
    assert await store.append_outcome(game, OWNER, None) is None
    assert await store.records(game, 0, 10) == []


async def test_a_repeated_request_is_not_carried_out_again(store: Store) -> None:
    """Its key is in the log, with the version that it made, wherever it is to follow now."""
    game = await begun(store)
    assert await appended(store, game, 1, "setup", "draw", key=key("k"))
    assert await appended(store, game, 2, "draw", "later")
    for after, head in (1, "setup"), (2, "draw"), (3, "later"):
        assert not await appended(store, game, after, head, "draw", key=key("k"))
    append_outcome = await store.append_outcome(game, OWNER, key("k"))
    assert append_outcome is not None
    assert (append_outcome.key_version, append_outcome.fingerprint, append_outcome.version) == (
        2,
        hash_of("request"),
        3,
    )
    assert await words(store, game) == ["setup", "draw", "later"]


async def test_a_key_belongs_to_one_request(store: Store) -> None:
    """Another request with it is not carried out, and the outcome has the fingerprint of the first."""
    game = await begun(store)
    assert await appended(store, game, 1, "setup", "move", key=key("k"))
    assert not await appended(store, game, 2, "move", "other", key=key("k", "another request"))
    append_outcome = await store.append_outcome(game, OWNER, key("k", "another request"))
    assert append_outcome is not None
    assert append_outcome.fingerprint == hash_of("request")


async def test_a_twin_waits_for_the_other_ones_end(store: Store, database_url: str) -> None:
    """While one is under way nobody can say which of them is written."""
    for ends in "commit", "rollback":
        game = await begun(store)
        async with await psycopg.AsyncConnection.connect(database_url) as other:
            await other.execute(
                "insert into commits (game_id, version, at, hash, key, fingerprint, events)"
                ' values (%s, 2, now(), %s, %s, %s, \'[{"word":"first"}]\')',
                (game, hash_of("first"), key("k").key, key("k").fingerprint),
            )
            waiting = asyncio.create_task(appended(store, game, 1, "setup", "move", key=key("k")))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            await (other.commit() if ends == "commit" else other.rollback())
        assert await waiting is (ends == "rollback")
        assert await words(store, game) == ["setup", "first" if ends == "commit" else "move"]


async def test_a_revoked_token_appends_nothing(store: Store) -> None:
    """From the moment on when its revocation was answered. A repeated request still finds its commit."""
    game = await begun(store)
    assert await store.add_token(game, OTHER, Access("player", "human"), OWNER, 100)
    assert await appended(store, game, 1, "setup", "move", key=key("k"), token=OTHER)
    assert await store.revoke_token(game, OTHER, OWNER)
    assert not await appended(store, game, 2, "move", "lost", token=OTHER)
    append_outcome = await store.append_outcome(game, OTHER, key("k"))
    assert append_outcome is not None
    assert (append_outcome.is_revoked, append_outcome.key_version, append_outcome.version) == (True, 2, 2)
    assert await appended(store, game, 2, "move", "kept")


@pytest.mark.promise("commit-whole")
async def test_a_commit_that_the_database_refuses_leaves_nothing(store: Store) -> None:
    """Not its key either."""
    game = await begun(store)
    broken = NewCommit(AT, "[]", None, b"no digest")
    with pytest.raises(psycopg.errors.CheckViolation):
        await store.append_commit(game, 1, hash_of("setup"), broken, token=OWNER, key=key("k"))
    assert await appended(store, game, 1, "setup", "move", key=key("k"))


async def test_a_game_is_created_whole_or_not_at_all(store: Store) -> None:
    """What the database refuses leaves no game; a game that is there is not created again."""
    game = uuid4()
    broken = [commit("setup"), NewCommit(AT, "[]", None, b"no digest")]
    with pytest.raises(psycopg.errors.CheckViolation):
        await store.add_game(NewGame(game, "scythe", OWNER, broken, names={"human": "Ada"}))
    assert await store.load_game(game) is None
    assert await store.add_game(NewGame(game, "scythe", OWNER, [commit("setup")]))
    assert not await store.add_game(NewGame(game, "expeditions", OTHER, [commit("other"), commit("more")]))
    assert await words(store, game) == ["setup"]


async def test_an_append_that_nobody_waits_for_any_more_stops_no_other(store: Store) -> None:
    """A client may go away at any moment; the others get their answers."""
    games = [await begun(store) for _ in range(12)]
    appends = [asyncio.create_task(appended(store, game, 1, "setup", "move")) for game in games]
    await asyncio.sleep(0)
    for gone in appends[::2]:
        gone.cancel()
    assert await asyncio.gather(*appends[1::2]) == [True] * 6
