"""`automa archive` and `automa restore`: finished games in files, and back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any
from uuid import UUID

import httpx2
import msgspec
import psycopg
import pytest
from psycopg.rows import dict_row

from automa_ledger.archive.files import place_file
from automa_ledger.archive.statements import SQL
from automa_ledger.migrator import migrate
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.api.logs import commits, forged
from tests.api.running import running
from tests.cli.command import Ran, automa
from tests.store.keys import made_key, revoke
from tests.waiting import until

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*/*.ndjson"))
LATER = "2126-01-01"
NOBODY = 65534


class Game(msgspec.Struct, frozen=True):
    """A game on a running service."""

    http: httpx2.Client
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        """Who asks, for whatever version."""
        return {"Authorization": f"Bearer {self.token}", "If-Match": "*"}

    def get(self, below: str = "") -> httpx2.Response:
        """Read something of it."""
        return self.http.get(f"/v1/games/{self.id}{below}", headers=self.headers)

    def undo(self) -> httpx2.Response:
        """Take the last commit back."""
        return self.http.post(f"/v1/games/{self.id}/undo", headers=self.headers)


@contextmanager
def ordinary(folder: Path) -> Iterator[Path]:
    """A folder of an account that may not do everything, which is at work meanwhile if root was."""
    before = os.geteuid()
    if before == 0:
        os.chown(folder, NOBODY, -1)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        os.seteuid(before)


@pytest.fixture
def url(new_database: Callable[[], str]) -> str:
    """A database whose games nobody else sees."""
    url = new_database()
    migrate(url)
    return url


@pytest.fixture
def http(url: str) -> Iterator[httpx2.Client]:
    """A client of a service on it, which takes logs of any length."""
    with (
        running(url, max_body_bytes=8 << 20) as address,
        httpx2.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def imported(http: httpx2.Client, log: bytes) -> Game:
    """A game that is as the log tells it."""
    made = http.post("/v1/games/import", content=log).json()
    return Game(http, made["game"], made["token"])


def place(folder: Path, game: str) -> Path:
    """Where the log of a game is: no folder has many files."""
    return folder / game[:3] / f"{game}.ndjson"


def archived(url: str, folder: Path, before: str = LATER) -> Ran:
    """What the command says."""
    return automa("archive", "--finished-before", before, str(folder), owner_url=url)


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
    assert {file.stem for file in tmp_path.rglob("*.ndjson")} == {game.id for game in games}
    for game in games:
        assert automa("verify", str(place(tmp_path, game.id))).out.startswith("Sound: ")
        for answer in (game.get(), game.undo(), game.get("/audit"), game.get("/commits")):
            assert (answer.status_code, answer.json()["code"]) == (410, "game_archived")
    stranger = Game(http, games[0].id, open_game.token)
    assert stranger.get().status_code == 404
    assert open_game.get().status_code == 200
    service = with_role(url, SERVICE_ROLE)
    assert automa("audit", "--all", database_url=service).out.startswith("Sound: 1 games, ")

    back = automa("restore", *map(str, sorted(tmp_path.rglob("*.ndjson"))), owner_url=url)

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
    assert not [*tmp_path.rglob("*.ndjson")]


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
    assert (place(tmp_path, second)).exists()


def test_only_what_was_taken_out_comes_back(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """No log of another game, none with another ending however sound it is, and none twice."""
    game = imported(http, LOGS[0].read_bytes())
    assert archived(url, tmp_path).status == 0
    file = place(tmp_path, game.id)

    other = automa("restore", str(LOGS[0]), owner_url=url)
    assert (other.status, "not the log of a game that is archived here" in other.err) == (1, True)
    edited = tmp_path / "edited.ndjson"
    edited.write_bytes(file.read_bytes().replace(b'"coins":', b'"coins":1', 1))
    assert automa("restore", str(edited), owner_url=url).status == 1
    again = automa(
        "restore", str(LOGS[0]), str(file), owner_url=url
    )  # what is behind one that is strange comes back
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
            [
                *(
                    sys.executable,
                    "-m",
                    "automa_ledger",
                ),
                *("restore", str(place(tmp_path, game.id))),
            ],
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


async def test_two_at_once_lose_no_log(url: str, http: httpx2.Client, tmp_path: Path) -> None:
    """They would write and remove the same files: whoever comes second is told so, and takes nothing."""
    game = imported(http, LOGS[0].read_bytes())
    with ThreadPoolExecutor(2) as together, held(url) as connection:
        both = [together.submit(archived, url, tmp_path) for _ in range(2)]
        await until(lambda: waiting(connection) + sum(each.done() for each in both) == len(both))
        connection.rollback()
        first, second = sorted((each.result() for each in both), key=lambda each: each.status)

    assert first.out.startswith("Archived: 1 games, ")
    assert (second.status, second.err) == (1, f"automa: another archive is at work in {tmp_path}\n")
    assert automa("verify", str(place(tmp_path, game.id))).status == 0
    assert archived(url, tmp_path).status == 0


async def test_a_command_that_comes_while_a_log_is_taken_out_leaves_nothing(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """It waits, finds no log to follow, and is told so, as is one that comes later."""
    game = imported(http, LOGS[0].read_bytes())
    with ThreadPoolExecutor(2) as together, held(url) as connection:
        archiving = together.submit(archived, url, tmp_path)
        await until(lambda: waiting(connection) == 1)
        undoing = together.submit(game.undo)
        await until(lambda: waiting(connection) == 2)
        connection.rollback()
        assert archiving.result().out.startswith("Archived: 1 games, ")

    for refused in undoing.result(), game.undo():
        assert (refused.status_code, refused.json()["code"]) == (410, "game_archived")
    with psycopg.connect(url) as connection:
        assert connection.execute("select from commits where game_id = %s", [UUID(game.id)]).rowcount == 0


async def test_a_log_that_went_on_while_its_file_was_written_stays(
    url: str, http: httpx2.Client, tmp_path: Path
) -> None:
    """It is looked at again, and the file goes."""
    game = imported(http, LOGS[0].read_bytes())
    version = game.get().json()["version"]
    with ThreadPoolExecutor(1) as beside, held(url) as connection:
        later = (
            "insert into commits (game_id, version, at, hash, events)"
            " values (%s, %s, now(), sha256(''), '[]')"
        )
        connection.execute(later, [UUID(game.id), version + 1])
        archiving = beside.submit(archived, url, tmp_path)
        await until(lambda: waiting(connection) == 1)
        connection.commit()
        assert archiving.result().out == "Archived: 0 games, 0 commits, 0 bytes.\n"

    assert not files(tmp_path)
    with psycopg.connect(url) as connection:
        found = connection.execute("select from commits where game_id = %s", [UUID(game.id)])
        assert found.rowcount == version + 1


@contextmanager
def held(url: str) -> Iterator[psycopg.Connection[Any]]:
    """A transaction for whose end every archive waits before it deletes."""
    with psycopg.connect(url) as connection:
        connection.execute("lock table commits in row exclusive mode")
        yield connection


def files(folder: Path) -> list[Path]:
    """The logs in a folder."""
    return [*folder.rglob("*.ndjson")]


def waiting(connection: psycopg.Connection[Any]) -> int:
    """How many sessions wait for the table of commits."""
    return connection.execute(
        "select from pg_locks where relation = 'commits'::regclass and not granted"
    ).rowcount


@pytest.mark.promise("archive-whole")
async def test_a_log_that_is_taken_out_is_never_half_there(url: str, http: httpx2.Client) -> None:
    """Whoever reads meanwhile is told the whole of it or that it is archived, whatever they read."""
    game = imported(http, LOGS[0].read_bytes())
    paths = ("/commits?limit=200", "/story?limit=200", "/audit", "")
    whole = {path: game.get(path).content for path in paths}
    over = Event()

    def come_and_go() -> None:
        facts = {"game_id": game.id}
        with psycopg.connect(url, autocommit=True, row_factory=dict_row) as connection:
            log = connection.execute("select * from commits where game_id = %(game_id)s", facts).fetchall()
            ending = max(log, key=lambda row: row["version"])
            while not over.is_set():
                with connection.transaction():
                    connection.execute(SQL["lock"])
                    connection.execute(SQL["add_archive"], ending)
                    connection.execute(SQL["delete_commits"], ending)
                with connection.transaction(), connection.cursor() as cursor:
                    cursor.execute(SQL["delete_archive"], ending)
                    cursor.executemany(SQL["add_commit"], log)

    with ThreadPoolExecutor(1) as beside:
        going = beside.submit(come_and_go)
        try:
            seen = [(path, game.get(path)) for _ in range(150) for path in paths]
        finally:
            over.set()
        going.result()

    assert {answer.status_code for _, answer in seen} == {200, 410}
    assert all(answer.content == whole[path] for path, answer in seen if answer.status_code == 200)


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
    assert automa("restore", *map(str, tmp_path.rglob("*.ndjson")), owner_url=url).status == 0
    status = http.get(f"/v1/webhooks/{hook.json()['id']}", headers=headers).json()

    assert [(each["game"], each["version"]) for each in status["games"]] == [(made["game"], made["version"])]


@pytest.mark.parametrize("name", ["{}.part", "{}.ndjson", ""])
@pytest.mark.promise("archive-folder")
def test_no_link_in_the_folder_is_followed(url: str, http: httpx2.Client, tmp_path: Path, name: str) -> None:
    """Whatever it leads to stays as it was, and so does the game when its own place is taken."""
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
