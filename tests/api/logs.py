"""Exported logs, and forged ones."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec

from domain.core.chain import genesis, link
from service.games.codec import canonical_json
from tests.api.client import Player

NDJSON = "application/x-ndjson"


async def exported(game: Player) -> list[bytes]:
    """The lines of the exported log."""
    answer = await game.get("/events", Accept=NDJSON)
    assert (answer.status_code, answer.headers["content-type"]) == (200, NDJSON)
    return answer.content.splitlines(keepends=True)


async def import_(http: httpx.AsyncClient, lines: list[bytes]) -> httpx.Response:
    """Send an exported log."""
    return await http.post("/v1/games/import", content=b"".join(lines), headers={"Content-Type": NDJSON})


def headed(header: bytes, lines: list[bytes]) -> list[bytes]:
    """The lines behind a header that fits them."""
    head = lines[-1].partition(b'"hash":"')[2][:64].decode()
    fitting = {**json.loads(header), "version": len(lines), "head": head}
    return [msgspec.json.encode(fitting) + b"\n", *lines]


def start_of(header: bytes) -> bytes:
    """What the chain of a log with this header begins with."""
    told = json.loads(header)
    return genesis(told["game"], told["ruleset"])


def chained(header: bytes, events: list[bytes]) -> list[bytes]:
    """The lines of a forged log with a sound chain."""
    lines = []
    previous = start_of(header)
    for version, event in enumerate(events, 1):
        previous = link(previous, version, event)
        lines.append(b'{"version":%d,"hash":"%s","event":%s}\n' % (version, previous.hex().encode(), event))
    return lines


def facts(lines: list[bytes]) -> list[dict[str, Any]]:
    """The events of an exported log."""
    return [json.loads(line)["event"] for line in lines[1:]]


def forged(header: bytes, events: list[dict[str, Any]]) -> list[bytes]:
    """A log of other events, whose header and chain fit them."""
    texts = [canonical_json(each) for each in events]
    return headed(header, chained(header, texts))
