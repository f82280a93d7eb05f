"""The database that a service starts with."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from automa_ledger import schema
from automa_ledger.auth.issuer import list_keys
from automa_ledger.cli.database import open_service_database
from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.errors import CommandFailed
from automa_ledger.migrator import migrate
from automa_ledger.schema import NEWEST_REVISION, current_revision
from automa_ledger.settings import Settings
from automa_ledger.store import session
from automa_ledger.store.remedies import describe_failure
from automa_ledger.store.roles import SERVICE_ROLE, make_url, with_role
from tests.cli.command import Ran, automa


def test_a_service_does_not_start_on_a_schema_that_is_too_old(new_database: Callable[[], str]) -> None:
    """Nor on none; it says what to run. On the newest it starts."""
    url = new_database()
    settings = Settings(database_url=url)
    with (
        pytest.raises(CommandFailed, match=r"no schema yet: run `AUTOMA_OWNER_URL=.* automa migrate`"),
        open_service_database(settings),
    ):
        pass
    migrate(url, "0001")
    with (
        pytest.raises(
            CommandFailed, match=r"older than this service \(0001\): run `AUTOMA_OWNER_URL=.* automa migrate`"
        ),
        open_service_database(settings),
    ):
        pass
    migrate(url)
    ready = Settings(database_url=with_role(url, SERVICE_ROLE))
    with open_service_database(ready) as found:
        assert found == (ready.database_url, False)


def test_a_service_does_not_start_with_rights_to_change_the_log(database_url: str) -> None:
    """Its owner's URL is refused, with the account to take instead."""
    with (
        pytest.raises(
            CommandFailed,
            match=r"could change or delete what is in .*commits.* AUTOMA_DATABASE_URL to postgresql://automa_service",
        ),
        open_service_database(Settings(database_url=database_url)),
    ):
        pass


@pytest.mark.parametrize("command", [("serve",), ("audit", "--all"), ("key", "list"), ("migrate",)])
def test_a_url_that_is_nonsense_is_told_in_a_line(command: tuple[str, ...]) -> None:
    """By each command, at once, and without what may be of a password in it."""
    ended = automa(*command, database_url="postgresql://a:b@hush@c/d", port="0")

    assert (ended.status, ended.out) == (2, "")
    assert re.fullmatch(r"automa: AUTOMA_DATABASE_URL=\(not shown\): .*\n", ended.err)
    assert "hush" not in ended.err


AUTHENTICATED, READY = b"R\0\0\0\x08\0\0\0\0", b"Z\0\0\0\x05I"


