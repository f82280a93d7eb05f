"""The games that clients of an attack play: short ones, and some as long as a log can be."""

from __future__ import annotations

import json
from typing import NamedTuple

from automa_rules.scythe.board import TERRITORIES
from tests.attack.wire import Answer, Connection, Site, call, connect, request

LOG = "commits"  # the address of a game's log
SETUP = {
    "ruleset": "scythe",
    "setup": {
        "players": [
            {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
            {"kind": "automa", "faction": "nordic", "level": "automa"},
        ],
        # A log with a secret deck could not be imported.
        "decks": {"automa": "physical", "combat": "physical"},
    },
}
AUTOMA_TURN = {"card": 1}
NEWEST = {"If-Match": "*"}
MAX_COMMITS = 1_500
MAX_EVENTS = 5_000
TOO_LONG = (409, 429)  # how a service says that a log is full, or that it is asked too often


class Game(NamedTuple):
    """A game, its owner's token, and the version that it had when it was made ready."""

    id: str
    token: str
    version: int = 1

    def get(self, below: str = "", **headers: str) -> bytes:
        """A request that reads something."""
        return request("GET", f"/v1/games/{self.id}{below}", self.token, headers=headers)

    def post(self, below: str, body: object = None) -> bytes:
        """A request that commands something on the newest version, or makes a fork."""
        return request(
            "POST", f"/v1/games/{self.id}{below}", self.token, json.dumps(body or {}).encode(), NEWEST
        )


END_TURN = {"type": "report", "coins": 5, "end_turn": True}
GOODS = {"metal": 9, "oil": 9, "food": 9, "wood": 9}
# As much as a turn of four reports can tell: goods in each territory, and none, again and again.
LARGE_TURN = {
    "actions": [{"type": "report", "resources": dict.fromkeys(TERRITORIES, each)} for each in (GOODS, {})] * 2
}


async def begin(site: Site) -> Game:
    """A new game; it is the human's turn."""
    return _made(await call(site, request("POST", "/v1/games", body=json.dumps(SETUP).encode())))


async def begin_automa_turn(site: Site) -> Game:
    """A new game, in which it is the Automa's turn."""
    game = await begin(site)
    answer = await call(site, game.post("/actions", END_TURN))
    if answer.status != 200:
        raise RuntimeError(f"the turn was not ended: {answer}")
    return game


async def begin_long_game(site: Site) -> Game:
    """A game whose log is almost full: an Automa's turn, taken and taken back."""
    game = await begin_automa_turn(site)
    connection = await connect(site)
    try:
        return game._replace(version=await _fill(connection, game))
    finally:
        connection.close()


async def _fill(connection: Connection, game: Game) -> int:
    version = 1
    for number in range(MAX_COMMITS - 20):
        answer = await connection.call(
            game.post("/undo") if number % 2 else game.post("/automa-turn", AUTOMA_TURN)
        )
        if answer.status in TOO_LONG:
            break
        if answer.status != 200:
            raise RuntimeError(f"the game did not go on: {answer}")
        version = int(json.loads(answer.body)["version"])
        if version > MAX_EVENTS - 50:
            break
    return version


async def export_log(site: Site, game: Game) -> bytes:
    """The log of a game, as it can be imported."""
    answer = await call(site, game.get(f"/{LOG}", Accept="application/x-ndjson"))
    if answer.status != 200:
        raise RuntimeError(f"no export: {answer}")
    return answer.body


async def import_log(site: Site, log: bytes, version: int) -> Game:
    """The same log as a game of its own, at its version."""
    return _made(await call(site, import_request(log)), version)


def import_request(log: bytes) -> bytes:
    """The request that imports a log."""
    kind = {"Content-Type": "application/x-ndjson"}
    return request("POST", "/v1/games/import", body=log, headers=kind)


def _made(answer: Answer, version: int = 1) -> Game:
    if answer.status != 201:
        raise RuntimeError(f"no game was made: {answer}")
    made = json.loads(answer.body)
    return Game(made["game"], made["token"], version)
