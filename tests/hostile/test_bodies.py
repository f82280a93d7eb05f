"""Bodies that are small and made to cost much, or to be told badly."""

from __future__ import annotations

import tracemalloc

import httpx
import msgspec
import pytest

from domain.core.rejected import Rejected
from service.api.body import document
from tests.api.client import begun, problem


def test_a_map_is_refused_at_its_first_key_that_is_no_text() -> None:
    """Lists as keys can be chosen to collide, which takes half a second for 60 KiB: none is kept."""
    keys = b"".join(b"\x92" + msgspec.msgpack.encode(number) + b"\x00\x00" for number in range(10_000))
    body = b"\xde\x27\x10" + keys
    tracemalloc.start()
    try:
        with pytest.raises(Rejected):
            document(body, "application/msgpack")
        assert tracemalloc.get_traced_memory()[1] < len(body)
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("digits", ["9" * 150, "\u0661" * 150], ids=["ascii", "arabic"])
async def test_a_place_of_too_many_digits_is_none(http: httpx.AsyncClient, digits: str) -> None:
    """The refusal names what stands at a pointer, by its place in the list."""
    game = await begun(http, "scythe", setup=SOLO)
    body = {"type": "correct", "pointer": f"/players/{digits}/coins", "value": 1}
    problem(await game.post("/actions", body), 409, "correction_impossible")


async def test_a_corrected_side_is_no_longer_than_a_side(http: httpx.AsyncClient) -> None:
    """What a beginning would refuse is refused later, too: every answer would carry it."""
    game = await begun(http, "scythe", setup=SOLO)
    body = {"type": "correct", "pointer": "/players/0/side", "value": "x" * 25}
    problem(await game.post("/actions", body), 409, "correction_impossible")


SOLO = {
    "players": [
        {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
        {"kind": "automa", "faction": "nordic"},
    ]
}


async def test_a_body_is_as_long_as_what_the_log_keeps_of_it(http: httpx.AsyncClient) -> None:
    """A control character is one byte in MessagePack and six in a log, whose lines have an end."""
    game = await begun(http, "scythe", setup=SOLO)
    told = {"type": "correct", "pointer": "/players/0/coins", "value": 1, "reason": "\x01" * 1_000}
    body = msgspec.msgpack.encode({"actions": [told] * 7})
    headers = {
        "Authorization": f"Bearer {game.token}",
        "Content-Type": "application/msgpack",
        "If-Match": "*",
    }
    answer = await http.post(f"{game.path}/turns", content=body, headers=headers)
    assert problem(answer, 413, "body_too_large")["limit"] > len(body)
