"""Deciding the commands of a log once more, one commit after the other, and comparing what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.core.event import Commanded, DeckShuffled, Event, Rewound, canonical
from domain.core.rejected import ImpossibleEvent, Rejected
from domain.core.ruleset import Agreement
from domain.core.shuffle import SALT_BYTES
from domain.core.timeline import Timeline, goto_target, last_revealed
from service.games.codec import Codec
from service.games.game import agreement
from service.games.orders import MOST_SHUFFLES
from service.refusals.logs import LogNotPlayed


class PlayedAgain:
    """The commits of a log: the first version of each, and whether it is what its command leads to.

    A commit is applied, and ImpossibleEvent raised for one that cannot be, when the next one is asked for.
    `timeline` is that of the commits which have been applied; None before the first.
    """

    def __init__(self, codec: Codec, events: list[Event]) -> None:
        self.timeline: Timeline[Any] | None = None
        self._codec = codec
        self._events = events

    def __iter__(self) -> Iterator[tuple[int, bool]]:
        """Go through the log, once."""
        agreed = Agreement()
        version = 1
        for commit in _commits(self._events):
            match commit:
                case [Rewound() as event] if self.timeline is not None:
                    yield version, rewound_again(self.timeline, agreed, event)
                case _:
                    yield version, same_again(self._codec, self.timeline, agreed, commit)
            if self.timeline is None:
                agreed = agreement(self._codec, commit)
                self.timeline = self._codec.replay(commit)
            else:
                self.timeline = self._codec.extend(self.timeline, commit)
            version += len(commit)


def same_again(codec: Codec, before: Timeline[Any] | None, agreed: Agreement, events: list[Event]) -> bool:
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
        again = codec.decide(
            before, codec.recorded(opening.command), opening.seat, fresh, strict=agreed.strict
        )
    except (Rejected, ImpossibleEvent, msgspec.MsgspecError, LookupError, ValueError):
        return False
    return [canonical(event) for event in again] == [canonical(event) for event in facts]


def rewound_again(timeline: Timeline[Any], agreed: Agreement, event: Rewound) -> bool:
    """Whether a rewind leads to where a commit ends and keeps to the undo policy.

    A log from before rewinds were marked is sound without the mark; a mark that is not due is not.
    """
    try:
        goto_target(timeline, event.to)
    except Rejected:
        return False
    past_reveal = last_revealed(timeline, event.to) is not None
    return agreed.undo == "free" if past_reveal else not event.past_reveal


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
    if again.timeline is None:
        raise Rejected(LogNotPlayed(version=version, line=version + 1))
    return again.timeline


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
