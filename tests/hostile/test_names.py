"""What players call themselves, and where it is to be read."""

from __future__ import annotations

import socket
from xml.dom import minidom

import httpx

from service.games.rulesets import RULESETS
from service.narration.names import names
from tests.api.client import Player, begun, done
from tests.api.running import running

READ = ("", "/turns", "/events", "/options", "/score", "/board.svg", "/board.svg?last_turn=true")


async def named(http: httpx.AsyncClient, name: str) -> Player:
    """A game of Scythe whose human is called so."""
    setup = RULESETS["scythe"].examples["setup"]
    return await begun(http, "scythe", setup=setup, names={"human": name})


async def test_no_table_sees_the_names_of_another(http: httpx.AsyncClient) -> None:
    """Whatever is remembered of one game, it says nothing of another that stands as it does."""
    games = {name: await named(http, name) for name in ("Ada", "Zoe")}
    seen = set()
    for name, game in games.items():
        other = next(each for each in games if each != name)
        for below in READ:
            answer = await game.get(below)
            assert answer.status_code == 200
            assert other not in answer.text, below
            seen |= {below} if name in answer.text else set()
    assert {"/turns", "/board.svg"} <= seen


async def test_a_picture_is_one_whatever_somebody_is_called(http: httpx.AsyncClient) -> None:
    """What XML cannot say, and what it would take for its own."""
    for name in ("\uffff\ufffe", "<b>&amp;\"'", "\u2028]]>", "\U0010ffff"):
        game = await named(http, name)
        minidom.parseString((await game.get("/board.svg")).content)  # noqa: S318 - our own drawing
        assert (await game.get("/board.png")).status_code == 200
        assert done(await game.get())["version"] > 1


def test_no_request_has_the_names_of_the_one_before(database_url: str) -> None:
    """Also when both came at once on one connection; what a ruleset's ids are called is kept for all."""
    names.cache_clear()
    setup = RULESETS["scythe"].examples["setup"]
    with running(database_url) as address, httpx.Client(base_url=address, timeout=30) as http:
        body = {"ruleset": "scythe", "setup": setup, "names": {"human": "Zoe"}}
        begun = http.post("/v1/games", json=body).json()
        with socket.create_connection((http.base_url.host, http.base_url.port or 0), timeout=30) as line:
            host = f"Host: {http.base_url.host}:{http.base_url.port}\r\n"
            token = f"Authorization: Bearer {begun['token']}\r\n"
            story = f"GET /v1/games/{begun['game']}/turns HTTP/1.1\r\n{host}{token}\r\n"
            ruleset = f"GET /v1/rulesets/scythe HTTP/1.1\r\n{host}Connection: close\r\n\r\n"
            line.sendall(f"{story}{ruleset}".encode())
            with line.makefile("rb") as answers:
                assert answers.read().count(b"HTTP/1.1 200 OK") == 2
        found = http.get("/v1/rulesets/scythe").json()["names"]
    names.cache_clear()
    assert found == names("scythe", "en")
