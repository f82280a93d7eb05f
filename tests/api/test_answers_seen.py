"""The examples of answers in the OpenAPI document are what the service answers."""

from __future__ import annotations

import httpx
import pytest

from service.http.calls.table import OPERATIONS
from service.http.openapi.examples import ANSWERS
from service.http.operation import Operation
from tests.api.answers_seen import answers_seen, comparable

WITHOUT = {
    "listRulesets": "the tests play a ruleset more",
    "describeRuleset": "it is as large as a rulebook",
    "exportBgStats": "it takes a whole game",
    "importGame": "it takes a whole game",
    "listGames": "it takes an API key",
    "createWebhook": "see createGameWebhook",
    "listWebhooks": "see listGameWebhooks",
    "readWebhook": "see readGameWebhook",
    "rotateWebhookSecret": "see rotateGameWebhookSecret",
    "resendToWebhook": "see resendToGameWebhook",
    "readOpenapi": "it is this document",
}
"""The calls whose answers are documents and have no example, and why."""


async def test_the_service_still_answers_like_its_examples(http: httpx.AsyncClient) -> None:
    """But for ids, hashes, times and secrets. `python -m tests.api.answers_seen` writes them anew."""
    assert comparable(await answers_seen(http)) == comparable(dict(ANSWERS))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.id)
def test_every_call_that_answers_with_a_document_has_an_example(operation: Operation) -> None:
    """Or a reason to have none."""
    documents = any("application/json" in answer.media for answer in operation.answers.values())

    assert (operation.id in ANSWERS) == (documents and operation.id not in WITHOUT)
