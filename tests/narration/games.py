"""Logs of some random games of every ruleset, each event with the state before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from domain.core.event import Commanded, Event, Rewound
from domain.core.ruleset import Ruleset
from service.games.rulesets import RULESETS
from tests.properties import expeditions_games, scythe_games, trismegistus_games

GAMES = 8
LONGEST = 600

Log = list[Event]


def _scythe(number: int) -> Log:
    ledger = scythe_games.begun(Random(number), number)  # noqa: S311 - a game of a test
    while not ledger.state.over and len(ledger.log) < LONGEST:
        scythe_games.step(ledger, wild=False)
    return ledger.log


def _expeditions(number: int) -> Log:
    game = expeditions_games.Game(Random(number))  # noqa: S311 - a game of a test
    for _ in game.play():
        pass
    return game.log


def _trismegistus(number: int) -> Log:
    deck = "physical" if number % 2 else "virtual"
    game = trismegistus_games.Game(Random(number), deck)  # noqa: S311 - a game of a test
    for _ in game.play():
        pass
    return game.log


_PLAYED: Mapping[str, Callable[[int], Log]] = {
    "scythe": _scythe,
    "expeditions": _expeditions,
    "trismegistus": _trismegistus,
}


@cache
def logs(name: str) -> tuple[Log, ...]:
    """The logs of some games of a ruleset."""
    return tuple(_PLAYED[name](number) for number in range(GAMES))


def with_states(name: str) -> Iterator[tuple[Any, Event]]:
    """Each event of a rule that happened, and the state just before it."""
    ruleset: Ruleset[Any] = RULESETS[name]
    for log in logs(name):
        states: dict[int, Any] = {0: None}
        for version, event in enumerate(log, 1):
            state = states[version - 1]
            if isinstance(event, Rewound):
                states[version] = states[event.to]
            elif isinstance(event, Commanded):
                states[version] = state
            else:
                yield state, event
                states[version] = ruleset.evolve(state, event)
