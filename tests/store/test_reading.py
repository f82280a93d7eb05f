"""Loading games and reading their logs."""

from __future__ import annotations

import os
from hashlib import sha256
from uuid import uuid4

import msgspec
import pytest

from automa_ledger.schema import NEWEST_REVISION
from automa_ledger.store import Access, CommitRecord, NewGame, Store, StoreUnavailable
from tests.store.games import OWNER, begun, commit, hash_of, words


async def test_a_game_loads_with_everything_that_a_command_needs(store: Store) -> None:
    """One load gives the ruleset, tokens, names, commits as one JSON array, and where the log ends."""
    game = uuid4()
    commits = [commit("one"), commit("two")]
    await store.add_game(NewGame(game, "scythe", OWNER, commits, names={"human": "Ada ł", "automa": "Bot"}))
    loaded = await store.load_game(game)
    assert loaded is not None
    assert (loaded.ruleset, loaded.key_id) == ("scythe", None)
    assert loaded.tokens == {OWNER: Access("owner")}
    assert loaded.names == {"human": "Ada ł", "automa": "Bot"}
    assert loaded.commits == '[[{"word":"one"}],[{"word":"two"}]]'
    assert (loaded.version, loaded.hash, loaded.base_hash, loaded.secrets) == (2, hash_of("two"), b"", "[]")
    assert not loaded.is_archived


@pytest.mark.parametrize(
    ("after", "until", "expected", "base_hash"),
    [
        (0, 9, ["1", "2", "3"], b""),
        (0, 2, ["1", "2"], b""),
        (2, 9, ["3"], hash_of("2")),
        (1, 2, ["2"], hash_of("1")),
        (3, 9, [], hash_of("3")),
        (9, 99, [], b""),
        (2, 1, [], hash_of("2")),
    ],
)
async def test_only_the_commits_that_are_asked_for_load(
    store: Store, after: int, until: int, expected: list[str], base_hash: bytes
) -> None:
    """After a version, up to another; with the hash that they follow, and the end of the whole log."""
    game = await begun(store, "1", "2", "3")
    loaded = await store.load_game(game, after, until)
    assert loaded is not None
    assert [events[0]["word"] for events in msgspec.json.decode(loaded.commits)] == expected
    assert (loaded.base_hash, loaded.version, loaded.hash) == (base_hash, 3, hash_of("3"))


async def test_secrets_load_but_are_not_read(store: Store) -> None:
    """`load` has them with their versions, `records` has what everybody may see."""
    game = uuid4()
    commits = [commit("sealed", '{"2":{"salt":"s3"}}'), commit("open")]
    await store.add_game(NewGame(game, "scythe", OWNER, commits))
    for after, until, secrets in (
        (0, 9, '[[1,{"2":{"salt":"s3"}}]]'),
        (1, 9, "[]"),
        (0, 1, '[[1,{"2":{"salt":"s3"}}]]'),
    ):
        loaded = await store.load_game(game, after, until)
        assert loaded is not None
        assert loaded.secrets == secrets
    assert await store.records(game, 0, 1) == [CommitRecord(1, hash_of("sealed"), '[{"word":"sealed"}]')]


async def test_an_unknown_game_is_none(store: Store) -> None:
    """A game that was never created has nothing to load and nothing to read."""
    assert await store.load_game(uuid4()) is None
    assert await store.records(uuid4(), 0, 10) == []


async def test_a_log_is_read_in_pages(store: Store) -> None:
    """A page begins after a version and holds no more than its limit."""
    game = await begun(store, "a", "b", "c", "d", "e")
    pages = [await store.records(game, after, 2) or () for after in (0, 2, 4, 5)]
    assert [[record.version for record in page] for page in pages] == [[1, 2], [3, 4], [5], []]


async def test_tokens_are_added(store: Store) -> None:
    """A new token loads beside the others, with its role and seat."""
    game = await begun(store)
    friend = sha256(b"friend").digest()
    await store.add_token(game, friend, Access("player", "north"), OWNER, 100)
    loaded = await store.load_game(game)
    assert loaded is not None
    assert loaded.tokens == {OWNER: Access("owner"), friend: Access("player", "north")}


async def test_no_token_is_handed_out_beyond_a_number(store: Store) -> None:
    """One that is revoked makes room."""
    game = await begun(store)

    async def asked() -> bool:
        return await store.add_token(game, os.urandom(32), Access("spectator"), OWNER, 5)

    assert [await asked() for _ in range(6)] == [True] * 4 + [False] * 2
    last = next(each.hash for each in await store.tokens(game) if each.hash != OWNER)
    assert await store.revoke_token(game, last, OWNER)
    assert [await asked(), await asked()] == [True, False]
    assert len(await store.tokens(game)) == 5


async def test_a_token_that_was_revoked_hands_out_no_other(store: Store) -> None:
    """Whoever has asked already, and not been heard when it was revoked, is too late."""
    game = await begun(store)
    other, third = (sha256(each).digest() for each in (b"other", b"third"))
    assert await store.add_token(game, other, Access("owner"), OWNER, 100)
    assert await store.revoke_token(game, OWNER, other)
    assert not await store.add_token(game, third, Access("owner"), OWNER, 100)
    assert await store.add_token(game, third, Access("owner"), None, 100)
    assert {each.hash for each in await store.tokens(game)} == {other, third}


async def test_any_text_survives(store: Store) -> None:
    """Quotes, braces, backslashes and every script come back as they went in."""
    word = """ąę 日本 {1,2} NULL \\\\ ' %s %(x)s"""
    game = await begun(store, word)
    assert await words(store, game) == [word]


async def test_the_ping_tells_the_revision(store: Store) -> None:
    """A store that can work names the revision of its schema."""
    assert await store.ping() == NEWEST_REVISION


async def test_a_database_that_fails_within_itself_is_away(store: Store) -> None:
    """A coordinator of Citus that is being killed calls its end an internal error (XX000)."""
    failing = b"do $$ begin raise 'at its end' using errcode = 'XX000'; end $$"
    with pytest.raises(StoreUnavailable, match="XX000"):
        await store.query(failing, {})
