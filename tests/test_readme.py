"""The README is true: its shell blocks are run, in order, against a service."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path

import pytest

from tests.faults.processes import Service

README = Path(__file__).parents[1] / "README.md"
CURLS = 5


def blocks(text: str) -> list[str]:
    """The shell blocks of a page."""
    return re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def service(tmp_path: Path) -> Service:
    """A service of its own, as `make run` starts it."""
    return Service(tmp_path / "data")


def test_the_first_game_works_as_written(service: Service, tmp_path: Path) -> None:
    """The README's five curls, run as one script, each get the answer of a command and end with an undo."""
    script = "\necho\n".join(blocks(README.read_text()))
    try:
        done = subprocess.run(  # noqa: S603 - the README is ours
            ["bash", "-euc", script.replace("http://127.0.0.1:8000", service.url)],  # noqa: S607 - whichever bash there is
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    finally:
        service.end(signal.SIGTERM)

    answers = [json.loads(line) for line in done.stdout.splitlines() if line]
    created = json.loads((tmp_path / "game.json").read_text())
    assert "token" in created
    assert [answer["commit"]["command"]["type"] for answer in answers] == [
        "move",
        "report",
        "automa_turn",
        "undo",
    ]
    assert answers[-1]["state"] == answers[1]["state"]


def test_the_first_game_takes_five_curls() -> None:
    """The heading promises five curls, and there are five."""
    assert sum(block.count("curl ") for block in blocks(README.read_text())) == CURLS
