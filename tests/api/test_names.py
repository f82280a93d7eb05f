"""What players call themselves, and where it is to be read."""

from __future__ import annotations

from xml.dom import minidom

import httpx2
import pytest

from automa_ledger.games.rulesets import RULESETS
from tests.api.client import Player, begun

READ = ("", "/story", "/commits", "/choices", "/score", "/board.svg", "/board.svg?last_turn=true")


async def named(http: httpx2.AsyncClient, name: str) -> Player:
    """A game of Scythe whose human is called so."""
    return await begun(http, "scythe", setup=RULESETS["scythe"].examples["setup"], names={"human": name})


async def test_no_table_sees_the_names_of_another(http: httpx2.AsyncClient) -> None:
    """Whatever is remembered of one game, it says nothing of another that stands as it does."""
    games = {name: await named(http, name) for name in ("Ada", "Zoe")}
    seen = set()
    for name, game in games.items():
        (other,) = games.keys() - {name}
        for below in READ:
            answer = await game.get(below)
            assert answer.status_code == 200, below
            assert other not in answer.text, below
            seen |= {below} if name in answer.text else set()
    assert {"", "/board.svg"} <= seen


@pytest.mark.parametrize("name", ["\uffff\ufffe", "<b>&amp;\"'", "]]>", "\U0010ffff"])
async def test_a_picture_is_one_whatever_somebody_is_called(http: httpx2.AsyncClient, name: str) -> None:
    """What XML cannot say, and what it would take for its own."""
    game = await named(http, name)
    minidom.parseString((await game.get("/board.svg")).content)  # noqa: S318 - our own drawing
    assert (await game.get("/board.png")).status_code == 200


@pytest.mark.promise("text-escaped")
async def test_a_reason_writes_no_line_of_a_report(http: httpx2.AsyncClient) -> None:
    """Whatever is in it, it stays where it was told."""
    game = await begun(http, setup={"target": 5}, names={"human": "Ada"})
    for reason in ("well\n\n   99  The Automa wins.", "up\r\u2028 99  down", "\u202e.sniw"):
        await game.act(type="correct", pointer="/total", value=1, reason=reason)
    assert (await game.act(type="add", amount=9))["over"]
    report = (await game.get("/report", Accept="text/plain")).text
    assert "well" in report
    assert [line for line in report.splitlines() if "99" in line[:9]] == []
    assert "\u202e" not in report
