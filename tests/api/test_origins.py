"""Methods of an address, and pages of other origins."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx2
import pytest
import pytest_asyncio

from automa_ledger.api.routes import OPERATIONS
from automa_ledger.games.rulesets import RULESETS
from tests.api.client import problem
from tests.api.running import running

PAGE = "https://table.example"
BEGINNING = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"]}
PREFLIGHT = {
    "Origin": PAGE,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization, if-match, idempotency-key",
}


async def test_options_tells_all_methods(http: httpx2.AsyncClient) -> None:
    """The same as are told to whoever tries another one."""
    wrong = {}
    for path in {each.path for each in OPERATIONS}:
        methods = {method for each in OPERATIONS if each.path == path for method in each.methods}
        address = path.replace("{game_id:str}", "x").replace("{webhook_id:str}", "x")
        asked, refused = await http.options(address), await http.put(address)
        told = [set(answer.headers["allow"].split(", ")) for answer in (asked, refused)]
        if asked.status_code != 204 or told != [methods | {"OPTIONS"}] * 2:
            wrong[path] = told
    assert wrong == {}


@pytest.mark.promise("host-and-origin")
async def test_no_page_of_another_origin_is_let_in(http: httpx2.AsyncClient) -> None:
    """Unless the operator wants it."""
    for answer in (
        await http.options("/v1/games", headers=PREFLIGHT),
        await http.get("/v1/rulesets", headers={"Origin": PAGE}),
    ):
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize(
    "host", ["games.example", "games.example:8000", "localhost.example", "", "1.2.3.4.example"]
)
@pytest.mark.promise("host-and-origin")
async def test_no_page_gives_the_service_a_name_of_its_own(http: httpx2.AsyncClient, host: str) -> None:
    """A page whose name leads to loopback would count as one of the service's, and could begin games."""
    refused = await http.post("/v1/games", json=BEGINNING, headers={"Host": host, "Origin": f"http://{host}"})

    told = problem(refused, 421, "host_unknown")
    assert told["host"] == host
    assert "AUTOMA_HOST_NAMES" in told["detail"]


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.:8000", "table.localhost:8000", "127.0.0.1:80", "[::1]:8000", "10.0.2.2"]
)
async def test_names_of_this_machine_and_addresses_are_answered(http: httpx2.AsyncClient, host: str) -> None:
    """Nobody can let them lead elsewhere; an emulated phone calls loopback by an address of its own."""
    assert (await http.post("/v1/games", json=BEGINNING, headers={"Host": host})).status_code == 201


@pytest.mark.parametrize("path", ["/v1/games", "/v1/packs", "/v1/games/import"])
async def test_no_page_sends_without_being_asked(http: httpx2.AsyncClient, path: str) -> None:
    """What a form can send a browser lets through for any page: from a page it is taken by no call."""
    for kind in ({}, {"Content-Type": "text/plain"}, {"Content-Type": "application/x-www-form-urlencoded"}):
        answer = await http.post(path, content=b'{"ruleset": "scythe"}', headers={"Origin": PAGE, **kind})
        problem(answer, 415, "media_type_unsupported")


@pytest_asyncio.fixture(scope="module", params=["*", f"https://other.example,{PAGE}"])
async def welcoming(database_url: str, request: pytest.FixtureRequest) -> AsyncIterator[httpx2.AsyncClient]:
    """A service that lets the page in."""
    with running(database_url, cors_origins=request.param) as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
            yield http


async def test_a_page_may_send_commands(welcoming: httpx2.AsyncClient) -> None:
    """With the headers that they need."""
    answer = await welcoming.options("/v1/games/x/actions", headers=PREFLIGHT)

    assert answer.status_code == 204
    assert answer.headers["access-control-allow-origin"] in {"*", PAGE}
    assert "POST" in answer.headers["access-control-allow-methods"]
    assert {"authorization", "if-match", "idempotency-key"} <= {
        name.lower() for name in answer.headers["access-control-allow-headers"].split(", ")
    }


async def test_a_page_reads_what_an_answer_says_of_itself(welcoming: httpx2.AsyncClient) -> None:
    """Also of a refusal; what the answer depends on is still told to those who keep it."""
    for path, status in (("/v1/rulesets", 200), ("/v1/games/x", 401)):
        answer = await welcoming.get(path, headers={"Origin": PAGE})

        assert answer.status_code == status
        assert answer.headers["access-control-allow-origin"] in {"*", PAGE}
        exposed = set(answer.headers["access-control-expose-headers"].split(", "))
        assert {"ETag", "Location", "Retry-After", "Idempotent-Replayed", "X-Request-Id"} <= exposed
        assert "Accept-Language" in answer.headers["vary"]


async def test_others_stay_outside(database_url: str) -> None:
    """A page of an origin that is not listed."""
    with running(database_url, cors_origins="https://other.example") as address:
        async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
            asked = await http.options("/v1/games", headers=PREFLIGHT)
            answer = await http.get("/v1/rulesets", headers={"Origin": PAGE})

    assert asked.status_code == 400
    assert "access-control-allow-origin" not in answer.headers
