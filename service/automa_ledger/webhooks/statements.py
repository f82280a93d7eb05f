"""The SQL statements of webhooks by name, each in its own file."""

from __future__ import annotations

from importlib.resources import files

SQL = {
    each.name.removesuffix(".sql"): each.read_bytes()
    for each in (files("automa_ledger.webhooks") / "sql").iterdir()
}
