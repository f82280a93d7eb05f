"""Logs that were forged or spoilt are refused when they come in, and a large one holds nobody up."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx2
import msgspec
import pytest

from automa_ledger.cli import main
from automa_rules.core.draft import Draft
from automa_rules.core.shuffle import compute_commitment, permute, shuffle
from tests.api.client import Player, begun, done, finished, problem
from tests.api.counter import CARDS, COUNTER, Add, State, add
from tests.api.logs import commits, exported, facts, forged, import_
from tests.api.running import ALL, running

Verified: TypeAlias = Callable[[list[bytes]], tuple[int, str]]
PATIENCE = 120
AT = "2026-01-01T00:00:00Z"
CORRECTED = {"type": "corrected", "pointer": "/total", "value": 99, "reason": ""}


def rewind(command: dict[str, Any], **fact: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON
    """A commit that takes back, does again or goes elsewhere."""
    events = [{"type": "rewound", "by": command["type"], **fact}]
    return {"at": AT, "seat": None, "command": command, "events": events}


def goto(to: int, **fact: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """A commit that goes to a version."""
    return rewind({"type": "goto", "version": to}, to=to, **fact)


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verified:
    """How `automa verify` ends with a log, and what it says then."""

    def verify(lines: list[bytes]) -> tuple[int, str]:
        file = tmp_path / "game.ndjson"
        file.write_bytes(b"".join(lines))
        return main(["verify", str(file)]), capsys.readouterr().err

    return verify


async def test_nothing_follows_a_rewind_without_a_command(http: httpx2.AsyncClient) -> None:
    """A fact that nobody asked for is no part of the rewind before it."""
    header, *lines = await exported(await finished(http))
    played = commits([header, *lines])
    back, forth = goto(1, past_reveal=True), goto(2)

    done(await import_(http, forged(header, [*played, back, forth])), 201)
    more = {**forth, "events": [*forth["events"], CORRECTED]}
    refused = problem(await import_(http, forged(header, [*played, back, more])), 422, "log_not_played")
    assert refused["version"] == 4


async def test_no_rewind_leads_to_where_the_game_stands(http: httpx2.AsyncClient) -> None:
    """As the service refuses it: not even where the rewinds before it have led."""
    header, *lines = await exported(await finished(http))
    played = commits([header, *lines])
    for forgery in ([goto(2)], [goto(1, past_reveal=True), goto(3)]):
        refused = problem(await import_(http, forged(header, [*played, *forgery])), 422, "log_not_played")
        assert refused["version"] == 2 + len(forgery)


TIMES = ["yesterday", "", "\x00", "2026-01-01", "2026-01-01T00:00:00", "2026-01-01 00:00:00Z"]
TIMES += ["2026-13-01T00:00:00Z", "2026-01-01T24:01:00Z", "0000-01-01T00:00:00Z", "2026-01-01T00:00:00Z "]
TIMES += ["٢٠٢٦-01-01T00:00:00Z"]
CODE = {at: "log_unreadable" if "\0" in at else "log_invalid" for at in TIMES}


@pytest.mark.parametrize("at", TIMES)
async def test_the_times_of_a_log_are_times(http: httpx2.AsyncClient, at: str) -> None:
    """Of commands and of rewinds: RFC 3339 in UTC, as the service writes them."""
    header, *lines = await exported(await finished(http))
    first, *others = commits([header, *lines])

    refused = problem(await import_(http, forged(header, [{**first, "at": at}, *others])), 422, CODE[at])
    assert refused["line"] == 2
    late = {**goto(1, past_reveal=True), "at": at}
    assert problem(await import_(http, forged(header, [first, *others, late])), 422, CODE[at])["line"] == 4


async def test_a_log_has_one_beginning(http: httpx2.AsyncClient) -> None:
    """A reader could take the other one of two for the one that was played."""
    header, *lines = await exported(await finished(http))
    first, *others = commits([header, *lines])
    for position in ({"total": 999}, None):
        twice = {**first, "command": {**first["command"], "position": position}}
        refused = problem(await import_(http, forged(header, [twice, *others])), 422, "log_not_played")
        assert refused["version"] == 1


async def test_no_log_names_the_players(http: httpx2.AsyncClient) -> None:
    """Names stand outside of it, so that they can be removed."""
    header, *lines = await exported(await finished(http))
    first, *others = commits([header, *lines])
    named = {**first, "command": {**first["command"], "names": {"human": "Ada"}}}
    refused = problem(await import_(http, forged(header, [named, *others])), 422, "log_not_played")
    assert refused["version"] == 1


async def test_an_undo_goes_back_and_a_redo_forward(http: httpx2.AsyncClient) -> None:
    """A rewind says how it was asked for, and is believed where it could be so."""
    game = await begun(http, setup={"target": 5}, undo="free")
    await game.act(type="add", amount=9)
    header, *lines = await exported(game)
    played = commits([header, *lines])
    undo = rewind({"type": "undo"}, to=1, past_reveal=True)
    redo = rewind({"type": "redo"}, to=2)

    done(await import_(http, forged(header, [*played, undo, redo])), 201)
    for forgery in (
        [rewind({"type": "undo"}, to=1)],
        [rewind({"type": "undo"}, to=1, past_reveal=True, by="redo")],
        [rewind({"type": "undo"}, to=2, past_reveal=True)],
        [rewind({"type": "undo", "commits": 2}, to=1, past_reveal=True)],
        [undo, rewind({"type": "undo"}, to=2)],
        [undo, rewind({"type": "redo"}, to=1)],
    ):
        refused = await import_(http, forged(header, [*played, *forgery]))
        assert problem(refused, 422, "log_not_played")["version"] == 2 + len(forgery)


async def test_nothing_of_an_event_is_lost(http: httpx2.AsyncClient) -> None:
    """A field that this release does not know, in a fact or in what commanded it, is no field to drop."""
    header, *lines = await exported(await finished(http))
    first, second = commits([header, *lines])
    fact, *rest = second["events"]

    written = {**second, "events": [{**fact, "seen_by": "x"}, *rest]}
    refused = problem(await import_(http, forged(header, [first, written])), 422, "log_invalid")
    assert (refused["version"], refused["line"]) == (2, 3)
    assert "seen_by" in refused["diagnostic"]
    asked = {**second, "command": {**second["command"], "seen_by": "x"}}
    refused = problem(await import_(http, forged(header, [first, asked])), 422, "log_not_played")
    assert (refused["version"], refused["line"]) == (2, 3)
    told = {**second, "seen_by": "x"}
    refused = problem(await import_(http, forged(header, [first, told])), 422, "log_unreadable")
    assert refused["line"] == 3


async def test_a_log_with_other_times_can_be_told(http: httpx2.AsyncClient) -> None:
    """Whatever they are, the report and the play for BG Stats come of them."""
    header, *lines = await exported(await finished(http))
    ages = ("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z")
    there, back = goto(1, past_reveal=True), goto(2)
    rewinds = [{**(back if number % 2 else there), "at": ages[number % 2]} for number in range(60)]
    made = done(await import_(http, forged(header, [*commits([header, *lines]), *rewinds])), 201)
    copy = Player(http, made["game"], made["token"], made["version"])

    for what, media in (("/report", "text/plain"), ("/bg-stats", "application/json")):
        assert (await copy.get(what, Accept=media)).status_code == 200


TYPE, SEAT = b'"type":"begin"', b'"seat":null'
SPOILT = {
    "broken UTF-8 in a text": (SEAT, b'"seat":"\xff\xfe"', "log_unreadable"),
    "broken UTF-8 in an unknown text": (TYPE, TYPE + b',"x":"\xff\xfe"', "log_unreadable"),
    "broken UTF-8 in an unknown key": (TYPE, TYPE + b',"\xff":1', "log_unreadable"),
    "broken UTF-8 in an unknown field": (SEAT, SEAT + b',"x":"\xff"', "log_unreadable"),
    "half a surrogate pair": (SEAT, b'"seat":"\\ud800"', "log_unreadable"),
    "NUL in an unknown text": (TYPE, TYPE + b',"x":"\x00"', "log_unreadable"),
    "deep lists": (TYPE, TYPE + b',"x":' + b"[" * 9000 + b"]" * 9000, "log_unreadable"),
    "NUL in an escape": (TYPE, TYPE + b',"x":"\\u0000"', "log_unreadable"),
    "NUL behind a backslash": (TYPE, TYPE + b',"x":"\\\\\\u0000"', "log_unreadable"),
    "what looks like it": (TYPE, TYPE + b',"x":"\\\\u0000"', "chain_broken"),
    "a number without end": (TYPE, TYPE + b',"x":' + b"9" * 5_000, "log_unreadable"),
    "an unknown field of the command": (TYPE, TYPE + b',"x":1', "chain_broken"),
}


@pytest.mark.parametrize(("old", "new", "code"), SPOILT.values(), ids=SPOILT.keys())
async def test_a_spoilt_line_is_named(http: httpx2.AsyncClient, old: bytes, new: bytes, code: str) -> None:
    """It is the log that is at fault, and not the service. What can be read breaks the chain."""
    header, *lines = await exported(await finished(http))
    assert old in lines[0]
    refused = problem(await import_(http, [header, lines[0].replace(old, new), *lines[1:]]), 422, code)
    assert refused["line"] == 2


@pytest.mark.parametrize("place", [0, 1, 3, -1], ids=["first", "second", "among the events", "last"])
@pytest.mark.parametrize("blank", [b"\n", b" \t\n", b"\r\n"])
async def test_a_blank_line_is_refused_by_all(
    http: httpx2.AsyncClient, verified: Verified, place: int, blank: bytes
) -> None:
    """Import and `automa verify` read a log alike, and name the line."""
    lines = await exported(await finished(http))
    place %= len(lines) + 1
    lines.insert(place, blank)

    status, told = verified(lines)
    assert (status, f"line {place + 1}: " in told) == (1, True)
    assert problem(await import_(http, lines), 422, "log_unreadable")["line"] == place + 1


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n"])
async def test_the_last_line_may_end_as_it_likes(
    http: httpx2.AsyncClient, verified: Verified, ending: bytes
) -> None:
    """With a line break or without."""
    lines = [line.rstrip() + (ending or b"\n") for line in await exported(await finished(http))]
    lines[-1] = lines[-1].rstrip() + ending

    assert verified(lines)[0] == 0
    done(await import_(http, lines), 201)


async def test_a_game_that_ended_twice_proves_itself(http: httpx2.AsyncClient, verified: Verified) -> None:
    """Its shuffle is revealed each time."""
    game = await finished(http)
    done(await game.post("/undo"))
    await game.act(type="add", amount=8)
    lines = await exported(game)

    assert [each["type"] for each in facts(lines)].count("shuffle_revealed") == 2
    assert verified(lines)[0] == 0
    done(await import_(http, lines), 201)


async def test_others_go_on_while_a_log_is_checked(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An import and an audit may take long; meanwhile the service answers."""
    reached, opened = threading.Event(), threading.Event()
    opened.set()

    def slowly(draft: Draft[State], action: Add) -> None:
        reached.set()
        opened.wait(PATIENCE)
        add(draft, action)

    monkeypatch.setitem(
        ALL, "slow", dataclasses.replace(COUNTER, name="slow", own_turn_handlers={Add: slowly})
    )
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as http:
            game = await begun(http, "slow", setup={"target": 5})
            await game.act(type="add", amount=9)
            log = await exported(game)
            for asked, status in ((import_(http, log), 201), (game.get("/audit"), 200)):
                reached.clear()
                opened.clear()
                waiting = asyncio.ensure_future(asked)
                try:
                    assert await asyncio.to_thread(reached.wait, PATIENCE / 2)
                    done(await http.get("/health/live"))
                finally:
                    opened.set()
                done(await waiting, status)


