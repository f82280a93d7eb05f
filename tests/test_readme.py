"""The README and the guide for app makers are true: their shell blocks are run against a service."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.api.running import running
from tests.clients.programs import PYTHON
from tests.contract.games import ALL
from tests.faults.processes import Service

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
APPS = ROOT / "docs" / "apps"
FIRST_GAME = APPS / "first-game.md"
CURLS = 5
SECONDS = 300  # for what takes a few on an idle machine
MARK = "\f"
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"^`([\w.]+)`\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CLIENTS = {"python-client.md", "typescript-client.md"}  # run by tests/clients/test_readmes.py
PAGES = sorted(page for page in APPS.glob("*.md") if "```" in page.read_text() and page.name not in CLIENTS)


def blocks(text: str, language: str = "sh") -> list[str]:
    """The blocks of a page in a language."""
    return [block for tagged, block in FENCE.findall(text) if tagged == language]


def printed(page: list[str], url: str, folder: Path) -> list[str]:
    """What shell blocks, run as one script, write to standard output: a text for each block."""
    script = f"\nprintf '{MARK}'\n".join(page).replace("http://127.0.0.1:8000", url)
    programs = Path(sys.executable).parent
    done = subprocess.run(  # noqa: S603 - the page is ours
        ["bash", "-euc", script.replace(".venv/bin/", f"{programs}/")],  # noqa: S607 - whichever bash there is
        cwd=folder,
        env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(PYTHON)},
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split(MARK)


def differences(shown: object, answer: Any, at: str = "") -> Iterator[str]:  # noqa: ANN401 - JSON
    """Where an answer lacks what a page shows of it.

    Lists are shown from their start. `…` ends the part that is shown of a text.
    """
    match shown:
        case dict():
            for name, value in shown.items():
                yield from differences(value, answer.get(name), f"{at}/{name}")
        case list():
            if not isinstance(answer, list) or len(answer) < len(shown) or (answer and not shown):
                yield f"{at}: {answer}"
                return
            for number, value in enumerate(shown):
                yield from differences(value, answer[number], f"{at}/{number}")
        case str() if shown.endswith("…"):
            if not str(answer).startswith(shown.removesuffix("…")):
                yield f"{at}: {answer}"
        case _:
            if shown != answer:
                yield f"{at}: {answer}"


@pytest.fixture(scope="module")
def address(database_url: str) -> Iterator[str]:
    """The service that the pages of the guide share. It has the game that one of them builds."""
    with running(database_url, rulesets=ALL) as url:
        yield url


@pytest.fixture
def service(tmp_path: Path) -> Service:
    """A service of its own, as `make run` starts it."""
    return Service(tmp_path / "data")


@pytest.fixture
def told(service: Service, tmp_path: Path) -> Iterator[list[str]]:
    """What the README's blocks write."""
    try:
        yield printed(blocks(README.read_text()), service.url, tmp_path)
    finally:
        service.end(signal.SIGTERM)


def test_the_readme_works_as_written(told: list[str], tmp_path: Path) -> None:
    """The five curls are answered as commands and end with an undo; the others do what they promise."""
    _, *commands = [json.loads(text) if text else {} for text in told[:CURLS]]
    created = json.loads((tmp_path / "game.json").read_text())
    assert "token" in created
    kinds = [answer["commit"]["command"]["type"] for answer in commands]
    assert kinds == ["move", "report", "automa_turn", "undo"]
    assert commands[-1]["state"] == commands[1]["state"]

    stream, webhook, alone, token, story, _, fork = told[CURLS:]
    assert "\nid: 4\ndata: {" in stream
    assert json.loads(webhook)["secret"].startswith("whsec_")
    assert json.loads(alone)["steps"][0]["text"] == "The Automa draws card 14 (Scheme I)."
    assert json.loads(token)["role"] == "spectator"
    told_then = [each for each in json.loads(story)["commits"] if not each["undone"]]
    assert [each["version"] for each in told_then] == [1, 2, 3]
    assert "Aktualizujesz stół" in told_then[-1]["steps"][0]["text"]
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg ")
    forked, end = json.JSONDecoder().raw_decode(fork)
    assert forked["forked_from"]["version"] == commands[-1]["version"]
    assert fork[end:].startswith("Unbroken: ")


def test_the_first_game_takes_five_curls() -> None:
    """Where five curls are promised, there are five."""
    first_game = README.read_text().split("\n## ")[2]
    assert first_game.startswith("A first game in five curls")
    for text in (first_game, FIRST_GAME.read_text()):
        assert "five curls" in text
        assert sum(block.count("curl ") for block in blocks(text)) == CURLS


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_a_page_for_app_makers_works_as_written(page: Path, address: str, tmp_path: Path) -> None:
    """Its blocks run after the one that creates the first game. What it shows of an answer is in the answer.

    A block with nothing shown after it is not refused, and all code is run.
    """
    text = page.read_text()
    for name, content in FILE.findall(text):
        (tmp_path / name).write_text(content)
    before = [] if page == FIRST_GAME else blocks(FIRST_GAME.read_text())[:2]
    told = printed([*before, *blocks(text)], address, tmp_path)[len(before) :]
    fences = [(tagged, block) for tagged, block in FENCE.findall(text) if tagged not in ("python", "")]
    assert {tagged for tagged, _ in fences} <= {"sh", "json", "text"}
    assert len(blocks(text, "python")) == len(FILE.findall(text))
    for number, (tagged, _) in enumerate(fences):
        if tagged != "sh":
            continue
        answer = told.pop(0)
        kind, shown = fences[number + 1] if number + 1 < len(fences) else ("sh", "")
        if kind == "text":
            assert answer == shown
        elif kind == "json":
            last = _documents(answer)[-1]
            assert list(differences(json.loads(shown), last)) == [], json.dumps(last)[:3000]
        elif answer.startswith("{"):
            assert [each for each in _documents(answer) if "status" in each] == []


def test_the_game_that_the_guide_builds_is_played_as_written(address: str, tmp_path: Path) -> None:
    """Its calls are answered: the choices, the player's turn, the Automa's."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    choices, mine, automas = _documents("".join(printed(blocks(page), address, tmp_path)))
    assert [each["type"] for each in choices["choices"]] == ["light"]
    assert mine["commit"]["changes"] == [{"counter": "/human", "from": 0, "to": 2}]
    assert automas["version"] == 3


def _documents(text: str) -> list[Any]:
    """The JSON documents in a text, one after the other."""
    found, rest = [], text.strip()
    while rest:
        document, end = json.JSONDecoder().raw_decode(rest)
        found.append(document)
        rest = rest[end:].strip()
    return found
