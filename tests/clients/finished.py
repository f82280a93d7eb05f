"""A game that is over."""

from __future__ import annotations

import httpx2

MOST_TURNS = 400


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
    with httpx2.Client(base_url=address, timeout=30) as http:
        start = {"ruleset": "scythe", "setup": {"players": [crimea, nordic]}}
        seen = made = http.post("/v1/games", json=start).json()
        http.headers.update({"Authorization": f"Bearer {made['token']}", "If-Match": "*"})
        path = f"/v1/games/{made['game']}"
        for _ in range(MOST_TURNS):
            if seen["over"]:
                break
            call, body = ("actions", off) if seen["turn"] == "human" else ("automa-turn", {})
            seen = http.post(f"{path}/{call}", json=body).json()
        assert seen["over"]
        log = http.get(f"{path}/commits", headers={"Accept": "application/x-ndjson"}).text
    return made["game"], made["token"], log
