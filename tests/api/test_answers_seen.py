"""The examples of answers in the OpenAPI document are what the service answers."""

from __future__ import annotations

import httpx

from service.api.openapi.document import openapi_document
from service.api.openapi.examples import ANSWERS
from service.games.rulesets import RULESETS
from tests.api.answers_seen import SCOPES, answers_seen, comparable
from tests.store.keys import made_key


async def test_the_service_still_answers_like_its_examples(
    http: httpx.AsyncClient, database_url: str
) -> None:
    """But for ids, hashes, times and secrets. `python -m tests.api.answers_seen` writes them anew."""
    _, key = made_key(database_url, *SCOPES)
    assert comparable(await answers_seen(http, key)) == comparable(dict(ANSWERS))


def test_every_answer_of_the_document_has_an_example() -> None:
    """In every media type, of documents, texts, pictures and problems; each stands in the document once."""
    document = openapi_document(RULESETS)
    examples = document["components"]["examples"]
    media = [
        (call["operationId"], status, name, content)
        for path in document["paths"].values()
        for call in path.values()
        for status, answer in call["responses"].items()
        for name, content in answer.get("content", {}).items()
    ]
    assert len(media) > 400
    assert [each[:3] for each in media if not each[3].get("examples")] == []
    named = {one["$ref"].rpartition("/")[2] for *_, content in media for one in content["examples"].values()}
    assert named == examples.keys()
