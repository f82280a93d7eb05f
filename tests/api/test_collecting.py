"""What a collector of games gets: lists with what is counted, exports in bulk, states, and deletion."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import httpx2
import msgspec
import psycopg
from psycopg.sql import SQL, Identifier

from automa_ledger.games.rulesets import RULESETS
from tests.api.client import Player, begun, done, finished, problem
from tests.api.endings import ended_scythe
from tests.api.keyed import SETUP, KeyHolder, games, holder
from tests.api.logs import NDJSON, exported

SCOPES = ("games:create", "games:list", "games:read")


def own(http: httpx2.AsyncClient, made: dict[str, Any]) -> Player:
    """The owner of a game that was made with a key."""
    return Player(http, made["game"], made["token"], made["version"], made)


async def lines(key: KeyHolder, query: str = "") -> list[dict[str, Any]]:
    """The lines of an export in bulk."""
    answer = await key.get(f"/v1/games.ndjson{query}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, NDJSON), answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_fork_names_its_origin_everywhere(http: httpx2.AsyncClient, database_url: str) -> None:
    """In its state, in each command's answer, in the list, the table, and the exports; others name none."""
    key = holder(http, database_url, *SCOPES)
    game = own(http, await key.begin())
    await game.act(type="add", amount=1)
    await game.automa_turn()
    fork = own(http, done(await game.post("/forks", {"version": 2}, match=None), 201))
    origin = {"game": game.game, "version": 2}

    assert fork.created["forked_from"] == origin
    assert done(await fork.get())["forked_from"] == origin
    assert (await fork.automa_turn())["forked_from"] == origin
    assert json.loads((await exported(fork))[0])["forked_from"] == origin
    assert done(await game.get())["forked_from"] is None
    assert "forked_from" not in json.loads((await exported(game))[0])
    listed = (await key.list_games())["games"]
    assert [each["forked_from"] for each in listed] == [origin, None]
    table = csv.DictReader(io.StringIO((await key.get("/v1/games.csv")).text))
    assert [each["forked_from"] for each in table] == [f"{game.game}@2", ""]
    headers = [line for line in await lines(key) if "format" in line]
    assert [(each["game"], each.get("forked_from")) for each in headers] == [
        (fork.game, origin),
        (game.game, None),
    ]


async def test_a_list_counts_what_was_played(http: httpx2.AsyncClient, database_url: str) -> None:
    """Levels, turns, undone commits, and the scores by seat of a game that is over."""
    key = holder(http, database_url, *SCOPES)
    game = own(http, await key.begin())
    await game.act(type="add", amount=1)
    await game.automa_turn()
    done(await game.post("/undo"))
    log = b"".join(await exported(await ended_scythe(http)))
    over = done(
        await http.post("/v1/games/import", content=log, headers=key.headers | {"Content-Type": NDJSON}), 201
    )
    score = done(await own(http, over).get("/score"))
    first, second = (await key.list_games())["games"]

    assert (second["turns"], second["undone"], second["standings"]) == (1, 1, None)
    assert first["standings"] == score["standings"]
    assert [each["level"] for each in first["seats"]] == [None, "automa"]
    row, _ = csv.DictReader(io.StringIO((await key.get("/v1/games.csv")).text))
    totals = {each["seat"]: each["total"] for each in score["standings"]}
    assert (row["level"], row["undone"]) == ("automa", "0")
    assert row["turns"] == str(first["turns"])
    assert dict(each.split() for each in row["scores"].split("; ")) == {
        seat: str(total) for seat, total in totals.items()
    }
    for ruleset in ("expeditions", "trismegistus"):
        setup = msgspec.to_builtins(RULESETS[ruleset].examples["setup"])
        await key.begin({"ruleset": ruleset, "setup": setup})
        (listed,) = (await key.list_games(f"?ruleset={ruleset}"))["games"]
        assert listed["seats"][1]["level"] == setup["level"]


async def test_lists_and_exports_are_filtered(http: httpx2.AsyncClient, database_url: str) -> None:
    """By whether a game is over, and by when it was changed last."""
    key = holder(http, database_url, *SCOPES)
    going, over = [own(http, await key.begin()) for _ in range(2)]
    done(await over.post("/actions", {"type": "correct", "pointer": "/total", "value": 29}))
    await over.act(type="add", amount=9)
    for query, expected in (("?over=true", [over]), ("?over=false", [going])):
        assert games(await key.list_games(query)) == [each.game for each in expected]
        table = csv.DictReader(io.StringIO((await key.get(f"/v1/games.csv{query}")).text))
        assert [each["game"] for each in table] == [each.game for each in expected]
        told = [line["game"] for line in await lines(key, query) if "format" in line]
        assert told == [each.game for each in expected]
    later = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    assert games(await key.list_games(f"?since={quote(later)}")) == []
    assert await lines(key, f"?since={quote(later)}") == []
    assert len(games(await key.list_games("?since=2026-01-01T00:00:00%2B01:00"))) == 2
    for wrong in ("?since=yesterday", "?since=2026-01-01T00:00:00", "?over=maybe"):
        problem(await key.get(f"/v1/games{wrong}"), 400, "invalid_parameter")


