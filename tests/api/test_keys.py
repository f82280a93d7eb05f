"""API keys over HTTP: what they open, and what they do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import httpx2
import psycopg
import pytest
import pytest_asyncio
from psycopg import sql

from automa_ledger.store.api_key import generate_key
from tests.api.client import Player, begun, done, finished, problem
from tests.api.keyed import SETUP, KeyHolder, games, holder
from tests.api.running import running
from tests.store.keys import made_key, revoke

CREATE, LIST = "games:create", "games:list"
END = {
    "revoked": b"update api_keys set revoked_at = now() where id = %s",
    "expired": b"update api_keys set expires_at = now() where id = %s",
}


@pytest.fixture
def maker(http: httpx2.AsyncClient, database_url: str) -> KeyHolder:
    """Somebody who may begin and list games."""
    return holder(http, database_url, CREATE, LIST)


@pytest_asyncio.fixture
async def strict(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of a service that makes no game without a key."""
    with running(database_url, require_api_key=True) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
            yield client


async def test_a_game_is_listed_for_the_key_that_began_it(maker: KeyHolder) -> None:
    """With its ruleset, its time and its version, and without any token."""
    before = datetime.now(UTC)
    made = await maker.begin()

    page = await maker.list_games()

    (listed,) = page["games"]
    assert page["next"] is None
    assert (listed["game"], listed["ruleset"]) == (made["game"], "counter")
    assert listed["version"] == made["version"]
    assert listed["created_at"].endswith("Z")
    moment = datetime.fromisoformat(listed["created_at"])
    assert before - timedelta(minutes=1) < moment < datetime.now(UTC) + timedelta(minutes=1)
    assert "token" not in listed
    await Player(maker.http, made["game"], made["token"], 1).act(type="add", amount=1)
    assert (await maker.list_games())["games"][0]["version"] == made["version"] + 1


async def test_imports_and_forks_are_listed_too(maker: KeyHolder, http: httpx2.AsyncClient) -> None:
    """A fork belongs to the key of its origin, though it is made with a token."""
    made = await maker.begin()
    game = Player(http, made["game"], made["token"], made["version"])
    fork = done(await game.post("/forks", match=None), 201)["game"]
    log = await (await finished(http)).get("/commits", Accept="application/x-ndjson")
    sent = maker.headers | {"Content-Type": "application/x-ndjson"}
    copy = done(await http.post("/v1/games/import", content=log.content, headers=sent), 201)["game"]

    assert games(await maker.list_games()) == [copy, fork, made["game"]]


async def test_nobody_sees_the_games_of_another_key(
    maker: KeyHolder, http: httpx2.AsyncClient, database_url: str
) -> None:
    """Nor those that were begun without one."""
    await maker.begin()
    await begun(http, setup={})
    other = holder(http, database_url, LIST)

    assert await other.list_games() == {"games": [], "next": None}


async def test_a_key_opens_no_game(maker: KeyHolder) -> None:
    """Not even one of its own: a key is not a game's token."""
    game = (await maker.begin())["game"]

    for below in ("", "/commits", "/score"):
        problem(await maker.get(f"/v1/games/{game}{below}"), 404, "game_unknown")
    problem(await maker.post(f"/v1/games/{game}/forks", {}), 404, "game_unknown")


async def test_a_lost_token_is_replaced(maker: KeyHolder) -> None:
    """Whoever has the key makes a new owner's token, for the games of the key only."""
    made = await maker.begin()
    path = f"/v1/games/{made['game']}/tokens"
    fresh = done(await maker.post(path, {"role": "owner"}), 201)["token"]
    assert fresh != made["token"]
    await Player(maker.http, made["game"], fresh, made["version"]).act(type="add", amount=1)

    alien = await begun(maker.http, setup={})
    problem(await maker.post(f"{alien.path}/tokens", {"role": "owner"}), 404, "game_unknown")
    problem(await maker.post("/v1/games/nonsense/tokens", {"role": "owner"}), 404, "game_unknown")


async def test_a_scope_is_asked_for(http: httpx2.AsyncClient, database_url: str) -> None:
    """The refusal names the scope that lacks."""
    creator, lister = holder(http, database_url, CREATE), holder(http, database_url, LIST)

    assert problem(await creator.get("/v1/games"), 403, "scope_missing")["required"] == LIST
    assert problem(await lister.post("/v1/games", SETUP), 403, "scope_missing")["required"] == CREATE
    replacing = await creator.post(f"/v1/games/{(await creator.begin())['game']}/tokens", {"role": "owner"})
    assert problem(replacing, 403, "scope_missing")["required"] == LIST


async def test_wrong_keys_all_look_the_same(http: httpx2.AsyncClient, database_url: str) -> None:
    """Unknown, revoked, expired and nonsense: refused, also where no key is needed."""
    known, revoked = made_key(database_url, CREATE, LIST)
    revoke(database_url, known)
    past = datetime.now(UTC) - timedelta(seconds=1)
    _, expired = made_key(database_url, CREATE, LIST, expires_at=past)
    _, cut = made_key(database_url, CREATE, LIST)
    answers = []
    for text in (generate_key(known), revoked, expired, cut[:-1], "automa_", "nonsense"):
        headers = {"Authorization": f"Bearer {text}"}
        answers += [
            await http.get("/v1/games", headers=headers),
            await http.post("/v1/games", json=SETUP, headers=headers),
            await http.post("/v1/games/import", content=b"", headers=headers),
        ]

    assert len({answer.text for answer in answers}) == 1
    for answer in answers:
        problem(answer, 401, "api_key_unknown")
        assert answer.headers["www-authenticate"].startswith("Bearer")


