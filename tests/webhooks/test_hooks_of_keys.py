"""Hooks of an API key: they are told about all games that are made with it."""

from __future__ import annotations

from typing import Any
from uuid import UUID, uuid4

import httpx2
import pytest

from automa_ledger.webhooks.records import MAX_CONCURRENT_DELIVERIES_PER_HOST
from tests.api.client import Player, done, problem
from tests.api.keyed import KeyHolder, holder
from tests.faults.processes import BEGIN
from tests.store.keys import revoke
from tests.waiting import until
from tests.webhooks.hooked import ATTEMPTS
from tests.webhooks.receiver import Receiver

URL = "https://example.com/hook"


@pytest.fixture
def key(http: httpx2.AsyncClient, database_url: str) -> KeyHolder:
    """Somebody with a new key that may make games and have them delivered."""
    return holder(http, database_url, "games:create", "webhooks")


async def begun(key: KeyHolder) -> Player:
    """The owner of a new game of a key."""
    made = await key.begin(BEGIN)
    return Player(key.http, made["game"], made["token"], made["version"])


async def hooked(key: KeyHolder, url: str) -> dict[str, Any]:
    """A new hook of a key."""
    return done(await key.post("/v1/webhooks", {"url": url}), 201)


async def deleted(key: KeyHolder, path: str) -> httpx2.Response:
    """Delete something with a key."""
    return await key.http.delete(path, headers=key.headers)


async def gain(*players: Player) -> None:
    """A commit in each game."""
    for player in players:
        await player.act(type="gain", coins=1)


async def test_games_of_the_key_are_told_about(key: KeyHolder, receiver: Receiver) -> None:
    """Those begun later from their first commit on, earlier ones from the next; those of others never."""
    path = f"/{uuid4()}"
    early = await begun(key)
    await gain(early)
    before = early.version
    hook = await hooked(key, receiver.url(path))
    late, other = await begun(key), done(await key.http.post("/v1/games", json=BEGIN), 201)
    stranger = Player(key.http, other["game"], other["token"], other["version"])
    await gain(early, late, stranger, late)
    messages = await receiver.taken(path, 4)
    told: dict[str, list[int]] = {}
    for each in messages:
        each.verify(hook["secret"])
        told.setdefault(each.document["data"]["game"], []).append(each.version)

    assert told == {early.game: [before + 1], late.game: [1, 2, 3]}


async def test_a_fork_is_told_about_too(key: KeyHolder, receiver: Receiver) -> None:
    """It is in the list of the same key; all that it has taken over is told."""
    path = f"/{uuid4()}"
    await hooked(key, receiver.url(path))
    game = await begun(key)
    await gain(game)
    fork = done(await game.post("/forks", match=None), 201)["game"]
    messages = await receiver.taken(path, 4)

    assert len([each for each in messages if each.document["data"]["game"] == fork]) == 2


async def test_a_scope_is_needed(http: httpx2.AsyncClient, database_url: str) -> None:
    """And a key: the token of a game is none."""
    unfit = holder(http, database_url, "games:create", "games:list")
    problem(await unfit.post("/v1/webhooks", {"url": URL}), 403, "scope_missing")
    problem(await unfit.get("/v1/webhooks"), 403, "scope_missing")
    game = await begun(unfit)
    token = KeyHolder(http, UUID(int=0), game.token)
    problem(await token.get("/v1/webhooks"), 401, "api_key_unknown")
    problem(await http.get("/v1/webhooks"), 401, "api_key_missing")


async def test_a_hook_is_its_keys_own(key: KeyHolder, http: httpx2.AsyncClient, database_url: str) -> None:
    """Another key does not find it, nor does the owner of a game that it is told about."""
    hook = await hooked(key, URL)
    game = await begun(key)
    other = holder(http, database_url, "webhooks")
    path = f"/v1/webhooks/{hook['id']}"

    assert [each["id"] for each in done(await key.get("/v1/webhooks"))["webhooks"]] == [hook["id"]]
    assert done(await other.get("/v1/webhooks")) == {"webhooks": []}
    assert done(await game.get("/webhooks")) == {"webhooks": []}
    problem(await other.get(path), 404, "webhook_unknown")
    problem(await deleted(other, path), 404, "webhook_unknown")
    problem(await other.post(f"{path}/secret", {}), 404, "webhook_unknown")
    problem(await game.get(f"/webhooks/{hook['id']}"), 404, "webhook_unknown")
    assert (await deleted(key, path)).status_code == 204
    problem(await key.get(path), 404, "webhook_unknown")


