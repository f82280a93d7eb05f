"""Input that no client of good will sends: each is refused with a problem document, and never with a 500."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import httpx2
import msgspec
import pytest

from automa_ledger.api.body_decoder import MAX_COMMAND_BYTES
from tests.api.client import Player, done, problem

BODIES = {
    "nothing of JSON": b"{",
    "text": b'"text"',
    "a list": b"[]",
    "null": b"null",
    "a number": b"12",
    "two documents": b"{}{}",
    "broken UTF-8": b'{"type":"add","amount":"\xff\xfe"}',
    "half a surrogate pair": b'{"type":"\\ud800"}',
    "a byte order mark": b'\xef\xbb\xbf{"type":"add","amount":1}',
    "NUL": b'{"type":"add\\u0000","amount":1}',
    "NUL in a reason": b'{"type":"correct","pointer":"/total","value":1,"reason":"a\\u0000b"}',
    "NUL in a value": b'{"type":"correct","pointer":"/total","value":["\\u0000"],"reason":""}',
    "NUL in a key": b'{"type":"correct","pointer":"/total","value":{"\\u0000":1},"reason":""}',
    "a raw NUL": b'{"type":"add\x00"}',
    "not a number": b'{"type":"add","amount":NaN}',
    "an endless number": b'{"type":"add","amount":1e999}',
    "a huge number": b'{"type":"add","amount":' + b"9" * 40 + b"}",
    "a number of thousands of digits": b'{"type":"add","amount":' + b"9" * 5000 + b"}",
    "a fraction": b'{"type":"add","amount":1.5}',
    "a number too large": b'{"type":"add","amount":10}',
    "deep lists": b'{"type":"correct","pointer":"/total","reason":"","value":' + b"[" * 65 + b"]" * 65 + b"}",
    "very deep lists": b"[" * 4_000 + b"]" * 4_000,
    "a deep list that never ends": b"[" * 8_000,
    "very deep objects": b'{"a":' * 1_300 + b"1" + b"}" * 1_300,
    "an unknown field": b'{"type":"add","amount":1,"more":1}',
    "an unknown type": b'{"type":"subtract","amount":1}',
    "no type": b'{"amount":1}',
    "a type that is no text": b'{"type":1}',
    "a missing field": b'{"type":"add"}',
    "a huge number to set": b'{"type":"correct","pointer":"/total","value":' + b"9" * 30 + b"}",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
async def test_a_body_that_cannot_be_read_is_refused_with_a_place(game: Player, body: bytes) -> None:
    """400 with a JSON path and a reason, for actions and for a beginning."""
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": '"1"', "Content-Type": "application/json"}
    for path in (game.path + "/actions", "/v1/games"):
        answer = await game.http.post(path, content=body, headers=headers)
        refused = problem(answer, 400, "invalid_body")
        assert refused["path"].startswith("$")
        assert refused["fault"]
    assert done(await game.get())["version"] == 1


PACKED = {
    "nothing of MessagePack": b"\xc1",
    "broken UTF-8": b"\x81\xa4type\xa3\xff\xfe\xfd",
    "bytes": msgspec.msgpack.encode({"type": b"add"}),
    "an extension": b"\x81\xa4type\xd4\x05\x00",
    "a fraction": msgspec.msgpack.encode({"type": "add", "amount": 0.5}),
    "NUL": msgspec.msgpack.encode({"type": "correct", "pointer": "/total", "value": 0, "reason": "a\0b"}),
    "not a number": msgspec.msgpack.encode({"type": "add", "amount": float("nan")}),
    "a huge number": msgspec.msgpack.encode({"type": "add", "amount": 2**64 - 1}),
    "keys that are no texts": msgspec.msgpack.encode({1: 2}),
    "keys that are lists": b"\x81\x91\x01\x02",
    "very deep lists": b"\x91" * 8_000 + b"\x01",
    "a list that is said to be huge": b"\xdd\xff\xff\xff\xff",
}


@pytest.mark.parametrize("body", PACKED.values(), ids=PACKED.keys())
async def test_message_pack_that_cannot_be_read_is_refused(game: Player, body: bytes) -> None:
    """As for JSON."""
    headers = {
        "Authorization": f"Bearer {game.token}",
        "If-Match": "*",
        "Content-Type": "application/msgpack",
    }
    problem(await game.http.post(game.path + "/actions", content=body, headers=headers), 400, "invalid_body")


async def test_no_text_holds_nul(game: Player) -> None:
    """The place is named: Postgres reads no JSON that has U+0000."""
    body = {"type": "correct", "pointer": "/total", "value": [1, {"a": "\0"}], "reason": ""}
    assert problem(await game.post("/actions", body), 400, "invalid_body")["path"] == "$.value[1].a"
    zeros = msgspec.msgpack.encode({"type": "correct", "pointer": "/total", "value": 0, "reason": ""})
    headers = {
        "Authorization": f"Bearer {game.token}",
        "If-Match": "*",
        "Content-Type": "application/msgpack",
    }
    done(await game.http.post(game.path + "/actions", content=zeros, headers=headers))


async def test_numbers_like_two_point_zero_are_whole(game: Player) -> None:
    """JSON does not tell 2.0 from 2; the log does, and holds 2."""
    acted = await game.act(type="add", amount=2.0)

    assert acted["commit"]["command"] == {"type": "add", "amount": 2}


async def test_texts_may_hold_anything_that_json_can_say(game: Player) -> None:
    """But U+0000, also what looks like its escape or like a message's own syntax."""
    reason = r"a\u0000b \\u0000" + '\x01 { $x } "quoted" \n \u2028 🎲'
    acted = await game.act(type="correct", pointer="/total", value=1, reason=reason)

    assert acted["commit"]["command"]["reason"] == reason
    assert done(await game.get("/story"))["commits"][-1]["steps"][0]["facts"]["reason"] == reason
    assert done(await game.get("/audit"))["sound"]


