"""What the page of nginx lets through, changes and refuses, tried with Debian's nginx before a stand-in."""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import trustme

from automa_ledger.api.problems.codes import STATUS_BY_CODE
from tests.attack.nginx import PAGE, Nginx, find_nginx
from tests.deploy.upstream import Upstream

GAME = "/v1/games/0b6c"
REAL_ADDRESS = (
    "    set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;\n"  # so that a test has many clients
)


@contextmanager
def proxied(folder: Path, *page: Any) -> Iterator[str]:  # noqa: ANN401 - as `Nginx` takes it
    """The address of nginx with its page, with what is changed in it."""
    nginx = Nginx(folder / "nginx", *page)
    try:
        yield nginx.url
    finally:
        nginx.end()


@pytest.fixture
async def upstream() -> AsyncIterator[Upstream]:
    """A stand-in for the service."""
    upstream = Upstream()
    await upstream.start()
    yield upstream
    await upstream.stop()


@pytest.fixture
async def http(upstream: Upstream, tmp_path: Path) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of nginx before the stand-in, whose address is what it says in X-Real-IP."""
    limits = httpx2.Limits(max_connections=400)
    with proxied(tmp_path, upstream.port, REAL_ADDRESS) as url:
        async with httpx2.AsyncClient(base_url=url, limits=limits, timeout=20) as client:
            yield client
            upstream.released.set()


def problem(answer: httpx2.Response) -> dict[str, Any]:
    """A problem document, whole and of the status that it names."""
    assert answer.headers["content-type"] == "application/problem+json"
    document: dict[str, Any] = answer.json()
    assert document.keys() == {"type", "title", "status", "detail", "code"}
    assert document["status"] == answer.status_code
    return document


async def raw(http: httpx2.AsyncClient, sent: bytes) -> httpx2.Response:
    """The answer to bytes that no client would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", http.base_url.port)
    writer.write(sent)
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in head[1:-2])
    body = await reader.readexactly(int(headers["Content-Length"]))
    writer.close()
    return httpx2.Response(int(head[0].split()[1]), headers=headers, content=body)