async def test_a_key_has_ten_hooks_at_most(key: KeyHolder) -> None:
    """As a game has."""
    for number in range(10):
        await hooked(key, f"{URL}/{number}")
    problem(await key.post("/v1/webhooks", {"url": URL}), 409, "webhooks_too_many")
    listed = done(await key.get("/v1/webhooks"))["webhooks"]

    assert [each["url"] for each in listed] == [f"{URL}/{number}" for number in range(10)]


async def test_a_hook_of_a_revoked_key_gets_nothing_more(
    key: KeyHolder, receiver: Receiver, database_url: str
) -> None:
    """Whoever has lost a key need not think of its hooks."""
    path, other = f"/{uuid4()}", f"/{uuid4()}"
    await hooked(key, receiver.url(path))
    game = await begun(key)
    await receiver.taken(path, 1)
    revoke(database_url, key.id)
    done(await game.post("/webhooks", {"url": receiver.url(other)}, match=None), 201)
    await gain(game, game)
    await receiver.taken(other, 2)

    assert len(receiver.at(path)) == 1


async def test_dead_deliveries_are_listed_in_pages(key: KeyHolder, receiver: Receiver) -> None:
    """By state, each with its version and error; one game or all of them are resumed."""
    path = f"/{uuid4()}"
    games = [await begun(key) for _ in range(3)]
    address = f"/v1/webhooks/{(await hooked(key, receiver.url(path)))['id']}"
    receiver.answers[path].extend([500] * (ATTEMPTS * len(games)))
    await gain(*games)
    await until(lambda: len(receiver.at(path)) == ATTEMPTS * len(games))
    alive = await begun(key)
    await receiver.taken(path, 1)

    async def given_up() -> bool:
        deliveries = done(await key.get(address))["deliveries"]
        return bool(deliveries == {"following": 1, "retrying": 0, "dead": 3})

    await until(given_up)
    first = done(await key.get(f"{address}?state=dead&limit=2"))
    rest = done(await key.get(f"{address}?state=dead&limit=2&after={first['next']}"))
    ids = sorted(game.game for game in games)

    assert [each["game"] for each in first["games"] + rest["games"]] == ids
    assert rest["next"] is None
    assert [each["game"] for each in done(await key.get(f"{address}?state=following"))["games"]] == [
        alive.game
    ]
    assert all(each["last_error"].startswith("500 ") for each in first["games"])
    done(await key.post(f"{address}/resend", {"game": ids[0]}))
    (message,) = (await receiver.taken(path, 2))[1:]
    assert message.document["data"]["game"] == ids[0]
    assert done(await key.get(address))["deliveries"]["dead"] == 2
    done(await key.post(f"{address}/resend", {}))
    resumed = {each.document["data"]["game"] for each in (await receiver.taken(path, 4))[2:]}
    assert resumed == set(ids[1:])
    problem(await key.post(f"{address}/resend", {"version": 1}), 422, "game_not_named")
    problem(await key.post(f"{address}/resend", {"game": str(uuid4())}), 404, "delivery_unknown")


async def test_a_slow_receiver_of_many_games_holds_nobody_up(key: KeyHolder, receiver: Receiver) -> None:
    """A host has a part of a worker only, however many games wait for it."""
    slow, quick = f"/{uuid4()}", f"/{uuid4()}"
    await hooked(key, receiver.url(slow))
    with receiver.holding(slow):
        games = [await begun(key) for _ in range(MAX_CONCURRENT_DELIVERIES_PER_HOST + 2)]
        other = {"url": receiver.url(quick, "localhost")}
        done(await games[0].post("/webhooks", other, match=None), 201)
        await until(lambda: receiver.started.count(slow) == MAX_CONCURRENT_DELIVERIES_PER_HOST)
        await gain(games[0], games[0])
        await receiver.taken(quick, 2)
        assert receiver.most_at_once[slow] == MAX_CONCURRENT_DELIVERIES_PER_HOST
    await receiver.taken(slow, len(games) + 2)
    assert receiver.most_at_once[slow] == MAX_CONCURRENT_DELIVERIES_PER_HOST
