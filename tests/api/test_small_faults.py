"""What a stranger sends by mistake, and what the answer then says."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import httpx2
import pytest

from automa_ledger.narration.languages import LANGUAGES
from tests.api.client import Player, begun, done, finished, problem
from tests.api.keyed import SETUP, holder
from tests.api.logs import NDJSON, exported
from tests.domain.scythe.table import automa, human

ONE: dict[str, Any] = {"type": "add", "amount": 1}


async def test_if_match_is_read_as_http_says(game: Player) -> None:
    """RFC 9110, 13.1.1: a weak tag matches nothing, a list its members; two headers are one list (5.3)."""
    for weak in ('W/"1"', 'W/"1", W/"2-ab"'):
        refused = problem(await game.post("/actions", ONE, match=weak), 412, "entity_tag_weak")
        assert refused["if_match"] == weak
    assert done(await game.post("/actions", ONE, match='"7", W/"9", "1-5d1f03aa"'))["version"] == 2
    problem(await game.post("/automa-turn", match='"1", "3"'), 412, "version_stale")

    token = ("Authorization", f"Bearer {game.token}")
    for first, second, status in (('"1"', '"2"', 200), ('"1"', '"2"', 412)):
        twice = [token, ("If-Match", first), ("If-Match", second)]
        answer = await game.http.post(game.path + "/automa-turn", headers=twice)
        assert answer.status_code == status, answer.text
    known = [token, ("If-None-Match", '"1"'), ("If-None-Match", '"3"')]
    assert (await game.http.get(game.path, headers=known)).status_code == 304


async def test_what_is_out_of_range_is_told_the_range(game: Player) -> None:
    """In the sentence too."""
    for query in ("/commits?limit=5000", "/story?limit=0", "/webhooks/x?limit=201"):
        refused = problem(await game.get(query), 400, "invalid_parameter")
        assert (refused["least"], refused["most"]) == (1, 200)
        assert "`limit`" in refused["detail"]
        assert "1" in refused["detail"]
        assert "200" in refused["detail"]


@pytest.mark.parametrize(
    ("body", "line", "column"),
    [
        ('{"type": add}', 1, 10),
        ('{\n  "type": "add",\n  "amount": 1,\n}', 4, 1),
        ('{"type": "加", }', 1, 15),
        ('{"type"', 1, 8),
    ],
)
async def test_malformed_json_is_told_where(game: Player, body: str, line: int, column: int) -> None:
    """Line and column, from 1, as an editor counts them; in the sentence of every language."""
    for language in LANGUAGES:
        headers = {
            "Authorization": f"Bearer {game.token}",
            "If-Match": "*",
            "Content-Type": "application/json",
            "Accept-Language": language,
        }
        answer = await game.http.post(game.path + "/actions", content=body.encode(), headers=headers)
        refused = problem(answer, 400, "invalid_body")
        if body.endswith('"'):
            assert "line" not in refused  # the text ends where more should follow
            continue
        assert (refused["line"], refused["column"]) == (line, column), refused
        assert str(line) in refused["detail"]
        assert str(column) in refused["detail"]


async def test_what_cannot_be_read_is_told_what_to_send(game: Player) -> None:
    """415 names what the call takes: for another media type, and for a compressed body."""
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    packed = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    for headers in (form, packed):
        sent = {"Authorization": f"Bearer {game.token}", "If-Match": "*", **headers}
        answer = await game.http.post(game.path + "/actions", content=b"type=add&amount=1", headers=sent)
        refused = problem(answer, 415, "media_type_unsupported")
        assert "application/json" in refused["supported"]
        assert "application/json" in refused["detail"]
        assert "uncompressed" in refused["detail"]


async def test_an_import_takes_a_log_and_nothing_else(http: httpx2.AsyncClient) -> None:
    """A byte order mark is passed over; other forms are refused with what to send."""
    log = b"".join(await exported(await finished(http)))
    ndjson = {"Content-Type": NDJSON}
    done(await http.post("/v1/games/import", content=b"\xef\xbb\xbf" + log, headers=ndjson), 201)
    done(await http.post("/v1/games/import", content=log, headers={"Content-Type": "application/jsonl"}), 201)
    packed = gzip.compress(log)
    for answer in (
        await http.post("/v1/games/import", content=packed, headers=ndjson | {"Content-Encoding": "gzip"}),
        await http.post("/v1/games/import", content=packed, headers=ndjson),
        await http.post("/v1/games/import", files={"file": ("game.ndjson", log, NDJSON)}),
        await http.post("/v1/games/import", content=log, headers={"Content-Type": "application/json"}),
    ):
        refused = problem(answer, 415, "media_type_unsupported")
        assert refused["supported"] == [NDJSON]
        assert NDJSON in refused["detail"]


async def test_a_name_can_be_read(http: httpx2.AsyncClient) -> None:
    """No line separators, which split a line of a log, and more than blanks."""
    for name in ("Ada\u2028", "\u2029", " ", "\u3000\u00a0", "a\nb"):
        refused = await http.post("/v1/games", json=SETUP | {"names": {"human": name}})
        told = problem(refused, 400, "invalid_body")
        assert told["path"].startswith("$.names"), name
        assert re.search(told["pattern"], "Ada"), "as a client can use it"
        assert "(?!" not in told["pattern"]
    for name in ("A", " Ada B. ", "阿 達", "👩‍🚀"):
        made = done(await http.post("/v1/games", json=SETUP | {"names": {"human": name}}), 201)
        assert made["names"] == {"human": name}


async def test_nobody_gets_a_token_for_an_automa(game: Player) -> None:
    """The service plays that seat."""
    refused = await game.post("/tokens", {"role": "player", "seat": "automa"}, match=None)
    assert problem(refused, 422, "automas_seat")["seat"] == "automa"


async def test_a_games_token_is_no_api_key(game: Player) -> None:
    """It is told apart from no key at all."""
    headers = {"Authorization": f"Bearer {game.token}"}
    for path in ("/v1/games", "/v1/games.csv", "/v1/webhooks"):
        problem(await game.http.get(path, headers=headers), 401, "api_key_unknown")
        problem(await game.http.get(path), 401, "api_key_missing")


async def test_why_is_told_in_the_clients_language(game: Player) -> None:
    """The sentence has the reason; a technical text in English is called `diagnostic`."""
    value = {"type": "correct", "pointer": "/total", "value": {}}
    for language in LANGUAGES:
        spoken = {"accept_language": language}
        details = []
        for answer in (
            await game.get("/commits?limit=1&limit=2", **spoken),
            await game.get("/webhooks/" + "0" * 36 + "?after=x", **spoken),
            await game.post("/webhooks", {"url": "http://example.com"}, match=None, **spoken),
            await game.post("/webhooks", {"url": "https://a:b@example.com"}, match=None, **spoken),
            await game.post("/actions", value, **spoken),
        ):
            refused = answer.json()
            assert answer.status_code >= 400
            assert "reason" not in refused
            details.append(refused["detail"])
        assert len(set(details)) == len(details)
        if language != "en":
            assert not any(re.search(r"\b(the|twice|must)\b", each) for each in details), details


async def test_a_corrected_value_is_json(game: Player) -> None:
    """As it was sent, not a string of it."""
    command = {"type": "correct", "pointer": "/total", "value": 7, "reason": "counted again"}
    step = done(await game.post("/actions", command))["commit"]["steps"][0]
    assert (step["code"], step["facts"]["value"]) == ("corrected", 7)
    (line,) = [json.loads(each) for each in (await exported(game))[2:]]
    assert line["events"][0]["value"] == 7


async def test_a_move_to_where_the_unit_stands_is_doubted(http: httpx2.AsyncClient) -> None:
    """It is done, which changes nothing, with a warning; a strict game refuses it."""
    players = [human("crimea") | {"character": "r6c3"}, automa("nordic")]
    stay = {"type": "move", "moves": [{"unit": "character", "from": "r6c3", "to": "r6c3"}]}
    for strict in (False, True):
        position = {"players": players, "turn": "human"}
        game = await begun(http, "scythe", position=position, strict=strict)
        answer = await game.post("/actions", stay)
        if strict:
            problem(answer, 409, "moves_nowhere")
        else:
            assert [each["code"] for each in done(answer)["warnings"]] == ["moves_nowhere"]


@pytest.mark.parametrize("tag", ["pl_PL", "pl-PL", "PL_pl;q=0.9, en;q=0.8"])
async def test_a_locale_is_a_language(game: Player, tag: str) -> None:
    """Also in the form that operating systems write."""
    assert (await game.get(accept_language=tag)).headers["content-language"] == "pl"


async def test_a_report_says_its_time_zone(http: httpx2.AsyncClient) -> None:
    """The date in the text report is in UTC."""
    report = (await (await finished(http)).get("/report")).text
    assert " (UTC)" in report.splitlines()[1], report


async def test_a_list_has_one_form_of_time(http: httpx2.AsyncClient, database_url: str) -> None:
    """And no game was changed before it was created, not even an imported one."""
    key = holder(http, database_url, "games:create", "games:list")
    await key.begin()
    log = b"".join(await exported(await finished(http)))
    sent = key.headers | {"Content-Type": NDJSON}
    done(await http.post("/v1/games/import", content=log, headers=sent), 201)
    for each in (await key.list_games())["games"]:
        assert len(each["created_at"]) == len(each["changed_at"]) == len("2026-11-28T12:23:31.669Z")
        assert each["created_at"] <= each["changed_at"]