def test_the_whole_page_is_what_nginx_takes(tmp_path: Path) -> None:
    """With TLS, as it stands, but for the name of the service and its place."""
    (tmp_path / "tls").mkdir()
    certificate = trustme.CA().issue_cert("games.example")
    certificate.private_key_pem.write_to_path(tmp_path / "tls" / "tls.key")
    for blob in certificate.cert_chain_pems:
        blob.write_to_path(tmp_path / "tls" / "tls.crt", append=True)
    temporary = "".join(
        f"{name}_temp_path {tmp_path}/{name};" for name in ("client_body", "proxy", "fastcgi")
    )
    temporary += f"scgi_temp_path {tmp_path}/scgi; uwsgi_temp_path {tmp_path}/uwsgi;"
    page = PAGE.read_text().replace("automa:8000", "127.0.0.1:8000")
    (tmp_path / "nginx.conf").write_text(page.replace("http {", f"http {{ {temporary}"))
    command = [find_nginx(), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    done = subprocess.run(  # noqa: S603 - of our own
        [*command, "-g", f"pid {tmp_path}/pid;"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_its_problems_are_problems_of_the_service() -> None:
    """Each code is one of the API's, with the same status."""
    found = re.findall(r'"status":(\d+),.*"code":"(\w+)"', PAGE.read_text())
    assert len(found) == 7
    assert {code: int(status) for status, code in found}.items() <= STATUS_BY_CODE.items()


@pytest.mark.promise("client-address")
async def test_the_client_s_address_is_told_by_nginx_alone(http: httpx2.AsyncClient) -> None:
    """Whatever a client says of itself in X-Forwarded-For."""
    answer = await http.get(GAME, headers={"X-Forwarded-For": "192.0.2.1", "X-Real-IP": "192.0.2.7"})
    headers = answer.json()["headers"]
    assert headers["x-forwarded-for"] == "192.0.2.7"
    assert headers["host"] == f"127.0.0.1:{http.base_url.port}"


async def test_answers_are_compressed_and_their_tags_still_name_a_version(http: httpx2.AsyncClient) -> None:
    """The tag of a compressed answer is weak; in If-Match it reaches the service as the strong one."""
    answer = await http.get(GAME, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    tag = answer.headers["etag"]
    assert tag == 'W/"4"'
    for sent in (tag, '"4"', "*"):
        told = (await http.post(f"{GAME}/actions", headers={"If-Match": sent})).json()["headers"]
        assert told["if-match"] == (sent if sent == "*" else '"4"')
    told = (await http.post(f"{GAME}/forks")).json()["headers"]
    assert "if-match" not in told


async def test_a_plain_answer_keeps_its_tag(http: httpx2.AsyncClient) -> None:
    """For who takes no compressed answers."""
    answer = await http.get(GAME, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["etag"] == '"4"'


@pytest.mark.parametrize(("path", "most"), [(f"{GAME}/actions", 65_536), ("/v1/games/import", 2 << 20)])
@pytest.mark.promise("bodies-bounded")
async def test_a_body_that_is_too_large_gets_a_problem(
    http: httpx2.AsyncClient, path: str, most: int
) -> None:
    """64 KiB in general, 2 MiB for a log."""
    assert (await http.post(path, content=b"x" * most)).json()["length"] == most
    assert problem(await http.post(path, content=b"x" * (most + 1)))["code"] == "body_too_large"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 9_000 + b"\r\n\r\n", "head_too_large"),
        (b"GET /" + b"x" * 9_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n", "head_too_large"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: " + b"x" * 8_000, None),
        (b"no request\r\n\r\n", "invalid_request"),
        (b"GET / HTTP/1.1\r\n\r\n", "invalid_request"),
        (b"GET / HTTP/9.1\r\nHost: a\r\n\r\n", "invalid_request"),
        (b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n", "invalid_request"),
        (b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", "method_not_allowed"),
    ],
)
@pytest.mark.promise("heads-bounded")
async def test_what_is_no_request_gets_a_problem(
    http: httpx2.AsyncClient, sent: bytes, code: str | None
) -> None:
    """Also of a head without end, once it is longer than 32 KiB."""
    if code is None:
        sent, code = sent + b"\r\nX: " + (b"x" * 8_000 + b"\r\nX: ") * 5, "head_too_large"
    assert problem(await raw(http, sent))["code"] == code


@pytest.mark.promise("metrics-inside")
async def test_the_counters_are_not_for_clients(http: httpx2.AsyncClient) -> None:
    """However their address is written."""
    for path in ("/metrics", "/%6detrics", "//metrics", "/x/../metrics"):
        answer = await raw(http, f"GET {path} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
        assert problem(answer)["code"] == "route_unknown"


async def test_a_service_that_is_away_gets_a_problem(tmp_path: Path) -> None:
    """With a second after which to try again."""
    with proxied(tmp_path, 9) as url:
        async with httpx2.AsyncClient(base_url=url) as client:
            answer = await client.get(GAME)
    assert problem(answer)["code"] == "stopping"
    assert answer.headers["retry-after"] == "1"


@pytest.mark.promise("connections-bounded", "stream-bounds")
async def test_an_address_has_streams_and_requests_at_once(
    http: httpx2.AsyncClient, upstream: Upstream
) -> None:
    """64 streams, which come unbuffered, and 32 requests beside them; others have their own."""
    read = []
    async with AsyncExitStack() as stack:
        for number in range(65):
            headers = {"Accept": "text/event-stream", "X-Real-IP": "192.0.2.1"}
            answer = await stack.enter_async_context(http.stream("GET", f"{GAME}/commits", headers=headers))
            if number == 64:
                await answer.aread()
                assert problem(answer)["code"] == "rate_limited"
                continue
            read.append(answer.aiter_lines())  # a reader that is dropped would end its stream
            assert await anext(read[-1]) == "data: 1"
        at_work = [
            asyncio.create_task(http.get(f"{GAME}/slow", headers={"X-Real-IP": "192.0.2.1"}))
            for _ in range(32)
        ]
        await asyncio.sleep(0.5)
        assert problem(await http.get(GAME, headers={"X-Real-IP": "192.0.2.1"}))["code"] == "rate_limited"
        assert (await http.get(GAME, headers={"X-Real-IP": "192.0.2.2"})).status_code == 200
        upstream.released.set()
        assert {answer.status_code for answer in await asyncio.gather(*at_work)} == {200}


async def test_a_long_poll_is_no_request_at_work(http: httpx2.AsyncClient, upstream: Upstream) -> None:
    """40 of an address leave it its 32 requests."""
    waiting = [asyncio.create_task(http.get(f"{GAME}/commits?after=3&wait=20&x=/slow")) for _ in range(40)]
    await asyncio.sleep(0.5)
    assert (await http.get(GAME)).status_code == 200
    upstream.released.set()
    assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}


@pytest.mark.promise("long-work-rationed")
async def test_an_address_asks_for_little_long_work(http: httpx2.AsyncClient) -> None:
    """16 at once, then two a second, and no other request counts as such."""
    for number, path in enumerate(("audit", "forks", "report", "board.png")):
        headers = {"X-Real-IP": f"192.0.2.{number}"}
        answers = [await http.get(f"{GAME}/{path}", headers=headers) for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 1 <= len(refused) <= 3
        assert {problem(answer)["code"] for answer in refused} == {"rate_limited"}
    answers = [await http.get(f"{GAME}/board.svg") for _ in range(40)]
    assert {answer.status_code for answer in answers} == {200}


@pytest.mark.promise("calls-limited")
async def test_an_address_has_requests_a_second(http: httpx2.AsyncClient) -> None:
    """200 at once, then 50 a second; an IPv6 network of 64 bits is one address."""
    networks = ["2001:db8::1", "2001:db8::a:b:c:d", "2001:db8:0:0:ffff::1"]
    answers = [await http.get(GAME, headers={"X-Real-IP": networks[number % 3]}) for number in range(400)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(refused) > 50
    assert problem(refused[0])["detail"].startswith("This address sends more than 50 requests a second")
    assert refused[0].headers["retry-after"] == "1"
    assert (await http.get(GAME, headers={"X-Real-IP": "2001:db8:0:1::1"})).status_code == 200


async def test_no_command_is_sent_twice(http: httpx2.AsyncClient, upstream: Upstream) -> None:
    """Though the service left it unanswered; the client may try again, with its idempotency key."""
    await http.get(GAME)  # so that the next request finds a connection that is kept
    assert problem(await http.post(f"{GAME}/gone"))["code"] == "stopping"
    assert upstream.lines == [f"GET {GAME} HTTP/1.1", f"POST {GAME}/gone HTTP/1.1"]


async def test_a_process_that_is_away_is_passed_over(upstream: Upstream, tmp_path: Path) -> None:
    """Of two servers on the page one is restarted: every request reaches the other one."""
    line = f"server 127.0.0.1:{upstream.port}"
    with proxied(tmp_path, upstream.port, "", ((line, f"server 127.0.0.1:9; {line}"),)) as url:
        async with httpx2.AsyncClient(base_url=url) as client:
            assert {(await client.post(f"{GAME}/actions")).status_code for _ in range(20)} == {200}


async def test_a_backend_that_is_named_has_no_limits(upstream: Upstream, tmp_path: Path) -> None:
    """The line of `geo` that the page shows."""
    page = PAGE.read_text()
    assert "# 192.0.2.10 1;" in page
    named = (("# 192.0.2.10 1;", "192.0.2.10 1;"),)
    with proxied(tmp_path, upstream.port, REAL_ADDRESS, named) as url:
        async with httpx2.AsyncClient(base_url=url, headers={"X-Real-IP": "192.0.2.10"}) as client:
            assert {(await client.get(f"{GAME}/audit")).status_code for _ in range(400)} == {200}
