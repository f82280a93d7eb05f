"""The log: pages, export, proof, forks, imports, reasons."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest

from automa_ledger.cli import main
from automa_ledger.log.log_file import parse_log
from automa_rules.core.hash_chain import commit_hash
from automa_rules.core.rejection import Rejected
from tests.api.client import Player, begun, done, finished, problem
from tests.api.logs import NDJSON, commits, exported, facts, forged, import_, start_of
from tests.api.stream import append_unheard


async def test_the_log_comes_in_pages(game: Player) -> None:
    """Each commit with its version, its command and its steps; `next` leads on."""
    for amount in (1, 2):
        await game.act(type="correct", pointer="/total", value=amount, reason="")
    first = done(await game.get("/commits?limit=2"))
    rest = done(await game.get(f"/commits?after={first['next']}"))

    assert [each["version"] for each in first["commits"] + rest["commits"]] == [1, 2, 3]
    assert [step["step"] for step in first["commits"][0]["steps"]] == ["1.1", "1.2"]
    assert (first["next"], rest["next"]) == (2, None)
    assert done(await game.get("/commits?after=3"))["commits"] == []
    for query in ("after=-1", "limit=0", "limit=201", "limit=x"):
        problem(await game.get(f"/commits?{query}"), 400, "invalid_parameter")


async def test_the_export_proves_itself(game: Player) -> None:
    """Anybody can follow the chain over the exact bytes of each commit."""
    await game.act(type="add", amount=1)
    header, *lines = await exported(game)
    assert json.loads(header)["format"] == "automa-ledger/1"
    previous = start_of(header)
    for version, line in enumerate(lines, 1):
        told = json.loads(line)
        start, end = line.index(b'"command":') + len(b'"command":'), line.index(b',"events":[')
        seat = json.dumps(told["seat"]).encode()
        parts = (told["at"].encode(), line[start:end], seat)
        opening = b'{"at":"%b","command":%b,"seat":%b,"type":"commanded"}' % parts
        facts = line[end + len(b',"events":[') : line.rindex(b"]}")]
        previous = commit_hash(previous, version, b"[" + opening + b"," + facts + b"]")
        assert (told["version"], told["hash"]) == (version, previous.hex())

    assert parse_log(b"".join([header, *lines])).header.version == 2


async def test_an_export_goes_on_behind_a_version(game: Player) -> None:
    """Without the header, which is there only at the start."""
    await game.act(type="add", amount=1)
    answer = await game.get("/commits?after=1", Accept=NDJSON)

    assert [json.loads(line)["version"] for line in answer.content.splitlines()] == [2]


async def test_an_export_is_read_as_it_is_taken(game: Player, database_url: str) -> None:
    """The service reads no more of the log than the client has taken: what it reads later may be newer."""
    await append_unheard(database_url, game.game, 1_400, 20_000)  # many pages of 2 MB
    async with game.http.stream(
        "GET", f"{game.path}/commits", headers={"Authorization": f"Bearer {game.token}", "Accept": NDJSON}
    ) as answer:
        lines = answer.aiter_lines()
        header, first = json.loads(await anext(lines)), json.loads(await anext(lines))
        async with await psycopg.AsyncConnection.connect(database_url) as connection:
            await connection.execute(
                "update commits set events = replace(events, '/total', '/target') "
                "where game_id = %s and version = %s",
                (game.game, header["version"]),
            )
        told = [json.loads(line)["events"][0]["pointer"] async for line in lines]

    assert (first["version"], header["version"]) == (1, 1_401)
    assert told == ["/total"] * 1_399 + ["/target"]


async def test_there_is_nothing_behind_the_end(game: Player) -> None:
    """In whatever form the log is asked for; at its very end it is empty."""
    for media in ("application/json", NDJSON, "text/event-stream"):
        refused = problem(await game.get("/commits?after=2", Accept=media), 404, "version_unknown")
        assert (refused["version"], refused["current_version"]) == (2, 1)
    assert (await game.get("/commits?after=1", Accept=NDJSON)).content == b""


async def test_verify_names_the_first_line_that_was_edited(
    http: httpx2.AsyncClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`automa verify` follows chain and shuffles, and fails with the line."""
    game = await finished(http)
    lines = await exported(game)
    file = tmp_path / "game.ndjson"
    file.write_bytes(b"".join(lines))
    assert main(["verify", str(file)]) == 0
    assert "1 revealed and kept, 0 not revealed" in capsys.readouterr().out
    lines[2] = lines[2].replace(b'"amount":9', b'"amount":8')
    file.write_bytes(b"".join(lines))
    assert main(["verify", str(file)]) == 1
    assert "line 3" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "missing")]) == 1