async def test_a_key_stops_working_at_its_end(http: httpx2.AsyncClient, database_url: str) -> None:
    """Also one that the service has just seen working."""
    worked = False
    for seconds in (1, 4, 16):  # on a busy machine a second is over before it has seen anything
        end = datetime.now(UTC) + timedelta(seconds=seconds)
        key = KeyHolder(http, *made_key(database_url, LIST, expires_at=end))
        worked = (await key.get("/v1/games")).status_code == 200
        await asyncio.sleep(max((end - datetime.now(UTC)).total_seconds() + 0.05, 0))

        problem(await key.get("/v1/games"), 401, "api_key_unknown")
        if worked:
            break
    assert worked


async def test_without_a_key_nothing_is_listed(http: httpx2.AsyncClient) -> None:
    """The token of a game is not enough."""
    problem(await http.get("/v1/games"), 401, "api_key_missing")
    token = (await begun(http, setup={})).token
    answer = await http.get("/v1/games", headers={"Authorization": f"Bearer {token}"})
    problem(answer, 401, "api_key_unknown")


async def test_a_games_token_is_no_matter_where_no_key_is_needed(http: httpx2.AsyncClient) -> None:
    """A client that shows its token with every call begins its next game with it."""
    token = (await begun(http, setup={})).token

    done(await http.post("/v1/games", json=SETUP, headers={"Authorization": f"Bearer {token}"}), 201)


@pytest.mark.promise("keys-beyond-loopback")
async def test_a_service_that_wants_keys_makes_no_game_without(
    strict: httpx2.AsyncClient, database_url: str
) -> None:
    """Nor imports one; with a key it does, and what was begun is played with tokens as everywhere."""
    problem(await strict.post("/v1/games", json=SETUP), 401, "api_key_missing")
    problem(await strict.post("/v1/games/import", content=b""), 401, "api_key_missing")
    problem(await strict.post("/v1/packs", json={}), 401, "api_key_missing")

    key = holder(strict, database_url, CREATE)
    made = await key.begin()
    game = Player(strict, made["game"], made["token"], made["version"])
    await game.act(type="add", amount=1)

    answer = await strict.post("/v1/games", json=SETUP, headers={"Authorization": f"Bearer {game.token}"})
    problem(answer, 401, "api_key_unknown")


@pytest.mark.parametrize("end", END)
async def test_a_key_that_works_no_more_makes_no_game_by_forks(
    strict: httpx2.AsyncClient, http: httpx2.AsyncClient, database_url: str, end: str
) -> None:
    """Nor by one that was made before, though both are played on; where no key is needed they are forked."""
    key = holder(strict, database_url, CREATE)
    made = await key.begin()
    game = Player(strict, made["game"], made["token"], made["version"])
    copy = done(await game.post("/forks", match=None, Idempotency_Key="before"), 201)
    fork = Player(strict, copy["game"], copy["token"], copy["version"])
    with psycopg.connect(database_url) as connection:
        connection.execute(END[end], (key.id,))

    for each in (game, fork):
        problem(await each.post("/forks", match=None), 401, "api_key_unknown")
        await each.act(type="add", amount=1)
    again = await game.post("/forks", match=None, Idempotency_Key="before")
    problem(again, 401, "api_key_unknown")
    elsewhere = Player(http, game.game, game.token, game.version)
    done(await elsewhere.post("/forks", match=None), 201)


async def test_a_game_without_a_key_is_forked_without_one(
    strict: httpx2.AsyncClient, http: httpx2.AsyncClient
) -> None:
    """One that was begun where none was needed."""
    game = await begun(http, setup={})

    done(await Player(strict, game.game, game.token, game.version).post("/forks", match=None), 201)


@pytest.mark.promise("tokens-hashed")
async def test_a_key_is_stored_as_its_hash_only(maker: KeyHolder, database_url: str) -> None:
    """No table holds the key, its secret part, the idempotency key and token of a game begun with it."""
    once = str(uuid4())
    headers = maker.headers | {"Idempotency-Key": once}
    made = done(await maker.http.post("/v1/games", json=SETUP, headers=headers), 201)
    secrets = [maker.text, maker.text.rpartition("_")[2], made["token"], once]

    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        tables = await connection.execute("select tablename from pg_tables where schemaname = 'public'")
        texts: list[str] = []
        for (table,) in await tables.fetchall():
            rows = await connection.execute(sql.SQL("select t::text from {} t").format(sql.Identifier(table)))
            texts += [text for (text,) in await rows.fetchall()]

    assert texts
    hidden = [each.encode().hex() for each in secrets]
    assert not [text for text in texts for each in (*secrets, *hidden) if each in text]
