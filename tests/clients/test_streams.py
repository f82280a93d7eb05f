"""Both clients follow a game, over connections that break."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import httpx2
import msgspec
import pytest

from automa_client import Refused, ScytheGame, connect, stream
from automa_client import documents as d
from tests.clients.calling import begun
from tests.clients.cutting import cutting
from tests.clients.finished import finished_game
from tests.clients.gateway import NOTHING, Spoilt, gateway
from tests.clients.programs import node

STREAM = "text/event-stream"
PROBLEM = "application/problem+json"


def problem(status: int, code: str) -> str:
    """A problem document."""
    return json.dumps({"type": "", "title": "", "status": status, "detail": "", "code": code})


SPEED = 10
HURRIED_PYTHON = SimpleNamespace(
    sleep=lambda seconds: time.sleep(seconds / SPEED), monotonic=lambda: time.monotonic() * SPEED
)
HURRIED_NODE = f"""data:text/javascript,
const [later, now] = [setTimeout, performance.now.bind(performance)];
globalThis.setTimeout = (done, ms, ...to) => later(done, ms / {SPEED}, ...to);
performance.now = () => now() * {SPEED};"""
"""Clocks for which a second is over so many times as soon."""


def by_python(address: str, game: str, token: str) -> list[str]:
    """A line for each commit of a finished game."""
    with connect(address) as http:
        return [told(msgspec.to_builtins(each)) for each in ScytheGame.join(http, game, token).commits()]


def by_typescript(address: str, game: str, token: str) -> list[str]:
    """The same, as the example prints it."""
    return node("examples/watch.ts", address, game, token).splitlines()


def told(done: dict[str, Any]) -> str:
    """What is compared of a commit, or of the answer that it is in."""
    commit = done.get("commit", done)
    return f"{commit['version']} {' '.join(step['code'] for step in commit['steps'])}"


@pytest.fixture(params=[by_python, by_typescript])
def follow(request: pytest.FixtureRequest) -> Callable[..., list[str]]:
    """How a client follows a game to its end."""
    found: Callable[..., list[str]] = request.param
    return found


@pytest.fixture(scope="module")
def finished(address: str) -> tuple[str, str, list[dict[str, Any]]]:
    """A game that is over, its token, and the answers of its commands."""
    game, token, _ = finished_game(address)
    path, shown = (
        f"{address}/v1/games/{game}/commits?limit=200&include=state",
        {"Authorization": f"Bearer {token}"},
    )
    page = httpx2.get(path, headers=shown, timeout=30).json()
    assert page["next"] is None
    return game, token, page["commits"]


@pytest.mark.slow
def test_a_stream_that_is_cut_again_and_again_is_resumed_without_gaps(
    address: str, finished: tuple[str, str, list[dict[str, Any]]], follow: Callable[..., list[str]]
) -> None:
    """Each commit comes once and in order, though every connection breaks, most of them within a commit."""
    game, token, commits = finished
    with cutting(address, most_bytes=20_000) as network:
        assert follow(network.address, game, token) == [told(each) for each in commits]
    assert network.cut >= 2


def test_a_stream_that_cannot_be_opened_is_opened_later(
    address: str, finished: tuple[str, str, list[dict[str, Any]]], follow: Callable[..., list[str]]
) -> None:
    """No answer, a stream that is closed before its end, and too many calls."""
    game, token, commits = finished
    start = "".join(f"id: {each['version']}\ndata: {json.dumps(each)}\n\n" for each in commits[:2])
    troubles = (
        NOTHING,
        Spoilt(200, STREAM, "retry: 1000\n\n" + start + "id: 3\ndata: {"),
        Spoilt(429, PROBLEM, problem(429, "rate_limited"), retry_after="1"),
    )
    with gateway(address) as between:
        between.spoil(None, *troubles, method="GET")  # the game is joined first
        assert follow(between.address, game, token) == [told(each) for each in commits]
        assert len(between.sent) == 1 + len(troubles) + 1


def hurried_python(address: str, game: str, token: str) -> list[str]:
    """By a clock that runs fast."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(stream, "time", HURRIED_PYTHON)
        return by_python(address, game, token)


