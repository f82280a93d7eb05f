"""The SQL statements by name, each in a file of its own, read once."""

from __future__ import annotations

from importlib.resources import files


def load_statements(package: str) -> dict[str, bytes]:
    """Those in the folder `sql` of a package."""
    folder = files(package) / "sql"
    return {each.name.removesuffix(".sql"): each.read_bytes() for each in folder.iterdir()}


SQL = load_statements("automa_ledger.store")
