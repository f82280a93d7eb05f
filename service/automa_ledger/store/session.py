"""Requirements on a database session, so that texts and times are read back as they were written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import LiteralString

from psycopg import ConnectionInfo, DataError, OperationalError
from psycopg.abc import Buffer
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.datetime import TimestamptzLoader

from automa_ledger.store.remedies import CREATE_DATABASE

ENCODING = "UTF8"
"""Requested on every connection; overrides the environment, the account and the database."""

CONNECT_TIMEOUT_SECONDS = 5

REPORTED_SETTINGS: Mapping[str, str] = {"DateStyle": "ISO", "standard_conforming_strings": "on"}

REQUIRED_PARAMETERS: Mapping[str, str] = {
    "client_encoding": ENCODING,
    "server_encoding": ENCODING,
    **REPORTED_SETTINGS,
}

UNREPORTED_SETTINGS: Mapping[str, str] = {
    "default_transaction_isolation": "read committed",  # a statement that waited for a lock sees new commits
    "array_nulls": "on",
}
"""Settings that the server does not report by itself; read them with `SELECT_RESET_VALUES`."""

SET_CONFIG: LiteralString = """
    select set_config(name, value, false)
    from unnest(%(names)s::text[], %(values)s::text[]) as said (name, value)
    where current_setting(name, true) is not null -- Postgres 13 ends no session for resting
"""
_SESSION_SETTINGS = {
    **REPORTED_SETTINGS,
    **UNREPORTED_SETTINGS,
    "idle_session_timeout": "0",
}  # pooled connections may be idle for long
SET_CONFIG_PARAMS = {"names": [*_SESSION_SETTINGS], "values": [*_SESSION_SETTINGS.values()]}
"""Parameters of `SET_CONFIG`: they override the account's settings and survive a reload of the server's."""

SELECT_RESET_VALUES: LiteralString = "select name, reset_val from pg_settings where name = any(%(names)s)"
"""The settings that new sessions start with, whatever was set in this one."""


def with_connect_timeout(database_url: str) -> str:
    """The URL with a connect timeout of `CONNECT_TIMEOUT_SECONDS`, unless it names its own."""
    own = conninfo_to_dict(database_url).get("connect_timeout")
    return make_conninfo(database_url, connect_timeout=own or CONNECT_TIMEOUT_SECONDS)


MIN_DATETIME, MAX_DATETIME = datetime(1, 1, 2, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


class UtcTimestamptzLoader(TimestamptzLoader):
    """Loads times in UTC, whatever the time zone of the account or the server."""

    def load(self, data: Buffer) -> datetime:
        """Load a time. For one outside the range of `datetime`, written by hand, return the nearest."""
        try:
            return super().load(data).astimezone(UTC)
        except (DataError, OverflowError):
            text = bytes(data)
            return MIN_DATETIME if text.startswith(b"-") or text.endswith(b"BC") else MAX_DATETIME


class UnsuitableDatabase(OperationalError):  # noqa: N818 - named after the state
    """The service must not use this connection.

    Its account could change the past, a commit could be duplicated, or texts would be read back differently
    or not at all.
    """


def require_session_parameters(session: ConnectionInfo) -> None:
    """Check a session's reported parameters. Raises UnsuitableDatabase with the wrong value."""
    for name, wanted in REQUIRED_PARAMETERS.items():
        reported = session.parameter_status(name)
        if reported is not None and reported.partition(",")[0] != wanted:
            raise _unfit(name, reported, wanted)


def require_session_settings(reported: Iterable[tuple[str, str]]) -> None:
    """Check the settings that `SELECT_RESET_VALUES` returned. Raises UnsuitableDatabase."""
    for name, value in reported:
        if value != UNREPORTED_SETTINGS[name]:
            raise _unfit(name, value, UNREPORTED_SETTINGS[name])


def _unfit(name: str, reported: str, wanted: str) -> UnsuitableDatabase:
    remedy = f": make another, {CREATE_DATABASE}" if name == "server_encoding" else ""
    return UnsuitableDatabase(
        f"the database has {name} {reported}, and this service works with {wanted} alone{remedy}"
    )
