"""The page about API keys is true: its shell blocks are run, in order, against a service that wants keys."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.faults.processes import Service
from tests.test_readme import blocks

PAGE = Path(__file__).parents[1] / "docs" / "keys.md"


def test_the_page_works_as_written(tmp_path: Path) -> None:
    """A key is made, a game begun and listed, and its token replaced."""
    data = tmp_path / "data"
    service = Service(data, require_api_key="true")
    script = "\necho\n".join(blocks(PAGE.read_text()))
    script = script.replace("http://127.0.0.1:8000", service.url)
    try:
        done = subprocess.run(  # noqa: S603 - the page is ours
            ["bash", "-euc", script.replace(".venv/bin/", f"{Path(sys.executable).parent}/")],  # noqa: S607 - whichever bash there is
            cwd=tmp_path,
            env=os.environ | {"AUTOMA_DATA_DIR": str(data)},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
    finally:
        service.end(signal.SIGTERM)

    created, token = (json.loads(line) for line in done.stdout.splitlines() if line)
    listed = json.loads((tmp_path / "list.json").read_text())["games"]
    assert [game["game"] for game in listed] == [created["game"]]
    assert token["role"] == "owner"
