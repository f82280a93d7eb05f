"""What a session of the database has to be like, so that texts and times come back as they were written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import LiteralString

from psycopg import ConnectionInfo, OperationalError

ENCODING = "UTF8"
"""Each connection asks for it: what the environment, the account or the database says goes for nothing."""

WANTED: Mapping[str, str] = {
    "client_encoding": ENCODING,
    "server_encoding": ENCODING,
    "DateStyle": "ISO",
    "standard_conforming_strings": "on",
}


ISOLATION = "read committed"
"""Each statement sees what was committed before it: what waited for a lock sees what was done meanwhile."""

ISOLATED: LiteralString = "select current_setting('default_transaction_isolation')"


class SessionUnfit(OperationalError):  # noqa: N818 - says what is the case
    """What is written over this connection would be read as something else."""


def must_be_fit(session: ConnectionInfo) -> None:
    """See that a session has what is wanted of it. Raises SessionUnfit with what it has instead."""
    for name, wanted in WANTED.items():
        told = session.parameter_status(name)
        if told is not None and told.partition(",")[0] != wanted:
            raise _unfit(name, told, wanted)


def must_be_isolated(told: str) -> None:
    """See that transactions begin as is wanted, by what `ISOLATED` tells. Raises SessionUnfit."""
    if told != ISOLATION:
        raise _unfit("default_transaction_isolation", told, ISOLATION)


def _unfit(name: str, told: str, wanted: str) -> SessionUnfit:
    return SessionUnfit(f"the database has {name} {told}, and this service works with {wanted} alone")
