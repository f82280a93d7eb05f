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

MOST_SECONDS_TO_CONNECT = 5

TOLD: Mapping[str, str] = {"DateStyle": "ISO", "standard_conforming_strings": "on"}

WANTED: Mapping[str, str] = {"client_encoding": ENCODING, "server_encoding": ENCODING, **TOLD}

UNTOLD: Mapping[str, str] = {
    "default_transaction_isolation": "read committed",  # what waited for a lock sees what was done meanwhile
    "array_nulls": "on",
}
"""What no server tells by itself, and has to be asked for by `SETTINGS`."""

SAY: LiteralString = """
    select set_config(name, value, false)
    from unnest(%(names)s::text[], %(values)s::text[]) as said (name, value)
    where current_setting(name, true) is not null -- Postgres 13 ends no session for resting
"""
_SAID = {**TOLD, **UNTOLD, "idle_session_timeout": "0"}  # a pool's connections rest when nobody plays
SAID = {"names": [*_SAID], "values": [*_SAID.values()]}
"""What `SAY` says for a session: it goes before the account's, and stays when the server's are read anew."""

SETTINGS: LiteralString = "select name, reset_val from pg_settings where name = any(%(names)s)"
"""What sessions begin with, whatever the one that answers was told."""


def with_patience(database_url: str) -> str:
    """Where the database is, for whoever waits some seconds for it to answer, or as long as its URL says."""
    own = conninfo_to_dict(database_url).get("connect_timeout")
    return make_conninfo(database_url, connect_timeout=own or MOST_SECONDS_TO_CONNECT)


FIRST, LAST = datetime(1, 1, 2, tzinfo=UTC), datetime(9999, 12, 31, tzinfo=UTC)


class InUtc(TimestamptzLoader):
    """Reads times in UTC, whatever time zone the account or the server has."""

    def load(self, data: Buffer) -> datetime:
        """The same moment; for one that no date can tell, which somebody has written by hand, the nearest."""
        try:
            return super().load(data).astimezone(UTC)
        except (DataError, OverflowError):
            text = bytes(data)
            return FIRST if text.startswith(b"-") or text.endswith(b"BC") else LAST


class DatabaseUnfit(OperationalError):  # noqa: N818 - says what is the case
    """Nothing is served over this connection.

    Its account could change what happened, a commit could be doubled, or what is written would be read as
    something else or not at all.
    """


def must_be_fit(session: ConnectionInfo) -> None:
    """See that a session has what is wanted of it. Raises DatabaseUnfit with what it has instead."""
    for name, wanted in WANTED.items():
        told = session.parameter_status(name)
        if told is not None and told.partition(",")[0] != wanted:
            raise _unfit(name, told, wanted)


def must_be_set(told: Iterable[tuple[str, str]]) -> None:
    """See that a session's settings are as is wanted, by what `SETTINGS` tells. Raises DatabaseUnfit."""
    for name, value in told:
        if value != UNTOLD[name]:
            raise _unfit(name, value, UNTOLD[name])


def _unfit(name: str, told: str, wanted: str) -> DatabaseUnfit:
    return DatabaseUnfit(f"the database has {name} {told}, and this service works with {wanted} alone")
