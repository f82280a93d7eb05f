"""Rate limits over HTTP."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import pytest
from msgspec import structs

from automa_ledger.store.api_key import generate_key
from tests.api.client import Player, begun, done, problem
from tests.api.keyed import SETUP, holder
from tests.api.running import running
from tests.store.keys import made_key, revoke
from tests.waiting import until

RULESETS = "/v1/rulesets"
STATE = re.compile(r'"calls";r=(\d+);t=(\d+)')


@asynccontextmanager
async def limited(
    url: str, rate_limit: str, create_rate_limit: str = ""
) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of a service with limits."""
    with running(url, rate_limit=rate_limit, create_rate_limit=create_rate_limit) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as client:
            yield client


async def refusal(http: httpx2.AsyncClient) -> httpx2.Response | None:
    """The answer to a call if it is one too many."""
    answer = await http.get(RULESETS)
    return answer if answer.status_code == 429 else None


@pytest.mark.promise("calls-limited")
async def test_a_call_too_many_is_refused_and_taken_after_the_wait(database_url: str) -> None:
    """Retry-After is the truth: whoever waits for so long is not refused again, time after time."""
    async with limited(database_url, rate_limit="1/second") as http:
        for _ in range(2):
            refused = await until(lambda: refusal(http))
            told, wait = problem(refused, 429, "rate_limited"), int(refused.headers["retry-after"])
            assert (told["limits"], told["retry_after"], wait) == (["calls"], wait, 1)
            await asyncio.sleep(wait)
            assert (await http.get(RULESETS)).status_code == 200


async def test_the_headers_tell_what_is_left(database_url: str) -> None:
    """On each limited answer, refusals included, in the form of the IETF draft."""
    async with limited(database_url, rate_limit="3/minute") as http:
        answers = [await http.get(path) for path in (RULESETS, f"{RULESETS}/nonsense", RULESETS, RULESETS)]

    assert [answer.status_code for answer in answers] == [200, 404, 200, 429]
    left = []
    for answer in answers:
        assert answer.headers["ratelimit-policy"] == '"calls";q=3;w=60'
        state = STATE.fullmatch(answer.headers["ratelimit"])
        assert state is not None
        left.append(int(state[1]))
        assert 0 < int(state[2]) <= 60
    assert left == [2, 1, 0, 0]


async def test_making_games_has_a_limit_of_its_own(database_url: str) -> None:
    """It counts beginnings, imports, forks and packs, and leaves everything else alone."""
    async with limited(database_url, rate_limit="100/minute", create_rate_limit="3/minute") as http:
        game = await begun(http, setup={})
        done(await game.post("/forks", match=None), 201)
        await http.post("/v1/games/import", content=b"")

        refused = await http.post("/v1/packs", json={})

        assert problem(refused, 429, "rate_limited")["limits"] == ["makes"]
        assert refused.headers["ratelimit-policy"] == '"calls";q=100;w=60, "makes";q=3;w=60'
        assert re.fullmatch(r'"calls";r=96;t=\d+, "makes";r=0;t=\d+', refused.headers["ratelimit"])
        await game.act(type="add", amount=1)
        done(await game.get())


async def test_only_making_may_be_limited(database_url: str) -> None:
    """Without the other limit no other call is counted."""
    async with limited(database_url, rate_limit="", create_rate_limit="1/minute") as http:
        made = await http.post("/v1/games", json=SETUP)
        assert re.fullmatch(r'"makes";r=0;t=\d+', made.headers["ratelimit"])
        problem(await http.post("/v1/games", json=SETUP), 429, "rate_limited")
        assert "ratelimit" not in (await http.get(RULESETS)).headers


