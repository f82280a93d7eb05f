"""Readers of server-sent events that apps bring along: each takes every message for JSON, as an app would."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import httpx
import httpx2
import httpx_sse
import pytest
import sseclient

from tests.api.running import running
from tests.clients.programs import node

STREAM = "text/event-stream"
Told = list[tuple[str, int]]
"""Each message: its event and its version."""


def by_httpx_sse(address: str, token: str) -> Told:
    """With `httpx-sse`."""
    with (
        httpx.Client(timeout=30) as http,
        httpx_sse.connect_sse(http, "GET", address, headers=shown(token)) as source,
    ):
        return [(each.event, json.loads(each.data)["version"]) for each in source.iter_sse()]


def by_sseclient(address: str, token: str) -> Told:
    """With `sseclient-py`, which reads bytes from any client."""

    def parts() -> Generator[bytes, None, None]:
        headers = shown(token) | {"Accept": STREAM}
        with httpx2.stream("GET", address, headers=headers, timeout=30) as answer:
            yield from answer.iter_bytes()

    with closing(parts()) as source:
        return [
            (each.event, json.loads(each.data)["version"]) for each in sseclient.SSEClient(source).events()
        ]


EVENTSOURCE = """
import { EventSource } from "eventsource";
const [, address, token] = process.argv;
const shown = { Authorization: `Bearer ${token}` };
const source = new EventSource(address, {
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...shown } }),
});
const told = [];
const heard = ({ type, data }) => told.push([type, JSON.parse(data).version]);
source.addEventListener("message", heard);
source.addEventListener("end", (event) => {
  heard(event);
  source.close();
  console.log(JSON.stringify(told));
});
"""
PARSER = """
import { EventSourceParserStream } from "eventsource-parser/stream";
const [, address, token] = process.argv;
const headers = { Accept: "text/event-stream", Authorization: `Bearer ${token}` };
const { body } = await fetch(address, { headers });
const told = [];
const texts = body.pipeThrough(new TextDecoderStream());
for await (const { event, data } of texts.pipeThrough(new EventSourceParserStream()))
  told.push([event ?? "message", JSON.parse(data).version]);
console.log(JSON.stringify(told));
"""


def by_eventsource(address: str, token: str) -> Told:
    """With `eventsource` of npm."""
    return printed(EVENTSOURCE, address, token)


def by_eventsource_parser(address: str, token: str) -> Told:
    """With `eventsource-parser` of npm."""
    return printed(PARSER, address, token)


def printed(program: str, *arguments: str) -> Told:
    """What a program of Node prints."""
    found = json.loads(node("--input-type=module", "-e", program, *arguments))
    return [(event, version) for event, version in found]


def shown(token: str) -> dict[str, str]:
    """The header that shows a token."""
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """A service that says something each second."""
    with running(database_url, stream_heartbeat_seconds=1) as url:
        yield url


@pytest.mark.parametrize("read", [by_httpx_sse, by_sseclient, by_eventsource, by_eventsource_parser])
def test_readers_of_the_registries_find_data_in_every_message(
    address: str, read: Callable[[str, str], Told]
) -> None:
    """Through the retry hint and heartbeats, before the first commit too, to the end of the game."""
    with httpx2.Client(base_url=address, timeout=30) as http, ThreadPoolExecutor(1) as reader:
        made = http.post("/v1/games", json={"ruleset": "counter", "setup": {"target": 4}}).json()
        path, headers = f"/v1/games/{made['game']}", shown(made["token"])
        reading = reader.submit(read, f"{address}{path}/commits?include=state", made["token"])
        time.sleep(1.5)  # a heartbeat
        act = {"If-Match": '"1"', **headers}
        done = http.post(f"{path}/actions", json={"type": "add", "amount": 9}, headers=act)
        assert done.status_code == 200, done.text
        assert reading.result(30) == [("message", 1), ("message", 2), ("end", 2)]
