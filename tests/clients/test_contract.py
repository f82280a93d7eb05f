"""The TypeScript client against the service, with everything that a log is for."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from service.cli import main
from tests.clients.cutting import cutting
from tests.clients.programs import node


def test_a_game_is_watched_taken_back_forked_exported_verified_and_imported(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program compares all states and streams; the log that it leaves behind proves itself offline."""
    file = tmp_path / "game.ndjson"
    found = json.loads(node("contract/contract.ts", address, str(file)))

    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"Sound: {found['version']} events of a game of scythe" in told
    assert f"Head {found['head']}" in told
    assert "revealed and kept, 0 not revealed" in told


def test_a_stream_that_is_cut_again_and_again_is_resumed_without_gaps(address: str) -> None:
    """Each event comes once and in order, though every connection breaks, most of them within an event."""
    game, token, log = finished_game(address)
    lines = [json.loads(line) for line in log.splitlines()[1:]]
    with cutting(address, most_bytes=20_000) as network:
        told = node("examples/watch.ts", network.address, game, token)

    assert told.splitlines() == [
        f"{each['version']} {each['event']['type']} {each['hash']}" for each in lines
    ]
    assert network.cut >= 2


def finished_game(address: str) -> tuple[str, str, str]:
    """A game in which the human keeps off the board: its id, its token, and its log."""
    crimea = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
    nordic = {"kind": "automa", "faction": "nordic", "level": "ultimaszyna"}
    off = {
        "type": "report",
        "character": "home",
        "mechs": ["mat"] * 4,
        "workers": ["mat"] * 8,
        "end_turn": True,
    }
    with httpx.Client(base_url=address, timeout=30) as http:
        start = {"ruleset": "scythe", "setup": {"players": [crimea, nordic]}}
        seen = made = http.post("/v1/games", json=start).json()
        http.headers.update({"Authorization": f"Bearer {made['token']}", "If-Match": "*"})
        path = f"/v1/games/{made['game']}"
        while not seen["over"]:
            call, body = ("actions", off) if seen["turn"] == "human" else ("automa-turn", {})
            seen = http.post(f"{path}/{call}", json=body).json()
        log = http.get(f"{path}/events", headers={"Accept": "application/x-ndjson"}).text
    return made["game"], made["token"], log
