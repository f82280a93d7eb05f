"""Every documented call, fuzzed against its own description by schemathesis, with all of its checks."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import filterfalse
from pathlib import Path
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance
from schemathesis.specs.openapi.schemas import OpenApiSchema

import tests.api.message_pack  # noqa: F401 - so that answers in MessagePack are looked at too
from automa_ledger.api.media_types import NDJSON
from automa_ledger.api.operation import Operation
from automa_ledger.api.parameters import ACCEPT_LANGUAGE
from automa_ledger.api.response_bodies import (
    CommandDone,
    Commits,
    CommitsWithState,
    Explained,
    GameScore,
    GameState,
    Story,
)
from automa_ledger.api.routes import OPERATIONS
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.log.audit import Audit
from automa_ledger.store.api_key import SCOPES
from tests.store.keys import made_key

CONFIG = Path(__file__).parents[2] / "schemathesis.toml"
TOLD = (GameState, CommandDone, GameScore, Story, Commits | CommitsWithState, Audit, Explained)
GOOD, BAD = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


def about_a_game(operation: Operation) -> bool:
    """Whether it has a game in its address."""
    return "{game_id}" in operation.template


def tells_the_game(operation: Operation) -> bool:
    """Whether its answer has a shape that each ruleset gives it."""
    documents = (answer.document for answer in operation.responses.values())
    return about_a_game(operation) and any(document in TOLD for document in documents)


def takes_a_key(operation: Operation) -> bool:
    """Whether a client may show an API key."""
    return operation.scope is not None


def can_be_wrong(operation: Operation) -> bool:
    """Whether the document forbids anything in a request to a real address."""
    parameters = set(operation.parameters) - {ACCEPT_LANGUAGE}  # any text will do there
    return operation.template.count("{") + len(parameters) > 1 or (
        operation.body is not None and operation.body != NDJSON
    )


def requests(operations: Iterable[Operation]) -> list[Any]:
    """Good requests, and bad ones where there can be any, as parameters of a test."""
    return [
        pytest.param(operation, mode, id=f"{operation.id}-{mode.value}")
        for operation in operations
        for mode in (GOOD, BAD)
        if mode is GOOD or can_be_wrong(operation)
    ]


EXAMPLES, FEW = (200, 200) if "SOAK" in os.environ else (4, 2)
"""Requests to each call; few where another test sends it the same with a game behind it."""

bounded = settings(
    deadline=None,
    derandomize="SOAK" not in os.environ,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def documented(address: str) -> OpenApiSchema:
    """The document that the running service serves."""
    return schemathesis.openapi.from_url(
        f"{address}/openapi.json", config=SchemathesisConfig.from_path(CONFIG)
    )


def begun(address: str, ruleset: str) -> dict[str, Any]:
    """A game with a webhook, and its owner's token."""
    example = httpx2.get(f"{address}/v1/rulesets/{ruleset}", timeout=30).json()["examples"]["setup"]
    beginning = {"ruleset": ruleset, "setup": example}
    made: dict[str, Any] = httpx2.post(f"{address}/v1/games", json=beginning, timeout=30).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    hooks = f"{address}/v1/games/{made['game']}/webhooks"
    hook = httpx2.post(hooks, json={"url": "https://bot.example/"}, headers=headers, timeout=30).json()
    return {**made, "webhook": hook["id"]}


@pytest.fixture(scope="module")
def owned(address: str) -> dict[str, Any]:
    """A game of Scythe."""
    return begun(address, "scythe")


@pytest.fixture(scope="module", params=[name for name in RULESETS if name != "scythe"])
def another(address: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """A game of each other ruleset."""
    return begun(address, request.param)


@pytest.fixture(scope="module")
def listed(address: str, database_url: str) -> dict[str, Any]:
    """A game of an API key, and the key."""
    _, key = made_key(database_url, *SCOPES)
    example = httpx2.get(f"{address}/v1/rulesets/scythe", timeout=30).json()["examples"]["setup"]
    beginning = {"ruleset": "scythe", "setup": example}
    made = httpx2.post(
        f"{address}/v1/games", timeout=30, json=beginning, headers={"Authorization": f"Bearer {key}"}
    )
    return {**made.json(), "token": key}


@pytest.mark.parametrize(("operation", "mode"), requests(filterfalse(about_a_game, OPERATIONS)))
def test_anybody_gets_what_the_document_says(
    documented: OpenApiSchema, operation: Operation, mode: GenerationMode
) -> None:
    """Without a token, wherever no game is named."""
    fuzz(documented, operation, mode)


@pytest.mark.parametrize(
    "operation", [pytest.param(each, id=each.id) for each in OPERATIONS if about_a_game(each)]
)
def test_a_stranger_gets_what_the_document_says(documented: OpenApiSchema, operation: Operation) -> None:
    """Of games that there are not, with tokens that are made up."""
    fuzz(documented, operation, GOOD, examples=FEW)


@pytest.mark.parametrize(("operation", "mode"), requests(filter(about_a_game, OPERATIONS)))
def test_an_owner_gets_what_the_document_says(
    documented: OpenApiSchema, owned: dict[str, Any], operation: Operation, mode: GenerationMode
) -> None:
    """With a real game behind each address that names one."""
    fuzz(documented, operation, mode, owned)


@pytest.mark.parametrize(
    "operation", [pytest.param(each, id=each.id) for each in OPERATIONS if tells_the_game(each)]
)
def test_an_owner_of_another_game_gets_what_the_document_says(
    documented: OpenApiSchema, another: dict[str, Any], operation: Operation
) -> None:
    """Its state, its score, its story and its questions."""
    fuzz(documented, operation, GOOD, another)


@pytest.mark.parametrize(("operation", "mode"), requests(filter(takes_a_key, OPERATIONS)))
def test_the_holder_of_a_key_gets_what_the_document_says(
    documented: OpenApiSchema, listed: dict[str, Any], operation: Operation, mode: GenerationMode
) -> None:
    """With all scopes, and a game of the key behind each address that names one."""
    fuzz(documented, operation, mode, listed)


def fuzz(
    documented: OpenApiSchema,
    operation: Operation,
    mode: GenerationMode,
    owned: dict[str, Any] | None = None,
    examples: int = EXAMPLES,
) -> None:
    """Send many requests that fit the document, or that do not, and check each answer."""
    described = documented[operation.template][operation.method]

    headers: dict[str, str] = {}
    path: dict[str, str] = {}
    if owned is not None:
        headers = {"Authorization": f"Bearer {owned['token']}"}
        path = {"game_id": owned["game"]}
        if mode is GOOD and "{webhook_id}" in operation.template and "webhook" in owned:
            path["webhook_id"] = owned["webhook"]
    # A token that were made up or left out is not what is wrong with a bad request.
    made_up: dict[str, Any] = {"headers": headers} if mode is BAD and headers else {}

    @settings(bounded, max_examples=examples)
    @given(described.as_strategy(generation_mode=mode, path_parameters=path or None, **made_up))
    def send(case: Case[Any]) -> None:
        # A token that opens nothing gets 404, like a game that there is not: the check knows 401 and 403.
        if mode is GOOD:
            # The document allows the cards of any game, of which this one may have fewer.
            cards = [positive_data_acceptance] if operation.id == "takeAutomaTurn" else []
            case.call_and_validate(headers=headers, excluded_checks=[ignored_auth, *cards])
        else:
            case.call_and_validate(excluded_checks=[ignored_auth])

    send()
