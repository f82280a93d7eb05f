"""The SQL statements of the hooks, each in a file of its own, read once."""

from __future__ import annotations

from importlib.resources import files

_FOLDER = files("service.webhooks") / "sql"


def _statement(name: str) -> bytes:
    return (_FOLDER / f"{name}.sql").read_bytes()


FREE_SLOT = _statement("free_slot")
BEGIN_AT = {"game": _statement("begin_at_game"), "key": _statement("begin_at_games_of_key")}
ADD_HOOK = _statement("add_hook")
HOOKS = _statement("hooks")
HOOK = _statement("hook")
ROTATE = _statement("rotate")
PUT_BACK = _statement("put_back")
REMOVE = _statement("remove")
FORGET_CURSORS = _statement("forget_cursors")
ENABLE = _statement("enable")
DISABLE = _statement("disable")
COUNTS = _statement("counts")
DELIVERIES = _statement("deliveries")
DELIVERY = _statement("delivery")
RESUME = _statement("resume")
RESUME_BEHIND = _statement("resume_behind")

ANY_HOOK = _statement("any_hook")
FOLLOW_NEW_GAMES = _statement("follow_new_games")
FOLLOW_GAMES = _statement("follow_games")
DUE = _statement("due")
DUE_OF_GAMES = _statement("due_of_games")
CLAIM = _statement("claim")
RECEIVER = _statement("receiver")
DELIVERED = _statement("delivered")
FAILED = _statement("failed")
RELEASE = _statement("release")
