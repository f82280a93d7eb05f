"""The Postgres of our own, however the services that use it end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx2
import psutil
import psycopg
import pytest

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.errors import CommandFailed
from tests.faults.processes import PATIENCE, Service, ended, postmaster
from tests.waiting import until, waited_for

ENV = "/usr/bin/env"
AS_NOBODY = """
import os, pathlib, sys, psycopg
from automa_ledger.embedded_postgres import run_embedded_postgres
os.setgroups([]); os.setgid(65534); os.setuid(65534)
with run_embedded_postgres(pathlib.Path(sys.argv[1])) as url, psycopg.connect(url) as connection:
    print(connection.execute("select 'works'").fetchone()[0])
"""


def test_a_service_that_is_to_outlive_its_terminal_does(
    serve: Callable[[], Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Begun by nohup it hears of no closed terminal, and stops as any other."""
    monkeypatch.setattr(Service, "begun_by", ("/usr/bin/env", "--ignore-signal=HUP"))
    service = serve()
    service.process.send_signal(signal.SIGHUP)
    for _ in range(3):
        assert service.ready()
    service.end(signal.SIGTERM)
    assert service.process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_service_at_work_stops(
    data_dir: Path, serve: Callable[[], Service], number: signal.Signals
) -> None:
    """SIGTERM and a closed terminal end it with status 0, and its server; answers are given whole."""
    service, answered = serve(), list[int]()

    def ask() -> None:
        with suppress(httpx2.TransportError), httpx2.Client() as http:
            while True:
                answer = http.get(f"{service.url}/openapi.json", timeout=PATIENCE)
                answered.append(answer.status_code)

    asking = [threading.Thread(target=ask) for _ in range(4)]
    for each in asking:
        each.start()
    waited_for(lambda: len(answered) > len(asking))
    service.end(number)
    for each in asking:
        each.join()

    assert service.process.returncode == 0
    assert set(answered) <= {200, 503}
    assert ended(data_dir)


def test_a_server_that_recovers_from_a_crash_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told to end while it does, it may stay for good; what it holds is there at the next start."""
    monkeypatch.setenv("PGCTLTIMEOUT", "2")
    with run_embedded_postgres(tmp_path) as url, psycopg.connect(url, autocommit=True) as connection:
        connection.execute("create table kept ()")
        os.kill(connection.info.backend_pid, signal.SIGQUIT)
    assert ended(tmp_path)
    with run_embedded_postgres(tmp_path) as url, psycopg.connect(url) as connection:
        assert connection.execute("select * from kept").fetchall() == []


def test_a_killed_service_is_followed_by_one_that_works(data_dir: Path, serve: Callable[[], Service]) -> None:
    """After kill -9 the server goes on; others use it, have the games, and the last one stops it."""
    first = serve()
    game = first.begin_game()
    first.end(signal.SIGKILL)
    running = postmaster(data_dir)
    assert running is not None
    second, third = serve(), serve()
    second.end(signal.SIGTERM)
    assert postmaster(data_dir) == running
    assert third.knows(game)
    third.end(signal.SIGTERM)
    assert ended(data_dir)


def test_a_crashed_server_recovers(data_dir: Path, serve: Callable[[], Service]) -> None:
    """After a kill -9 of service and server the next start recovers every game that was answered for."""
    first = serve()
    game = first.begin_game()
    crashed = postmaster(data_dir)
    assert crashed is not None
    first.end(signal.SIGKILL)
    os.kill(crashed, signal.SIGKILL)
    second = serve()
    assert second.knows(game)
    second.end(signal.SIGTERM)
    assert ended(data_dir)


def test_an_ordinary_user_has_a_server_too(tmp_path: Path) -> None:
    """Without root's rights everything belongs to the user; with them the test gives them up first."""
    folder = tmp_path / "data"
    if os.geteuid() != 0:
        with run_embedded_postgres(folder) as url, psycopg.connect(url) as connection:
            assert connection.execute("select 'works'").fetchone() == ("works",)
        return
    os.chown(tmp_path, 65534, 65534)
    done = subprocess.run(  # noqa: S603 - this interpreter and the text above
        [sys.executable, "-c", AS_NOBODY, str(folder)], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("works\n", "")
    assert postmaster(folder) is None
    assert (folder / "postgres").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("mask", [0o022, 0o077])
def test_root_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mask: int) -> None:
    """A folder that the server's account cannot enter keeps its rights; new ones can be entered."""
    home = tmp_path / "home"
    home.mkdir(0o700)
    with monkeypatch.context() as patch:
        patch.setattr(os, "geteuid", lambda: 0)
        with pytest.raises(CommandFailed, match=rf"account nobody cannot enter {home}, .* AUTOMA_DATA_DIR"):
            run_embedded_postgres(home / "d").__enter__()
    assert (home.stat().st_mode & 0o777, [*home.iterdir()]) == (0o700, [])
    before = os.umask(mask)
    try:
        with run_embedded_postgres(tmp_path / "srv" / "d") as url, psycopg.connect(url) as connection:
            assert connection.execute("select 'works'").fetchone() == ("works",)
    finally:
        os.umask(before)


