"""The document as Schemathesis goes through it by itself: with all of its checks, as anybody can run it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

import httpx2
import pytest

from automa_ledger.games.rulesets import RULESETS
from tests.api import message_pack

pytestmark = pytest.mark.slow

LARGE = ("createGame", "takeTurn", "act", "takeAutomaTurn", "importGame", "registerPack")
LEFT_OUT = () if "SOAK" in os.environ else LARGE
CONFIG = Path(__file__).parents[2] / "schemathesis.toml"


async def test_every_constraint_of_the_document_is_met_and_broken(address: str, tmp_path: Path) -> None:
    """In the coverage phase, for the owner of a game of Scythe that has a webhook; nothing is found.

    Six calls have far more to break than all others together: positions, logs, packs, cards, and all kinds of
    actions. They are for the tests that fuzz, and for `make soak`.
    """
    async with httpx2.AsyncClient(base_url=address, timeout=30) as http:
        beginning = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"]}
        game = (await http.post("/v1/games", json=beginning)).json()
        http.headers["Authorization"] = f"Bearer {game['token']}"
        hooks = f"/v1/games/{game['game']}/webhooks"
        hook = (await http.post(hooks, json={"url": "https://bot.example/"})).json()
    known = f"""
headers = {{ Authorization = "Bearer {game["token"]}" }}

[parameters]
"path.game_id" = "{game["game"]}"
"path.webhook_id" = "{hook["id"]}"
"path.name" = "scythe"

"""
    config = tmp_path / "schemathesis.toml"
    config.write_text(known + CONFIG.read_text(encoding="utf-8"), encoding="utf-8")
    options = ["--phases", "coverage", "--checks", "all", "--seed", "1", "--no-color"]
    options += ["--exclude-checks", "ignored_auth"]
    options += [word for call in LEFT_OUT for word in ("--exclude-operation-id", call)]
    arguments = ["--config-file", str(config), "run", f"{address}/openapi.json", *options]
    process = await asyncio.create_subprocess_exec(
        Path(sys.executable).with_name("schemathesis"),
        *arguments,
        cwd=tmp_path,
        env={**os.environ, "SCHEMATHESIS_HOOKS": message_pack.__name__, "PYTHONPATH": str(CONFIG.parent)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    told, _ = await asyncio.wait_for(process.communicate(), 600)

    assert process.returncode == 0, told.decode()
    counted = re.search(rb"Selected: ([0-9]+)/([0-9]+)\s+Tested: \1\s", told)
    assert counted is not None, told.decode()
    assert int(counted[1]) == int(counted[2]) - len(LEFT_OUT)
