"""The SQL statements, each in a file of its own, read once."""

from __future__ import annotations

from importlib.resources import files

from service.store.prepared import Prepared

_FOLDER = files("service.store") / "sql"


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()


CREATE = _statement("create")
CREATE_ONCE = _statement("create_once")
BEGINNING = _statement("beginning")
APPEND = Prepared(
    b"append",
    _statement("append"),
    {
        "game_id": Prepared.UUID,
        "token": Prepared.BYTEA,
        "expected": Prepared.INT4,
        "head": Prepared.BYTEA,
        "key": Prepared.TEXT,
        "fingerprint": Prepared.BYTEA,
        "data": Prepared.TEXT,
        "private": Prepared.TEXT,
        "chain": Prepared.BYTEA,
    },
)
RECALL = _statement("recall")
LOAD = Prepared(
    b"load",
    _statement("load"),
    {"game_id": Prepared.UUID, "after": Prepared.INT4, "until": Prepared.INT4, "room": Prepared.INT4},
)
LOAD_ON = _statement("load_on")
READ = _statement("read")
HAND_OUT_TOKEN = _statement("hand_out_token")
TOKENS = _statement("tokens")
REVOKE_TOKEN = _statement("revoke_token")
ADD_PACK = _statement("add_pack")
PACK = _statement("pack")
API_KEY = _statement("api_key")
KEY_WORKS = _statement("key_works")
GAMES_OF_KEY = _statement("games_of_key")
GAMES = _statement("games")
PING = _statement("ping")
NODES = _statement("nodes")
RIGHTS = _statement("rights")
SESSION = _statement("session")
LISTEN = _statement("listen")
