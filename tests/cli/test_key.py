"""`automa key`."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from automa_ledger.cli.invitation import create_invitation
from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from automa_ledger.settings import Settings
from automa_ledger.store import Store
from automa_ledger.store.api_key import hash_key
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.cli.command import Ran, automa
from tests.store.keys import made_key

KEY = re.compile(r"automa_([0-9a-f]{32})_[0-9a-f]{48}\n")


def key(url: str, *words: str) -> Ran:
    """Run `automa key` on a database."""
    return automa("key", *words, database_url=url)


async def test_a_key_is_made_and_printed_once(store: Store, database_url: str) -> None:
    """The key alone goes to standard output; what is stored finds it and does not hold it."""
    made = key(
        database_url, "create", "--name", "an app", "--scope", "games:list", "--scope", "webhooks",
        "--expires", "2031-12-24T18:00+01:00",
    )  # fmt: skip

    assert made.status == 0, made.err
    form = KEY.fullmatch(made.out)
    assert form is not None
    found = await store.api_key(hash_key(made.out.strip()) or b"")
    assert found is not None
    assert found.id.hex == form[1]
    assert found.scopes == {"games:list", "webhooks"}
    assert found.expires_at == datetime(2031, 12, 24, 17, tzinfo=UTC)
    assert made.out.strip() not in made.err + key(database_url, "list").out


def test_keys_are_listed_with_what_they_may_and_whether_they_work(new_database: Callable[[], str]) -> None:
    """One a line, the oldest first."""
    url = new_database()
    migrate(url)
    for name, more in (("first", ()), ("second", ("--expires", "2031-05-04")), ("third", ())):
        assert key(url, "create", "--name", name, "--scope", "games:create", *more).status == 0
    with psycopg.connect(url) as connection:
        connection.execute("update api_keys set expires_at = '2020-01-02 03:04Z' where name = 'first'")
        (third,) = connection.execute("select id from api_keys where name = 'third'").fetchone() or ("",)
        connection.commit()
    assert key(url, "revoke", str(third)).status == 0

    first, second, last = key(url, "list").out.splitlines()

    assert re.fullmatch(
        r"[0-9a-f-]{36}  \d{4}-\d\d-\d\d  expired 2020-01-02 03:04 UTC  games:create  first", first
    )
    assert "works until 2031-05-04 00:00 UTC" in second
    assert last.startswith(str(third))
    assert "revoked" in last


def test_an_end_that_no_date_can_tell_hides_no_key(new_database: Callable[[], str]) -> None:
    """Whoever wrote it into the database; the key is revoked as all others."""
    url = new_database()
    migrate(url)
    ends = ("9999-12-31T23:59:59-01:00", "infinity", "-infinity", "2031-05-04Z")
    with psycopg.connect(url) as connection:
        for end in ends:
            key_id, _ = made_key(url, "webhooks")
            connection.execute("update api_keys set expires_at = %s where id = %s", (end, key_id))

    listed = key(url, "list")

    states = [re.split("  +", line)[2] for line in listed.out.splitlines()]
    assert states == ["works", "works", "expired 1-01-02 00:00 UTC", "works until 2031-05-04 00:00 UTC"]
    done = key(url, "revoke", listed.out.split()[0])
    assert (done.status, done.err) == (0, "")


def test_an_invitation_tells_how_to_end_it_and_that_there_may_be_others(database_url: str) -> None:
    """Each start of a table makes one, and whoever has the link of an earlier one may go on."""
    told = [create_invitation(Settings(owner_url=database_url), "http://192.0.2.7:8000") for _ in range(2)]
    ids = [re.findall("AUTOMA_OWNER_URL=.* automa key revoke ([0-9a-f-]{36})\n", each)[0] for each in told]
    tables = [line for line in key(database_url, "list").out.splitlines() if line.endswith("  table")]

    assert all("Links of earlier starts stay valid as long." in each for each in told)
    assert [line.split()[0] for line in tables if "  works until " in line][-2:] == ids


async def test_a_key_is_revoked_by_its_id(store: Store, database_url: str) -> None:
    """Or by itself, and again without harm; its first end stays."""
    texts = [key(database_url, "create", "--name", "x", "--scope", "webhooks").out.strip() for _ in range(2)]
    shown = (texts[0].split("_")[1], texts[1])

    for each in (*shown, *shown):
        done = key(database_url, "revoke", each)
        assert (done.status, "is revoked" in done.out) == (0, True)
        assert texts[1] not in done.out
    for text in texts:
        assert await store.api_key(hash_key(text) or b"") is None


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (("create", "--name", "x", "--scope", "everything"), 2, "games:create"),
        (("create", "--name", "x"), 2, "--scope"),
        (("create", "--scope", "webhooks"), 2, "--name"),
        (("create", "--name", " ", "--scope", "webhooks"), 2, "1 to 100 printable characters"),
        (("create", "--name", "two\nlines", "--scope", "webhooks"), 2, "1 to 100 printable characters"),
        (("create", "--name", "x", "--scope", "webhooks", "--expires", "soon"), 2, "no date: 'soon'"),
        (("create", "--name", "x", "--scope", "webhooks", "--expires", "2001-01-01"), 2, "is past"),
        (
            ("create", "--name", "x", "--scope", "webhooks", "--expires", "9999-12-31T23:59:59-01:00"),
            2,
            "not in the years 1 to 9999 in UTC: '9999-12-31T23:59:59-01:00'",
        ),
        (("revoke", "nonsense"), 2, "no id of a key: 'nonsense'"),
        (("revoke", "00000000-0000-4000-8000-000000000000"), 1, "there is no key 00000000"),
        ((), 2, "action"),
    ],
)
def test_what_makes_no_sense_is_refused(
    database_url: str, words: tuple[str, ...], status: int, told: str
) -> None:
    """The message says what is wrong, and nothing is printed that could be taken for a key."""
    done = key(database_url, *words)

    assert (done.status, done.out) == (status, "")
    assert told in done.err
    assert "Traceback" not in done.err


def test_a_database_that_cannot_be_used_is_told_without_its_password(new_database: Callable[[], str]) -> None:
    """One that is away, one without a schema, and one that the service's own role logs in to."""
    away = key("postgresql://automa:hush@127.0.0.1:1/games?connect_timeout=1", "list")
    assert (away.status, "hush" in away.err) == (1, False)
    url = new_database()
    assert "automa migrate" in key(url, "list").err
    migrate(url)
    done = key(with_role(url, SERVICE_ROLE), "create", "--name", "x", "--scope", "webhooks")
    assert (done.status, done.out) == (1, "")
    assert "this needs the owner of the database" in done.err


def test_a_database_of_our_own_is_made_for_the_first_key(tmp_path: Path) -> None:
    """So the key can be there before the service."""
    folder = tmp_path / "data"
    made = automa("key", "create", "--name", "x", "--scope", "webhooks", data_dir=str(folder))

    assert made.status == 0, made.err
    with run_embedded_postgres(folder) as url, psycopg.connect(url) as connection:
        assert connection.execute("select name from api_keys").fetchall() == [("x",)]
