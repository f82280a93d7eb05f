"""Deciding the commands of a log once more, one commit after the other, and comparing what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, canonical
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.ruleset import UndoPolicy
from domain.core.shuffle import SALT_BYTES
from domain.core.timeline import Timeline, goto_target, last_revealed
from service.games.codec import Codec
from service.games.game import undo_policy
from service.games.orders import MOST_SHUFFLES


def same_again(codec: Codec, before: Any, events: list[Event]) -> bool:  # noqa: ANN401 - each ruleset has its own
    """Whether a commit's command, decided in the state before it, leads to the commit's facts.

    The entropy of the decision is what the commit's shuffles took of it.
    """
    opening, *facts = events
    if not isinstance(opening, Commanded) or not _seated(codec, before, opening.seat):
        return False
    try:
        salts = b"".join(bytes.fromhex(fact.salt) for fact in facts if isinstance(fact, DeckShuffled))
        entropy = salts.ljust(MOST_SHUFFLES * SALT_BYTES, b"\0")
        again = codec.decide(before, codec.recorded(opening.command), opening.seat, entropy)
    except (Rejected, ImpossibleEvent, msgspec.MsgspecError, ValueError):
        return False
    return [canonical(event) for event in again] == [canonical(event) for event in facts]


def rewound_again(timeline: Timeline[Any], policy: UndoPolicy, event: Rewound) -> bool:
    """Whether a rewind leads to where a commit ends and keeps to the undo policy.

    A log from before rewinds were marked is sound without the mark; a mark that is not due is not.
    """
    try:
        goto_target(timeline, event.to)
    except Rejected:
        return False
    past_reveal = last_revealed(timeline, event.to) is not None
    return policy == "free" if past_reveal else not event.past_reveal


def first_not_played(codec: Codec, events: list[Event]) -> int | None:
    """The version at which a log stops being what its commands lead to; None when it never does.

    No event is applied before its command has been found to lead to it.
    """
    timeline: Timeline[Any] | None = None
    policy = undo_policy(codec, events) if events else "free"
    version = 1
    for commit in _commits(events):
        if timeline is not None and isinstance(commit[0], Rewound):
            possible = rewound_again(timeline, policy, commit[0])
        else:
            possible = same_again(codec, timeline.state if timeline is not None else None, commit)
        if not possible:
            return version
        try:
            timeline = codec.replay(commit) if timeline is None else codec.extend(timeline, commit)
        except ImpossibleEvent:
            return version
        version += len(commit)
    return None if timeline is not None else version


def _commits(events: list[Event]) -> Iterator[list[Event]]:
    commit: list[Event] = []
    for event in events:
        if isinstance(event, Commanded | Rewound) and commit:
            yield commit
            commit = []
        commit.append(event)
    if commit:
        yield commit


def _seated(codec: Codec, before: Any, seat: str | None) -> bool:  # noqa: ANN401 - each ruleset has its own
    if seat is None:
        return True
    return before is not None and any(each.name == seat for each in codec.ruleset.seats(before))
