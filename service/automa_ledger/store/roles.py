"""The database accounts: one owns the tables, the other serves and can only read and insert."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, urlencode

from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.errors import OWNER_URL
from automa_ledger.store.remedies import SET_PASSWORD
from automa_ledger.store.session import UnsuitableDatabase
from automa_ledger.store.statements import SQL

SERVICE_ROLE = "automa_service"


async def require_append_only_role(connection: AsyncConnection) -> None:
    """Check that the account can only read and insert. Raises UnsuitableDatabase with the tables at risk."""
    found = await (await connection.execute(SQL["rights"], prepare=False)).fetchall()
    if found:
        tables = ", ".join(sorted(table for (table,) in found))
        raise UnsuitableDatabase(
            f"this account could change or delete what is in {tables}, by itself, by a role or as an owner:"
            f" set AUTOMA_DATABASE_URL to postgresql://{SERVICE_ROLE}:…@HOST/DATABASE. The account is made by"
            f" `{OWNER_URL} automa migrate`; {SET_PASSWORD}"
        )


async def require_constraints(connection: AsyncConnection) -> None:
    """Check that the schema's unique constraints exist. Raises UnsuitableDatabase with the missing ones."""
    found = await (await connection.execute(SQL["constraints"], prepare=False)).fetchall()
    if found:
        names = ", ".join(sorted(name for (name,) in found))
        raise UnsuitableDatabase(
            f"the unique constraints {names} are missing or not valid: restore a backup, or make them as"
            f" automa_owner, as `pg_dump --schema-only` of a new database has them, which `{OWNER_URL} automa"
            " migrate` has made"
        )


def with_role(url: str, account: str) -> str:
    """The same database URL for another account, without a password."""
    return make_url({**conninfo_to_dict(url), "user": account, "password": None})


def make_url(parts: Mapping[str, str | int | None]) -> str:
    """A libpq URL of these connection parameters."""
    given = {name: str(value) for name, value in parts.items() if value is not None}
    return f"postgresql://?{urlencode(given, quote_via=quote)}"
