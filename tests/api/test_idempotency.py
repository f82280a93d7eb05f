"""The same request, sent more than once."""

from __future__ import annotations

from typing import Any

import httpx2
import pytest

from tests.api.client import Player, begun, done, problem

ADD = {"type": "add", "amount": 2}


@pytest.mark.promise("retried-once")
async def test_a_repeated_request_gets_the_same_answer(game: Player) -> None:
    """Byte for byte, marked as replayed, although its If-Match is stale by now; nothing is done twice."""
    first = await game.post("/actions", ADD, match='"1"', Idempotency_Key="one")
    await game.automa_turn()
    again = await game.post("/actions", ADD, match='"1"', Idempotency_Key="one")

    assert again.content == first.content
    assert again.headers["etag"] == first.headers["etag"] == '"2"'
    assert again.headers["idempotent-replayed"] == "true"
    assert "idempotent-replayed" not in first.headers
    assert done(await game.get())["version"] == 3


async def test_a_repeated_request_is_answered_again_though_it_was_undone(game: Player) -> None:
    """The answer is the one of then: not marked as undone."""
    first = await game.post("/actions", ADD, Idempotency_Key="undone")
    await game.post("/undo")

    assert (await game.post("/actions", ADD, match='"1"', Idempotency_Key="undone")).content == first.content


@pytest.mark.parametrize("command", ["/undo", "/redo", "/goto", "/turns"])
async def test_other_commands_can_be_repeated_too(game: Player, command: str) -> None:
    """A lost answer to an undo does not undo twice."""
    await game.act(**ADD)
    if command != "/undo":
        await game.post("/undo")
    bodies: dict[str, dict[str, Any]] = {"/goto": {"version": 2}, "/turns": {"actions": [{"type": "note"}]}}
    body = bodies.get(command, {})
    match = f'"{game.version}"'
    first = await game.post(command, body, match=match, Idempotency_Key="rewind")
    done(first)

    assert (await game.post(command, body, match=match, Idempotency_Key="rewind")).content == first.content


async def test_a_repeated_request_on_any_version_is_found_in_the_store(game: Player) -> None:
    """With `*` the rules would allow it once more; the key says that it was done."""
    note = {"type": "note"}
    first = await game.post("/actions", note, match="*", Idempotency_Key="star")
    again = await game.post("/actions", note, match="*", Idempotency_Key="star")

    assert again.content == first.content


async def test_a_key_belongs_to_one_request(game: Player) -> None:
    """Another body, address or token under the same key is refused."""
    await game.post("/actions", ADD, Idempotency_Key="reused")
    other = await game.share("owner")

    for request in (
        game.post("/actions", {"type": "add", "amount": 3}, match='"1"', Idempotency_Key="reused"),
        game.post("/undo", ADD, match="*", Idempotency_Key="reused"),
        game.post("/automa-turn", match="*", Idempotency_Key="reused"),
        other.post("/actions", ADD, match='"1"', Idempotency_Key="reused"),
    ):
        problem(await request, 422, "idempotency_key_reused")


async def test_keys_belong_to_a_game(game: Player, http: httpx2.AsyncClient) -> None:
    """Two games may use the same key, and no key lets the same command through twice."""
    other = await begun(http, setup={"target": 30})
    done(await game.post("/actions", ADD, Idempotency_Key="shared"))
    done(await other.post("/actions", ADD, Idempotency_Key="shared"))


async def test_what_was_refused_can_be_tried_again_under_its_key(game: Player) -> None:
    """Only what was carried out is remembered."""
    problem(await game.post("/automa-turn", Idempotency_Key="later"), 409, "not_an_automas_turn")
    await game.act(**ADD)
    done(await game.post("/automa-turn", Idempotency_Key="later"))


async def test_a_key_is_looked_up_before_anything_is_refused(http: httpx2.AsyncClient) -> None:
    """Whatever the game has become, and whatever would be refused: it is over, and the version is stale."""
    game = await begun(http, setup={"target": 5})
    add = {"type": "add", "amount": 4}
    first = await game.post("/actions", add, match='"1"', Idempotency_Key="early")
    await game.act(type="correct", pointer="/turn", value=0, reason="")
    assert (await game.act(type="add", amount=9))["over"]
    again = await game.post("/actions", add, match='"1"', Idempotency_Key="early")
    assert (again.content, again.headers["idempotent-replayed"]) == (first.content, "true")

    keyed: dict[str, Any] = {"match": "*", "Idempotency_Key": "early"}
    for refused in (
        game.post("/actions", {"type": "add", "amount": 100}, **keyed),
        game.post("/undo", {"commits": 99}, **keyed),
        game.post("/automa-turn", **keyed),
    ):
        problem(await refused, 422, "idempotency_key_reused")


@pytest.mark.parametrize("key", ["", "a b", "x" * 256, "\u00e9"])
async def test_a_key_is_visible_ascii(game: Player, key: str) -> None:
    """1 to 255 characters, no blanks."""
    headers = [
        (b"If-Match", b"*"),
        (b"Authorization", f"Bearer {game.token}".encode()),
        (b"Idempotency-Key", key.encode("latin-1")),
    ]
    answer = await game.http.post(game.path + "/undo", headers=headers)
    problem(answer, 400, "invalid_idempotency_key")
