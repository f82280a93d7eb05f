"""Which representation an answer is, and how it is sent: tags, HEAD, caches."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from automa_ledger.api.static_document import StaticDocument, make_once
from tests.api.client import Player, begun, done, problem

READS = ("", "?version=1", "/story", "/commits", "/score", "/audit", "/choices", "/webhooks")


async def test_strong_tags_differ_by_representation(http: httpx2.AsyncClient) -> None:
    """By seat, language and media type; a command can name the version by any of them."""
    game = await begun(http, setup={"humans": 2})
    asked: tuple[tuple[str, dict[str, str]], ...] = (
        ("", {}),
        ("?seat=human-2", {}),
        ("", {"accept_language": "pl"}),
        ("", {"accept": "application/msgpack"}),
    )
    tags = [(await game.get(below, **headers)).headers["etag"] for below, headers in asked]

    assert len(set(tags)) == len(tags)
    assert all(tag.startswith('"1-') for tag in tags)
    for tag in tags:
        assert (await game.get(if_none_match=tag)).status_code == (304 if tag == tags[0] else 200)
    done(await game.post("/actions", {"type": "note"}, match=tags[2]))
    problem(await game.post("/actions", {"type": "note"}, match=tags[2]), 412, "version_stale")


@pytest.mark.parametrize("below", READS)
async def test_what_can_be_read_has_a_head_and_is_read_once(game: Player, below: str) -> None:
    """HEAD has the headers of GET and no body; whoever shows the tag is told that nothing has changed."""
    whole = await game.get(below)
    head = await game.http.head(game.path + below, headers={"Authorization": f"Bearer {game.token}"})

    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)
    known = await game.get(below, if_none_match=whole.headers["etag"])
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", whole.headers["etag"])


@pytest.mark.parametrize("document", ["/openapi.json", "/docs/problems"])
async def test_documents_that_never_change_have_a_tag(http: httpx2.AsyncClient, document: str) -> None:
    """Whoever shows it has the document already."""
    whole = await http.get(document)

    known = await http.get(document, headers={"If-None-Match": whole.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_what_is_the_same_for_all_is_made_once() -> None:
    """However many want it at once."""
    made = Counter[str]()

    def make() -> StaticDocument:
        made["document"] += 1
        return StaticDocument("text/plain", b"the same " * 1_000)

    document = make_once(make)
    with ThreadPoolExecutor(8) as many:
        answers = [*many.map(lambda _: document().reply(), range(8))]

    assert made["document"] == 1
    assert all(each.body is answers[0].body for each in answers)


async def test_a_head_of_a_stream_ends_at_once(game: Player) -> None:
    """Also of an export."""
    headers = {"Authorization": f"Bearer {game.token}"}
    for media in ("text/event-stream", "application/x-ndjson"):
        head = await game.http.head(game.path + "/commits", headers={**headers, "Accept": media}, timeout=5)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"].startswith(media)


async def test_what_never_changes_is_immutable(http: httpx2.AsyncClient, game: Player) -> None:
    """A version that was, for a day; a pack, for ever. What may change is asked for again."""
    pack = done(await http.get("/v1/rulesets/expeditions"))["examples"]["pack"]
    kept = await http.post("/v1/packs", json=pack)
    assert "immutable" in (await http.get(kept.headers["location"])).headers["cache-control"]
    assert "immutable" in (await game.get("?version=1")).headers["cache-control"]
    assert (await game.get()).headers["cache-control"] == "private, no-cache"
    assert (await game.get("?version=9")).headers["cache-control"] == "no-store"
