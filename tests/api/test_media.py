"""Media types and languages, in and out."""

from __future__ import annotations

from typing import Any

import httpx2
import msgspec
import pytest

from automa_ledger.api.media_types import JSON, MESSAGE_PACK, negotiate_media_type
from tests.api.client import Player, done, problem

PACKED = {"Content-Type": MESSAGE_PACK, "Accept": MESSAGE_PACK}


def unpacked(answer: httpx2.Response, status: int = 200) -> Any:  # noqa: ANN401 - any document
    """The document of a MessagePack answer."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, MESSAGE_PACK), answer.text
    return msgspec.msgpack.decode(answer.content)


async def test_a_whole_turn_in_message_pack(http: httpx2.AsyncClient) -> None:
    """Bodies and answers, with the same documents as in JSON."""
    body = msgspec.msgpack.encode({"ruleset": "counter", "setup": {"target": 20}})
    made = unpacked(await http.post("/v1/games", content=body, headers=PACKED), 201)
    headers = {**PACKED, "Authorization": f"Bearer {made['token']}", "If-Match": '"1"'}
    path = f"/v1/games/{made['game']}"
    action = msgspec.msgpack.encode({"type": "add", "amount": 2})
    acted = unpacked(await http.post(path + "/actions", content=action, headers=headers))
    assert acted["commit"]["command"] == {"type": "add", "amount": 2}

    for below in ("", "/story", "/commits", "/score", "/audit"):
        packed = unpacked(await http.get(path + below, headers=headers))
        assert packed == done(await http.get(path + below, headers={**headers, "Accept": JSON}))


async def test_refusals_are_problem_documents_whatever_was_accepted(game: Player) -> None:
    """RFC 9457 documents are JSON."""
    problem(await game.get("?version=99", Accept=MESSAGE_PACK), 404, "version_unknown")


async def test_what_cannot_be_answered_is_refused_before_it_is_done(game: Player) -> None:
    """406, with the types that could be had; the game stands where it stood."""
    refused = problem(
        await game.post("/actions", {"type": "add", "amount": 1}, Accept="text/html"), 406, "not_acceptable"
    )
    assert refused["offered"] == [JSON, MESSAGE_PACK]
    problem(
        await game.http.post(
            "/v1/games", json={"ruleset": "counter", "setup": {}}, headers={"Accept": "image/*"}
        ),
        406,
        "not_acceptable",
    )
    problem(await game.get("/story", Accept="text/event-stream"), 406, "not_acceptable")

    assert done(await game.get())["version"] == 1


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        (None, JSON),
        ("", JSON),
        ("*/*", JSON),
        ("application/*", JSON),
        ("application/msgpack", MESSAGE_PACK),
        ("application/x-msgpack, application/json;q=0.9", MESSAGE_PACK),
        ("application/vnd.msgpack;q=0.5, application/json;q=0.4", MESSAGE_PACK),
        ("application/json;q=0, */*", MESSAGE_PACK),
        ("APPLICATION/JSON; charset=utf-8", JSON),
        ("application/json;q=x, application/msgpack", MESSAGE_PACK),
        ("text/html, */*;q=0.1", JSON),
    ],
)
def test_the_best_liked_type_is_answered(accept: str | None, media: str) -> None:
    """Quality decides, a narrower range overrules a wider one, JSON breaks ties."""
    assert negotiate_media_type(accept, (JSON, MESSAGE_PACK)) == media


async def test_bodies_are_json_or_message_pack(game: Player) -> None:
    """Another type is refused with those that are read; no type at all is read as JSON."""
    path, headers = game.path + "/actions", {"Authorization": f"Bearer {game.token}", "If-Match": "*"}
    answer = await game.http.post(
        path, content=b"type=add", headers={**headers, "Content-Type": "text/plain"}
    )
    assert problem(answer, 415, "media_type_unsupported")["supported"] == [JSON, MESSAGE_PACK]
    done(await game.http.post(path, content=b'{"type":"add","amount":1}', headers=headers))
