"""The files of `automa archive`: none is lost, replaced or written through a link."""

from __future__ import annotations

import os
from pathlib import Path

import httpx2
import pytest

from automa_ledger.archive.files import place_file
from tests.cli.command import automa
from tests.cli.games import LOGS, archived, imported, place


@pytest.mark.parametrize("name", ["{}.part", "{}.ndjson", ""])
@pytest.mark.promise("archive-folder")
def test_no_link_in_the_folder_is_followed(url: str, http: httpx2.Client, tmp_path: Path, name: str) -> None:
    """Its target stays as it was, and the game stays if the link has the name of its file or folder."""
    game = imported(http, LOGS[0].read_bytes())
    folder, victim = tmp_path / "logs", tmp_path / "victim"
    link = folder / game.id[:3] / name.format(game.id) if name else folder / game.id[:3]
    link.parent.mkdir(parents=True)
    victim.write_text("precious")
    link.symlink_to(victim if name else tmp_path)

    ran = archived(url, folder)

    assert victim.read_text() == "precious"
    assert (ran.status == 0) == name.endswith("part")
    assert game.get().status_code == (200 if ran.status else 410)


def test_no_other_file_is_replaced(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """It is named, and the game stays. A file of the same content, of one that was stopped, is fine."""
    game = imported(http, LOGS[0].read_bytes())
    file = place(tmp_path, game.id)
    file.parent.mkdir()
    file.write_text("precious")

    assert archived(url, tmp_path).out.startswith(f"{game.id} stays: something else is at {file}\n")
    assert file.read_text() == "precious"
    assert game.get().status_code == 200

    file.unlink()
    assert archived(url, tmp_path).status == 0
    whole = file.read_bytes()
    assert automa("restore", str(file), owner_url=url).status == 0
    assert archived(url, tmp_path).out.startswith("Archived: 1 games, ")
    assert file.read_bytes() == whole
    assert [each.name for each in file.parent.iterdir() if each.suffix == ".part"] == []


def test_a_file_that_was_there_is_on_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log's rows go for it: what a killed run placed, or somebody copied there, is synced with its name."""
    part, path = tmp_path / "game.part", tmp_path / "game.ndjson"
    part.write_bytes(b"a log\n")
    path.write_bytes(b"a log\n")
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda opened: synced.append(os.fstat(opened).st_ino))

    assert not place_file(part, path)
    assert synced == [path.stat().st_ino, tmp_path.stat().st_ino]


def test_a_game_that_went_on_leaves_again(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """Behind a restore, say: the file of its shorter log gives way to the whole one, which begins like it."""
    game = imported(http, LOGS[0].read_bytes())
    file = place(tmp_path, game.id)
    assert archived(url, tmp_path).status == 0
    shorter = file.read_bytes()
    assert automa("restore", str(file), owner_url=url).status == 0
    assert game.undo().status_code == 200
    assert game.http.post(f"/v1/games/{game.id}/redo", headers=game.headers).status_code == 200
    before = game.get("/commits?limit=200").json()

    for another in (
        shorter.splitlines(keepends=True)[0],
        shorter[:-1],
        shorter.replace(b'"version":2,', b'"version":9,'),
    ):
        file.write_bytes(another)
        assert archived(url, tmp_path).out.startswith(f"{game.id} stays: something else is at {file}\n")
        assert file.read_bytes() == another
    file.write_bytes(shorter)

    assert archived(url, tmp_path).out.startswith("Archived: 1 games, ")
    assert automa("restore", str(file), owner_url=url).status == 0
    assert game.get("/commits?limit=200").json() == before
