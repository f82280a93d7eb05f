"""A log of any length: a game of Scythe whose human does many small things between the Automa's turns."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from automa_ledger.games.codec import canonical_json
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import AutomaTurn, EndTurn, Fight, Gain, Pay
from automa_rules.scythe.setup import Setup
from automa_rules.scythe.state import State

AT = "2026-01-01T00:00:00.000Z"


def sample_log(events: int) -> list[list[Event]]:
    """Commits with at least so many events: Automa turns between small actions of the human."""
    actions_a_turn = max(2, events // 40)
    setup = RULESET.examples["setup"]
    state, first = _commit(
        None, msgspec.convert(setup, Setup), canonical_json({"setup": setup, "type": "begin"})
    )
    log = [first]
    while True:
        for action in _round(state, actions_a_turn):
            state, commit = _commit(state, action, canonical_json(action))
            log.append(commit)
            if sum(map(len, log)) >= events:
                return log
            if state.over:
                message = f"the game ended after {len(log)} commits"
                raise ValueError(message)


def _round(state: State, small: int) -> list[Any]:
    if RULESET.questions(state):
        return [Fight(0)]
    if state.turn == "automa":
        return [AutomaTurn()]
    gains = [Gain(coins=1) if number % 2 else Pay(coins=1) for number in range(1, small + 1)]
    return [*gains, EndTurn()]


def _commit(state: State | None, action: object, text: bytes) -> tuple[State, list[Event]]:
    found = RULESET.decide(state, Command(action, None, os.urandom(512)))
    seat = None if state is None else "human"
    return found.state, [Commanded(AT, seat, msgspec.Raw(text)), *found.events]
