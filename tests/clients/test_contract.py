"""The TypeScript client against the service, with everything that a log is for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from service.cli import main
from tests.clients.programs import node


def test_a_game_is_followed_taken_back_forked_exported_verified_and_imported(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program compares all states and streams; the log that it leaves behind proves itself offline."""
    file = tmp_path / "game.ndjson"
    found = json.loads(node("contract/contract.ts", address, str(file)))

    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"Sound: {found['version']} commits of a game of scythe" in told
    assert f"Head {found['head']}" in told
    assert "revealed and kept, 0 not revealed" in told
