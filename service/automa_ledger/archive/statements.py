"""The archive's SQL statements, run as the owner of the tables."""

from __future__ import annotations

from automa_ledger.store.statements import load_statements

SQL = load_statements("automa_ledger.archive")
