"""A rule and an event have changed: games that began before go on by the rules that they began with."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any

import httpx2
import msgspec
import pytest

import lanterns
from automa_ledger.log.log_file import parse_log
from automa_rules.core.command import Command
from automa_rules.core.draft import Decision
from automa_rules.core.event import Event
from automa_rules.core.ruleset import Ruleset
from lanterns.events import UPCASTERS, LanternsLit
from lanterns.state import State
from tests.api.client import Player, begun, done, finished, problem
from tests.api.logs import commits, exported, forged, import_
from tests.api.running import ALL, running

TODAY = lanterns.RULESET
NAME = TODAY.name


class OldLanternsLit(Event, frozen=True, tag="lanterns_lit"):
    """As version 1 of the toy wrote it."""

    seat: str
    lanterns: int
    rule: str


class Yesterday(Ruleset[State]):
    """The toy at its version 1."""

    def decide(self, state: State | None, command: Command[Any]) -> Decision[State]:
        """By the rules of version 1, in events of version 1."""
        made = super().decide(state, command)
        return Decision(tuple(map(_old, made.events)), made.state)


def _old(fact: Event) -> Event:
    return OldLanternsLit(fact.seat, fact.count, fact.rule) if isinstance(fact, LanternsLit) else fact


def _evolve(state: State | None, event: Event) -> State:
    if isinstance(event, OldLanternsLit):
        event = LanternsLit(event.seat, event.lanterns, event.rule)
    return TODAY.evolve(state, event)


def _yesterday() -> Yesterday:
    parts = {name: getattr(TODAY, name) for name in TODAY.__dataclass_fields__}
    events = (*(kind for kind in TODAY.events if kind is not LanternsLit), OldLanternsLit)
    old: Mapping[str, Any] = {"version": 1, "events": events, "evolve": _evolve, "upcasters": {}}
    return Yesterday(**{**parts, **old})


async def light(game: Player, lanterns: int) -> httpx2.Response:
    """The human's turn."""
    return await game.post("/actions", {"type": "light", "lanterns": lanterns})


async def begun_yesterday(database_url: str) -> Player:
    """A game in which three lanterns were lit at once, which version 1 allowed, and the Automa has moved."""
    with running(database_url, rulesets={NAME: _yesterday()}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, ruleset=NAME, setup={"first": "human"})
            await game.act(type="light", lanterns=3)
            await game.automa_turn()
            return game


async def test_a_game_goes_on_by_the_rules_that_it_began_with(database_url: str) -> None:
    """Read, forked, played to its end, audited, exported and imported; the stored text stays as it was."""
    game = await begun_yesterday(database_url)
    with running(database_url, rulesets={NAME: TODAY}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            same = Player(http, game.game, game.token, game.version)
            fork = done(await same.post("/forks", match=None), 201)
            for each in (same, Player(http, fork["game"], fork["token"], fork["version"])):
                await played_to_its_end(each)
                assert done(await each.get("/audit"))["sound"]
                lines = await exported(each)
                assert b'"type":"lanterns_lit@2"' in b"".join(lines)
                assert parse_log(b"".join(lines)).header.version == each.version
                assert done(await import_(http, lines), 201)["state"] == done(await each.get())["state"]
            assert b'"type":"lanterns_lit"' in b"".join(await exported(same))
            story = done(await same.get("/story"))["commits"]
            codes = {step["code"] for commit in story for step in commit["steps"]}
            assert "lanterns_lit@2" in codes
            assert "lanterns_lit" not in codes


async def played_to_its_end(game: Player) -> None:
    """The human lights three lanterns each turn."""
    now = done(await game.get())
    while not now["over"]:
        now = done(await (light(game, 3) if now["turn"] == "human" else game.post("/automa-turn")))


async def test_a_new_game_is_played_by_the_new_rules(database_url: str) -> None:
    """Nor does a log of version 1 pass for one of version 2."""
    game = await begun_yesterday(database_url)
    with running(database_url, rulesets={NAME: TODAY}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            now = await begun(http, ruleset=NAME, setup={"first": "human"})
            assert problem(await light(now, 3), 409, "too_many_at_once")["most"] == 2
            same = Player(http, game.game, game.token, game.version)
            await played_to_its_end(same)
            header, *lines = await exported(same)
            log = commits([header, *lines])
            log[0]["command"]["ruleset_version"] = 2
            told = json.dumps({**json.loads(header), "ruleset_version": 2}).encode()
            assert problem(await import_(http, forged(told, log)), 422, "log_not_played")


@pytest.mark.parametrize("kind", TODAY.events)
def test_no_event_of_today_is_an_old_one(kind: type[Event]) -> None:
    """A type that is still written is never taken for an old one."""
    assert kind.__struct_config__.tag not in UPCASTERS


async def called(http: httpx2.AsyncClient, version: int) -> httpx2.Response:
    """The answer to the import of a log that names this version of the rules."""
    header, *lines = await exported(await finished(http))
    log = commits([header, *lines])
    log[0]["command"]["ruleset_version"] = version
    told = json.dumps({**json.loads(header), "ruleset_version": version}).encode()
    return await import_(http, forged(told, log))


@pytest.mark.parametrize("version", [-1, 0])
async def test_there_is_no_game_by_rules_that_never_were(http: httpx2.AsyncClient, version: int) -> None:
    """A log that names such a version is refused."""
    assert problem(await called(http, version), 422, "log_not_played")["line"] == 2


@pytest.mark.parametrize("version", [2, 1 << 40])
async def test_no_log_of_newer_rules_is_called_a_forged_one(http: httpx2.AsyncClient, version: int) -> None:
    """Nor taken: nobody here can tell what it is."""
    assert problem(await called(http, version), 503, "ruleset_unavailable")["version"] == version


@pytest.mark.promise("newer-rules")
async def test_a_process_plays_no_game_of_newer_rules(database_url: str) -> None:
    """Two releases serve side by side: to the older one a newer game, with events it does not know, rests."""
    with running(database_url, rulesets={NAME: TODAY}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, ruleset=NAME, setup={"first": "human"})
            await game.act(type="light", lanterns=2)
            lines = await exported(game)
    with running(database_url, rulesets={NAME: _yesterday()}) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as older:
            there = msgspec.structs.replace(game, http=older)
            for asked in (there.post("/undo", match="*"), there.get(), there.get("/audit")):
                assert problem(await asked, 503, "ruleset_unavailable")["version"] == 2
            assert problem(await import_(older, lines), 503, "ruleset_unavailable")["version"] == 2


async def test_a_log_of_an_earlier_time_is_decided_as_any(
    http: httpx2.AsyncClient, monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    """A forged log is found out, whatever version it names."""
    header, *lines = await exported(await finished(http))
    log = commits([header, *lines])
    (ended,) = [event for event in log[-1]["events"] if event["type"] == "ended"]
    ended["total"] += 1
    monkeypatch.setitem(ALL, "counter", dataclasses.replace(ALL["counter"], version=2))
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as later:
            done(await import_(later, [header, *lines]), 201)
            problem(await import_(later, forged(header, log)), 422, "log_not_played")
