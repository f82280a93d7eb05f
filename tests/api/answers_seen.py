"""The answers that the OpenAPI document shows as examples: those that a service gives in a short game.

`python -m tests.api.answers_seen` writes them anew.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

from service.embedded import embedded_postgres
from service.games.rulesets import RULESETS
from service.http.openapi.examples import ANSWERS_FILE
from service.migrating import migrate
from tests.api.client import begun, done
from tests.api.running import running

FILE = Path(str(ANSWERS_FILE))
SETUP = {
    **RULESETS["scythe"].examples["setup"],
    "decks": {"automa": "physical"},
    "structure_bonus": "on_tunnels",
}
WEBHOOK = {"url": "https://bot.example/automa"}
CHANGING = re.compile(
    "[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"  # hashes and ids
    "|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z"
    '|(?<="token":")[^"]+|(?<="secret":")[^"]+'
)
SECRET = re.compile(rb'(?<="token":")[^"]+|(?<="secret":"whsec_)[^"]+')

Answers = dict[str, Any]


async def answers_seen(http: httpx.AsyncClient) -> Answers:
    """The answers by the calls' names, but for those that are as large as a rulebook."""
    seen: Answers = {}
    pack = RULESETS["expeditions"].examples["pack"]
    seen["registerPack"] = (await http.post("/v1/packs", json=pack)).json()
    seen["readPack"] = done(await http.get(f"/v1/packs/{seen['registerPack']['hash']}"))
    game = await begun(http, "scythe", setup=SETUP)
    seen["createGame"] = game.created
    seen["act"] = await game.act(**RULESETS["scythe"].examples["action"])
    seen["readGame"] = done(await game.get())
    seen["readOptions"] = done(await game.get("/options"))
    several = {"actions": [{"type": "gain", "coins": 1}, {"type": "end_turn"}]}
    seen["takeTurn"] = done(await game.post("/turns", several))
    seen["takeAutomaTurn"] = done(await game.post("/automa-turn", {"card": 3}))
    seen["undo"] = done(await game.post("/undo"))
    seen["redo"] = done(await game.post("/redo"))
    seen["goto"] = done(await game.post("/goto", {"version": seen["act"]["version"]}))
    last = seen["createGame"]["version"]
    seen["readEvents"] = done(await game.get(f"/events?after={last}&limit=3"))
    seen["readTurns"] = done(await game.get(f"/turns?after={last}&limit=2"))
    seen["explainEvent"] = await explained(game.get, seen["takeAutomaTurn"]["commit"])
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
    seen["isLive"] = done(await http.get("/health/live"))
    seen["isReady"] = done(await http.get("/health/ready"))
    return seen


async def explained(get: Any, commit: dict[str, Any]) -> dict[str, Any]:  # noqa: ANN401 - a method of Player
    """The first explanation in a commit that compares candidates."""
    for version in range(commit["first"], commit["last"] + 1):
        answer = await get(f"/events/{version}/explanation")
        if answer.status_code == 200 and len(answer.json()["explanation"]["candidates"]) > 1:
            return done(answer)
    raise LookupError("nothing was compared")


def comparable(answers: Answers) -> Answers:
    """The answers without what is different in each game: ids, hashes, times, tokens and secrets."""
    made: Answers = msgspec.json.decode(CHANGING.sub("*", msgspec.json.encode(answers).decode()))
    return made


async def _write(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        answers = await answers_seen(http)
    text = SECRET.sub(rb"told-once", msgspec.json.encode(answers))
    FILE.write_bytes(msgspec.json.format(text, indent=1) + b"\n")  # noqa: ASYNC240 - nothing else runs here


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, embedded_postgres(Path(folder)) as url:
        migrate(url)
        with running(url) as served:
            asyncio.run(_write(served))
