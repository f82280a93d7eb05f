"""What a session of the database has to be like, so that texts and times come back as they were written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import LiteralString

from psycopg import ConnectionInfo, DataError, OperationalError
from psycopg.abc import Buffer
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.datetime import TimestamptzLoader

ENCODING = "UTF8"
"""Each connection asks for it: what the environment, the account or the database says goes for nothing."""

CONNECT_TIMEOUT_SECONDS = 5

REPORTED_SETTINGS: Mapping[str, str] = {"DateStyle": "ISO", "standard_conforming_strings": "on"}

REQUIRED_PARAMETERS: Mapping[str, str] = {
    "client_encoding": ENCODING,
    "server_encoding": ENCODING,
    **REPORTED_SETTINGS,
}

UNREPORTED_SETTINGS: Mapping[str, str] = {
    "default_transaction_isolation": "read committed",  # what waited for a lock sees what was done meanwhile
    "array_nulls": "on",
}
"""What no server tells by itself, and has to be asked for by `SETTINGS`."""

SET_CONFIG: LiteralString = """
    select set_config(name, value, false)
    from unnest(%(names)s::text[], %(values)s::text[]) as said (name, value)
    where current_setting(name, true) is not null -- Postgres 13 ends no session for resting
"""
_SESSION_SETTINGS = {
    **REPORTED_SETTINGS,
    **UNREPORTED_SETTINGS,
    "idle_session_timeout": "0",
}  # a pool's connections rest when nobody plays
SET_CONFIG_PARAMS = {"names": [*_SESSION_SETTINGS], "values": [*_SESSION_SETTINGS.values()]}
"""What `SAY` says for a session: it goes before the account's, and stays when the server's are read anew."""

SELECT_RESET_VALUES: LiteralString = "select name, reset_val from pg_settings where name = any(%(names)s)"
"""What sessions begin with, whatever the one that answers was told."""


def with_connect_timeout(database_url: str) -> str:
    """Where the database is, for whoever waits some seconds for it to answer, or as long as its URL says."""
    own = conninfo_to_dict(database_url).get("connect_timeout")
    return make_conninfo(database_url, connect_timeout=own or CONNECT_TIMEOUT_SECONDS)


MIN_DATETIME, MAX_DATETIME = datetime(1, 1, 2, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


class UtcTimestamptzLoader(TimestamptzLoader):
    """Reads times in UTC, whatever time zone the account or the server has."""

    def load(self, data: Buffer) -> datetime:
        """The same moment; for one that no date can tell, which somebody has written by hand, the nearest."""
        try:
            return super().load(data).astimezone(UTC)
        except (DataError, OverflowError):
            text = bytes(data)
            return MIN_DATETIME if text.startswith(b"-") or text.endswith(b"BC") else MAX_DATETIME


class UnsuitableDatabase(OperationalError):  # noqa: N818 - says what is the case
    """Nothing is served over this connection.

    Its account could change what happened, a commit could be doubled, or what is written would be read as
    something else or not at all.
    """


def require_session_parameters(session: ConnectionInfo) -> None:
    """See that a session has what is wanted of it. Raises DatabaseUnfit with what it has instead."""
    for name, wanted in REQUIRED_PARAMETERS.items():
        reported = session.parameter_status(name)
        if reported is not None and reported.partition(",")[0] != wanted:
            raise _unfit(name, reported, wanted)


def require_session_settings(reported: Iterable[tuple[str, str]]) -> None:
    """See that a session's settings are as is wanted, by what `SETTINGS` tells. Raises DatabaseUnfit."""
    for name, value in reported:
        if value != UNREPORTED_SETTINGS[name]:
            raise _unfit(name, value, UNREPORTED_SETTINGS[name])


def _unfit(name: str, reported: str, wanted: str) -> UnsuitableDatabase:
    return UnsuitableDatabase(
        f"the database has {name} {reported}, and this service works with {wanted} alone"
    )
