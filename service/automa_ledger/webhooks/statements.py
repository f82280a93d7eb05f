"""The SQL statements of the webhooks by name, each in a file of its own."""

from __future__ import annotations

from importlib.resources import files

SQL = {
    each.name.removesuffix(".sql"): each.read_bytes()
    for each in (files("automa_ledger.webhooks") / "sql").iterdir()
}