async def test_a_salt_of_another_length_is_none(http: httpx2.AsyncClient, verified: Verified) -> None:
    """A long one would be gone through for each shuffle that names it: 16 MiB of them took two minutes."""
    header, *lines = await exported(await finished(http))
    first, second = commits([header, *lines])
    salt = bytes(20_000)
    order = permute((1, 2), salt)
    told = {"deck": "deck", "commitment": compute_commitment(salt, order)}
    shuffle_of_two = {"type": "deck_shuffled", **told, "cards": [1, 2], "rule": ""}
    shown = {"type": "shuffle_revealed", **told, "salt": salt.hex(), "order": order}
    log = forged(header, [first, {**second, "events": [*second["events"], shuffle_of_two, shown]}])

    refused = problem(await import_(http, log), 422, "shuffle_broken")
    assert refused["version"] == 2
    status, line = verified(log)
    assert (status, "does not keep its commitment" in line) == (1, True)


@pytest.mark.promise("decided-again")
async def test_whoever_shuffles_again_to_like_it_better_is_found_out(http: httpx2.AsyncClient) -> None:
    """A shuffle that was undone takes the same salt again; a log in which it took another is refused."""
    header, *lines = await exported(await shuffled_twice(http))
    played = commits([header, *lines])
    done(await import_(http, [header, *lines]), 201)
    *_, (version, again) = (
        (version, each)
        for version, commit in enumerate(played, 1)
        for each in commit["events"]
        if each["type"] == "deck_shuffled"
    )
    ending = played[-1]["events"]
    (shown,) = (each for each in ending if each.get("salt") and each["commitment"] == again["commitment"])
    other = next(
        each
        for each in (shuffle("deck", CARDS, bytes([number] * 32)) for number in range(256))
        if list(each.order) != shown["order"] and each.order[0] == shown["order"][0]
    )
    secret = {"commitment": other.commitment, "salt": other.salt, "order": list(other.order)}
    again["commitment"] = other.commitment
    at = ending.index(shown)
    ending[at : at + 1] = [{**shown, **secret}, shown]

    refused = problem(await import_(http, forged(header, played)), 422, "log_not_played")
    assert refused["version"] == version


