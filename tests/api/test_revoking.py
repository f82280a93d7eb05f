"""Tokens that open a game no more: at once, in every process, and for what is under way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx2
import msgspec
import psycopg
import pytest
import pytest_asyncio

from automa_ledger.games.authorization import hash_token
from tests.api.client import Player, begun, done, problem
from tests.api.keyed import SETUP, holder
from tests.api.running import running
from tests.api.stream import listening

POLL_SECONDS = 1


@pytest_asyncio.fixture(scope="module")
async def elsewhere(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of another service on the same database."""
    with running(database_url, stream_poll_seconds=POLL_SECONDS) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
            yield client


def at(player: Player, http: httpx2.AsyncClient) -> Player:
    """The same person, calling another service."""
    return msgspec.structs.replace(player, http=http)


async def let_in(owner: Player, role: str = "player") -> tuple[Player, str]:
    """Somebody with a token, and the id by which it is revoked."""
    wish = {"role": role, "seat": "human"} if role == "player" else {"role": role}
    made = done(await owner.post("/tokens", wish, match=None), 201)
    return Player(owner.http, owner.game, made["token"], owner.version), made["id"]


async def revoke(owner: Player, token: str) -> httpx2.Response:
    """Somebody revokes a token."""
    headers = {"Authorization": f"Bearer {owner.token}"}
    return await owner.http.delete(f"{owner.path}/tokens/{token}", headers=headers)


async def own_id(player: Player) -> str:
    """The id of an owner's own token."""
    listed = done(await player.get("/tokens"))["tokens"]
    return next(str(each["id"]) for each in listed if each["yours"])


async def test_the_owner_sees_who_may_come_in(game: Player) -> None:
    """What each token is for and since when, by an id; the token itself is nowhere."""
    made = done(await game.post("/tokens", {"role": "player", "seat": "human"}, match=None), 201)
    spectator = await game.share("spectator")

    answer = await game.get("/tokens")

    listed = done(answer)["tokens"]
    assert [(each["role"], each["seat"], each["yours"]) for each in listed] == [
        ("owner", None, True),
        ("player", "human", False),
        ("spectator", None, False),
    ]
    assert listed[1]["id"] == made["id"]
    now = datetime.now(UTC)
    assert all(
        abs(datetime.fromisoformat(each["created_at"]) - now) < timedelta(minutes=1) for each in listed
    )
    assert not [token for token in (game.token, made["token"], spectator.token) if token in answer.text]


@pytest.mark.promise("revocation")
async def test_a_revoked_token_opens_nothing_in_any_process(
    game: Player, elsewhere: httpx2.AsyncClient
) -> None:
    """It looks as if there were no such game, also where the game was in use a moment ago."""
    player, token = await let_in(game)
    away = at(player, elsewhere)
    await away.act(type="add", amount=1)

    assert (await revoke(game, token)).status_code == 204

    for one in (away, player):
        answer = await one.post("/actions", {"type": "add", "amount": 1}, match="*")
        problem(answer, 404, "game_unknown")
        problem(await one.get(), 404, "game_unknown")
        problem(await one.get("/audit"), 404, "game_unknown")
    assert done(await game.get())["version"] == away.version
    assert [each["role"] for each in done(await game.get("/tokens"))["tokens"]] == ["owner"]


@pytest.mark.parametrize("times", [1, 2])
async def test_a_process_with_an_older_memory_tells_a_revoked_token_nothing(
    game: Player, elsewhere: httpx2.AsyncClient, times: int
) -> None:
    """Neither what the rules refuse, nor that the game moved on, nor the answer to a key that it has used."""
    player, token = await let_in(game)
    away, key, action = at(player, elsewhere), str(uuid4()), {"type": "add", "amount": 1}
    for _ in range(times):
        done(await away.post("/actions", action, match=f'"{player.version}"', Idempotency_Key=key))
    await revoke(game, token)

    asked: list[tuple[dict[str, Any], dict[str, str]]] = [
        (action, {"match": '"1"', "Idempotency_Key": key}),
        ({"type": "answer", "twice": True}, {"match": "*"}),
        (action, {"match": '"1"'}),
    ]
    for body, headers in asked[times - 2 :] + asked[: times - 2]:  # whichever comes first teaches the process
        problem(await away.post("/actions", body, **headers), 404, "game_unknown")


