"""The samples of the document: each call with curl, in Python, and in TypeScript."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import uuid4

import httpx2
import pytest

from automa_ledger.api.openapi.document import openapi_document
from automa_ledger.api.openapi.examples import SAMPLES
from automa_ledger.games.rulesets import RULESETS
from tests.clients.every_call import PROGRAM, SCRIPT, samples
from tests.clients.finished import finished_game
from tests.clients.programs import SECONDS, node, python
from tests.store.keys import made_key


@pytest.fixture(scope="module")
def told(address: str, database_url: str) -> tuple[str, str, str, str]:
    """An address, a key that may do everything, a game that is over, and its token."""
    _, key = made_key(database_url, "games:create", "games:list", "games:read", "webhooks")
    game, token, _ = finished_game(address)
    return address, key, game, token


def test_the_document_shows_what_stands_in_the_programs() -> None:
    """Of each call, in both languages. `python -m tests.clients.every_call` writes them anew."""
    assert samples() == SAMPLES


def test_every_call_can_be_made_in_python(told: tuple[str, ...]) -> None:
    """The program makes them all."""
    assert python(str(PROGRAM), *told)


def test_every_call_can_be_made_in_typescript(told: tuple[str, ...]) -> None:
    """The program makes them all."""
    assert node(str(SCRIPT), *told)


def test_every_call_can_be_made_with_curl(told: tuple[str, ...], tmp_path: Path) -> None:
    """Each line is a request in good form: what is refused is refused for what it names alone."""
    address, key, game, token = told
    with httpx2.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}) as http:
        log = http.get(f"/v1/games/{game}/commits", headers={"Accept": "application/x-ndjson"})
        (tmp_path / "game.ndjson").write_text(log.text)
        pack = http.post("/v1/packs", json=RULESETS["expeditions"].examples["pack"]).json()["hash"]
    names = {"SERVICE": address, "KEY": key, "GAME": game, "TOKEN": token, "RULESET": "scythe", "PACK": pack}
    names |= {"VERSION": "3", "PLACE": "1", "WEBHOOK": str(uuid4()), "TOKEN_ID": str(uuid4())}
    ordered = sorted(curls(), key=lambda each: each[0] == "deleteGame")  # nothing is asked of it afterwards
    script = "\n".join(f"{curl} -o {name} -w '{name} %{{http_code}}\n'" for name, curl in ordered)
    answers = run(script, names, tmp_path).splitlines()

    assert len(answers) == len(SAMPLES)
    for name, status in map(str.split, answers):
        refused = int(status) >= 300 and json.loads((tmp_path / name).read_text())["code"]
        assert refused in (
            False,
            "version_stale",
            "webhook_unknown",
            "token_unknown",
            "nothing_to_explain",
        ), (name, refused)


def curls() -> Iterator[tuple[str, str]]:
    """The command lines of the document, without where they keep their answers."""
    for path in openapi_document(RULESETS)["paths"].values():
        for each in path.values():
            curl: str = each["x-codeSamples"][0]["source"]
            yield each["operationId"], re.sub(r" \\\n  -o \S+$", "", curl)


def run(script: str, variables: Mapping[str, str], folder: Path) -> str:
    """What a shell prints."""
    told = subprocess.run(
        ["/bin/sh", "-e"],
        input=script,
        env=os.environ | variables,
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=SECONDS,
    )
    return told.stdout
