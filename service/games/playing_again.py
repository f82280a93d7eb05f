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


def same_again(codec: Codec, before: Timeline[Any] | None, events: list[Event]) -> bool:
    """Whether a commit's command, decided where the game stood before it, leads to the commit's facts.

    Where the log has no salt yet for a shuffle, the entropy of the decision is what the commit's took of it.
    """
    opening, *facts = events
    if not isinstance(opening, Commanded) or not _seated(codec, before, opening.seat):
        return False
    try:
        salts = [fact.salt for fact in facts if isinstance(fact, DeckShuffled)]
        known = 0 if before is None else len(before.salts) - before.commits[before.head].shuffled
        fresh = bytes.fromhex("".join(salts[known:])).ljust(MOST_SHUFFLES * SALT_BYTES, b"\0")
        again = codec.decide(before, codec.recorded(opening.command), opening.seat, fresh)
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


def played_again(codec: Codec, events: list[Event]) -> Iterator[tuple[int, bool]]:
    """The first version of each commit of a log, and whether the commit is what its command leads to.

    A commit is applied, and ImpossibleEvent raised for one that cannot be, when the next one is asked for.
    """
    timeline: Timeline[Any] | None = None
    policy = undo_policy(codec, events)
    version = 1
    for commit in _commits(events):
        match commit:
            case [Rewound() as event] if timeline is not None:
                yield version, rewound_again(timeline, policy, event)
            case _:
                yield version, same_again(codec, timeline, commit)
        timeline = codec.replay(commit) if timeline is None else codec.extend(timeline, commit)
        version += len(commit)


def first_not_played(codec: Codec, events: list[Event]) -> int | None:
    """The version at which a log stops being what its commands lead to; None when it never does.

    No event is applied before its command has been found to lead to it.
    """
    version = 1
    try:
        for version, possible in played_again(codec, events):
            if not possible:
                return version
    except ImpossibleEvent:
        return version
    return None


def _commits(events: list[Event]) -> Iterator[list[Event]]:
    commit: list[Event] = []
    for event in events:
        if isinstance(event, Commanded | Rewound) and commit:
            yield commit
            commit = []
        commit.append(event)
    if commit:
        yield commit


def _seated(codec: Codec, before: Timeline[Any] | None, seat: str | None) -> bool:
    if seat is None:
        return True
    return before is not None and any(each.name == seat for each in codec.ruleset.seats(before.state))