async def test_an_export_in_bulk_is_the_logs_one_after_the_other(
    http: httpx2.AsyncClient, database_url: str
) -> None:
    """Each as the game itself exports it; only a key with the scope gets them, and only its own."""
    key, other = holder(http, database_url, *SCOPES), holder(http, database_url, "games:list")
    made = [own(http, await key.begin()) for _ in range(2)]
    await made[0].act(type="add", amount=1)
    answer = await key.get("/v1/games.ndjson")
    logs = [b"".join(await exported(each)) for each in made[::-1]]
    assert answer.content == b"".join(logs)
    assert problem(await other.get("/v1/games.ndjson"), 403, "scope_missing")["required"] == "games:read"
    assert await lines(holder(http, database_url, *SCOPES)) == []


async def test_the_states_of_all_versions_are_one_answer(http: httpx2.AsyncClient) -> None:
    """Each as it is read alone; what was undone is marked, and what is secret to the seat stays so."""
    game = await begun(http, setup={"target": 30})
    await game.act(type="add", amount=1)
    await game.automa_turn()
    done(await game.post("/undo"))
    for reader in (game, await game.share("spectator")):
        answer = await reader.get("/states")
        told = [json.loads(line) for line in answer.text.splitlines()]
        assert [each["version"] for each in told] == [1, 2, 3, 4]
        assert [each["undone"] for each in told] == [False, False, True, False]
        for each in told:
            read = done(await reader.get(f"?version={each['version']}"))
            assert (each["state"], each["over"]) == (read["state"], read["over"])


async def test_a_deleted_game_is_gone(http: httpx2.AsyncClient, database_url: str) -> None:
    """By its owner alone: no token opens it, no list has it, and a tombstone keeps its last hash."""
    key = holder(http, database_url, *SCOPES)
    game = own(http, await key.begin(SETUP | {"names": {"human": "Ada"}}))
    onlooker, player = await game.share("spectator"), await game.share("player", "human")
    hook = done(await game.post("/webhooks", {"url": "https://example.com/hook"}, match=None), 201)
    last = json.loads((await exported(game))[-1])
    for each in (onlooker, player):
        headers = {"Authorization": f"Bearer {each.token}"}
        problem(await http.delete(game.path, headers=headers), 403, "role_forbidden")

    headers = {"Authorization": f"Bearer {game.token}"}
    gone = done(await http.delete(game.path, headers=headers))

    assert gone == {"game": game.game, "version": last["version"], "hash": last["hash"]}
    for each in (game, onlooker, player):
        problem(await each.get(), 404, "game_unknown")
        problem(await each.post("/actions", {"type": "add", "amount": 1}), 404, "game_unknown")
    problem(await http.delete(game.path, headers=headers), 404, "game_unknown")
    problem(await key.get(f"{game.path}/tokens"), 404, "game_unknown")
    assert games(await key.list_games()) == []
    assert await lines(key) == []
    with psycopg.connect(database_url) as connection:
        found = connection.execute("select version, hash from tombstones where game_id = %s", [game.game])
        assert found.fetchall() == [(last["version"], bytes.fromhex(last["hash"]))]
        for table in ("names", "webhook_cursors"):
            query = SQL("select from {} where game_id = %s").format(Identifier(table))
            assert connection.execute(query, [game.game]).fetchall() == [], table
        state = connection.execute("select state from webhooks where hook_id = %s", [hook["id"]])
        assert state.fetchone() == ("removed",)


async def test_names_go_with_a_deleted_game_alone(http: httpx2.AsyncClient, database_url: str) -> None:
    """The account of the service can erase no others."""
    game = await finished(http)
    named = await begun(http, names={"human": "Ada"}, setup={"target": 5})
    with psycopg.connect(database_url) as connection:
        connection.execute("set role automa_service")
        connection.execute("select erase_names(%s)", [named.game])
    assert done(await named.get())["names"] == {"human": "Ada"}
    assert done(await game.get())["names"] == {}