@pytest.mark.parametrize(
    "pointer",
    [
        "",
        "total",
        "/",
        "/no/such",
        "/seats/9",
        "/seats/x",
        "/total/0",
        "/~2",
        "/seats",
        "/seats/" + "9" * 150,
        "/seats/" + "\u0661" * 150,
    ],
)
async def test_corrections_lead_somewhere(game: Player, pointer: str) -> None:
    """A pointer into nothing, or to what another value does not fit, is refused."""
    problem(
        await game.post("/actions", {"type": "correct", "pointer": pointer, "value": "x", "reason": ""}),
        409,
        "correction_impossible",
    )


@pytest.mark.promise("bodies-bounded")
async def test_a_body_that_is_too_large_is_refused(game: Player) -> None:
    """By its announced length, and by its real one when it comes in pieces."""
    large = b'{"type":"add","amount":1' + b" " * MAX_COMMAND_BYTES + b"}"
    headers = {"Authorization": f"Bearer {game.token}", "If-Match": "*", "Content-Type": "application/json"}

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(large), 4096):
            yield large[start : start + 4096]

    contents: tuple[bytes | AsyncIterator[bytes], ...] = (large, pieces())
    for content in contents:
        answer = await game.http.post(game.path + "/actions", content=content, headers=headers)
        assert problem(answer, 413, "body_too_large")["limit"] == MAX_COMMAND_BYTES


PATHS = (
    "/v1/games/nonsense",
    "/v1/games/%00",
    "/v1/games/%FF%FE",
    "/v1/games/%",
    "/v1/games/%zz",
    "/v1/games/..%2f..%2fetc",
    "/v1/games/" + "a" * 5000,
    "/v1/games/00000000-0000-0000-0000-00000000000g",
    "/v1/games/{00000000-0000-0000-0000-000000000000}",
    "/v1/rulesets/%00",
    "/nowhere",
    "/v1/games/x/y/z",
)


@pytest.mark.parametrize("path", PATHS)
async def test_addresses_that_lead_nowhere(address: str, path: str) -> None:
    """404, or 401 where a game could be, also for bad percent-encoding."""
    status, body = await raw(
        address,
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer x\r\n"
        "Connection: close\r\n\r\n".encode("latin-1"),
    )

    assert status in {401, 404}
    assert msgspec.json.decode(body)["code"] in {"game_unknown", "route_unknown", "ruleset_not_offered"}