@contextmanager
def silent(greeting: bytes) -> Iterator[str]:
    """The URL of a database that says nothing behind its greeting, and whose connections end in the end."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def greet() -> None:
            with suppress(OSError), listener.accept()[0] as line:
                line.recv(1 << 16)
                line.sendall(greeting)
                over.wait(15)

        over, greeting_one = threading.Event(), threading.Thread(target=greet)
        greeting_one.start()
        port = listener.getsockname()[1]
        yield f"postgresql://a@127.0.0.1:{port}/games?sslmode=disable&gssencmode=disable"
        over.set()
        greeting_one.join()


def test_a_service_starts_while_its_database_says_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """It is away, as one that falls silent later: a pooler that is paused, too, which takes connections."""
    for greeting, reason in ((b"", "timeout"), (AUTHENTICATED + READY, "no answer")):
        with pytest.MonkeyPatch.context() as patch, silent(greeting) as url:
            patch.setattr(session, "CONNECT_TIMEOUT_SECONDS", 2)
            patch.setattr(schema, "QUERY_TIMEOUT_SECONDS", 0.5)
            with open_service_database(Settings(database_url=url)) as found:
                assert found == (url, True)
        assert caplog.records[-1].message == "database_away"
        assert reason in caplog.records[-1].__dict__["reason"]


@pytest.mark.parametrize(
    "asked",
    [migrate, list_keys],
    ids=["migrate", "key"],
)
def test_no_command_waits_without_end_for_a_database_that_says_nothing(
    monkeypatch: pytest.MonkeyPatch, asked: Callable[[str], object]
) -> None:
    """It tells that nobody answers, and waits for as long as its URL wants."""
    monkeypatch.setattr(session, "CONNECT_TIMEOUT_SECONDS", 2)
    with silent(b"") as url, pytest.raises(CommandFailed) as told:
        asked(url)
    assert re.search("[Tt]imeout", str(told.value))
    assert "connect_timeout=7" in session.with_connect_timeout(url + "&connect_timeout=7")


def test_an_account_without_any_right_is_away(database_url: str) -> None:
    """Nobody knows what it will have later: the service starts, as it goes on where rights are taken back."""
    account = f"nobody_{uuid4().hex}"
    with psycopg.connect(database_url, autocommit=True) as operator:
        operator.execute(f"create role {account} login".encode())
    url = with_role(database_url, account)
    with open_service_database(Settings(database_url=url)) as found:
        assert found == (url, True)


def test_a_database_that_is_missing_is_told_with_its_command(database_url: str) -> None:
    """By commands that work once; a service starts, and has it in its log."""
    nowhere = make_url({**conninfo_to_dict(database_url), "dbname": "nowhere"})
    for done in (automa("migrate", owner_url=nowhere), automa("audit", "--all", database_url=nowhere)):
        assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
        assert 'database "nowhere" does not exist' in done.err
        assert "as postgres, `create database … owner automa_owner" in done.err


@pytest.mark.parametrize(
    ("failure", "remedy"),
    [
        ('FATAL:  password authentication failed for user "automa_service"', "as automa_owner, `alter role"),
        ('FATAL:  password authentication failed for user "automa_owner"', "as postgres, `create role"),
        ('FATAL:  role "automa_service" does not exist', "automa migrate`, with the account that owns"),
        ('FATAL:  role "automa_owner" does not exist', "as postgres, `create role automa_owner login"),
        ("permission denied to create role", "as postgres, `alter role automa_owner createrole`"),
        ("Connection refused\n\tIs the server running?", "Is the server running?: start PostgreSQL there"),
    ],
)
def test_what_asks_for_something_names_the_command(failure: str, remedy: str) -> None:
    """In one line, with the account that the command needs."""
    assert remedy in describe_failure(psycopg.OperationalError(failure))


def test_the_service_s_account_cannot_migrate(new_database: Callable[[], str], database_url: str) -> None:
    """Neither an empty database nor back from the newest schema: it is told whose URL is needed."""
    for url, revision in ((new_database(), "head"), (database_url, "0004")):
        with psycopg.connect(url) as operator:
            operator.execute("revoke create on schema public from public")  # as PostgreSQL 15 does by itself
        done = automa("migrate", revision, owner_url=with_role(url, SERVICE_ROLE))
        assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
        assert "this needs the owner of the database, not the service: set AUTOMA_OWNER_URL=" in done.err


def test_a_database_that_does_not_store_utf8_is_told_with_its_command(server_url: str) -> None:
    """The message names what makes a database that does, and asks for no migration, which cannot help."""
    latin = f"latin_{uuid4().hex}"
    with psycopg.connect(server_url, autocommit=True) as operator:
        made = f"create database {latin} encoding 'LATIN1' locale 'C' template template0"
        operator.execute(made.encode())
        url = make_url({**conninfo_to_dict(server_url), "dbname": latin})
        for done in (automa("serve", database_url=url, port="0"), automa("migrate", owner_url=url)):
            assert (done.status, done.out, done.err.count("\n")) == (1, "", 1)
            assert "server_encoding LATIN1" in done.err
            assert "create database … owner automa_owner encoding 'UTF8' template template0" in done.err
            assert "automa migrate" not in done.err
        operator.execute(f"drop database {latin}".encode())


def test_the_owner_alone_is_not_enough_to_serve(database_url: str) -> None:
    """A service that was given the owner's URL only does not begin a database of its own beside it."""
    with (
        pytest.raises(CommandFailed, match="AUTOMA_DATABASE_URL is missing"),
        open_service_database(Settings(owner_url=database_url)),
    ):
        pass


def test_a_database_of_our_own_is_migrated(tmp_path: Path) -> None:
    """And served from by an account without the rights of its owner."""
    with open_service_database(Settings(data_dir=tmp_path)) as found:
        assert current_revision(found.url) == NEWEST_REVISION
        with psycopg.connect(found.url) as connection:
            assert connection.execute("select current_user").fetchone() == (SERVICE_ROLE,)


def test_an_older_release_goes_on_with_a_database_of_our_own(tmp_path: Path) -> None:
    """Whoever goes back after an upgrade goes on with the newer schema, which stays as it is."""
    with open_service_database(Settings(data_dir=tmp_path)), run_embedded_postgres(tmp_path) as url:
        with psycopg.connect(url) as newer:
            newer.execute("update alembic_version set version_num = '9999'")
        for command, told in (
            (("audit", "--all"), "Sound: 0 games, 0 commits.\n"),
            (("key", "list"), ""),
            (("migrate",), "The schema is at revision 9999.\n"),
        ):
            assert automa(*command, data_dir=str(tmp_path)) == Ran(0, told, "")
        assert current_revision(url) == "9999"


@pytest.mark.parametrize("revision", ["ae1027a6acf4", "0001", NEWEST_REVISION, "9999"])
@pytest.mark.promise("own-database")
def test_a_database_of_another_application_is_left_alone(
    new_database: Callable[[], str], revision: str
) -> None:
    """It keeps its own revision under the same name: it gets no schema of ours, and is not served from.

    Not even when its revisions have numbers, as ours.
    """
    url = new_database()
    with psycopg.connect(url) as another:
        another.execute("create table alembic_version (version_num varchar(32) primary key)")
        another.execute("create table events (name text)")
        another.execute("insert into alembic_version values (%s)", (revision,))
    told = f"the database is another application's, at its revision {revision}\n"
    unchanged = f"automa: the schema is unchanged: {told}"
    assert automa("migrate", owner_url=url) == Ran(1, "", unchanged)
    assert automa("audit", "--all", database_url=url) == Ran(1, "", f"automa: {told}")
