"""An event type that changed: a log of yesterday, played on today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx
import pytest

from domain.core.command import Command
from domain.core.draft import Decision
from domain.core.event import Event
from domain.core.ruleset import Ruleset
from domain.core.upcasting import Facts
from service.log.verifying import verified
from tests import toy
from tests.api.client import Player, begun, done
from tests.api.running import running
from tests.toy.events import LanternsLit
from tests.toy.state import State


class Lit(Event, frozen=True, tag="lanterns_lit@2"):
    """A seat lit lanterns: what `lanterns_lit` said, with the number under another name."""

    seat: str
    count: int
    rule: str


def _renamed(facts: Facts) -> Facts:
    number = facts.pop("lanterns")
    return {**facts, "type": "lanterns_lit@2", "count": number}


class Today(Ruleset[State]):
    """It writes down what happened under another name."""

    def decide(self, state: State | None, command: Command[Any]) -> Decision[State]:
        """As yesterday, but for the name."""
        made = super().decide(state, command)
        facts = (Lit(f.seat, f.lanterns, f.rule) if isinstance(f, LanternsLit) else f for f in made.facts)
        return Decision(tuple(facts), made.state)


def _evolve(state: State | None, event: Event) -> State:
    return toy.RULESET.evolve(
        state, LanternsLit(event.seat, event.count, event.rule) if isinstance(event, Lit) else event
    )


YESTERDAY = toy.RULESET
EVENTS = (*(kind for kind in toy.RULESET.events if kind is not LanternsLit), Lit)


def _today() -> Today:
    parts = {name: getattr(toy.RULESET, name) for name in toy.RULESET.__dataclass_fields__}
    changed: Mapping[str, Any] = {
        "events": EVENTS,
        "evolve": _evolve,
        "upcasters": {"lanterns_lit": _renamed},
    }
    return Today(**{**parts, **changed})


async def test_a_log_of_yesterday_is_played_on_today(database_url: str) -> None:
    """Read, continued, taken back, audited, exported and copied; what was stored stays as it was written."""
    with running(database_url, rulesets={YESTERDAY.name: YESTERDAY}) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, ruleset=YESTERDAY.name, setup={"first": "human"})
            await game.act(type="light", lanterns=2)
            await game.automa_turn()
            then = done(await game.get())["state"]
    with running(database_url, rulesets={YESTERDAY.name: _today()}) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            same = Player(http, game.game, game.token, game.version)
            assert done(await same.get())["state"] == then
            await same.act(type="light", lanterns=1)
            assert done(await same.get("/audit"))["sound"]
            log = (await same.get("/events", Accept="application/x-ndjson")).content
            assert b'"type":"lanterns_lit"' in log
            assert b'"type":"lanterns_lit@2"' in log
            assert verified(log.splitlines(keepends=True)).version == same.version
            told = [
                step["code"] for turn in done(await same.get("/turns"))["turns"] for step in turn["steps"]
            ]
            assert told.count("lanterns_lit@2") >= 2
            copy = done(await same.post("/forks", match=None), 201)
            assert copy["state"] == done(await same.get())["state"]


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_of_today_is_no_old_one(kind: type[Event]) -> None:
    """A type that is still written is never taken for an old one."""
    assert kind.__struct_config__.tag not in _today().upcasters
