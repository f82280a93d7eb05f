"""What holds of every decision, whatever the game: a game begins once, and only then goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from domain.core.command import Command
from domain.core.draft import Draft
from domain.core.event import Event
from domain.core.rejected import Rejected, in_turn
from domain.core.turn import Turn

S = TypeVar("S")

Decide = Callable[[S | None, Command[Any]], tuple[Event, ...]]


def decider(
    *,
    beginnings: tuple[type[msgspec.Struct], ...],
    begin: Callable[[Any, bytes], tuple[Event, ...]],
    go_on: Callable[[Draft[S], Command[Any]], None],
    evolve: Callable[[S | None, Event], S],
) -> Decide[S]:
    """The function by which a ruleset decides.

    A command of the kinds `beginnings` is given to `begin` with the entropy, any other to `go_on` with the
    draft to write into, and of a `Turn` each action in its place. What it gives raises Rejected
    `game_begun_already` for a beginning in a game that goes on, `game_not_begun` for anything else in one
    that has not begun, or what the rules refuse, with the place of the action in its turn.
    """

    def decide(state: S | None, command: Command[Any]) -> tuple[Event, ...]:
        """The facts that follow from a command. Raises Rejected when the rules refuse it."""
        if isinstance(command.action, beginnings):
            if state is not None:
                raise Rejected("game_begun_already")
            return begin(command.action, command.entropy)
        if state is None:
            raise Rejected("game_not_begun")
        draft = Draft(state, evolve, command.entropy)
        match command.action:
            case Turn(actions=actions):
                for index, action in enumerate(actions):
                    with in_turn(index):
                        go_on(draft, replace(command, action=action))
            case _:
                go_on(draft, command)
        return tuple(draft.events)

    return decide
