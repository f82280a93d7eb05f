"""A request that begins a game, sent more than once."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import httpx2
import pytest

from tests.api.client import Player, begun, done, finished, problem
from tests.api.keyed import SETUP, games, holder

NDJSON = "application/x-ndjson"
OTHER = {"ruleset": "counter", "setup": {"target": 31}}


def key() -> str:
    """A new idempotency key that nobody guesses."""
    return str(uuid4())


async def sent(http: httpx2.AsyncClient, body: object, once: str, **headers: str) -> httpx2.Response:
    """The answer to a request for a new game."""
    return await http.post("/v1/games", json=body, headers={"Idempotency-Key": once, **headers})


async def test_a_repeated_beginning_gives_the_same_game_and_token(http: httpx2.AsyncClient) -> None:
    """Byte for byte, marked as replayed, although the game has gone on; the token opens it."""
    once = key()
    first = await sent(http, SETUP, once)
    made = done(first, 201)
    player = Player(http, made["game"], made["token"], made["version"])
    await player.act(type="add", amount=3)
    again = await sent(http, SETUP, once)

    assert (again.status_code, again.content) == (201, first.content)
    assert again.headers["idempotent-replayed"] == "true"
    assert "idempotent-replayed" not in first.headers
    for name in ("etag", "location", "content-language"):
        assert again.headers[name] == first.headers[name]
    assert done(await player.get())["version"] == 2


async def test_a_token_that_was_taken_back_is_not_handed_out_again(http: httpx2.AsyncClient) -> None:
    """Whoever repeats the beginning of a game that they may not see any more learns nothing of it."""
    once = key()
    made = done(await sent(http, SETUP, once), 201)
    owner = Player(http, made["game"], made["token"], made["version"])
    other = await owner.share("owner")
    (first,) = (each for each in done(await owner.get("/tokens"))["tokens"] if each["yours"])
    gone = await http.delete(
        f"{other.path}/tokens/{first['id']}", headers={"Authorization": f"Bearer {other.token}"}
    )
    assert gone.status_code == 204

    problem(await sent(http, SETUP, once), 404, "game_unknown")


async def test_a_key_belongs_to_one_beginning(http: httpx2.AsyncClient) -> None:
    """Another body, or another call, is refused and begins nothing; another key begins another game."""
    once = key()
    first = done(await sent(http, SETUP, once), 201)
    problem(await sent(http, OTHER, once), 422, "idempotency_key_reused")
    log = {"Idempotency-Key": once, "Content-Type": NDJSON}
    problem(await http.post("/v1/games/import", content=b"{}", headers=log), 422, "idempotency_key_reused")

    other = done(await sent(http, SETUP, key()), 201)
    assert other["game"] != first["game"]
    assert other["token"] != first["token"]


async def test_twins_begin_one_game(http: httpx2.AsyncClient) -> None:
    """However many arrive at once, all are told of the same game with the same token."""
    once = key()
    answers = await asyncio.gather(*(sent(http, SETUP, once) for _ in range(8)))

    assert {answer.content for answer in answers} == {answers[0].content}
    assert sum("idempotent-replayed" not in answer.headers for answer in answers) == 1


@pytest.mark.promise("retried-once")
async def test_a_key_is_its_callers_own(http: httpx2.AsyncClient, database_url: str) -> None:
    """Two API keys that use one idempotency key have a game each, in the list of each."""
    callers = [holder(http, database_url, "games:create", "games:list") for _ in range(2)]
    once = key()
    made = [done(await sent(http, SETUP, once, **each.headers), 201) for each in callers]
    again = [done(await sent(http, SETUP, once, **each.headers), 201) for each in callers]

    assert made == again
    assert made[0]["game"] != made[1]["game"]
    assert [games(await each.list_games()) for each in callers] == [[one["game"]] for one in made]


async def test_a_key_that_can_be_guessed_begins_nothing(http: httpx2.AsyncClient) -> None:
    """Whoever guessed it would get the token of somebody else's game."""
    refused = problem(await sent(http, SETUP, "first"), 400, "idempotency_key_too_short")
    assert refused["least"] == 22
    problem(await sent(http, SETUP, "with space"), 400, "invalid_idempotency_key")


async def test_a_refused_beginning_uses_no_key_up(http: httpx2.AsyncClient) -> None:
    """What was wrong can be mended under the same key."""
    once = key()
    problem(await sent(http, {"ruleset": "chess", "setup": {}}, once), 422, "ruleset_unknown")

    done(await sent(http, SETUP, once), 201)


async def test_forks_and_imports_are_repeated_too(http: httpx2.AsyncClient) -> None:
    """A fork without a version is the one of then, though the original has gone on."""
    game = await begun(http, setup={})
    first = await game.post("/forks", match=None, Idempotency_Key="fork")
    await game.act(type="add", amount=1)
    again = await game.post("/forks", match=None, Idempotency_Key="fork")
    assert (again.status_code, again.content) == (201, first.content)
    assert first.json()["forked_from"] == {"game": game.game, "version": 1}

    over = await finished(http)
    log = (await over.get("/commits", Accept=NDJSON)).content
    headers = {"Idempotency-Key": key(), "Content-Type": NDJSON}
    answers = [await http.post("/v1/games/import", content=log, headers=headers) for _ in range(2)]
    assert answers[0].status_code == 201
    assert answers[0].content == answers[1].content


@pytest.mark.parametrize("language", ["it", "en"])
async def test_a_repeated_answer_is_told_in_the_language_of_its_request(
    http: httpx2.AsyncClient, language: str
) -> None:
    """The game is the same in any language."""
    once = key()
    first = done(await sent(http, SETUP, once), 201)
    again = await sent(http, SETUP, once, **{"Accept-Language": language})

    assert again.headers["content-language"] == language
    assert (again.json()["game"], again.json()["token"]) == (first["game"], first["token"])