def test_no_other_account_holds_a_lock(data_dir: Path) -> None:
    """Nor one of files that were made before: who may open one could let everybody wait for ever."""
    data_dir.mkdir(exist_ok=True)
    (data_dir / "change.lock").touch(0o666)
    with run_embedded_postgres(data_dir):
        modes = {each.name: each.stat().st_mode & 0o777 for each in data_dir.glob("*.lock")}
    assert modes == {"change.lock": 0o600, "users.lock": 0o600}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (b"long" * 30, "its path is too long for a socket"),
        (b"games, mostly", "its name has one of"),
        (b"o'neill's", "its name has one of"),
        (b"of $(touch taken)", "its name has one of"),
        (b"of `touch taken`", "its name has one of"),
        (b"two\nlines", "its name has one of"),
        (b"\xff", "its name has one of"),
    ],
)
def test_a_folder_in_which_no_socket_can_be_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: bytes, reason: str
) -> None:
    """Its path is too long, or has what parts or obeys names: it is refused in a line, and nothing runs."""
    folder = tmp_path / os.fsdecode(name)
    folder.mkdir()
    monkeypatch.chdir(folder)
    with pytest.raises(CommandFailed, match=reason) as refused:
        run_embedded_postgres(Path("data")).__enter__()
    assert str(refused.value).isprintable()
    assert not [*folder.iterdir()]


def test_an_interrupted_first_start_is_made_good(data_dir: Path) -> None:
    """Files that a killed first start had begun to make do not stand in the way."""
    (data_dir / "postgres.new").mkdir(parents=True)
    (data_dir / "postgres.new" / "PG_VERSION").write_text("18\n")
    with run_embedded_postgres(data_dir) as url, psycopg.connect(url) as connection:
        assert connection.info.server_version >= 180000


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    """A file stands there, or links lead to each other, or it is in the home of somebody unknown."""
    (tmp_path / "data").write_text("")
    (tmp_path / "one").symlink_to(tmp_path / "other")
    (tmp_path / "other").symlink_to(tmp_path / "one")
    for folder in (tmp_path / "data", tmp_path / "one" / "data", Path("~nobody-is-called-so/data")):
        with pytest.raises(CommandFailed, match="data cannot be used"):
            run_embedded_postgres(folder).__enter__()


@contextmanager
def number_given_to_another(data_dir: Path) -> Iterator[subprocess.Popen[bytes]]:
    """What the server's file names is another process of its account, as after a crash of the machine."""
    owner = (data_dir / "postgres").stat().st_uid
    asleep = [ENV, "--default-signal=INT", "sleep", "600"]
    with subprocess.Popen(asleep, user=owner) as other:  # noqa: S603 - the two programs above
        file = data_dir / "postgres" / "postmaster.pid"
        _, *rest = file.read_text().splitlines() if file.exists() else [""]
        file.write_text("\n".join([str(other.pid), *rest]))
        os.chown(file, owner, -1)
        try:
            yield other
        finally:
            file.unlink(missing_ok=True)
            other.kill()


def test_a_number_that_was_given_to_another_process_is_no_hindrance(data_dir: Path) -> None:
    """After a crash of the machine the server starts; the process that has its number now is let alone."""
    with run_embedded_postgres(data_dir) as url, psycopg.connect(url) as connection:
        crashed = postmaster(data_dir)
        assert crashed is not None
        connection.execute("create table kept ()")
        connection.commit()
        os.kill(crashed, signal.SIGKILL)
        while psutil.pid_exists(crashed):
            time.sleep(0.05)
        with number_given_to_another(data_dir) as other:
            with run_embedded_postgres(data_dir) as again, psycopg.connect(again) as works:
                works.execute("select from kept")
            assert other.poll() is None


def test_who_cannot_start_the_server_stops_nothing(data_dir: Path) -> None:
    """On the way out of a start that failed, no process gets a signal."""
    with run_embedded_postgres(data_dir) as url:
        psycopg.connect(url).close()
    (data_dir / "postgres" / "PG_VERSION").write_text("16\n")
    with number_given_to_another(data_dir) as other:
        with pytest.raises(CommandFailed, match="made by"):
            run_embedded_postgres(data_dir).__enter__()
        assert other.poll() is None


def test_another_major_version_is_refused(data_dir: Path) -> None:
    """Files of another PostgreSQL are left alone; the message says which, and how games go over."""
    (data_dir / "postgres").mkdir(parents=True)
    (data_dir / "postgres" / "PG_VERSION").write_text("16\n")
    told = r"made by PostgreSQL 16.*pg_dump .*\| .*psql"
    with pytest.raises(CommandFailed, match=told), run_embedded_postgres(data_dir):
        pass


async def test_a_server_that_is_killed_comes_back(data_dir: Path, serve: Callable[..., Service]) -> None:
    """Whoever works with it starts it again, several processes once; every game is there."""
    service = serve(workers="2", log_level="error")
    game = service.begin_game()
    killed = postmaster(data_dir)
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    assert await until(lambda: postmaster(data_dir) not in {None, killed} and service.ready())
    assert service.knows(game)
    assert '"event":"database_brought_back"' in service.end(signal.SIGTERM)
    assert service.process.returncode == 0
    assert ended(data_dir)
