"""Logs that somebody with access to the database has damaged: told as such, never a fault of the service."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from hashlib import sha256
from typing import Any

import httpx2
import msgspec
import psycopg
import pytest
import pytest_asyncio

from automa_ledger.games.codec import canonical_json
from tests.api.client import Player, begun, done, problem
from tests.api.running import running

SCYTHE: dict[str, Any] = {
    "players": [
        {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4},
        {"kind": "automa", "faction": "nordic", "level": "autometta"},
    ]
}

Damage = Callable[..., Awaitable[None]]


@pytest_asyncio.fixture
async def elsewhere(database_url: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of another process, which has seen no game yet."""
    with running(database_url) as url:
        async with httpx2.AsyncClient(base_url=url, timeout=30) as client:
            yield client


@pytest.fixture
def damage(database_url: str) -> Damage:
    """Run a statement on the database."""

    async def run(statement: str, *values: object) -> None:
        async with await psycopg.AsyncConnection.connect(database_url) as connection:
            await connection.execute(statement.encode(), values)

    return run


def there(game: Player, http: httpx2.AsyncClient) -> Player:
    """The same player at another process."""
    return Player(http, game.game, game.token, game.version)


async def long(http: httpx2.AsyncClient) -> Player:
    """A game of four commits."""
    game = await begun(http, setup={"target": 30})
    for total in (1, 2, 3):
        await game.act(type="correct", pointer="/total", value=total, reason="")
    return game


