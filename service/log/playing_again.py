"""Deciding the commands of a log once more, one commit after the other, and comparing what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.core.command import Command
from domain.core.draft import Decision
from domain.core.event import Commanded, DeckShuffled, Event, Rewound, canonical
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.ruleset import Begin
from domain.core.shuffle import SALT_BYTES
from domain.core.targets import last_revealed
from domain.core.timeline import Timeline, commits_of, committed, extend, rewound
from service.games.codec import Codec
from service.games.deciding import decision
from service.games.game import agreement
from service.games.orders import MOST_SHUFFLES
from service.games.seating import known_seats
from service.refusals.logs import LogNotPlayed


class PlayedAgain:
    """The commits of a log: the first version of each, and whether it is what its command leads to.

    A commit is applied, and ImpossibleEvent raised for one that cannot be, when the next one is asked for.
    `timeline` is that of the commits which have been applied. Behind one that is none, a ruleset may fail in
    any way: no rules have led to such a state. What it fails at is no commit either.
    """

    def __init__(self, codec: Codec, events: list[Event]) -> None:
        self.timeline: Timeline[Any] = Timeline()
        self._codec = codec
        self._events = events

    def __iter__(self) -> Iterator[tuple[int, bool]]:
        """Go through the log, once."""
        agreed, is_played = Begin(), True
        for commit in commits_of(self._events):
            before = self.timeline
            try:
                after = _again(self._codec, before, agreed, commit)
            except Exception:
                if is_played:
                    raise
                after = None
            is_played = is_played and after is not None
            yield before.version + 1, after is not None
            if not before.commits:
                agreed = agreement(self._codec, commit)
            self.timeline = extend(before, commit, self._codec.ruleset.evolve) if after is None else after


def _again(codec: Codec, before: Timeline[Any], agreed: Begin, commit: list[Event]) -> Timeline[Any] | None:
    """The timeline after a commit that is what its command, or a rewind, leads to; None for any other."""
    match commit:
        case [Rewound() as event]:
            return _rewound_again(before, agreed, event)
        case [Commanded() as opening, *facts] if _seated(codec, before, opening.seat):
            found = _decided_again(codec, before, agreed, opening, facts)
            if found is not None and [*map(canonical, found.facts)] == [*map(canonical, facts)]:
                return committed(before, commit, found.state)
    return None


def _decided_again(
    codec: Codec, before: Timeline[Any], agreed: Begin, opening: Commanded, facts: list[Event]
) -> Decision[Any] | None:
    """What a command leads to where the game stood before it; None when it cannot have been taken.

    Where the log has no salt yet for a shuffle, the entropy of the decision is what the commit's took of it.
    """
    salts = [fact.salt for fact in facts if isinstance(fact, DeckShuffled)]
    known = len(before.chance.salts) - before.here.shuffled if before.commits else 0
    try:
        fresh = bytes.fromhex("".join(salts[known:])).ljust(MOST_SHUFFLES * SALT_BYTES, b"\0")
        told = agreed if before.commits else codec.beginning(opening.command)
        if not 1 <= told.ruleset_version <= codec.ruleset.version:
            return None
        recorded = codec.recorded(opening.command)
        command = Command(recorded, opening.seat, fresh, agreed.strict, rules=told.ruleset_version)
        found = decision(codec.ruleset, before, command)
        if not before.commits:
            known_seats(codec.ruleset, found.state, told.names)
    except (Rejected, ImpossibleEvent, msgspec.MsgspecError, LookupError, ValueError):
        return None
    return found


def _rewound_again(before: Timeline[Any], agreed: Begin, event: Rewound) -> Timeline[Any] | None:
    """The timeline after a rewind to where a commit ends, if it keeps to the undo policy.

    An undo goes back, and a redo forward. It is marked where something had come to light, and only there.
    """
    try:
        after = rewound(before, event)
    except ImpossibleEvent:
        return None
    here = before.here.last
    if (event.by == "undo" and event.to >= here) or (event.by == "redo" and event.to <= here):
        return None
    if last_revealed(before, event.to) is None:
        return None if event.past_reveal else after
    return after if agreed.undo == "free" and event.past_reveal else None


def played(codec: Codec, events: list[Event]) -> Timeline[Any]:
    """The timeline of a log that is what its commands lead to.

    No event is applied before its command has been found to lead to it. Raises Rejected `log_not_played` with
    the version at which the log stops being so, and its line in an exported log.
    """
    again = PlayedAgain(codec, events)
    version = 1
    try:
        for version, possible in again:
            if not possible:
                raise Rejected(LogNotPlayed(version=version, line=version + 1))
    except ImpossibleEvent as error:
        raise Rejected(LogNotPlayed(version=version, line=version + 1)) from error
    return again.timeline


def _seated(codec: Codec, before: Timeline[Any], seat: str | None) -> bool:
    if seat is None:
        return True
    return bool(before.commits) and any(each.name == seat for each in codec.ruleset.seats(before.state))
