"""Random games of every ruleset, played by its own players, as commits with the commands that led to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec

from domain.core.command import Command
from domain.core.event import Commanded, Event, Rewound
from domain.core.ruleset import Begin, Ruleset
from service.games.codec import canonical_json
from service.games.rulesets import RULESETS
from tests import toy
from tests.narration.games import logs
from tests.toy.actions import AutomaTurn, Light, Setup

ALL: Mapping[str, Ruleset[Any]] = {**RULESETS, toy.RULESET.name: toy.RULESET}
GAMES = 4
AT = "2026-01-01T00:00:00.000Z"


@cache
def played(name: str) -> tuple[list[Event], ...]:
    """The logs of some games of a ruleset, rewinds among them."""
    if name in RULESETS:
        return logs(name)[:GAMES]
    return tuple(_lanterns(Random(number)) for number in range(GAMES))  # noqa: S311 - a game of a test


def _lanterns(chance: Random) -> list[Event]:
    ruleset = toy.RULESET
    log: list[Event] = []
    state: Any = None
    action: msgspec.Struct = Setup()
    text = canonical_json(Begin(setup=msgspec.Raw(canonical_json(action))))
    while state is None or not state.over:
        found = ruleset.decide(state, Command(action, None, chance.randbytes(128)))
        log += [Commanded(AT, None, msgspec.Raw(text)), *found.facts]
        state = found.state
        automas = state.turn == "automa"
        action = AutomaTurn() if automas else Light(chance.randint(1, 2))
        text = canonical_json(action)
    return log


def moments(name: str) -> Iterator[tuple[Any, Event, Any]]:
    """Each fact of a rule in those games, with the state before it (None: nothing yet) and after it."""
    evolve: Callable[[Any, Event], Any] = ALL[name].evolve
    for log in played(name):
        states: dict[int, Any] = {0: None}
        for version, event in enumerate(log, 1):
            before = states[version - 1]
            match event:
                case Rewound(to=to):
                    states[version] = states[to]
                case Commanded():
                    states[version] = before
                case _:
                    states[version] = evolve(before, event)
                    yield before, event, states[version]
