"""One call by either client, and what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import httpx2

from automa_client import Once, Refused, ScytheGame, Unreadable, connect
from automa_client import documents as d
from tests.clients.programs import node

Outcome: TypeAlias = dict[str, Any]
Call: TypeAlias = Callable[..., Outcome]
"""Joins a game at an address by its id and token, and calls `read`, `act` or `fork`.

`act` takes a key and the version that it acts on, `fork` a key.
"""


def begun(http: httpx2.Client) -> ScytheGame:
    """A new game, as its owner."""
    crimea = d.ScytheHuman(faction="crimea", popularity=3, coins=4)
    nordic = d.ScytheAutoma(faction="nordic", level="automa")
    return ScytheGame.begin(http, d.NewScytheGame(setup=d.ScytheSetup(players=[crimea, nordic])))


def by_python(address: str, game: str, token: str, call: str, *named: str) -> Outcome:
    """What the Python client returns or raises."""
    with connect(address) as http:
        joined = ScytheGame.join(http, game, token)
        key = named[0] if named else None
        once = Once(named[0], int(named[1])) if named[1:] else None
        try:
            if call == "fork":
                return {"game": joined.fork(joined.seen.version, key=key).id}
            seen = joined.read() if call == "read" else joined.act(d.ScytheGain(coins=1), once=once)
        except (Refused, Unreadable) as failure:
            return {
                "failure": type(failure).__name__,
                "status": failure.status,
                "message": str(failure),
                "retry_after": failure.retry_after,
            }
        except httpx2.TransportError:
            return {"failure": "connection"}
        return {"version": seen.version, "newest": joined.seen.version}


def by_typescript(*arguments: str) -> Outcome:
    """What the TypeScript client returns or throws."""
    outcome: Outcome = json.loads(node("contract/call.ts", *arguments))
    return outcome


CLIENTS: dict[str, Call] = {"python": by_python, "typescript": by_typescript}