@pytest.mark.parametrize(
    ("number", "change"),
    [
        (1, lambda _: b"{}\n"),
        (1, lambda line: line.replace(b"ledger/1", b"ledger/9")),
        (3, lambda line: line.replace(b'"version":2', b'"version":3')),
        (3, lambda _: b"not json\n"),
        (3, lambda line: line.replace(b'"hash":"', b'"hash":"0')),
        (3, lambda line: line.replace(b'"seat":"human"', b'"seat":null')),
        (3, lambda line: line.replace(b'"at":"2', b'"at":"3')),
        (1, lambda line: line.replace(b'"head":"', b'"head":"0')),
        (2, lambda line: line.replace(b'"version":1', b'"version":2')),
        (1, lambda line: line.replace(b'{"format"', b'{"x":1,"format"')),
        (3, lambda line: line.replace(b'{"version"', b'{"version":7,"version"')),
        (3, lambda line: line.replace(b'"hash"', b'"note":"sound","hash"')),
        (3, lambda line: line.replace(b'"version":', b'"version": ')),
    ],
)
async def test_each_kind_of_edit_is_found(
    http: httpx2.AsyncClient, number: int, change: Callable[[bytes], bytes]
) -> None:
    """The first line that is wrong is named."""
    lines = await exported(await finished(http))
    lines[number - 1] = change(lines[number - 1])
    with pytest.raises(Rejected) as found:
        parse_log(b"".join(lines))

    assert found.value.facts["line"] == number


async def test_a_log_that_was_cut_off_is_found_out(http: httpx2.AsyncClient) -> None:
    """The header tells where a log ends: the first line that is missing, or one too many, is named."""
    header, *lines = await exported(await finished(http))
    with pytest.raises(Rejected) as found:
        parse_log(b"".join([header, *lines[:-1]]))
    assert found.value.facts["line"] == len(lines) + 1
    longer = header.replace(b'"version":%d' % len(lines), b'"version":%d' % (len(lines) - 1))
    with pytest.raises(Rejected) as found:
        parse_log(b"".join([longer, *lines]))
    assert found.value.facts["line"] == len(lines) + 1

    refused = problem(await import_(http, [header, *lines[:-1]]), 422, "log_cut_off")
    assert (refused["version"], refused["announced"]) == (len(lines) - 1, len(lines))


async def test_an_audit_checks_everything(game: Player) -> None:
    """Chain, shuffles (still secret) and decisions of a sound game."""
    await game.act(type="add", amount=1)
    await game.automa_turn()
    done(await game.post("/undo"))
    audit = done(await game.get("/audit"))

    assert audit["sound"]
    assert audit["chain"]["broken_at"] is None
    assert [(each["step"], each["sound"], each["revealed"]) for each in audit["shuffles"]] == [
        ("1.2", True, False)
    ]
    assert audit["decisions"] == {"checked": 4, "differing": []}


async def test_a_fork_is_a_game_of_its_own(game: Player) -> None:
    """It has the same log up to the version, another owner, and goes its own way."""
    await game.act(type="add", amount=1)
    forked = done(await game.post("/forks", {"version": 2}, match=None), 201)
    fork = Player(game.http, forked["game"], forked["token"], forked["version"])

    assert forked["forked_from"] == {"game": game.game, "version": 2}
    assert facts(await exported(fork)) == facts(await exported(game))
    assert await drawn(fork) == await drawn(game)
    problem(await Player(game.http, fork.game, game.token, 2).get(), 404, "game_unknown")
    problem(await game.post("/forks", {"version": 77}, match=None), 404, "version_unknown")
    assert done(await fork.get("/audit"))["sound"]


async def drawn(game: Player) -> Any:  # noqa: ANN401 - any JSON
    """The facts of the Automa's next card."""
    return (await game.automa_turn())["commit"]["steps"][0]["facts"]


