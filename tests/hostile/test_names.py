"""What players call themselves, and where it is to be read."""

from __future__ import annotations

from xml.dom import minidom

import httpx

from service.games.rulesets import RULESETS
from tests.api.client import Player, begun, done

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
