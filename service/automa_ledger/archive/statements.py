"""The SQL statements of the archive, for the owner of the tables."""

from __future__ import annotations

from automa_ledger.store.statements import statements_in

SQL = statements_in("automa_ledger.archive")
