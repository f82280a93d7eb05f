"""SQL statements by name, each in its own file, loaded once."""

from __future__ import annotations

from importlib.resources import files


def load_statements(package: str) -> dict[str, bytes]:
    """Load the statements in the folder `sql` of a package."""
    folder = files(package) / "sql"
    return {each.name.removesuffix(".sql"): each.read_bytes() for each in folder.iterdir()}


SQL = load_statements("automa_ledger.store")
