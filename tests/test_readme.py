"""The README is true: its shell blocks are run, in order, against a service."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.processes import Service

README = Path(__file__).parents[1] / "README.md"
CURLS = 5
MARK = "\f"


def blocks(text: str) -> list[str]:
    """The shell blocks of a page."""
    return re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def service(tmp_path: Path) -> Service:
    """A service of its own, as `make run` starts it."""
    return Service(tmp_path / "data")


@pytest.fixture
def told(service: Service, tmp_path: Path) -> Iterator[list[str]]:
    """What the README's blocks, run as one script, write to standard output: a text for each block."""
    script = f"\nprintf '{MARK}'\n".join(blocks(README.read_text()))
    script = script.replace("http://127.0.0.1:8000", service.url)
    try:
        done = subprocess.run(  # noqa: S603 - the README is ours
            ["bash", "-euc", script.replace(".venv/bin/", f"{Path(sys.executable).parent}/")],  # noqa: S607 - whichever bash there is
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        yield done.stdout.split(MARK)
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
    """The heading promises five curls, and there are five."""
    first_game = README.read_text().split("\n## ")[2]
    assert first_game.startswith("A first game in five curls")
    assert sum(block.count("curl ") for block in blocks(first_game)) == CURLS
