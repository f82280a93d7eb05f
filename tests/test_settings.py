"""Settings from the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from automa_ledger.settings import (
    InvalidSettings,
    Settings,
    default_data_dir,
    describe_settings,
    read_settings,
)


def test_nothing_needs_to_be_set() -> None:
    """Without variables the service listens on loopback and has a database of its own."""
    settings = read_settings({"PATH": "/bin", "HOME": "/"})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.database_url) == ("127.0.0.1", 8000, None)


@pytest.mark.promise("data-folder")
def test_where_somebody_stands_is_no_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that nobody names lies beside the sources, or in the home for a package that has none."""
    before = read_settings({}).data_dir
    monkeypatch.chdir(tmp_path)
    assert read_settings({}).data_dir == before == Path(__file__).parents[1] / ".automa"
    assert default_data_dir(tmp_path) == Path("~/.local/share/automa")


def test_each_setting_is_read() -> None:
    """A variable sets the field of its name."""
    environment = {
        "AUTOMA_DATABASE_URL": "postgresql://automa@db.example/games",
        "AUTOMA_HOST": "::1",
        "AUTOMA_PORT": "0",
        "AUTOMA_DATA_DIR": "/srv/automa",
        "AUTOMA_LOG_LEVEL": "debug",
        "AUTOMA_MAX_BODY_BYTES": "2048",
        "AUTOMA_POOL_SIZE": "3",
        "AUTOMA_CACHE_GAMES": "7",
        "AUTOMA_GRACE_SECONDS": "1",
    }
    assert read_settings(environment) == Settings(
        database_url="postgresql://automa@db.example/games",
        host="::1",
        port=0,
        data_dir=Path("/srv/automa"),
        log_level="debug",
        max_body_bytes=2048,
        pool_size=3,
        cache_games=7,
        grace_seconds=1,
    )


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("AUTOMA_PORT", "http", "a whole number from 0 to 65535"),
        ("AUTOMA_PORT", "65536", "a whole number from 0 to 65535"),
        ("AUTOMA_PORT", "", "a whole number from 0 to 65535"),
        ("AUTOMA_POOL_SIZE", "0", "a whole number from 1 to 1000"),
        ("AUTOMA_POOL_SIZE", "2.5", "a whole number from 1 to 1000"),
        ("AUTOMA_LOG_LEVEL", "loud", "one of debug, error, info, warning"),
        ("AUTOMA_HOST", "", "a text that is not empty"),
        ("AUTOMA_WEBHOOK_WORKER", "maybe", "true or false"),
        ("AUTOMA_WEBHOOK_POLL_SECONDS", "0", "a number from 0.05 to 3600"),
        ("AUTOMA_WEBHOOK_RETRY_SECONDS", "5,", "what fits"),
        ("AUTOMA_WEBHOOK_RETRY_SECONDS", "5\n", "what fits"),
        ("AUTOMA_RATE_LIMIT", "600/minute\n", "what fits"),
        ("AUTOMA_CORS_ORIGINS", "https://a.example\n", "what fits"),
        ("AUTOMA_HOST_NAMES", "games.example\n", "what fits"),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: str, allowed: str) -> None:
    """The message has the variable, the value and what is allowed."""
    with pytest.raises(InvalidSettings) as refused:
        read_settings({name: value})
    assert str(refused.value).startswith(f"{name}={value!r}: allowed is {allowed}")


@pytest.mark.parametrize("url", ["", "mysql://a:hush@b/c", "postgresql://a:hush@b/c?nonsense=1"])
def test_a_database_url_is_never_shown(url: str) -> None:
    """A wrong URL is refused without being repeated: it may hold a password."""
    with pytest.raises(InvalidSettings) as refused:
        read_settings({"AUTOMA_DATABASE_URL": url})
    assert str(refused.value).startswith("AUTOMA_DATABASE_URL=(not shown): allowed is a libpq URL")
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("url", ["postgresql://a:much@hush@b/c", "postgresql://a:much@hush@b:1,d:2/c"])
@pytest.mark.parametrize("name", ["AUTOMA_DATABASE_URL", "AUTOMA_OWNER_URL", "AUTOMA_LISTEN_URL"])
def test_a_password_with_an_at_sign_is_refused(name: str, url: str) -> None:
    """Libpq would take its end for the host; the message says how to write it, without the password."""
    with pytest.raises(InvalidSettings) as refused:
        read_settings({name: url})
    assert str(refused.value).endswith("; an @ in its password is written %40")
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://",
        "postgresql:///games?host=/run/postgresql",
        "postgresql:///games?host=@automa",
        "postgresql:///games?host=/run/of%40somebody",
        "postgresql://a@b/games?connect_timeout=2.5&tcp_user_timeout=2147483647",
        "postgresql://a:%40%2F#?@[::1]:5432/g%40mes?connect_timeout=5&sslmode=verify-full&sslrootcert=/nowhere",
        "postgresql://a@b:1,c:2/games?target_session_attrs=read-write&load_balance_hosts=random",
        "postgresql://a@b/games?hostaddr=127.0.0.1&options=-csearch_path%3Dx&application_name=%22'%5C",
    ],
)
def test_a_url_that_libpq_takes_is_taken(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether anybody answers there is another question, and whatever the environment says of other hosts."""
    monkeypatch.setenv("PGHOST", "a,b")
    monkeypatch.setenv("PGPORT", "1,2")
    assert read_settings({"AUTOMA_DATABASE_URL": url}).database_url == url
    for end in ("\n", "\r\n", "\t", "\N{NO-BREAK SPACE}\n"):  # as files of secrets end
        assert read_settings({"AUTOMA_DATABASE_URL": url + end}).database_url == url


def test_an_unknown_name_is_refused() -> None:
    """A typing error is not overlooked, and all faults are told at once."""
    with pytest.raises(InvalidSettings) as refused:
        read_settings({"AUTOMA_PROT": "1", "AUTOMA_XYZZY": "2", "AUTOMA_PORT": "x"})
    first, second, third = str(refused.value).splitlines()
    assert first == "AUTOMA_PROT: no such setting; did you mean AUTOMA_PORT?"
    assert second.startswith("AUTOMA_XYZZY: no such setting; allowed are AUTOMA_DATABASE_URL, ")
    assert third.startswith("AUTOMA_PORT='x': ")


def test_the_help_names_every_setting() -> None:
    """`automa --help` lists each variable."""
    assert len(describe_settings().splitlines()) == len(Settings.__struct_fields__)