async def shuffled_twice(http: httpx2.AsyncClient) -> Player:
    """A finished game in which a shuffle was undone and done again."""
    game = await begun(http, setup={"target": 37})
    for _ in range(6):
        await game.act(type="add", amount=1)
        await turn_played(game)
    await game.act(type="add", amount=1)
    before = game.version
    await turn_played(game)
    done(await game.post("/goto", {"version": before}))
    await turn_played(game)
    assert (await game.act(type="add", amount=9))["over"]  # 7 and 21 before the shuffle, a card, and these 9
    return game


async def turn_played(game: Player) -> None:
    """The Automa's turn, whatever it asks."""
    if (await game.automa_turn())["pending"]:
        await game.act(type="answer", twice=False)


@pytest.mark.parametrize("begun_with", [1, 2])
async def test_the_header_s_version_of_the_ruleset_is_the_log_s(
    database_url: str, verified: Verified, monkeypatch: pytest.MonkeyPatch, begun_with: int
) -> None:
    """The first command says by which rules a game begins, so the chain covers what the header says of it."""
    monkeypatch.setitem(ALL, COUNTER.name, dataclasses.replace(COUNTER, version=begun_with))
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as http:
            header, *lines = await exported(await finished(http))
            assert json.loads(header)["ruleset_version"] == begun_with
            done(await import_(http, [header, *lines]), 201)
            for other in (0, 3 - begun_with):
                told = {**json.loads(header), "ruleset_version": other}
                edited = [msgspec.json.encode(told) + b"\n", *lines]
                assert problem(await import_(http, edited), 422, "chain_broken")["line"] == 1
                status, line = verified(edited)
                assert (status, "line 1: the header names version" in line) == (1, True)


