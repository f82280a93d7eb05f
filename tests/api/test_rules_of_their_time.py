"""A rule was mended: games that began before go on by the rules that they began with."""

from __future__ import annotations

import dataclasses
import json

import httpx
import msgspec
import psycopg
import pytest

from domain.scythe import RULESET
from tests.api.client import Player, begun, done, finished, problem
from tests.api.logs import exported, facts, forged, import_
from tests.api.running import ALL, running
from tests.domain.scythe.table import automa, human
from tests.hostile.test_hands import ATTACK, POSITION, seated

FIVE = ["upgrades", "mechs", "structures", "recruits", "workers"]
SCOUT = {"type": "use_ability", "ability": "scout"}


PLAYERS = [seated(0, abilities=["scout"]), seated(1, combat_cards=[2, 3, 4, 5]), POSITION["players"][2]]


async def kinds(game: Player) -> list[str]:
    """The types of all events of a log."""
    return [each["event"]["type"] for each in done(await game.get("/events"))["events"]]


async def test_a_game_goes_on_by_the_rules_that_it_began_with(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R27: in version 1 of the rules Scout took the first card of a hand, and in its games it still does."""
    games = []
    with monkeypatch.context() as earlier:
        earlier.setitem(ALL, "scythe", dataclasses.replace(RULESET, version=1))
        with running(database_url) as url:
            async with httpx.AsyncClient(base_url=url, timeout=30) as http:
                for _ in range(2):
                    games.append(await begun(http, "scythe", position={**POSITION, "players": PLAYERS}))
                    await games[-1].act(**ATTACK)
                await games[0].act(**SCOUT)

    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            before, after = (msgspec.structs.replace(each, http=http) for each in games)
            now = await begun(http, "scythe", position={**POSITION, "players": PLAYERS})
            await now.act(**ATTACK)
            for game in (after, now):
                await game.act(**SCOUT)
            for game, mixed in ((before, 0), (after, 0), (now, 1)):
                assert (await kinds(game))[-2:].count("deck_shuffled") == mixed
                assert done(await game.get("/audit"))["sound"]


async def test_options_are_those_of_the_rules_that_a_game_began_with(
    http: httpx.AsyncClient, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Albion, Exalt: in version 7 of the rules a Flag was placed without moving, and is still offered so."""
    position = {"players": [human("albion", character="r6c4"), automa()], "turn": "human"}
    with monkeypatch.context() as earlier:
        earlier.setitem(ALL, "scythe", dataclasses.replace(RULESET, version=7))
        with running(database_url) as url:
            async with httpx.AsyncClient(base_url=url, timeout=30) as older:
                begun_then = await begun(older, "scythe", position=position, strict=True)
    before = msgspec.structs.replace(begun_then, http=http)
    now = await begun(http, "scythe", position=position, strict=True)
    offered = [done(await game.get("/options"))["options"]["token"] for game in (before, now)]
    assert offered == ["r6c4", None]
    await before.act(type="place_token", territory="r6c4")
    assert done(await before.get("/audit"))["sound"]


async def test_a_game_of_before_is_scored_as_it_was(
    http: httpx.AsyncClient, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Invaders, Exalt: in version 8 of the rules a Flag was no territory; its games end so, and are sound."""
    albion = human("albion", workers=["r3c1"], tokens=["r3c1"], stars=FIVE)
    position = {"players": [albion, automa()], "turn": "human"}
    with monkeypatch.context() as earlier:
        earlier.setitem(ALL, "scythe", dataclasses.replace(RULESET, version=8))
        with running(database_url) as url:
            async with httpx.AsyncClient(base_url=url, timeout=30) as older:
                begun_then = await begun(older, "scythe", position=position)
    before = msgspec.structs.replace(begun_then, http=http)
    now = await begun(http, "scythe", position=position)
    for game, territories in ((before, 1), (now, 2)):
        for _ in range(2):
            scores = done(await game.get("/score"))["score"]["players"]
            assert [each["territories"] for each in scores if each["seat"] == "human"] == [territories]
            if not done(await game.get("/score"))["over"]:
                await game.act(type="place_star", goal="objective")
        ended = done(await game.get("/events"))["events"]
        totals = [each["event"]["totals"] for each in ended if each["event"]["type"] == "game_ended"]
        assert [each["human"] for each in totals] == [24 + 3 * territories]  # popularity 7: stars 4, land 3
        assert done(await game.get("/audit"))["sound"]


async def called(http: httpx.AsyncClient, version: int) -> httpx.Response:
    """What comes of importing a log that calls itself one of this version of the rules."""
    header, *lines = await exported(await finished(http))
    events = facts([header, *lines])
    events[0]["command"]["ruleset_version"] = version
    told = json.dumps({**json.loads(header), "ruleset_version": version}).encode()
    return await import_(http, forged(told, events))


@pytest.mark.parametrize("version", [-1, 0])
async def test_there_is_no_game_by_rules_that_never_were(http: httpx.AsyncClient, version: int) -> None:
    """No log calls itself one of them."""
    assert problem(await called(http, version), 422, "log_not_played")["line"] == 2


async def test_newer_rules_have_kinds_of_events_that_are_not_known_here(
    http: httpx.AsyncClient, database_url: str
) -> None:
    """Nothing of such a game is damaged, and no log of one forged."""
    game = await finished(http)
    header, *lines = await exported(game)
    events = facts([header, *lines])
    events[0]["command"]["ruleset_version"] = 2
    events[1] = {"type": "something_new"}
    told = json.dumps({**json.loads(header), "ruleset_version": 2}).encode()
    assert problem(await import_(http, forged(told, events)), 503, "ruleset_unavailable")["version"] == 2

    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        for version in (1, 2):
            text = json.dumps(events[version - 1], separators=(",", ":"), sort_keys=True)
            await connection.execute(
                "update events set data = %s, private = null where game_id = %s and version = %s",
                (text, game.game, version),
            )
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as later:
            there = msgspec.structs.replace(game, http=later)
            for asked in (there.post("/undo", match="*"), there.get(), there.get("/audit")):
                assert problem(await asked, 503, "ruleset_unavailable")["version"] == 2


@pytest.mark.parametrize("version", [2, 1 << 40])
async def test_no_log_of_newer_rules_is_called_a_forged_one(http: httpx.AsyncClient, version: int) -> None:
    """Nor taken: nobody here can tell what it is."""
    assert problem(await called(http, version), 503, "ruleset_unavailable")["version"] == version


async def test_a_process_plays_no_game_of_newer_rules(
    database_url: str, http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two releases serve side by side: the older one decides nothing by rules that the game does not have."""
    monkeypatch.setitem(ALL, "counter", dataclasses.replace(ALL["counter"], version=2))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as later:
            game = await begun(later, setup={"target": 5})
            older = msgspec.structs.replace(game, http=http)
            for asked in (older.post("/automa-turn", match="*"), older.get(), older.get("/audit")):
                assert problem(await asked, 503, "ruleset_unavailable")["version"] == 2
            assert done(await game.get("/audit"))["sound"]


async def test_a_log_is_held_to_the_bounds_of_what_is_new(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    """What no command may bring any more is found in a log, unless its game began before that was refused."""
    game = await finished(http)
    await game.act(type="correct", pointer="/total", value=99)
    header, *lines = await exported(game)
    events = facts([header, *lines])
    [command] = [each["command"] for each in events if each.get("command", {}).get("type") == "correct"]
    [corrected] = [each for each in events if each["type"] == "corrected"]
    command["value"], corrected["value"] = 70_000, "70000"

    problem(await import_(http, forged(header, events)), 422, "log_not_played")
    monkeypatch.setitem(ALL, "counter", dataclasses.replace(ALL["counter"], version=2, bounded_since=2))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as later:
            done(await import_(later, forged(header, events)), 201)


async def test_a_log_of_an_earlier_time_is_decided_as_any(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    """Who calls a log an older one, to say in it what pleases, is found out."""
    header, *lines = await exported(await finished(http))
    events = facts([header, *lines])
    at = next(at for at, each in enumerate(events) if each["type"] == "ended")
    events[at]["total"] += 1
    monkeypatch.setitem(ALL, "counter", dataclasses.replace(ALL["counter"], version=2))
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as later:
            done(await import_(later, [header, *lines]), 201)
            problem(await import_(later, forged(header, events)), 422, "log_not_played")
