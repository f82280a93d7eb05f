"""The database accounts: one owns the tables, the other serves and can only read and insert."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, urlencode

from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict

from automa_ledger.store.remedies import OWNER_URL, SET_PASSWORD
from automa_ledger.store.session import UnsuitableDatabase
from automa_ledger.store.statements import SQL

SERVICE_ROLE = "automa_service"
_CONSTRAINTS = {
    "games_pkey": "alter table games add primary key (game_id)",
    "names_pkey": "alter table names add primary key (game_id, seat)",
    "tokens_pkey": "alter table tokens add primary key (game_id, token_hash)",
    "revocations_pkey": "alter table revocations add primary key (game_id, token_hash)",
    "commits_pkey": "alter table commits add primary key (game_id, version)",
    "commits_key": "create unique index commits_key on commits (game_id, key) where key is not null",
    "packs_pkey": "alter table packs add primary key (hash)",
    "archives_pkey": "alter table archives add primary key (game_id)",
}
"""The statements that make the unique constraints, as the migrations do."""


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
    """Check that the schema's unique constraints exist.

    Raises UnsuitableDatabase with the missing ones, and the statements that make them.
    """
    found = await (await connection.execute(SQL["constraints"], prepare=False)).fetchall()
    if found:
        missing = sorted(name for (name,) in found)
        statements = "; ".join(_CONSTRAINTS[name] for name in missing)
        raise UnsuitableDatabase(
            f"the unique constraints {', '.join(missing)} are missing or not valid: as automa_owner in psql,"
            f" drop what has these names, then `{statements}`; if that finds duplicates, restore a backup"
        )


def with_role(url: str, account: str) -> str:
    """The same database URL for another account, without a password."""
    return make_url({**conninfo_to_dict(url), "user": account, "password": None})


def make_url(parts: Mapping[str, str | int | None]) -> str:
    """A libpq URL of these connection parameters."""
    given = {name: str(value) for name, value in parts.items() if value is not None}
    return f"postgresql://?{urlencode(given, quote_via=quote)}"
