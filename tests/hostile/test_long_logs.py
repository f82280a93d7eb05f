"""Games that are played on and on."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import msgspec
import pytest

from domain.core import decider
from domain.core.draft import Draft
from domain.core.event import Commanded, Corrected, Event
from service.api.body import MAX_IMPORT_BYTES
from service.games import bounds
from service.games.bounds import MAX_EVENTS, MAX_LOG_BYTES, MAX_SHUFFLES
from service.games.game import MAX_COMMANDS, MAX_COMMIT_EVENTS
from service.games.last_turn import MOST_SHOWN, last_turn
from service.games.library import Library
from service.games.moment import now
from service.games.rows import rows
from service.log.export import Line, exported, header_of
from service.metrics import Metrics
from service.store import Appended, Store
from service.streams.hub import Hub
from tests.api import logs
from tests.api.client import Player, begun, done, problem
from tests.api.counter import COUNTER, Add, State, add
from tests.api.running import ALL, running

LONGEST_REASON = 1_000


def correction(reason: str) -> list[Event]:
    """A commit that corrects nothing, and tells why."""
    command = {"pointer": "/total", "reason": reason, "type": "correct", "value": 1}
    return [
        Commanded(now(), "human", msgspec.Raw(msgspec.json.encode(command))),
        Corrected("/total", "1", reason),
    ]


async def filled(game: Player, store: Store, commits: list[Event]) -> None:
    """Put commits into the log of a game that has just begun, as its players could in a year."""
    loaded = await store.load(UUID(game.game))
    assert loaded is not None
    made = rows(commits, loaded.version, loaded.hash)
    assert await store.append(UUID(game.game), loaded.version, made) == Appended()


@pytest.mark.parametrize(
    "reason", ["", "x" * LONGEST_REASON, "🙂" * LONGEST_REASON], ids=["many", "long", "wide"]
)
async def test_no_game_is_made_that_cannot_be_read_again(
    http: httpx.AsyncClient, store: Store, database_url: str, reason: str
) -> None:
    """A log that is full takes no command more, and another process reads it. Wide characters are several."""
    game = await begun(http, setup={"target": 30})
    commit = correction(reason)
    characters = sum(len(row.data.encode()) for row in rows(commit, 0, bytes(32)))
    room = min((MAX_EVENTS - 3) // 2, MAX_LOG_BYTES // characters, MAX_COMMANDS)
    await filled(game, store, commit * room)

    told = {"type": "correct", "pointer": "/total", "value": 2, "reason": "y" * LONGEST_REASON}
    refused = problem(await game.post("/actions", told, match="*"), 409, "log_full")
    assert refused["most_events"] == MAX_EVENTS
    with running(database_url) as address:
        async with httpx.AsyncClient(base_url=address, timeout=30) as elsewhere:
            there = Player(elsewhere, game.game, game.token, 3)
            assert done(await there.get())["version"] == 3 + 2 * room
            assert done(await there.get("/events?limit=1"))["version"] == 3 + 2 * room


async def test_an_export_keeps_little_while_it_is_read(http: httpx.AsyncClient, store: Store) -> None:
    """Parts of a log that wait for its reader are short, however long texts are; together they are all."""
    player = await begun(http, setup={"target": 30})
    await filled(player, store, correction("🙂" * LONGEST_REASON) * 300)
    library = Library(store, ALL, 1, Metrics(), Hub())
    game = await library.at_version(UUID(player.game), 1)

    parts = [part async for part in exported(library.records, header_of(game), 0)]
    assert max(map(len, parts)) < 1 << 18
    assert b"".join(parts) == (await player.get("/events", Accept="application/x-ndjson")).content
    assert len(b"".join(parts).splitlines()) == 1 + game.version


async def test_a_page_of_long_events_ends_early(http: httpx.AsyncClient, store: Store) -> None:
    """It is no longer than others, and whoever follows `next` has all of them once."""
    player = await begun(http, setup={"target": 30})
    await filled(player, store, correction("x" * LONGEST_REASON) * 400)
    versions = list[int]()
    after: int | None = 0
    while after is not None:
        answer = await player.get(f"/events?limit=200&after={after}")
        assert len(answer.content) < 1 << 20
        versions += [line["version"] for line in done(answer)["events"]]
        after = done(answer)["next"]

    assert versions == list(range(1, versions[-1] + 1))
    assert len(versions) > 800


def test_a_full_log_can_be_imported_as_it_is_exported() -> None:
    """Its texts, and what stands around each of them in the file."""
    around = msgspec.json.encode(Line(MAX_EVENTS, bytes(32).hex(), msgspec.Raw(b"")))
    header = 1_000
    assert header + MAX_LOG_BYTES + MAX_EVENTS * (len(around) + len("\n")) <= MAX_IMPORT_BYTES


async def test_no_player_fills_what_is_left_for_the_owner(http: httpx.AsyncClient, store: Store) -> None:
    """Half of a log is the players'; its owner goes on, and may do so without whoever has filled it.

    A fork of the game as it was before is as short as it was then: in it all go on.
    """
    game = await begun(http, setup={"target": 30})
    player = await game.share("player", "human")
    before = done(await game.get())["version"]
    await filled(game, store, correction("") * ((MAX_EVENTS // 2 - 3) // 2))

    told = {"type": "correct", "pointer": "/total", "value": 2, "reason": ""}
    refused = problem(await player.post("/actions", told, match="*"), 409, "log_full")
    assert refused["most_events"] == MAX_EVENTS // 2
    done(await game.post("/actions", told, match="*"))

    fork = done(await game.post("/forks", {"version": before}, match=None), 201)
    copy = Player(http, fork["game"], fork["token"], fork["version"])
    done(await (await copy.share("player", "human")).post("/actions", told, match="*"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """What was carried out of the amounts of the ruleset `drawing`, whether it was refused then or not."""
    amounts = set[int]()

    def drawing(draft: Draft[State], action: Add) -> None:
        amounts.add(action.amount)
        add(draft, action)

    monkeypatch.setitem(ALL, "drawing", dataclasses.replace(COUNTER, name="drawing", deeds={Add: drawing}))
    return amounts


@pytest.mark.promise("bounds-before-draws")
async def test_a_log_that_is_almost_full_refuses_before_anything_is_drawn(
    database_url: str, store: Store, drawn: set[int]
) -> None:
    """What would follow is not found out: what is refused for its length is tried until it is short."""
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            game = await begun(http, "drawing", setup={"target": 30})
            opening, told = correction("")
            room = MAX_EVENTS - MAX_COMMIT_EVENTS - game.version
            await filled(game, store, [opening, told, told, told] * (room // 4))
            done(await game.post("/actions", {"type": "add", "amount": 1}, match="*"))
            problem(await game.post("/actions", {"type": "add", "amount": 2}, match="*"), 409, "log_full")
    assert drawn == {1}


async def test_a_log_is_never_longer_than_one_that_is_read(
    http: httpx.AsyncClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a command leads to, and whatever was thought that one can lead to."""
    monkeypatch.setattr(bounds, "MAX_COMMIT_EVENTS", 0)
    game = await begun(http, setup={"target": 30})
    await filled(game, store, correction("") * ((MAX_EVENTS - game.version) // 2))
    before = done(await game.get())["version"]
    problem(await game.post("/actions", {"type": "add", "amount": 1}, match="*"), 409, "log_full")
    assert done(await game.get())["version"] == before == MAX_EVENTS - 1


async def test_no_action_draws_behind_more_than_there_is_room_for(
    database_url: str, drawn: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused before it draws; behind it a log could be too long by what was drawn, and tell of it."""
    monkeypatch.setattr(decider, "MOST_FACTS", 2)
    told = {"type": "correct", "pointer": "/total", "value": 2, "reason": ""}
    with running(database_url) as url:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            few, many = [await begun(http, "drawing", setup={"target": 30}) for _ in range(2)]
            done(await few.post("/turns", {"actions": [*[told] * 2, {"type": "add", "amount": 2}]}))
            too_long = await many.post("/turns", {"actions": [*[told] * 3, {"type": "add", "amount": 3}]})
            refused = problem(too_long, 409, "turn_too_long")
            assert (refused["most"], refused["action"]) == (2, 3)
    assert drawn == {2}


STACK = 12
FULL_BAG: dict[str, Any] = {
    "level": 2,
    "turn": "human",
    "human": {"mech": "n2", "glory": ["quests", "corruption", "corruption20", "items"]},
    "automa": {"north": "n5", "central": "c7", "progress": 0},
    "bag": [],
    "end": {"by": "human", "turns_left": 1},
    "locations": [
        {"id": "n1", "face_up": True, "corruption": ["orange-3"] * STACK},
        {"id": "n2", "face_up": False, "map": False},
    ],
}


async def shuffled_on(game: Player) -> httpx.Response:
    """Put tokens into the bag, which is mixed anew each time, and take them out, until that is refused."""
    full = "n1"
    while True:
        mixing = [{"type": "destroy_corruption", "location": full, "count": 1}] * STACK
        told = {"type": "report", "locations": [{"id": full, "face_up": False, "map": False}]}
        refill = [told, {"type": "reveal_tile", "location": "n2", "tile": 99}]
        for actions in (mixing, refill):
            answer = await game.post("/turns", {"actions": actions}, match="*")
            if answer.status_code != 200:
                return answer
        full = "n2"


async def test_a_game_of_very_many_shuffles_ends_in_a_log_that_can_be_read(
    http: httpx.AsyncClient, database_url: str
) -> None:
    """Players shuffle as often as a long game does several times; the owner ends it, and all is revealed."""
    owner = await begun(http, "expeditions", position=FULL_BAG)
    player = await owner.share("player", "human")
    problem(await shuffled_on(player), 409, "log_full")
    done(await owner.post("/actions", {"type": "end_turn"}, match="*"))

    log = (await owner.get("/events", Accept="application/x-ndjson")).content
    assert 50 < log.count(b'"type":"shuffle_revealed"') < MAX_SHUFFLES / 2
    with running(database_url, max_body_bytes=8 << 20) as address:
        async with httpx.AsyncClient(base_url=address, timeout=30) as elsewhere:
            done(await elsewhere.post("/v1/games/import", content=log), 201)


async def test_no_game_has_shuffles_without_end(http: httpx.AsyncClient) -> None:
    """Its owner's neither: each is revealed at the end, and is in the way of all that comes behind it."""
    game = await begun(http, "expeditions", position=FULL_BAG)
    problem(await shuffled_on(game), 409, "log_full")
    log = (await game.get("/events", Accept="application/x-ndjson")).content
    assert MAX_SHUFFLES / 2 < log.count(b'"type":"deck_shuffled"') <= MAX_SHUFFLES


async def test_no_log_of_more_shuffles_is_read(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever made it elsewhere."""
    log = (Path(__file__).parent.parent / "logs/0.1.0/expeditions.ndjson").read_bytes()
    shuffles = log.count(b'"type":"deck_shuffled"')
    with running(database_url, max_body_bytes=1 << 20) as address:
        async with httpx.AsyncClient(base_url=address, timeout=30) as http:
            done(await http.post("/v1/games/import", content=log), 201)
            monkeypatch.setattr(bounds, "MAX_SHUFFLES", shuffles - 1)
            problem(await http.post("/v1/games/import", content=log), 409, "log_full")


async def test_a_log_that_is_too_long_is_not_played(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who has a long log looked at waits until it was played: it is counted first."""
    game = await begun(http, setup={"target": 5})
    await game.act(type="add", amount=9)
    header, *lines = await logs.exported(game)
    events = logs.facts([header, *lines])
    at = next(at for at, each in enumerate(events) if each["type"] == "ended")
    events[at]["total"] += 1
    log = logs.forged(header, events)
    problem(await logs.import_(http, log), 422, "log_not_played")

    with monkeypatch.context() as bounded:
        bounded.setattr(bounds, "MAX_EVENTS", len(events) - 1)
        problem(await logs.import_(http, log), 409, "log_full")
    monkeypatch.setattr(bounds, "MAX_LOG_BYTES", sum(map(len, log)) - 128 * len(events) - 1)
    problem(await logs.import_(http, log), 409, "log_full")


async def test_of_a_commit_without_end_the_newest_part_is_drawn(
    http: httpx.AsyncClient, store: Store
) -> None:
    """As of a turn: each state that is looked at takes its time."""
    game = await begun(http, setup={"target": 30})
    opening, told = correction("")
    await filled(game, store, [opening, *[told] * (3 * MOST_SHOWN)])
    library = Library(store, ALL, 1, Metrics(), Hub())
    states = await last_turn(library, await library.at_version(UUID(game.game), 3 + 1 + 3 * MOST_SHOWN))
    assert len(states) == 1 + MOST_SHOWN
