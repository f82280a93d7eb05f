"""The SQL statements, each in a file of its own, read once."""

from __future__ import annotations

from importlib.resources import files

_FOLDER = files("service.store") / "sql"


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()


ADD_COMMIT = _statement("add_commit")
ADD_FIRST_TOKEN = _statement("add_first_token")
ADD_GAME = _statement("add_game")
ADD_NAME = _statement("add_name")
ADD_PACK = _statement("add_pack")
ADD_TOKEN = _statement("add_token")
API_KEY = _statement("api_key")
APPEND = _statement("append")
BEGINNING = _statement("beginning")
CONSTRAINTS = _statement("constraints")
GAMES = _statement("games")
GAMES_OF_KEY = _statement("games_of_key")
IS_REVOKED = _statement("is_revoked")
KEY_WORKS = _statement("key_works")
LISTEN = _statement("listen")
LOAD = _statement("load")
NODES = _statement("nodes")
OUTCOME = _statement("outcome")
PACK = _statement("pack")
PING = _statement("ping")
READ = _statement("read")
REVOKE_TOKEN = _statement("revoke_token")
RIGHTS = _statement("rights")
SESSION = _statement("session")
TOKENS = _statement("tokens")