async def test_a_finished_game_can_be_imported(http: httpx2.AsyncClient) -> None:
    """The same log, a new game with the same story and score; what was secret is known from the reveal."""
    game = await begun(http, setup={"target": 5})
    await game.act(type="add", amount=2)
    done(await game.post("/undo"))
    await game.act(type="add", amount=9)
    lines = await exported(game)
    made = done(await import_(http, lines), 201)
    copy = Player(http, made["game"], made["token"], made["version"])

    assert facts(await exported(copy)) == facts(lines)
    assert made["state"] == done(await game.get())["state"]
    assert done(await copy.get("/story")) == {**done(await game.get("/story")), "game": copy.game}
    assert done(await copy.get("/score")) == {**done(await game.get("/score")), "game": copy.game}
    assert done(await copy.get("/audit"))["sound"]
    done(await copy.post("/undo"))


async def test_a_game_with_a_secret_deck_cannot_be_imported(game: Player) -> None:
    """Nobody could draw on."""
    refused = problem(await import_(game.http, await exported(game)), 422, "shuffle_secret")

    assert (refused["version"], refused["deck"]) == (1, "deck")


async def test_what_is_no_log_cannot_be_imported(http: httpx2.AsyncClient) -> None:
    """Each fault has its code and, where there is one, the version and its line."""
    lines = await exported(await finished(http))
    header = lines[0]
    broken = problem(await import_(http, [header, *lines[2:]]), 422, "chain_broken")
    assert (broken["version"], broken["line"]) == (1, 2)
    other = forged(header.replace(b"counter", b"chess"), commits(lines))
    problem(await import_(http, other), 422, "ruleset_unknown")
    for wrong in ([], [b"\n"], [header], [b"{}\n", *lines[1:]], [header, b"[]\n"], [header, b"\xff\xfe\n"]):
        problem(await import_(http, wrong), 422, "log_unreadable")
    first, *others = commits(lines)
    unknown = {**first, "events": [{"type": "no_such_event"}]}
    assert problem(await import_(http, forged(header, [unknown])), 422, "log_invalid")["line"] == 2
    others[0]["events"][0]["amount"] = 7
    refused = problem(await import_(http, forged(header, [first, *others])), 422, "log_not_played")
    assert (refused["version"], refused["line"]) == (2, 3)


async def test_a_decision_is_explained(game: Player) -> None:
    """Candidates, what settled it, and the step that it led to; other facts need no reasons."""
    await game.act(type="add", amount=1)
    await game.automa_turn()
    explained = done(await game.get("/commits/3/steps/1/explanation"))

    assert explained["step"]["code"] == "drawn"
    assert explained["explanation"]["decided_by"] == "top_of_deck"
    assert [each["chosen"] for each in explained["explanation"]["candidates"]].count(True) == 1
    for step in ("1/steps/0", "1/steps/1", "2/steps/1", "3/steps/0", "3/steps/9"):
        problem(await game.get(f"/commits/{step}/explanation"), 404, "nothing_to_explain")
    problem(await game.get("/commits/4/steps/1/explanation"), 404, "version_unknown")
    for wrong in ("0", "x", "-1", "999999999999999"):
        problem(await game.get(f"/commits/{wrong}/steps/1/explanation"), 400, "invalid_parameter")
    for wrong in ("x", "-1", "999999999999999"):
        problem(await game.get(f"/commits/1/steps/{wrong}/explanation"), 400, "invalid_parameter")


async def test_what_the_beginning_of_a_game_led_to_is_explained_too(http: httpx2.AsyncClient) -> None:
    """As the level that an experiment asks for (R4, R18 of Trismegistus): whatever says that it is."""
    tracks = [
        {"element": element, "length": 6, "tokens": [{"step": 2, "kind": "bonus_advance"}]}
        for element in ("earth", "fire", "water", "air")
    ]
    experiment = {"type": "red", "track": "fire", "requirement": 3, "vp": 4}
    setup = {"level": 1, "tracks": tracks, "artifact": "fire", "experiment": experiment, "dice": "physical"}
    game = await begun(http, "trismegistus", setup=setup)
    [beginning] = done(await game.get("/story"))["commits"]
    explained = [step["step"] for step in beginning["steps"] if step["explained"]]
    assert explained
    for place in range(1 + len(beginning["steps"])):
        answer = await game.get(f"/commits/1/steps/{place}/explanation")
        if f"1.{place}" in explained:
            assert done(answer)["step"]["step"] == f"1.{place}"
        else:
            problem(answer, 404, "nothing_to_explain")
