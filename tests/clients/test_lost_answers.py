"""Commands whose answers are lost on the way: both clients send them again, and each is done once."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx2
import pytest

from tests.clients.calling import CLIENTS, Call, begun
from tests.clients.gateway import HALF, NOTHING, Gateway, Spoilt, gateway

TRIES = 5
UNAVAILABLE = '{"type":"","title":"","status":503,"detail":"","code":"store_unavailable"}'


@pytest.fixture
def between(address: str) -> Iterator[Gateway]:
    """The service, behind a gateway that loses answers."""
    with gateway(address) as running:
        yield running


@pytest.fixture(params=CLIENTS)
def call(request: pytest.FixtureRequest) -> Call:
    """A call by one of the clients."""
    return CLIENTS[request.param]


@pytest.mark.parametrize(
    "lost",
    [
        [NOTHING],
        [HALF],
        [Spoilt(502), Spoilt(504, asked=False), NOTHING],
        [Spoilt(503, "application/problem+json", UNAVAILABLE, asked=False)],
    ],
    ids=["nothing", "half", "a proxy's pages", "a problem"],
)
def test_a_command_is_sent_again_under_its_key_and_done_once(
    http: httpx2.Client, between: Gateway, call: Call, lost: list[Spoilt]
) -> None:
    """Whether the service had carried it out or not, and however the answer was lost."""
    game = begun(http)
    between.spoil(*lost)
    done = call(between.address, game.id, game.token, "act")

    assert done == {"version": game.read().version, "newest": game.read().version}, done
    keys = between.keys
    assert len(keys) == len(lost) + 1
    assert len(set(keys)) == 1
    assert keys[0]
    assert [each.seat for each in game.story().commits][1:] == ["human"]


def test_it_waits_for_as_long_as_it_is_told(http: httpx2.Client, between: Gateway, call: Call) -> None:
    """But not for an hour: who is told to come again then is told so."""
    game = begun(http)
    between.spoil(Spoilt(503, retry_after="2", asked=False))
    started = time.monotonic()
    assert "version" in call(between.address, game.id, game.token, "act")
    assert time.monotonic() - started > 2

    between.spoil(Spoilt(503, retry_after="3600", asked=False))
    refused = call(between.address, game.id, game.token, "act")
    assert (refused["failure"], refused["status"], refused["retry_after"]) == ("Unreadable", 503, 3600)
    assert len(between.keys) == 1


def test_whoever_has_named_the_key_may_send_it_again_later(
    http: httpx2.Client, between: Gateway, call: Call
) -> None:
    """The client gives up after a few tries. The same key then brings the answer, even to another client.

    With the version that it acts on, it does nothing in a game that went on without it.
    """
    game = begun(http)
    between.spoil(*[NOTHING] * TRIES)
    mine, other = str(game.seen.version), str(game.seen.version + 1)
    assert call(between.address, game.id, game.token, "act", "mine", mine) == {"failure": "connection"}
    assert between.keys == ["mine"] * TRIES
    once = game.read().version

    assert call(between.address, game.id, game.token, "act", "mine", mine)["version"] == once
    more = call(between.address, game.id, game.token, "act", "other", other)["version"]
    assert more > once
    again = call(between.address, game.id, game.token, "act", "mine", mine)
    assert again == {"version": once, "newest": more}
    refused = call(between.address, game.id, game.token, "act", "late", other)
    assert (refused["status"], game.read().version) == (412, more)


def test_a_game_begins_once_though_its_answer_is_lost(
    http: httpx2.Client, between: Gateway, call: Call
) -> None:
    """Sent again by the client, or later under a key of one's own: the same game comes of it."""
    game = begun(http)
    between.spoil(HALF)
    made = call(between.address, game.id, game.token, "fork", "mine")
    assert between.keys == ["mine", "mine"]
    assert call(between.address, game.id, game.token, "fork", "mine") == made
    assert call(between.address, game.id, game.token, "fork") != made


def test_what_failed_for_certain_is_not_sent_again(http: httpx2.Client, between: Gateway, call: Call) -> None:
    """A status that says more than that an answer was lost."""
    game = begun(http)
    between.spoil(Spoilt(500, asked=False))
    failed = call(between.address, game.id, game.token, "act")
    assert (failed["failure"], failed["status"]) == ("Unreadable", 500)
    assert len(between.keys) == 1