async def test_each_key_is_counted_for_itself(database_url: str) -> None:
    """A key that is used up leaves the others alone. Its first call counts for the address."""
    async with limited(database_url, rate_limit="3/minute") as http:
        keys = [holder(http, database_url, "games:list") for _ in range(2)]
        for key in keys:
            statuses = [(await key.get("/v1/games")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 200, 429]
        assert (await http.get(RULESETS)).status_code == 200


async def test_a_key_is_one_client_wherever_it_calls_from(database_url: str) -> None:
    """Its calls count together, and nobody else's at the same addresses."""
    with running(database_url, rate_limit="3/minute") as url:
        elsewhere = httpx2.AsyncHTTPTransport(local_address="127.0.0.2")
        async with (
            httpx2.AsyncClient(base_url=url, timeout=30) as http,
            httpx2.AsyncClient(base_url=url, timeout=30, transport=elsewhere) as other_phone,
        ):
            one = holder(http, database_url, "games:list")
            other = structs.replace(one, http=other_phone)
            statuses = [(await each.get("/v1/games")).status_code for each in (one, one, other, other, other)]
            assert statuses == [200, 200, 200, 200, 429]
            assert (await other_phone.get(RULESETS)).status_code == 200


@pytest.mark.promise("calls-limited")
async def test_a_key_that_only_creates_games_counts_for_each_address(database_url: str) -> None:
    """Anyone can take it out of an app. Whoever uses it up takes it from nobody else, and sees no game."""
    with running(database_url, create_rate_limit="2/minute", require_api_key="true") as url:
        elsewhere = httpx2.AsyncHTTPTransport(local_address="127.0.0.2")
        async with (
            httpx2.AsyncClient(base_url=url, timeout=30) as http,
            httpx2.AsyncClient(base_url=url, timeout=30, transport=elsewhere) as other,
        ):
            public = holder(http, database_url, "games:create")
            statuses = [(await public.post("/v1/games", SETUP)).status_code for _ in range(3)]
            assert statuses == [201, 201, 429]
            begun = done(await other.post("/v1/games", json=SETUP, headers=public.headers), 201)
            for path, code in (
                ("/v1/games", "scope_missing"),
                (f"/v1/games/{begun['game']}", "game_unknown"),
            ):
                problem(await public.get(path), 403 if code == "scope_missing" else 404, code)


@pytest.mark.promise("wrong-keys-counted")
async def test_wrong_keys_count_for_the_address(database_url: str) -> None:
    """Making keys up wins nobody calls; and while they use the address up, a known key works on."""
    async with limited(database_url, rate_limit="4/minute") as http:
        good = holder(http, database_url, "games:list")
        assert (await good.get("/v1/games")).status_code == 200
        statuses = []
        for _ in range(5):
            key_id, text = made_key(database_url, "games:list")
            revoke(database_url, key_id)
            for made_up in (text, generate_key(key_id)):
                headers = {"Authorization": f"Bearer {made_up}"}
                statuses.append((await http.get("/v1/games", headers=headers)).status_code)

        assert Counter(statuses) == {401: 3, 429: 7}
        assert (await http.get(RULESETS)).status_code == 429
        assert (await good.get("/v1/games")).status_code == 200


async def test_each_game_is_counted_for_itself(database_url: str) -> None:
    """Many people behind one address play their games. The first call of a token counts for the address."""
    async with limited(database_url, rate_limit="8/minute") as http:
        games = [await begun(http, setup={}) for _ in range(2)]
        statuses = [(await game.get()).status_code for game in games * 10]

    assert Counter(statuses) == {200: 18, 429: 2}


async def test_wrong_tokens_count_for_the_address(database_url: str) -> None:
    """Also one that opens another game; and a game whose token is known goes on meanwhile."""
    async with limited(database_url, rate_limit="6/minute") as http:
        mine, other = [await begun(http, setup={}) for _ in range(2)]
        done(await mine.get())
        stranger = Player(http, other.game, mine.token, other.version)
        statuses = [(await stranger.get()).status_code for _ in range(5)]

        assert statuses == [404, 404, 404, 429, 429]
        done(await mine.get())


async def test_addresses_of_many_people_are_not_limited_as_one_client(database_url: str) -> None:
    """A backend or a club that the operator has named; its games and keys are limited as all others."""
    with running(database_url, rate_limit="2/minute", shared_addresses="127.0.0.0/8, ::1") as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            assert [(await http.get(RULESETS)).status_code for _ in range(5)] == [200] * 5
            game = await begun(http, setup={})
            assert [(await game.get()).status_code for _ in range(4)] == [200, 200, 200, 429]


async def test_calls_at_once_are_counted_exactly(database_url: str) -> None:
    """However many come together."""
    async with limited(database_url, rate_limit="20/minute") as http:
        answers = await asyncio.gather(*(http.get(RULESETS) for _ in range(60)))

    assert Counter(answer.status_code for answer in answers) == {200: 20, 429: 40}


async def test_a_refused_command_does_nothing(http: httpx2.AsyncClient, database_url: str) -> None:
    """The log is as it was."""
    async with limited(database_url, rate_limit="2/minute") as other:
        game = await begun(other, setup={"target": 30})
        await game.act(type="add", amount=1)
        await game.automa_turn()
        await game.get()
        problem(await game.post("/actions", {"type": "add", "amount": 1}), 429, "rate_limited")

    same = Player(http, game.game, game.token, game.version)
    assert done(await same.get())["version"] == game.version


async def test_those_who_watch_the_service_are_not_limited(database_url: str) -> None:
    """Health, counters and documentation stay within reach; refused calls are counted as all others."""
    async with limited(database_url, rate_limit="1/minute") as http:
        for _ in range(3):
            await http.get(RULESETS)
        counters = (await http.get("/metrics")).text
        for path in ("/health/live", "/health/ready", "/openapi.json", "/docs", "/metrics"):
            answer = await http.get(path)
            assert answer.status_code == 200
            assert "ratelimit" not in answer.headers

    line = 'automa_http_requests_total{method="GET",route="/v1/rulesets",status="429"} 2.0'
    assert line in counters


async def test_who_asks_for_the_methods_of_an_address_calls(database_url: str) -> None:
    """But not a browser that asks before it calls from elsewhere: its page would have half as many calls."""
    preflight = {"Origin": "https://a.example", "Access-Control-Request-Method": "GET"}
    with running(database_url, rate_limit="2/minute", cors_origins="https://a.example") as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
            for _ in range(3):
                assert (await http.options(RULESETS, headers=preflight)).is_success
            asked = [await http.options(RULESETS) for _ in range(3)]

    assert [answer.status_code for answer in asked] == [204, 204, 429]
    assert all("ratelimit" in answer.headers for answer in asked)
    problem(asked[-1], 429, "rate_limited")


async def test_on_loopback_nothing_is_limited_by_itself(http: httpx2.AsyncClient) -> None:
    """No header says otherwise."""
    answer = await http.get(RULESETS)

    assert not [name for name in answer.headers if name.startswith("ratelimit")]
