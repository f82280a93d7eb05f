"""Random players, onlookers and strangers, who send what was sent in real games, bent in every way."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from service.games.rulesets import RULESETS
from tests.api.client import Player, begun, done
from tests.hostile.test_hands import POSITION

STEPS = 40
LOGS = Path(__file__).parents[1] / "logs" / "0.1.0"
READS = (
    *("", "/events", "/turns", "/options", "/score", "/audit", "/board.svg", "/board.svg?last_turn=true"),
    *(
        "/turns?limit=200",
        "/events/{}/explanation",
        "?version={}",
        "/report",
        "/bg-stats",
        "/webhooks",
        "/tokens",
    ),
    *("?seat=one", "?seat=two", "/events?after={}", "/board.png?version={}"),
)
ACTS = ("/actions", "/actions", "/actions", "/turns", "/automa-turn", "/undo", "/redo", "/goto", "/forks")
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 2**53 - 1, "", "automa", "two", "r4c3", "home", "x" * 300, "\u202e\x00", "/"),
    *([], {}, [[]], [0] * 60, {"a": {"b": []}}, {"type": "settle"}, "-", "/players/1/combat_cards/0"),
)
SECRET = re.compile(r'"salt":"[0-9a-f]|"order":\[[^\]]')


def commands(ruleset: str) -> list[dict[str, Any]]:
    """What was commanded in a whole game."""
    lines = (LOGS / f"{ruleset}.ndjson").read_text(encoding="utf-8").splitlines()[1:]
    events = [json.loads(line)["event"] for line in lines]
    return [event["command"] for event in events if event["type"] == "commanded"][1:]


def bent(chance: Random, value: Any) -> Any:  # noqa: ANN401 - any JSON
    """A document with something in it that should not be there, most of the time."""
    if chance.random() < 0.15:
        return chance.choice(JUNK)
    match value:
        case dict() if value:
            name = chance.choice([*value])
            made = {**value, name: bent(chance, value[name])}
            if chance.random() < 0.1:
                del made[name]
            return made
        case list() if value:
            place = chance.randrange(len(value))
            return [*value[:place], bent(chance, value[place]), *value[place + 1 :]]
    return value


def bodies(chance: Random, ruleset: str, below: str) -> Iterator[Any]:
    """Something to send, again and again."""
    told = commands(ruleset)
    correction = {"type": "correct", "pointer": "/players/1/combat_cards", "value": [2], "reason": "so"}
    settlement = {"type": "settle", "attacker": {"dial": 0}, "defender": {"dial": 0, "cards": [3]}}
    while True:
        one = chance.choice([*told, correction, settlement])
        match below:
            case "/turns":
                yield bent(chance, {"actions": chance.choices(told, k=3)})
            case "/goto" | "/forks":
                yield bent(chance, {"version": chance.randrange(1, 30)})
            case "/undo" | "/redo":
                yield bent(chance, {"commits": chance.randrange(1, 4)})
            case _:
                yield bent(chance, one) if chance.random() < 0.7 else one


async def everybody(http: httpx.AsyncClient, ruleset: str) -> list[Player]:
    """All who can show a token: the owner, a player for each seat, an onlooker, and a stranger."""
    virtual: dict[str, Any] = {"position": POSITION} if ruleset == "scythe" else {}
    begin = virtual or {"setup": RULESETS[ruleset].examples["setup"]}
    owner = await begun(http, ruleset, undo="barrier", **begin)
    seats = ("one", "two") if virtual else ("human",)
    other = await begun(http, ruleset, **begin)
    stranger = Player(http, owner.game, other.token, 1)
    return [
        owner,
        *[await owner.share("player", seat) for seat in seats],
        await owner.share("spectator"),
        stranger,
    ]


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_nobody_gets_more_than_is_theirs(http: httpx.AsyncClient, ruleset: str) -> None:
    """Whatever is sent: no fault, no secret, nothing for a stranger, and a log that is sound in the end."""
    chance = Random(ruleset)  # noqa: S311 - a game of a test
    owner, *others = await everybody(http, ruleset)
    stranger = others[-1]
    over = False
    for _ in range(STEPS):
        who = chance.choice([owner, owner, *others])
        below = chance.choice(ACTS if chance.random() < 0.6 else READS)
        if below in ACTS:
            body = next(bodies(chance, ruleset, below))
            answer = await who.post(below, body, match=None if below == "/forks" else "*")
        else:
            answer = await who.get(below.format(chance.randrange(1, 40)))
        assert answer.status_code < 500, (who, below, answer.text)
        if who is stranger:
            assert answer.status_code in {400, 404, 413}, (below, answer.text)
        if below != "/forks" and not below.startswith("/board"):
            over = over or '"over":true' in answer.text
            assert over or not SECRET.search(answer.text), (below, answer.text)
    assert done(await owner.get("/audit"))["sound"]
    assert "automa_failures_total 0.0" in (await http.get("/metrics")).text
