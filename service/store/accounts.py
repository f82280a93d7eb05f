"""The accounts of the database: one owns the tables, one serves and can change nothing that happened."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, urlencode

from psycopg import AsyncConnection, OperationalError
from psycopg.conninfo import conninfo_to_dict

from service.store import statements

SERVICE = "automa_service"


class TooManyRights(OperationalError):  # noqa: N818 - says what is the case
    """The account could change what happened: nothing is served over this connection."""


async def must_be_harmless(connection: AsyncConnection) -> None:
    """See that the account can read and add, no more. Raises TooManyRights with what it could do."""
    found = await (await connection.execute(statements.RIGHTS, prepare=False)).fetchall()
    if found:
        could = ", ".join(sorted(table for (table,) in found))
        raise TooManyRights(
            f"this account could change or delete what is in {could}, by itself, by a role or as an owner:"
            f" serve with the account {SERVICE}, which `automa migrate` makes, or with one that has the same"
            " rights and no more"
        )


def with_account(url: str, account: str) -> str:
    """The same database, for another account, which needs no password."""
    return url_of({**conninfo_to_dict(url), "user": account, "password": None})


def url_of(parts: Mapping[str, str | int | None]) -> str:
    """The libpq URL that says the same as these parts."""
    given = {name: str(value) for name, value in parts.items() if value is not None}
    return f"postgresql://?{urlencode(given, quote_via=quote)}"
