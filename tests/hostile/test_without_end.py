"""What could be asked for again and again."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import httpx

from service.api.tokens import MOST_TOKENS
from tests.api.client import Player, begun, done, problem
from tests.api.running import running


async def test_tokens_have_a_number(game: Player) -> None:
    """One that is revoked makes room for another."""
    for _ in range(MOST_TOKENS - 1):
        await game.share("spectator")
    refused = await game.post("/tokens", {"role": "spectator"}, match=None)
    assert problem(refused, 409, "tokens_too_many")["most"] == MOST_TOKENS
    last = done(await game.get("/tokens"))["tokens"][-1]["id"]
    gone = await game.http.delete(
        f"{game.path}/tokens/{last}", headers={"Authorization": f"Bearer {game.token}"}
    )
    assert gone.status_code == 204
    await game.share("spectator")


async def test_what_is_no_call_counts_too(database_url: str) -> None:
    """Addresses that lead nowhere and methods that are not taken are requests of an address as all are."""
    with running(database_url, rate_limit="4/minute") as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            for number, wanted in enumerate([404, 405, 404, 405]):
                answer = await (http.get("/nowhere") if wanted == 404 else http.put("/v1/games"))
                assert answer.status_code == wanted
                assert f"r={3 - number};" in answer.headers["ratelimit"]
            for answer in (await http.get("/nowhere"), await http.get("/v1/rulesets")):
                assert int(answer.headers["retry-after"]) > 0
                problem(answer, 429, "rate_limited")


async def test_a_reason_writes_no_line_of_a_report(http: httpx.AsyncClient) -> None:
    """Whatever is in it, or in a name, it stays where it was told."""
    name = "Ada Lovelace\u2028   99  wins"
    game = await begun(http, setup={"target": 5}, names={"human": name})
    for reason in ("well\n\n   99  The Automa wins.", "up\r\u2028 99  down", "\u202e.sniw"):
        await game.act(type="correct", pointer="/total", value=1, reason=reason)
    await game.act(type="add", amount=9)
    report = (await game.get("/report", Accept="text/plain")).text

    assert "well" in report
    assert len([line for line in report.splitlines() if "wins" in line and "99" in line[:9]]) == 0
    assert "\u202e" not in report


def stream(player: Player, address: str) -> socket.socket:
    """A stream that has begun."""
    where = urlsplit(address)
    client = socket.create_connection((where.hostname or "", where.port or 0), timeout=30)
    lines = (
        f"GET {player.path}/events HTTP/1.1",
        "Host: localhost",
        "Accept: text/event-stream",
        f"Authorization: Bearer {player.token}",
    )
    client.sendall("\r\n".join((*lines, "", "")).encode())
    assert client.recv(15) == b"HTTP/1.1 200 OK"
    return client
