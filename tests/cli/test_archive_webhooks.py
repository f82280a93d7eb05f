"""Webhooks and archived games: no event is archived before it was delivered."""

from __future__ import annotations

from pathlib import Path

import httpx2

from tests.cli.command import automa
from tests.cli.games import LOGS, archived, files, imported
from tests.store.keys import made_key, revoke


def test_a_game_that_a_webhook_is_still_to_be_told_of_stays(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """Nothing could tell it any more: so the command says. Without the webhook it leaves."""
    game = imported(http, LOGS[0].read_bytes())
    where = {"url": "https://bot.example/automa"}
    hook = http.post(f"/v1/games/{game.id}/webhooks", headers=game.headers, json=where).json()["id"]
    assert game.undo().status_code == 200
    assert http.post(f"/v1/games/{game.id}/redo", headers=game.headers).status_code == 200

    stayed = archived(url, tmp_path)

    assert stayed.out.startswith(f"{game.id} stays: 1 of its webhooks have not been told all of it yet\n")
    assert stayed.status == 1
    assert game.get().status_code == 200
    address = f"/v1/games/{game.id}/webhooks/{hook}"
    assert http.delete(address, headers=game.headers).status_code == 204
    assert archived(url, tmp_path).out.startswith("Archived: 1 games, ")


def test_a_game_that_no_webhook_of_its_key_follows_yet_stays(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """No worker has looked since it was begun, so that none of it was told. It leaves when the key ends."""
    key_id, key = made_key(url, "games:create", "webhooks")
    headers = {"Authorization": f"Bearer {key}"}
    _, removed = (
        http.post("/v1/webhooks", headers=headers, json={"url": f"https://bot.example/{path}"}).json()["id"]
        for path in ("kept", "removed")
    )
    assert http.delete(f"/v1/webhooks/{removed}", headers=headers).status_code == 204
    made = http.post("/v1/games/import", content=LOGS[0].read_bytes(), headers=headers).json()
    imported(http, LOGS[1].read_bytes())  # with no key

    stayed = archived(url, tmp_path)

    reason = "1 of its webhooks have not been told all of it yet"
    assert stayed.out.startswith(f"{made['game']} stays: {reason}\nArchived: 1 games, ")
    assert stayed.status == 1
    revoke(url, key_id)
    assert archived(url, tmp_path).out.startswith("Archived: 1 games, ")


def test_a_webhook_of_a_key_begins_behind_logs_that_are_in_files(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """It can be registered while they are, and is told nothing of what they have when they come back."""
    _, key = made_key(url, "games:create", "webhooks")
    headers = {"Authorization": f"Bearer {key}"}
    made = http.post("/v1/games/import", content=LOGS[0].read_bytes(), headers=headers).json()
    assert archived(url, tmp_path).status == 0
    hook = http.post("/v1/webhooks", headers=headers, json={"url": "https://bot.example/automa"})
    assert hook.status_code == 201
    assert automa("restore", *map(str, files(tmp_path)), owner_url=url).status == 0
    status = http.get(f"/v1/webhooks/{hook.json()['id']}", headers=headers).json()

    assert [(each["game"], each["version"]) for each in status["games"]] == [(made["game"], made["version"])]