def hurried_typescript(address: str, game: str, token: str) -> list[str]:
    """By a clock that runs fast."""
    return node("--import", HURRIED_NODE, "examples/watch.ts", address, game, token).splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("hurried", [hurried_python, hurried_typescript])
@pytest.mark.parametrize("lasts", [0, 15])
def test_streams_that_end_at_once_are_opened_later_each_time_and_no_others(
    address: str,
    finished: tuple[str, str, list[dict[str, Any]]],
    hurried: Callable[..., list[str]],
    lasts: int,
) -> None:
    """Something in between that ends each stream after a while, though nobody tells anything, delays none."""
    game, token, commits = finished
    ended = Spoilt(200, STREAM, ": open\n\n", asked=False, after=lasts / SPEED)
    with gateway(address) as between:
        between.spoil(None, *[ended] * 6, method="GET")  # the game is joined first
        assert hurried(between.address, game, token) == [told(each) for each in commits]
        opened = [each.at for each in between.sent[1:]]
    pauses = [(later - before) * SPEED - lasts for before, later in pairwise(opened)]
    assert (min(pauses[-2:]) >= 15) == (lasts == 0), pauses  # else one to two, and what the machine takes


def test_what_waiting_does_not_mend_is_told(
    address: str, finished: tuple[str, str, list[dict[str, Any]]], follow: Callable[..., list[str]]
) -> None:
    """A version that the game does not have, for instance."""
    game, token, _ = finished
    with gateway(address) as between:
        between.spoil(None, Spoilt(404, PROBLEM, problem(404, "version_unknown")), method="GET")
        with pytest.raises((Refused, AssertionError), match="version_unknown"):
            follow(between.address, game, token)


def test_nothing_is_missing_of_a_game_that_is_over(
    address: str, finished: tuple[str, str, list[dict[str, Any]]]
) -> None:
    """Whoever has all of it is sent nothing, and is not kept waiting."""
    game, token, commits = finished
    with connect(address) as http:
        joined = ScytheGame.join(http, game, token)
        assert [each.version for each in joined.commits(commits[-2]["version"])] == [commits[-1]["version"]]
        assert list(joined.commits(commits[-1]["version"])) == []


def test_a_game_that_rests_is_followed_on_one_connection(address: str) -> None:
    """A stream may be silent for longer than an answer may take."""
    opened: list[str] = []
    with connect(address, timeout=1) as http:
        game = begun(http)
        http.event_hooks["request"].append(lambda request: opened.append(request.url.path))
        following = game.commits(game.seen.version)
        with later(2, address, game):
            assert next(following).version == 2
        following.close()
        assert opened == [f"/v1/games/{game.id}/commits"]
        assert game.seen == game.read()


@contextmanager
def later(seconds: float, address: str, game: ScytheGame) -> Iterator[None]:
    """Somebody else gains a coin after so many seconds."""

    def act() -> None:
        time.sleep(seconds)
        with connect(address) as http:
            ScytheGame.join(http, game.id, game.token).act(d.ScytheGain(coins=1))

    acting = threading.Thread(target=act)
    acting.start()
    yield
    acting.join()


UNTIL = """
import { Game, scythe, service } from "./src/index.ts";
const [, address, id, token] = process.argv;
const game = await Game.join(service(address), scythe, id, token);
const until = new AbortController();
for await (const { version } of game.commits(0, until.signal)) {
  if (version === 1) setTimeout(() => { gc(); setTimeout(() => until.abort(), 100); }, 100);
}
console.log("ended");
process.exit(0);
"""
"""Follows a game that goes on, collects what nobody needs any more, and then wants to hear no more."""


def test_whoever_wants_to_hear_no_more_is_told_no_more(address: str) -> None:
    """In Node too, whatever it has collected meanwhile; it would have waited as long as the stream lives."""
    with connect(address) as http:
        game = begun(http)
        arguments = (address, str(game.id), game.token)
        assert node("--expose-gc", "--input-type=module-typescript", "-e", UNTIL, *arguments) == "ended\n"
