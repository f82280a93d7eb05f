"""The answers that the OpenAPI document shows as examples: those that a service gives in a short game.

`python -m tests.api.answers_seen` writes them anew.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx2
import msgspec

from automa_ledger.api.media_types import CSV, EVENT_STREAM, JSON, NDJSON, PNG, SVG, TEXT
from automa_ledger.api.openapi.examples import RESPONSE_EXAMPLES_FILE, example_name
from automa_ledger.api.routes import OPERATIONS
from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.migrator import migrate
from tests.api.client import Player, begun, done
from tests.api.endings import ended_scythe
from tests.api.running import running
from tests.folders import make_enterable
from tests.store.keys import made_key

FILE = Path(str(RESPONSE_EXAMPLES_FILE))
SETUP = {
    **RULESETS["scythe"].examples["setup"],
    "decks": {"automa": "physical"},
    "structure_bonus": "on_tunnels",
}
REAL_DECKS = {"automa": "physical", "combat": "physical"}  # the log is the same each time
WEBHOOK = {"url": "https://bot.example/automa"}
ALL_GIVEN = {
    "players": [
        {"kind": "human", "faction": "crimea", "mat": "engineering"},
        {"kind": "automa", "faction": "nordic"},
    ]
}  # nothing is left to be drawn
SCOPES = ("games:create", "games:list", "games:read", "webhooks")
CHANGING = re.compile(
    "[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"  # hashes and ids
    "|[0-9]{4}-[0-9]{2}-[0-9]{2}((T| |%20)[0-9:.%A]+Z?)?"
    '|(?<="token":")[^"]+|(?<=picture=)[^"]+|(?<="secret":")[^"]+|(?<="edition":")[^"]+'
)
CLOCK = re.compile(r"[0-9]{2}(:|%3A)[0-9]{2}\1[0-9]{2}(\.[0-9]+)?")
DAY = "2026-01-01"

Answers = dict[str, Any]


async def answers_seen(http: httpx2.AsyncClient, key: str) -> Answers:
    """The answers by `answer_name`. `key` has no games yet.

    Of a text it is the first lines.
    """
    seen: Answers = await of_all_games(http)
    position = {**RULESETS["scythe"].examples["position"], "decks": REAL_DECKS}
    turn = {"position": position, "card": 14, "seed": "0" * 64}
    seen["takeSingleTurn"] = done(await http.post("/v1/rulesets/scythe/automa-turn", json=turn))
    seen["drawScytheSeats"] = done(await http.post("/v1/rulesets/scythe/draw", json=ALL_GIVEN))
    pack = RULESETS["expeditions"].examples["pack"]
    seen["registerPack"] = (await http.post("/v1/packs", json=pack)).json()
    seen["readPack"] = done(await http.get(f"/v1/packs/{seen['registerPack']['hash']}"))
    game = await begun(http, "scythe", setup=SETUP)
    seen["createGame"] = game.created
    seen["act"] = await game.act(**RULESETS["scythe"].examples["action"])
    seen |= await readings(game)
    several = {"actions": [{"type": "gain", "coins": 1}, {"type": "end_turn"}]}
    seen["takeTurn"] = done(await game.post("/turns", several))
    seen["takeAutomaTurn"] = done(await game.post("/automa-turn", {"card": 3}))
    seen["undo"] = done(await game.post("/undo"))
    seen["redo"] = done(await game.post("/redo"))
    seen["goto"] = done(await game.post("/goto", {"version": seen["act"]["version"]}))
    last = seen["createGame"]["version"]
    seen["readCommits"] = done(await game.get(f"/commits?after={last}&limit=2"))
    seen["readStory"] = done(await game.get(f"/story?after={last}&limit=2"))
    seen["explainStep"] = await explained(game.get, seen["takeAutomaTurn"]["commit"])
    seen["readScore"] = done(await game.get("/score"))
    seen["auditGame"] = done(await game.get("/audit"))
    seen["addToken"] = done(await game.post("/tokens", {"role": "player", "seat": "human"}, match=None), 201)
    seen["listTokens"] = done(await game.get("/tokens"))
    seen["forkGame"] = done(await game.post("/forks", match=None), 201)
    hook = done(await game.post("/webhooks", WEBHOOK, match=None), 201)
    seen["createGameWebhook"] = hook
    seen["listGameWebhooks"] = done(await game.get("/webhooks"))
    one = f"/webhooks/{hook['id']}"
    seen["readGameWebhook"] = done(await game.get(one))
    seen["rotateGameWebhookSecret"] = done(await game.post(f"{one}/secret", match=None), 201)
    seen["resendToGameWebhook"] = done(await game.post(f"{one}/resend", match=None))
    return seen | await kept(http) | await with_key(http, key)


async def readings(game: Player) -> Answers:
    """The answers of all calls that only read a game and have nothing more in their path."""
    seen: Answers = {}
    for each in OPERATIONS:
        _, is_of_game, tail = each.template.partition("/v1/games/{game_id}")
        if each.method == "GET" and is_of_game and "{" not in tail and JSON in each.media_types:
            answer = await game.get(tail)
            if answer.status_code == 200:
                seen[each.id] = done(answer)
    return seen


async def of_all_games(http: httpx2.AsyncClient) -> Answers:
    """What needs no game."""
    rulesets = done(await http.get("/v1/rulesets"))
    ours = [each for each in rulesets["rulesets"] if each["name"] in RULESETS]
    empty = await http.get("/v1/rulesets/expeditions/board.svg")
    described = done(await http.get("/v1/rulesets/expeditions"))
    document = done(await http.get("/openapi.json"))
    return {
        "listRulesets": rulesets | {"rulesets": ours},
        "describeRuleset": without_schemas(described),
        example_name("drawEmptyBoard", SVG): first(empty.text),
        "isLive": done(await http.get("/health/live")),
        "isReady": done(await http.get("/health/ready")),
        example_name("readMetrics", TEXT): first((await http.get("/metrics")).text),
        "readOpenapi": {name: document[name] for name in ("openapi", "info")},
        example_name("readProblems", "text/html"): first((await http.get("/docs/problems")).text),
    }


async def kept(http: httpx2.AsyncClient) -> Answers:
    """What is answered about a game that is over."""
    log = (await (await ended_scythe(http, decks=REAL_DECKS)).get("/commits", Accept=NDJSON)).content
    made = done(await http.post("/v1/games/import", content=log, headers={"Content-Type": NDJSON}), 201)
    game = Player(http, made["game"], made["token"], made["version"], made)
    drawn = await game.get("/board.png?width=200")
    streamed = await game.get("/commits", Accept=EVENT_STREAM)
    path = f"{game.path}/commits/2/steps/1/report"
    headers = {"Authorization": f"Bearer {game.token}"}
    reported = await http.post(path, json={"expected": "The worker moves."}, headers=headers)
    return {
        "importGame": made,
        "exportBgStats": done(await game.get("/bg-stats?player=Ada")),
        "linkToBgStats": done(await game.get("/bg-stats/link?player=Ada")),
        example_name("readReport", TEXT): first((await game.get("/report")).text, 8),
        example_name("drawBoardSvg", SVG): first((await game.get("/board.svg")).text),
        example_name("drawBoardPng", PNG): b64encode(drawn.content[:33]).decode(),
        example_name("readCommits", NDJSON): first((await game.get("/commits", Accept=NDJSON)).text),
        example_name("readStates", NDJSON): first((await game.get("/states")).text),
        example_name("reportStep", NDJSON): first(reported.text),
        example_name("readCommits", EVENT_STREAM): first(streamed.text.partition("\n")[2]),  # without `retry`
    }


async def with_key(http: httpx2.AsyncClient, key: str) -> Answers:
    """What is answered to an API key."""
    shown: Any = {"headers": {"Authorization": f"Bearer {key}"}}
    made = done(await http.post("/v1/games", json={"ruleset": "scythe", "setup": SETUP}, **shown), 201)
    hook = done(await http.post("/v1/webhooks", json=WEBHOOK, **shown), 201)
    one = f"/v1/webhooks/{hook['id']}"
    listed = {
        "listGames": done(await http.get("/v1/games", **shown)),
        example_name("listGamesCsv", CSV): (await http.get("/v1/games.csv", **shown)).text,
        example_name("exportGames", NDJSON): first((await http.get("/v1/games.ndjson", **shown)).text),
        "readStatistics": done(await http.get("/v1/statistics", **shown)),
        example_name("readStatisticsCsv", CSV): (await http.get("/v1/statistics.csv", **shown)).text,
        "createWebhook": hook,
        "listWebhooks": done(await http.get("/v1/webhooks", **shown)),
        "readWebhook": done(await http.get(one, **shown)),
        "rotateWebhookSecret": done(await http.post(f"{one}/secret", **shown), 201),
        "resendToWebhook": done(await http.post(f"{one}/resend", json={}, **shown)),
    }
    game = Player(http, made["game"], made["token"], made["version"], made)
    answer = await http.delete(game.path, headers={"Authorization": f"Bearer {game.token}"})
    return listed | {"deleteGame": done(answer)}


def without_schemas(description: Any) -> Any:  # noqa: ANN401 - any JSON
    """A description without the JSON Schemas in it, whose references lead nowhere in another document."""
    match description:
        case {"$ref": _} | {"$defs": _}:
            return {}
        case dict():
            return {name: without_schemas(each) for name, each in description.items()}
        case list():
            return [without_schemas(each) for each in description]
    return description


def first(text: str, lines: int = 3) -> str:
    """The first lines of a text, and of each no more than fits on a page; no hash is cut."""
    return "\n".join(
        line if len(line) <= 1000 else line[:1000].rpartition(",")[0] for line in text.splitlines()[:lines]
    )


async def explained(get: Any, commit: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - a method of Player
    """The first explanation in a commit that compares candidates."""
    for step in commit["steps"]:
        if step["explained"]:
            version, _, place = step["step"].partition(".")
            told = done(await get(f"/commits/{version}/steps/{place}/explanation"))
            if len(told["explanation"]["candidates"]) > 1:
                return told
    raise LookupError("nothing was compared")


def settled(answers: Answers) -> Answers:
    """The answers with stand-ins for what differs from run to run: ids, hashes, times, tokens and secrets.

    Equal values have equal stand-ins, so an id can still be followed from answer to answer.
    """
    stand_ins: dict[str, str] = {}

    def stand_in(found: re.Match[str]) -> str:
        if re.match("[0-9]{4}-[0-9]{2}-[0-9]{2}", found[0]):  # not numbered: two may be of one millisecond
            return CLOCK.sub(
                lambda time: f"12{time[1]}00{time[1]}00" + re.sub("[0-9]", "0", time[2] or ""),
                DAY + found[0][10:],
            )
        return stand_ins.setdefault(found[0], _stand_in(found[0], len(stand_ins)))

    made: Answers = msgspec.json.decode(CHANGING.sub(stand_in, msgspec.json.encode(answers).decode()))
    return made


def _stand_in(value: str, number: int) -> str:
    if re.fullmatch("[0-9a-f]{64}", value):
        return sha256(b"%d" % number).hexdigest()
    if re.fullmatch("[0-9a-f]{8}(-[0-9a-f]+){4}", value):
        return f"00000000-0000-4000-8000-{number:012x}"
    return "whsec_told-once" if value.startswith("whsec_") else "told-once"


async def _write(address: str, key: str) -> None:
    async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
        answers = await answers_seen(http, key)
    text = msgspec.json.encode(settled(answers))
    FILE.write_bytes(msgspec.json.format(text, indent=1) + b"\n")  # noqa: ASYNC240 - nothing else runs here


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, run_embedded_postgres(make_enterable(Path(folder))) as url:
        migrate(url)
        with running(url) as served:
            asyncio.run(_write(served, made_key(url, *SCOPES)[1]))
