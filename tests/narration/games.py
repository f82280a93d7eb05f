"""Logs of some random games of every ruleset, each fact with the state before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from automa_ledger.games.rulesets import RULESETS
from automa_rules.core.event import Event, Rewound
from tests.properties import expeditions_games, scythe_card_games, scythe_games, trismegistus_games

GAMES = 8
MAX_COMMITS = 200

Log = list[list[Event]]
"""The events of each commit; place 0 is the command."""


def _scythe(number: int) -> Log:
    ledger = scythe_games.begun(Random(number), number)  # noqa: S311 - a game of a test
    while not ledger.state.over and len(ledger.log) < MAX_COMMITS:
        scythe_games.step(ledger, wild=False)
    return ledger.log


def _scythe_card(number: int) -> Log:
    return scythe_card_games.play(Random(number))  # noqa: S311 - a game of a test


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
    "scythe_card": _scythe_card,
    "expeditions": _expeditions,
    "trismegistus": _trismegistus,
}


@cache
def logs(name: str) -> tuple[Log, ...]:
    """The logs of some games of a ruleset."""
    return tuple(_PLAYED[name](number) for number in range(GAMES))


def with_states(name: str) -> Iterator[tuple[Any, Event]]:
    """Each fact of a rule that happened, and the state just before it."""
    for log in logs(name):
        for before, event, _ in moments(log, RULESETS[name].evolve):
            yield before, event


def moments(log: Log, evolve: Callable[[Any, Event], Any]) -> Iterator[tuple[Any, Event, Any]]:
    """Each fact of a rule in a log, with the state before it (None: nothing yet) and after it."""
    states: list[Any] = [None]
    for _, *facts in log:
        state = states[-1]
        for event in facts:
            if isinstance(event, Rewound):
                state = states[event.to]
                continue
            before, state = state, evolve(state, event)
            yield before, event, state
        states.append(state)
