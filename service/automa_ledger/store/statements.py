"""The SQL statements of a package, loaded from its `.sql` files."""

from __future__ import annotations

from importlib.resources import files


def load_statements(package: str) -> dict[str, bytes]:
    """Load the files in the folder `sql` of a package, by name without `.sql`."""
    folder = files(package) / "sql"
    return {file.name.removesuffix(".sql"): file.read_bytes() for file in folder.iterdir()}


SQL = load_statements("automa_ledger.store")
