"""Random games of every ruleset, played by its own players, as commits with the commands that led to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec

import lanterns
from automa_ledger.games.codec import canonical_json
from automa_ledger.games.rulesets import RULESETS
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event, Rewound
from automa_rules.core.ruleset import Begin, Ruleset
from lanterns.actions import AutomaTurn, Light, Setup
from tests.narration import games
from tests.narration.games import Log, logs

ALL: Mapping[str, Ruleset[Any]] = {**RULESETS, lanterns.RULESET.name: lanterns.RULESET}
GAMES = 4
AT = "2026-01-01T00:00:00.000Z"


@cache
def played(name: str) -> tuple[Log, ...]:
    """The logs of some games of a ruleset, rewinds among them."""
    if name in RULESETS:
        return tuple([_asked_for(commit) for commit in log] for log in logs(name)[:GAMES])
    return tuple(_lanterns(Random(number)) for number in range(GAMES))  # noqa: S311 - a game of a test


def _asked_for(commit: list[Event]) -> list[Event]:
    """A commit with the command that leads to it, where it is a rewind."""
    match commit:
        case [Commanded(at=at), Rewound(by=by) as rewound]:
            return [Commanded(at, None, msgspec.Raw(canonical_json({"type": by}))), rewound]
    return commit


def _lanterns(chance: Random) -> Log:
    ruleset = lanterns.RULESET
    log: Log = []
    state: Any = None
    action: msgspec.Struct = Setup()
    text = canonical_json(Begin(setup=msgspec.Raw(canonical_json(action))))
    while state is None or not state.over:
        found = ruleset.decide(state, Command(action, None, chance.randbytes(128)))
        log.append([Commanded(AT, None, msgspec.Raw(text)), *found.events])
        state = found.state
        automas = state.turn == "automa"
        action = AutomaTurn() if automas else Light(chance.randint(1, 2))
        text = canonical_json(action)
    return log


def moments(name: str) -> Iterator[tuple[Any, Event, Any]]:
    """Each fact of a rule in those games, with the state before it (None: nothing yet) and after it."""
    for log in played(name):
        yield from games.moments(log, ALL[name].evolve)