HEADERS = (
    b"Accept: \xff\xfe",
    b"Accept: ;;;,,,q=;/",
    b"Accept: " + b"a/b," * 3000,
    b"Accept-Language: \xff;q=abc,,;",
    b"If-None-Match: \xff",
    b"If-Match: \xff",
    b"X-Request-ID: " + b"x" * 4000,
    b'X-Request-ID: a b"c',
    b"Content-Type: ;;",
    b"Content-Type: application/json; charset=klingon",
    b"Idempotency-Key: \xff",
    b"Authorization: Bearer \xff\xfe",
    b"Authorization: Bearer " + b"x" * 8000,
    b"Authorization: \x09",
    b"Cookie: \xff=;;=",
    b"Host: \xff:99999",
    b"Forwarded: for=\xff",
    b"Expect: 100-continue",
    b"Range: bytes=0-",
)


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("request_line", [b"GET %s", b"POST %s/undo", b"GET /v1/rulesets", b"POST /v1/games"])
async def test_headers_of_any_kind_are_survived(
    game: Player, address: str, header: bytes, request_line: bytes
) -> None:
    """Whatever they hold, the answer is no server error."""
    line = request_line % game.path.encode() if b"%s" in request_line else request_line
    lines = [
        line + b" HTTP/1.1",
        b"Host: localhost",
        b"Authorization: Bearer " + game.token.encode(),
        b"Content-Length: 2",
        header,
        b"Connection: close",
    ]
    status, _ = await raw(address, b"\r\n".join(lines) + b"\r\n\r\n{}")

    assert 200 <= status < 500


async def test_a_query_of_any_kind_is_survived(game: Player) -> None:
    """Bad percent-encoding and endless parameters included."""
    for query in (
        "?version=%zz",
        "?%FF=%FF",
        "?" + "a=b&" * 2000,
        "?seat=%00",
        "?seat=" + "x" * 4000,
        "?=&&==",
        "?version=3&version=x",
    ):
        assert (
            await game.http.get(game.path + query, headers={"Authorization": f"Bearer {game.token}"})
        ).status_code < 500


async def test_a_client_that_hangs_up_in_mid_request_harms_nobody(game: Player, address: str) -> None:
    """The service goes on."""
    where = urlsplit(address)
    lines = (
        f"POST {game.path}/actions HTTP/1.1",
        "Host: localhost",
        f"Authorization: Bearer {game.token}",
        "If-Match: *",
        "Content-Length: 100",
        "",
        "{",
    )
    for _ in range(5):
        _, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write("\r\n".join(lines).encode())
        await writer.drain()
        writer.close()
    await game.act(type="add", amount=1)


async def raw(address: str, request: bytes) -> tuple[int, bytes]:
    """Send bytes, and give back status and body."""
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(request)
    answer = await reader.read()
    writer.close()
    head, _, body = answer.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.promise("no-faults")
async def test_no_fault_was_seen(http: httpx2.AsyncClient) -> None:
    """After all of the above the service has not counted one fault of its own."""
    assert "automa_failures_total 0.0" in (await http.get("/metrics")).text


@pytest.mark.parametrize("id_", ["%0A{}", "%20{}", "%7B{}%7D", "urn:uuid:{}", "{}%0D", "%EF%BC%90{}"])
async def test_an_id_is_written_in_one_way(game: Player, id_: str) -> None:
    """What only a lenient reader takes for the id of a game is none; nothing is made there."""
    headers = {"Authorization": f"Bearer {game.token}"}
    address = "/v1/games/" + id_.format(game.game.replace("-", ""))
    for below in ("", "/webhooks"):
        problem(await game.http.get(address + below, headers=headers), 404, "game_unknown")
    made = await game.http.post(address + "/webhooks", json={"url": "https://bot.example/"}, headers=headers)

    problem(made, 404, "game_unknown")
    assert done(await game.get("/webhooks"))["webhooks"] == []


@pytest.mark.parametrize("name", ["Accept", "Accept-Language", "X-Anything"])
@pytest.mark.promise("heads-bounded")
async def test_headers_without_end(game: Player, name: str) -> None:
    """431 for more than fits, whatever they say; nothing of them is kept."""
    answer = await game.http.get("/v1/rulesets", headers={name: "a" * 40_000})

    assert problem(answer, 431, "head_too_large")["limit"] == 32_768


@pytest.mark.parametrize("name", ["Accept", "Accept-Encoding", "Accept-Language", "If-None-Match"])
async def test_lists_of_wishes_have_an_end(game: Player, name: str) -> None:
    """431 for more than any client wishes for: each part of them is looked at, while others wait."""
    (await game.http.get("/v1/rulesets", headers={name: "," * 1_024}))
    answer = await game.http.get("/v1/rulesets", headers={name: "," * 1_025})

    assert problem(answer, 431, "head_too_large")["limit"] == 1_024


async def test_an_address_without_end(game: Player) -> None:
    """The same, where it is the address that is too long."""
    problem(await game.http.get("/v1/rulesets/" + "a" * 40_000), 431, "head_too_large")
    problem(await game.http.get("/v1/rulesets?" + "a" * 40_000), 431, "head_too_large")
