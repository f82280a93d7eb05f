"""What follows from a command where a game stands, with the entropy that this place of its log has."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from domain.core.command import Command
from domain.core.draft import Decision
from domain.core.event import Commanded, Event
from domain.core.ruleset import Ruleset
from domain.core.timeline import Timeline, committed
from service.games.moment import now


class Decided(msgspec.Struct, frozen=True):
    """The events that are to be appended, and the timeline after them."""

    events: list[Event]
    timeline: Timeline[Any]


def decision(ruleset: Ruleset[Any], timeline: Timeline[Any], command: Command[Any]) -> Decision[Any]:
    """The facts that follow from a command, and the state that they lead to.

    The command's entropy is that of shuffles which the log does not know yet; an empty log's command begins a
    game. Raises Rejected when the rules refuse it.
    """
    if not timeline.commits:
        return ruleset.decide(None, command)
    entropy = timeline.chance.entropy(timeline.here.shuffled, command.entropy)
    found = ruleset.decide(timeline.state, replace(command, entropy=entropy))
    facts, state = found.facts, found.state
    for revealed in timeline.chance.roads_not_taken(facts):
        facts, state = (*facts, revealed), ruleset.evolve(state, revealed)
    return Decision(facts, state)


def commanded(ruleset: Ruleset[Any], timeline: Timeline[Any], command: Command[Any], text: bytes) -> Decided:
    """The commit of a command, which is recorded as `text`. Raises Rejected when the rules refuse it."""
    found = decision(ruleset, timeline, command)
    events = [Commanded(now(), command.seat, msgspec.Raw(text)), *found.facts]
    return Decided(events, committed(timeline, events, found.state))
