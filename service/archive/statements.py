"""The SQL statements of the archive, for the owner of the tables."""

from __future__ import annotations

from service.store.statements import statements_in

SQL = statements_in("service.archive")