@pytest.mark.parametrize(
    ("field", "value"),
    [("game", "x\x1b[2K\rSound"), ("game", ""), ("ruleset", "counter\x1b[1A"), ("format", "\x1b[2J")],
)
async def test_a_header_writes_nothing_on_a_screen(
    http: httpx2.AsyncClient, verified: Verified, field: str, value: str
) -> None:
    """It names a game by its id, and a ruleset by its name: nothing that a terminal would obey."""
    header, *lines = await exported(await finished(http))
    told = msgspec.json.encode({**json.loads(header), field: value})
    log = forged(told, commits([header, *lines]))

    status, line = verified(log)
    assert (status, "\x1b" in line) == (1, False)
    assert problem(await import_(http, log), 422, "log_unreadable")["line"] == 1


def test_a_log_without_end_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused as soon as it is longer than any log: a file cannot fill the reader's memory."""
    file, size = tmp_path / "game.ndjson", 64 << 20
    with file.open("wb") as log:
        log.truncate(size)
    tracemalloc.start()
    try:
        assert main(["verify", str(file)]) == 1
        assert tracemalloc.get_traced_memory()[1] < size / 8
    finally:
        tracemalloc.stop()
    assert "line 1: the log has more than" in capsys.readouterr().err


@pytest.mark.promise("text-escaped")
async def test_no_fact_of_a_log_writes_on_a_screen(http: httpx2.AsyncClient, verified: Verified) -> None:
    """Nor does the deck of a shuffle that was never promised, in a log whose chain is sound."""
    header, *lines = await exported(await finished(http))
    shown: dict[str, Any] = {"type": "shuffle_revealed", "deck": "x\x1b[2J\rSound\nSound\u2028Sound"}
    shown |= {"commitment": "", "salt": "", "order": []}
    first, second = commits([header, *lines])
    log = forged(header, [first, {**second, "events": [*second["events"], shown]}])
    status, told = verified(log)
    (line,) = told.splitlines()
    assert status == 1
    assert "does not keep its commitment" in line
    assert "\x1b" not in line


async def test_a_line_ends_in_one_way(http: httpx2.AsyncClient) -> None:
    """A carriage return alone ends none: who reads by line feeds reads the same log."""
    header, *lines = await exported(await finished(http))
    log = [header.rstrip(b"\n") + b"\r", *lines]
    problem(await import_(http, log), 422, "log_unreadable")
