"""A log of any length: a game of Scythe whose human does many small things between the Automa's turns."""

from __future__ import annotations

import os
from itertools import cycle
from typing import Any
from uuid import uuid4

import msgspec

from domain.core.chain import genesis
from domain.core.command import Command
from domain.core.event import Commanded, Event
from domain.scythe import RULESET
from domain.scythe.actions import AutomaTurn, EndTurn, Fight, Gain, Pay
from domain.scythe.setup import Setup
from domain.scythe.state import State
from service.games.codec import canonical_json
from service.games.rows import rows
from service.log.export import export_of

AT = "2026-01-01T00:00:00Z"


def sample_log(length: int) -> list[Event]:
    """At least `length` events, cut to `length`: Automa turns between small actions of the human."""
    actions_a_turn = max(2, length // 40)
    setup = RULESET.examples["setup"]
    begin = canonical_json({"setup": setup, "type": "begin"})
    state, log = _commit(None, msgspec.convert(setup, Setup), begin)
    while len(log) < length:
        for action in _round(state, actions_a_turn):
            state, events = _commit(state, action, canonical_json(action))
            log += events
            if state.over or len(log) >= length:
                break
        if state.over:
            message = f"the game ended after {len(log)} events"
            raise ValueError(message)
    return log[:length]


def log_file(length: int) -> bytes:
    """A log of so many events as a file that can be imported: real cards, so that no deck in it is secret."""
    setup = {**RULESET.examples["setup"], "decks": {"automa": "physical", "combat": "physical"}}
    begin = canonical_json({"ruleset_version": RULESET.version, "setup": setup, "type": "begin"})
    state, log = _commit(None, msgspec.convert(setup, Setup), begin)
    actions = cycle((Gain(coins=1), Pay(coins=1)))
    while len(log) < length:
        action = next(actions)
        state, events = _commit(state, action, canonical_json(action))
        log += events
    game = uuid4()
    chain = enumerate(rows(log, 0, genesis(str(game), RULESET.name)), 1)
    records = [(version, row.data, row.hash) for version, row in chain]
    return export_of(game, RULESET.name, RULESET.version, records)


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
    return found.state, [Commanded(AT, seat, msgspec.Raw(text)), *found.facts]
