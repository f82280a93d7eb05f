"""How often a client calls for a full round: the human's turn and the Automa's."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from threading import Thread

import httpx2

from automa_client import ScytheGame, connect
from automa_client import documents as d
from tests.clients.calling import begun

ROUNDS = 3  # too few for a combat, in which the Automa would ask
TURN = (d.ScytheGain(coins=1), d.ScytheEndTurn())


def counting(http: httpx2.Client) -> list[str]:
    """The calls that a client makes from now on, and their paths."""
    calls: list[str] = []
    http.event_hooks["request"] = [lambda request: calls.append(request.url.path.rpartition("/")[2])]
    return calls


def played(game: ScytheGame, after_each: Callable[[], object] = lambda: None) -> None:
    """Some rounds. What is seen is enough to go on: whose turn it is, what is asked, and how all stands."""
    for _ in range(ROUNDS):
        assert game.seen.turn == "human"
        game.take_turn(*TURN)
        after_each()
        assert game.automa_turn().commit.changes
        assert game.seen.pending == []
        after_each()


def test_a_virtual_tabletop_calls_twice_a_round(address: str) -> None:
    """A turn each; the answer has the steps, what moved from where to where, and the state."""
    with connect(address) as http:
        game = begun(http)
        calls = counting(http)
        played(game)
    assert calls == ["turns", "automa-turn"] * ROUNDS


def test_a_phone_calls_twice_a_round_and_loads_pictures(address: str) -> None:
    """The address of one is asked for once in some minutes; an image element then loads each by itself."""
    with connect(address) as http, httpx2.Client() as image:
        game = begun(http)
        calls = counting(http)
        pictures = counting(image)
        played(game, lambda: image.get(game.picture_url(game.seen.version, width=400)).raise_for_status())
    assert calls == ["turns", "link", "automa-turn", *["turns", "automa-turn"] * (ROUNDS - 1)]
    assert pictures == ["board.png"] * 2 * ROUNDS


def test_a_second_device_calls_for_nothing_beside_its_stream(address: str) -> None:
    """The stream has what the commands answered."""
    with connect(address) as http, connect(address) as second:
        game = begun(http)
        following = ScytheGame.join(second, game.id, game.token)
        calls = counting(second)
        commits = following.commits(following.seen.version)
        reading = Thread(target=lambda: [*islice(commits, 2 * ROUNDS)])
        reading.start()
        played(game)
        reading.join(30)
        commits.close()
    assert calls == ["commits"]
    assert following.seen == game.seen