async def test_a_missing_commit_is_found(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """By whoever reads the log, whether the process knows the game or not; the audit names the version."""
    game = await long(http)
    await damage("delete from commits where game_id = %s and version = 3", game.game)

    for player in (game, there(game, elsewhere)):
        audit = done(await player.get("/audit"))
        assert (audit["sound"], audit["version"]) == (False, 4)
        assert audit["chain"]["broken_at"] == 3
        assert audit["decisions"] == {"checked": 2, "differing": [3]}
        problem(await player.get("/story"), 409, "log_damaged")
    other = there(game, elsewhere)
    for below in ("", "/story", "/score", "/commits", "/commits/2/steps/1/explanation", "?version=2"):
        problem(await other.get(below), 409, "log_damaged")
    problem(await other.post("/actions", {"type": "add", "amount": 1}, match="*"), 409, "log_damaged")


async def test_what_was_changed_behind_a_process_is_damage(http: httpx2.AsyncClient, damage: Damage) -> None:
    """It remembers where the game stands, and reads of the log what leads there when it is asked for that."""
    game = await begun(http, "expeditions", setup={"level": 2, "first_player": "automa"})
    steps = done(await game.post("/automa-turn"))["commit"]["steps"]
    (drawn,) = [int(step["step"].split(".")[1]) for step in steps if step["code"] == "automa_card_drawn"]
    await damage(
        """update commits set events = regexp_replace(events, '"card":[0-9]+', '"card":999')
        where game_id = %s and version = 2""",
        game.game,
    )

    explained = [f"/commits/2/steps/{place}/explanation" for place in (drawn, drawn + 2)]
    for below in ("/board.svg?last_turn=true", *explained):
        found = problem(await game.get(below), 409, "log_damaged")
        assert found["version"] == 2
        assert re.findall("[0-9]+", found["diagnostic"]) == ["999"], "it tells what lies on top"


@pytest.mark.promise("damage-told")
async def test_a_version_far_ahead_is_damage_at_once(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """Nobody reads through all the pages that are missing before it."""
    game = await long(http)
    await damage(
        "insert into commits (game_id, version, at, events, hash)"
        " select game_id, 2000000000, at, events, hash from commits where game_id = %s and version = 4",
        game.game,
    )

    for player in (game, there(game, elsewhere)):
        for below in ("", "/story", "/score", "/commits", "/choices"):
            problem(await player.get(below), 409, "log_damaged")
        audit = done(await player.get("/audit"))
        assert (audit["sound"], audit["chain"]["broken_at"]) == (False, 5)
    action = {"type": "add", "amount": 1}
    problem(await there(game, elsewhere).post("/actions", action, match="*"), 409, "log_damaged")


async def test_a_log_that_is_here_is_read_whatever_says_that_it_is_not(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """Somebody has noted by hand that it was taken out."""
    game = await long(http)
    await damage(
        "insert into archives (game_id, version, hash)"
        " select game_id, version, hash from commits where game_id = %s and version = 4",
        game.game,
    )

    for player in (game, there(game, elsewhere)):
        for below in ("", "/story", "/score", "/commits", "/choices"):
            done(await player.get(below))
        assert done(await player.get("/audit"))["sound"]


async def test_a_token_of_a_seat_that_is_not_there_is_told_as_such(
    http: httpx2.AsyncClient, damage: Damage
) -> None:
    """It looks at nothing and does nothing; others go on."""
    for ruleset, setup in (("counter", {"target": 30}), ("scythe", SCYTHE)):
        game = await begun(http, ruleset, setup=setup)
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        add = "insert into tokens (game_id, token_hash, role, seat) values (%s, %s, 'player', 'nobody')"
        await damage(add, game.game, digest)
        nobody = Player(http, game.game, token, game.version)

        for below in ("", "/choices", "?version=1", "/story", "/commits"):
            problem(await nobody.get(below), 422, "seat_unknown")
        problem(await nobody.post("/undo"), 422, "seat_unknown")
        done(await game.get("/choices"))


async def test_a_missing_end_is_in_doubt(game: Player, damage: Damage) -> None:
    """For a process that has seen it: a node that recovers may bring it back, so the client tries again."""
    await game.act(type="add", amount=1)
    await damage("delete from commits where game_id = %s and version > 1", game.game)

    for below in ("", "/story", "/score"):
        problem(await game.get(below), 503, "store_unavailable")
    problem(await game.post("/undo"), 503, "store_unavailable")


OPENING = '{"at":"","command":{},"seat":null,"type":"commanded"}'
UNREADABLE = (
    "no JSON",
    "[]",
    '[{"type":"drawn","card":1}]',  # nobody has commanded it
    f'[{OPENING},{{"type":"no_such_event"}}]',
    f'[{OPENING},{{"type":"drawn","card":99}}]',
    f'[{OPENING},{{"type":"rewound","to":3,"by":"undo"}}]',
    f'[{OPENING},{{"type":"added","seat":"human","amount":{"9" * 5_000}}}]',
)


@pytest.mark.parametrize("events", UNREADABLE)
async def test_what_cannot_have_happened_is_found(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage, events: str
) -> None:
    """By a process that does not know the game yet; the audit names the version, in any process."""
    game = await long(http)
    await damage("update commits set events = %s where game_id = %s and version = 3", events, game.game)
    other = there(game, elsewhere)
    for below in ("", "/story", "/commits"):
        problem(await other.get(below), 409, "log_damaged")
    for player in (game, other):
        found = done(await player.get("/audit"))
        assert (found["sound"], found["chain"]["broken_at"]) == (False, 3)
        assert found["decisions"]["differing"][0] == 3


async def test_what_cannot_be_read_is_damage_for_who_knows_the_game(
    http: httpx2.AsyncClient, damage: Damage
) -> None:
    """Nobody has commanded it, or a number has no end: the story and the log tell it as such."""
    for events in (*UNREADABLE[:4], UNREADABLE[-1]):
        game = await long(http)
        await damage("update commits set events = %s where game_id = %s and version = 3", events, game.game)
        for below in ("/story", "/commits"):
            problem(await game.get(below), 409, "log_damaged")


EDITED = [
    ('{"at":', '{"again":true,"at":'),
    ('"at":"', '"at":"about '),
    ('{"pointer"', '{ "pointer"'),
    ('"command":{', '"command":{ '),
    ('"type":"corrected"', '"type":"corrected","when":1'),
    ('"value":1},"seat"', '"value":2},"seat"'),
    ('"value":1', '"value":' + "9" * 30),
]


@pytest.mark.parametrize(("old", "new"), EDITED)
async def test_an_edited_fact_is_not_sound(game: Player, damage: Damage, old: str, new: str) -> None:
    """A value, a field that no event has, a time that is none, or what is only written otherwise."""
    for total in (1, 2):
        await game.act(type="correct", pointer="/total", value=total, reason="")
    changed = "update commits set events = replace(events, %s, %s) where game_id = %s and version = 2"
    await damage(changed, old, new, game.game)

    audit = done(await game.get("/audit"))
    assert (audit["sound"], audit["decisions"]["differing"][-1]) == (False, 2)


async def test_a_secret_that_the_log_does_not_bind_is_not_sound(game: Player, damage: Damage) -> None:
    """A command and its fact were given secrets that agree with each other, and not with the log."""
    await game.act(type="add", amount=1)
    secret = '{"0":{"command":{"amount":2,"type":"add"}},"1":{"amount":2}}'
    await damage("update commits set secret = %s where game_id = %s and version = 2", secret, game.game)
    audit = done(await game.get("/audit"))

    assert (audit["sound"], audit["decisions"]["differing"]) == (False, [2])


async def test_secrets_that_anybody_may_read_are_not_sound(
    http: httpx2.AsyncClient, database_url: str
) -> None:
    """Nothing else would tell that they were there from the start."""
    game = await begun(http, "scythe", setup=SCYTHE)
    async with await psycopg.AsyncConnection.connect(database_url) as connection:
        found = await connection.execute(
            "select events, secret from commits where game_id = %s and version = 1", (game.game,)
        )
        events, hidden = map(json.loads, await found.fetchone() or ())
        told = [each | hidden.get(str(place), {}) for place, each in enumerate(events)]
        await connection.execute(
            "update commits set events = %s, secret = null where game_id = %s",
            (canonical_json(told).decode(), game.game),
        )

    assert done(await game.get("/audit"))["decisions"]["differing"] == [1]


async def test_a_turn_of_nobody_is_found(http: httpx2.AsyncClient, damage: Damage) -> None:
    """What is told behind it cannot be decided any more: no rules lead to where the game stands."""
    game = await begun(http, "scythe", setup=SCYTHE)
    done(await game.post("/actions", {"type": "end_turn"}))
    done(await game.post("/automa-turn"))
    await damage(
        """update commits set events = replace(events, '"next":"automa"', '"next":"nobody"')
        where game_id = %s and version = 2""",
        game.game,
    )

    audit = done(await game.get("/audit"))
    assert not audit["sound"]
    assert audit["decisions"]["differing"] == [2, 3]


@pytest.mark.promise("chain")
async def test_an_edited_secret_is_found(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """The order of a deck is checked against its promise before anything is drawn from it."""
    for ruleset, setup, automa in (("counter", {"target": 30}, 1), ("scythe", SCYTHE, "automa")):
        game = await begun(http, ruleset, setup=setup)
        done(await game.post("/actions", {"type": "correct", "pointer": "/turn", "value": automa}))
        await damage(
            """update commits set secret = replace(secret, '"order":[', '"order":[99,')
            where game_id = %s and secret is not null""",
            game.game,
        )
        other = there(game, elsewhere)
        problem(await other.post("/automa-turn", match="*"), 409, "log_damaged")
        problem(await other.get(), 409, "log_damaged")
        audit = done(await other.get("/audit"))
        assert not audit["sound"]
        assert not any(shuffle["sound"] for shuffle in audit["shuffles"])


async def test_a_stranger_learns_nothing_of_a_damaged_game(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """Nor of one whose ruleset is gone: a wrong token is all that is told."""
    gone, broken = await long(http), await long(http)
    await damage("update games set ruleset = 'gone' where game_id = %s", gone.game)
    await damage("update commits set events = 'no JSON' where game_id = %s and version = 3", broken.game)

    for game, status, code in ((gone, 503, "ruleset_unavailable"), (broken, 409, "log_damaged")):
        for client in (http, elsewhere):
            stranger = Player(client, game.game, "x" * 43, 4)
            for below in ("", "/audit", "/story", "/commits"):
                problem(await stranger.get(below), 404, "game_unknown")
        problem(await there(game, elsewhere).get(), status, code)


async def played_otherwise(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> tuple[Player, Player]:
    """A failover has lost commits that a process remembers, and another has played as far."""
    game = await long(http)
    await damage("delete from commits where game_id = %s and version > 2", game.game)
    other = msgspec.structs.replace(there(game, elsewhere), version=2)
    for _ in range(2):
        await other.act(type="correct", pointer="/total", value=20, reason="")
    return game, other


async def stands_at(total: int, *players: Player) -> None:
    """The same everywhere, and sound."""
    for player in players:
        assert done(await player.get())["state"]["total"] == total
        assert done(await player.get("/audit"))["sound"]


@pytest.mark.parametrize("further", [0, 1])
async def test_what_was_lost_and_played_otherwise_is_read_anew(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage, further: int
) -> None:
    """Nobody goes on from what is no more."""
    game, other = await played_otherwise(http, elsewhere, damage)
    for _ in range(further):
        await other.act(type="add", amount=1)

    await stands_at(20 + further, game, other)


async def test_no_commit_carries_on_what_was_lost(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """A command that comes to a process before it has read the log again is decided on what is there."""
    game, other = await played_otherwise(http, elsewhere, damage)
    done(await game.post("/actions", {"type": "add", "amount": 1}, match="*"))

    await stands_at(21, game, other)


async def test_nothing_is_refused_for_what_was_lost(
    http: httpx2.AsyncClient, elsewhere: httpx2.AsyncClient, damage: Damage
) -> None:
    """A process that remembers a game's end, which is no more, decides on what is there."""
    game = await begun(http, setup={"target": 5})
    version = game.version
    await game.act(type="add", amount=9)
    over = game.version
    await damage("delete from commits where game_id = %s and version > %s", game.game, version)
    other = msgspec.structs.replace(there(game, elsewhere), version=version)
    while other.version < over:
        await other.act(type="correct", pointer="/total", value=3, reason="")
    assert other.version == over

    done(await game.post("/actions", {"type": "add", "amount": 1}, match="*"))
    await stands_at(4, game, other)
