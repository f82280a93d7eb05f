"""The SQL statements, each in a file of its own, read once."""

from __future__ import annotations

from importlib.resources import files

_FOLDER = files("service.store") / "sql"


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()


CREATE = _statement("create")
APPEND = _statement("append")
RECALL = _statement("recall")
LOAD = _statement("load")
READ = _statement("read")
ADD_TOKEN = _statement("add_token")
PING = _statement("ping")