@pytest.mark.parametrize(
    ("path", "body", "headers"),
    [
        ("/actions", {"type": "nonsense"}, {}),
        ("/actions", {"type": "end_turn"}, {}),
        ("/actions", {"type": "add", "amount": 1}, {"Idempotency_Key": "x" * 300}),
        ("/turns", {"actions": []}, {}),
        ("/undo", {"commits": "one"}, {}),
        ("/goto", {}, {}),
    ],
)
async def test_a_revoked_token_is_told_nothing_of_what_is_no_command(
    game: Player, elsewhere: httpx2.AsyncClient, path: str, body: dict[str, object], headers: dict[str, str]
) -> None:
    """Which actions there are, or what is wrong, is for those who play; to others there is no such game."""
    player, token = await let_in(game)
    away = at(player, elsewhere)
    for one in (player, away):
        assert (await one.post(path, body, match="*", **headers)).status_code in {400, 422}
    await revoke(game, token)

    for one in (player, away):
        problem(await one.post(path, body, match="*", **headers), 404, "game_unknown")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tokens", b'{"role":"owner"}'),
        ("/webhooks", b'{"url":"https://bot.example/automa"}'),
        ("/forks", b"{}"),
    ],
)
async def test_a_body_that_is_kept_back_keeps_no_right(game: Player, path: str, body: bytes) -> None:
    """Whoever began to ask before their token was revoked gets no other token, no webhook and no copy."""
    owner, token = await let_in(game, "owner")

    async def kept_back() -> AsyncIterator[bytes]:
        yield body[:1]
        await asyncio.sleep(0.2)  # the head has arrived, and whatever is looked at with it
        assert (await revoke(game, token)).status_code == 204
        yield body[1:]

    headers = {"Authorization": f"Bearer {owner.token}", "Content-Type": "application/json"}
    late = await owner.http.post(f"{owner.path}{path}", content=kept_back(), headers=headers)

    problem(late, 404, "game_unknown")


async def test_streams_of_a_revoked_token_end_everywhere(game: Player, elsewhere: httpx2.AsyncClient) -> None:
    """Those of other tokens go on."""
    (player, token), (spectator, _) = await let_in(game), await let_in(game, "spectator")
    async with (
        listening(player) as here,
        listening(at(player, elsewhere)) as there,
        listening(at(spectator, elsewhere)) as other,
    ):
        for stream in (here, there, other):
            assert await stream.versions(1) == [1]
        await revoke(game, token)

        assert not [block for block in await here.rest() + await there.rest() if "event" in block.fields]
        await game.act(type="add", amount=1)
        assert await other.versions(1) == [2]


async def test_a_stream_ends_though_nobody_has_heard_of_the_revocation(
    game: Player, elsewhere: httpx2.AsyncClient, database_url: str
) -> None:
    """The poll finds what an announcement did not bring."""
    spectator = at(await game.share("spectator"), elsewhere)
    async with listening(spectator) as stream:
        await stream.versions(1)
        async with await psycopg.AsyncConnection.connect(database_url) as connection:
            await connection.execute(
                "insert into revocations (game_id, token_hash) values (%s, %s)",
                (game.game, hash_token(spectator.token)),
            )
        await stream.rest()


async def test_what_cannot_be_revoked(game: Player) -> None:
    """Its own token, one that is revoked already, one that never was; and nobody but the owner revokes."""
    player, token = await let_in(game)
    problem(await revoke(game, await own_id(game)), 409, "token_in_use")
    problem(await revoke(player, await own_id(game)), 403, "role_forbidden")
    problem(await player.get("/tokens"), 403, "role_forbidden")

    assert (await revoke(game, token)).status_code == 204
    for unknown in (token, str(uuid4()), "nonsense"):
        assert problem(await revoke(game, unknown), 404, "token_unknown")["token"] == unknown


async def test_a_key_revokes_the_tokens_of_its_games(http: httpx2.AsyncClient, database_url: str) -> None:
    """Also the last owner's, since it makes another one; those of other games it does not see."""
    key = holder(http, database_url, "games:create", "games:list")
    made = await key.begin(SETUP)
    path = f"/v1/games/{made['game']}/tokens"
    (owner,) = done(await key.get(path))["tokens"]
    assert (owner["role"], owner["yours"]) == ("owner", False)

    assert (await http.delete(f"{path}/{owner['id']}", headers=key.headers)).status_code == 204

    problem(await Player(http, made["game"], made["token"], 1).get(), 404, "game_unknown")
    assert done(await key.get(path))["tokens"] == []
    alien = await begun(http, setup={"target": 30})
    problem(await key.get(f"{alien.path}/tokens"), 404, "game_unknown")
