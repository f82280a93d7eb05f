"""`automa delete`: games that go for good, and names of players."""

from __future__ import annotations

import json
from pathlib import Path
from uuid import UUID, uuid4

import httpx2
import psycopg
import pytest

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.store.roles import SERVICE_ROLE, with_role
from tests.cli.command import automa
from tests.cli.games import LATER, LOGS, Game, archived, imported

LEFT = """select
    (select count(*) from commits where game_id = %(game)s),
    (select count(*) from names where game_id = %(game)s),
    (select count(*) from tombstones where game_id = %(game)s)"""


def begun(http: httpx2.Client) -> Game:
    """A game that is not over, whose player has a name."""
    body = {"ruleset": "scythe", "setup": RULESETS["scythe"].examples["setup"], "names": {"human": "Ada"}}
    made = http.post("/v1/games", json=body).json()
    return Game(http, made["game"], made["token"])


def left(url: str, game: Game) -> tuple[int, ...]:
    """How many commits, names and tombstones of a game are in the database."""
    with psycopg.connect(url) as connection:
        found = connection.execute(LEFT, {"game": UUID(game.id)}).fetchone()
    assert found is not None
    return found


def test_unfinished_games_go_with_all_that_they_had(url: str, http: httpx2.Client) -> None:
    """Those that are over stay, and so do those with a commit since. Each that goes is a line of the log."""
    over, lost = imported(http, LOGS[0].read_bytes()), begun(http)
    hash_ = lost.get("/audit").json()["chain"]["head"]
    assert automa("delete", "--unfinished-before", "2025-01-01", owner_url=url).out == (
        "Deleted: 0 games, 0 commits.\n"
    )

    done = automa("delete", "--unfinished-before", LATER, owner_url=url)

    assert (done.status, done.out) == (0, "Deleted: 1 games, 1 commits.\n")
    line = json.loads(done.err)
    assert (line["event"], line["game"], line["version"], line["hash"]) == ("game_deleted", lost.id, 1, hash_)
    assert left(url, lost) == (0, 0, 1)
    assert [lost.get().status_code, lost.undo().status_code, over.get().status_code] == [404, 404, 200]
    assert automa("audit", "--all", database_url=with_role(url, SERVICE_ROLE)).out.startswith(
        "Sound: 1 games"
    )


def test_a_game_that_cannot_be_read_stays_and_is_told(url: str, http: httpx2.Client) -> None:
    """One of a ruleset that is not installed any more: whether it is over, nobody knows."""
    game = begun(http)
    with psycopg.connect(url) as owner:
        owner.execute("update games set ruleset = 'chess' where game_id = %s", [UUID(game.id)])

    done = automa("delete", "--unfinished-before", LATER, owner_url=url)

    assert (done.status, f"{game.id} stays: " in done.out, "1 games stay" in done.err) == (1, True, True)
    assert left(url, game) == (1, 1, 0)


@pytest.mark.parametrize("is_archived", [False, True])
def test_a_named_game_goes(url: str, http: httpx2.Client, tmp_path: Path, *, is_archived: bool) -> None:
    """Also one whose log is in a file, which then comes back no more. An unknown one is named."""
    game = imported(http, LOGS[0].read_bytes())
    if is_archived:
        assert archived(url, tmp_path).status == 0
    unknown = str(uuid4())

    done = automa("delete", "--game", game.id, "--game", unknown, owner_url=url)

    assert (done.status, f"there is no such game: {unknown}" in done.err) == (1, True)
    assert left(url, game) == (0, 0, 1)
    assert game.get().status_code == 404


def test_what_remains_of_games_that_players_deleted_goes(url: str, http: httpx2.Client) -> None:
    """Their commits were hidden; the tombstone stays."""
    game, kept = begun(http), begun(http)
    assert http.delete(f"/v1/games/{game.id}", headers=game.headers).status_code == 200
    assert left(url, game) == (1, 0, 1)

    assert automa("delete", "--deleted-before", LATER, owner_url=url).out == "Deleted: 1 games, 1 commits.\n"

    assert (left(url, game), left(url, kept)) == ((0, 0, 1), (1, 1, 0))


def test_names_of_players_are_erased(url: str, http: httpx2.Client) -> None:
    """The games stay as they were, and prove themselves: names are no part of a log."""
    game = begun(http)
    before = automa("delete", "--names-before", "2025-01-01", owner_url=url)
    assert (before.out, left(url, game)[1]) == ("Erased: the names of 0 games.\n", 1)

    done = automa("delete", "--names-before", LATER, owner_url=url)

    assert (done.out, left(url, game)) == ("Erased: the names of 1 games.\n", (1, 0, 0))
    assert json.loads(done.err)["event"] == "names_erased"
    assert game.get("/audit").json()["sound"]


def test_only_the_owner_deletes(url: str, http: httpx2.Client) -> None:
    """The service's account has not the rights."""
    game = begun(http)
    refused = automa("delete", "--game", game.id, owner_url=with_role(url, SERVICE_ROLE))
    assert (refused.status, "this needs the owner of the database" in refused.err) == (1, True)
    assert left(url, game) == (1, 1, 0)
