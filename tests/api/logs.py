"""Exported logs, and forged ones."""

from __future__ import annotations

import json
from typing import Any

import httpx2
import msgspec

from automa_ledger.games.codec import canonical_json
from automa_rules.core.hash_chain import commit_hash, genesis_hash
from tests.api.client import Player

NDJSON = "application/x-ndjson"


async def exported(game: Player) -> list[bytes]:
    """The lines of the exported log."""
    answer = await game.get("/commits", Accept=NDJSON)
    assert (answer.status_code, answer.headers["content-type"]) == (200, NDJSON)
    return answer.content.splitlines(keepends=True)


async def import_(http: httpx2.AsyncClient, lines: list[bytes]) -> httpx2.Response:
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
    return genesis_hash(told["game"], told["ruleset"])


def chained(header: bytes, commits: list[dict[str, Any]]) -> list[bytes]:
    """The lines of a forged log with a sound chain, of commits as `commits` gives them."""
    lines = []
    previous = start_of(header)
    for version, commit in enumerate(commits, 1):
        command = {"type": "commanded", **{name: commit[name] for name in ("at", "seat", "command")}}
        previous = commit_hash(previous, version, canonical_json([command, *commit["events"]]))
        told = {"version": version, "hash": previous.hex(), **commit}
        texts = {"command": canonical_json(commit["command"]), "events": canonical_json(commit["events"])}
        raw = {name: msgspec.Raw(text) for name, text in texts.items()}
        lines.append(msgspec.json.encode({**told, **raw}) + b"\n")
    return lines


def commits(lines: list[bytes]) -> list[dict[str, Any]]:
    """The commits of an exported log, without their versions and hashes."""
    names = ("at", "seat", "command", "events")
    return [{name: json.loads(line)[name] for name in names} for line in lines[1:]]


def facts(lines: list[bytes]) -> list[dict[str, Any]]:
    """The events of an exported log, without the commands."""
    return [event for commit in commits(lines) for event in commit["events"]]


def forged(header: bytes, commits: list[dict[str, Any]]) -> list[bytes]:
    """A log of other commits, whose header and chain fit them."""
    return headed(header, chained(header, commits))
