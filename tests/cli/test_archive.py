"""`automa archive` and `automa restore`: finished games in files, and back."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from uuid import UUID

import httpx2
import psycopg
import pytest

from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.api.logs import commits, forged
from tests.cli.command import automa
from tests.cli.games import LOGS, Game, archived, files, imported, place


def test_finished_games_leave_and_come_back(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """Each as a file that proves itself; the service says where they are, and all is as it was afterwards."""
    games = [imported(http, log.read_bytes()) for log in LOGS]
    open_game = imported(http, LOGS[0].read_bytes())
    assert open_game.undo().status_code == 200
    before = [(game.get().json(), game.get("/story?limit=200").json()) for game in games]
    exports = {game.id: game.get("/commits?limit=200").json() for game in games}

    assert archived(url, tmp_path, "2025-01-01").out == "Archived: 0 games, 0 commits, 0 bytes.\n"
    done = archived(url, tmp_path)

    commits = sum(state["version"] for state, _ in before)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(f"Archived: {len(games)} games, {commits} commits, ")
    assert {file.stem for file in files(tmp_path)} == {game.id for game in games}
    for game in games:
        assert automa("verify", str(place(tmp_path, game.id))).out.startswith("Sound: ")
        for answer in (game.get(), game.undo(), game.get("/audit"), game.get("/commits")):
            assert (answer.status_code, answer.json()["code"]) == (410, "game_archived")
    stranger = Game(http, games[0].id, open_game.token)
    assert stranger.get().status_code == 404
    assert open_game.get().status_code == 200
    service = with_role(url, SERVICE_ROLE)
    assert automa("audit", "--all", database_url=service).out.startswith("Sound: 1 games, ")

    back = automa("restore", *map(str, sorted(files(tmp_path))), owner_url=url)

    assert (back.status, back.err) == (0, "")
    assert [(game.get().json(), game.get("/story?limit=200").json()) for game in games] == before
    assert {game.id: game.get("/commits?limit=200").json() for game in games} == exports
    assert automa("audit", "--all", database_url=service).out.startswith(f"Sound: {len(games) + 1} games, ")
    assert games[0].undo().status_code == 200


@pytest.mark.promise("archive-whole")
def test_a_log_that_would_not_come_back_stays(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """Its file is read as it would be restored."""
    game = imported(http, LOGS[0].read_bytes())
    with psycopg.connect(url) as connection:
        spoil = "update commits set events = ' ' || events where game_id = %s and version = 7"
        connection.execute(spoil, [UUID(game.id)])

    refused = archived(url, tmp_path)

    assert (refused.status, refused.out.partition(":")[0]) == (1, f"{game.id} stays")
    assert game.get().status_code == 200
    assert not files(tmp_path)


def test_a_log_of_no_time_is_named_and_those_behind_it_leave(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """Nobody can say whether it is over for long enough."""
    first, second = sorted(imported(http, log.read_bytes()).id for log in LOGS[:2])
    with psycopg.connect(url) as connection:
        connection.execute(
            """update commits set events = replace(events, '"at":"', '"at":"about ') where game_id = %s""",
            [UUID(first)],
        )

    ran = archived(url, tmp_path)

    assert ran.status == 1
    assert ran.out.startswith(f"{first} stays: ")
    assert "Archived: 1 games, " in ran.out
    assert place(tmp_path, second).exists()


def test_only_what_was_taken_out_comes_back(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """No log of another game, none with another ending, and none twice. The files after a strange one do."""
    game = imported(http, LOGS[0].read_bytes())
    assert archived(url, tmp_path).status == 0
    file = place(tmp_path, game.id)

    other = automa("restore", str(LOGS[0]), owner_url=url)
    assert (other.status, "not the log of a game that is archived here" in other.err) == (1, True)
    edited = tmp_path / "edited.ndjson"
    edited.write_bytes(file.read_bytes().replace(b'"coins":', b'"coins":1', 1))
    assert automa("restore", str(edited), owner_url=url).status == 1
    again = automa("restore", str(LOGS[0]), str(file), owner_url=url)
    assert (again.status, again.out) == (
        1,
        f"{game.id}: {len(file.read_bytes().splitlines()) - 1} commits are back.\n",
    )
    assert automa("restore", str(file), owner_url=url).status == 1
    assert game.get("/audit").json()["sound"]


@pytest.mark.parametrize("command", ["verify", "restore"])
def test_a_log_writes_no_line_of_a_command(url: str, tmp_path: Path, command: str) -> None:
    """The name of a deck is what stands in the log."""
    header, *lines = LOGS[0].read_bytes().splitlines(keepends=True)
    played = commits([header, *lines])
    for each in (event for commit in played for event in commit["events"]):
        if each["type"] in {"deck_shuffled", "shuffle_revealed"}:
            each.update(deck="x\nautoma: All games are sound.", commitment="00" * 32)
    forged_log = tmp_path / "forged.ndjson"
    forged_log.write_bytes(b"".join(forged(header, played)))
    told = automa(command, str(forged_log), owner_url=url)
    assert (told.status, told.err.count("\n")) == (1, 1)
    assert ("All games are sound" in told.err) == (command == "verify")


def test_what_cannot_be_told_is_no_fault_of_a_file(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """Standard output on a full disk: the game is back, and a line says why that is not told."""
    game = imported(http, LOGS[0].read_bytes())
    assert archived(url, tmp_path).status == 0
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(  # noqa: S603 - our own command
            [sys.executable, "-m", "automa_ledger", "restore", str(place(tmp_path, game.id))],
            env=os.environ | {"AUTOMA_OWNER_URL": url},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    told = "automa: the output cannot be written: No space left on device\n"
    assert (done.returncode, done.stderr) == (1, told)
    assert game.get().status_code == 200


def test_only_the_owner_moves_logs(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """The service's account has not the rights."""
    game = imported(http, LOGS[0].read_bytes())
    service = with_role(url, SERVICE_ROLE)

    refused = archived(service, tmp_path)

    assert (refused.status, refused.err) == (
        1,
        (
            "automa: this needs the owner of the database, not the service:"
            " set AUTOMA_OWNER_URL=postgresql://automa_owner:…@HOST/DATABASE\n"
        ),
    )
    assert game.get().status_code == 200
