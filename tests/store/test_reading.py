"""Loading games and reading their logs."""

from __future__ import annotations

import asyncio
import os
from hashlib import sha256
from uuid import uuid4

import msgspec
import pytest

import service.store.store
from service.store import HandedOut, Row, Store, StoreUnavailable
from service.store.access import Access
from service.store.asking import Facts, Rows
from tests.store.games import OWNER, begun, rows, words


async def test_a_game_loads_with_everything_that_a_command_needs(store: Store) -> None:
    """One load gives the ruleset, the tokens, the events as one JSON array, the version and the last hash."""
    game = await begun(store, "one", "two")
    loaded = await store.load(game)
    assert loaded is not None
    assert (loaded.ruleset, loaded.tokens) == ("scythe", {OWNER: Access("owner")})
    assert loaded.pages == ('[{"word":"one"},{"word":"two"}]',)
    assert (loaded.version, loaded.hash) == (2, sha256(b"two").digest())


@pytest.mark.parametrize(("after", "expected"), [(0, [1, 2, 3]), (2, [3]), (3, []), (9, [])])
async def test_only_the_events_after_a_version_load(store: Store, after: int, expected: list[int]) -> None:
    """What the caller has already is left out; version and hash are still those of the whole log."""
    game = await begun(store, "1", "2", "3")
    loaded = await store.load(game, after)
    assert loaded is not None
    assert [int(event["word"]) for page in loaded.pages for event in msgspec.json.decode(page)] == expected
    assert (loaded.version, loaded.hash) == (3, sha256(b"3").digest())


async def test_secrets_load_but_are_not_read(store: Store) -> None:
    """`load` has the whole text of an event with secrets, `read` its public text only."""
    game = uuid4()
    await store.create(game, "scythe", {}, [Row('{"salt":""}', '{"salt":"s3"}', bytes(32)), *rows("open")])
    loaded = await store.load(game)
    assert loaded is not None
    assert loaded.pages == ('[{"salt":"s3"},{"word":"open"}]',)
    assert loaded.tokens == {}
    assert [data for _, data, _ in await store.read(game, 0, 9) or ()] == ['{"salt":""}', '{"word":"open"}']


async def test_an_unknown_game_is_none(store: Store) -> None:
    """A game that was never created has nothing to load and nothing to read."""
    assert await store.load(uuid4()) is None
    assert await store.read(uuid4(), 0, 10) == []


async def test_a_page_ends_with_the_event_that_fills_its_room(store: Store) -> None:
    """So it has one at least. A text is as long as it is in UTF-8."""
    game = await begun(store, "a", "bb", "ł", "dd")  # of 12, 13, 13 and 13 bytes
    sizes = [len(data.encode()) for _, data, _ in await store.read(game, 0, 9) or ()]
    assert sizes == [12, 13, 13, 13]
    for room, versions in ((1, [1]), (12, [1]), (13, [1, 2]), (38, [1, 2, 3]), (39, [1, 2, 3, 4])):
        assert [version for version, _, _ in await store.read(game, 0, 9, room) or ()] == versions
    assert [version for version, _, _ in await store.read(game, 1, 2, 99) or ()] == [2, 3]


async def test_a_log_is_read_in_pages(store: Store) -> None:
    """A page begins behind a version and holds no more than its limit."""
    game = await begun(store, "a", "b", "c", "d", "e")
    pages = [await store.read(game, after, 2) or () for after in (0, 2, 4)]
    assert [[version for version, _, _ in page] for page in pages] == [[1, 2], [3, 4], [5]]


async def test_what_is_appended_while_a_log_is_loaded_is_left_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its further pages end where it ended when the first one was read."""
    game = await begun(store, "a", "b", "c", "d", "e")
    read, late = store._read, [6]

    async def reading(statement: bytes, facts: Facts) -> Rows:
        version = late.pop()
        await store.append(game, version - 1, rows(f"late {version}"))
        late.append(version + 1)
        return await read(statement, facts)

    monkeypatch.setattr(service.store.store, "LOADED_AT_ONCE", 2)
    monkeypatch.setattr(store, "_read", reading)
    loaded = await store.load(game)

    assert loaded is not None
    assert loaded.version == 5
    assert "".join(loaded.pages).count("word") == 5


async def test_tokens_are_added(store: Store) -> None:
    """A new token loads beside the others, with its role and seat."""
    game = await begun(store)
    friend = sha256(b"friend").digest()
    await store.add_token(game, friend, Access("player", "north"), OWNER, 100)
    loaded = await store.load(game)
    assert loaded is not None
    assert loaded.tokens == {OWNER: Access("owner"), friend: Access("player", "north")}


async def test_no_token_is_handed_out_beyond_a_number(store: Store) -> None:
    """However many are asked for at once; one that is revoked makes room."""
    game = await begun(store)

    async def asked() -> HandedOut:
        return await store.add_token(game, os.urandom(32), Access("spectator"), OWNER, 10)

    outcomes = await asyncio.gather(*(asked() for _ in range(40)))
    assert sorted(outcomes) == [HandedOut.MADE] * 9 + [HandedOut.TOO_MANY] * 31
    assert len(await store.tokens(game)) == 10

    last = next(each.hash for each in await store.tokens(game) if each.hash != OWNER)
    assert await store.revoke_token(game, last, OWNER)
    assert [await asked(), await asked()] == [HandedOut.MADE, HandedOut.TOO_MANY]


async def test_a_token_that_was_revoked_hands_out_no_other(store: Store) -> None:
    """Whoever has asked already, and not been heard when it was revoked, is too late."""
    game = await begun(store)
    other, third = (sha256(each).digest() for each in (b"other", b"third"))
    assert await store.add_token(game, other, Access("owner"), OWNER, 100) == HandedOut.MADE
    assert await store.revoke_token(game, OWNER, other)
    assert await store.add_token(game, third, Access("owner"), OWNER, 100) == HandedOut.REVOKED
    assert await store.add_token(game, third, Access("owner"), None, 100) == HandedOut.MADE
    assert {each.hash for each in await store.tokens(game)} == {other, third}


async def test_any_text_survives(store: Store) -> None:
    """Quotes, braces, backslashes and every script come back as they went in."""
    word = """ąę 日本 {1,2} NULL \\\\ ' %s %(x)s"""
    game = await begun(store, word)
    assert await words(store, game) == [word]


async def test_the_ping_tells_the_revision(store: Store) -> None:
    """A store that can work names the revision of its schema."""
    assert await store.ping() == "0013"


async def test_a_database_that_fails_within_itself_is_away(store: Store) -> None:
    """A coordinator of Citus that is being killed calls its end an internal error (XX000)."""
    failing = b"do $$ begin raise 'at its end' using errcode = 'XX000'; end $$"
    with pytest.raises(StoreUnavailable, match="XX000"):
        await store.query(failing, {})
