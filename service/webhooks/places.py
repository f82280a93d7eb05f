"""Who is delivered to at once: receivers that do not answer keep nobody waiting who does."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection
from typing import TypeVar
from uuid import UUID

from service.webhooks.records import Due

MOST_AT_ONCE = 32  # to hooks that answered last time; and as many to all others together
MOST_LONG = 8  # long commits beside them, each of which is made a message when the one before is
MOST_UNANSWERED = 32  # of those that were sent and not answered soon: they hold nobody's turn
MOST_UNDER_WAY = 2 * MOST_AT_ONCE + MOST_LONG + MOST_UNANSWERED
MOST_OF_HOOK = 4
MOST_OF_SILENT_HOOK = 1
MOST_OF_SILENT_OWNER = 2
MOST_REMEMBERED = 1_000  # hooks that do not answer; and owners and games
MOST_ANSWERING = 4_000  # hooks that do: one more takes a millisecond then
SECONDS_TO_ANSWER = 1.0  # whoever takes longer is as one who does not
REST = 30  # so many times as long as it took, until that is forgotten

T = TypeVar("T")


class Places:
    """The places of one worker, half of them for hooks that answered last time, and soon.

    The rest are shared by those of which that is not known: that failed or were slow, who have half of it at
    most, or were not heard of yet. Of either a hook and an owner (a key, or a game without one) have few, and
    owners have their turn one after the other, as have the games of one. Of more that answer than are
    remembered one of the game with most is forgotten: many hooks of few games make no other's forgotten.
    """

    def __init__(self) -> None:
        self._held: list[Due] = []
        self._answering: dict[UUID, UUID] = {}  # and for which game they did last
        self._silent: dict[UUID, float] = {}  # until when, whatever they answer
        self._tried: dict[UUID, None] = {}

    @property
    def answering(self) -> Collection[UUID]:
        """The hooks that answered last time, and soon, as far as they are remembered."""
        return self._answering

    @property
    def tried(self) -> Collection[UUID]:
        """The owners, and games, whose silent hooks had a place, the one that had it last at the end."""
        return self._tried

    @property
    def busy(self) -> list[UUID]:
        """The hooks that have as many places as they may have."""
        return [hook for hook in {held.hook for held in self._held} if self._is_busy(hook)]

    def answers(self, due: Due) -> bool:
        """Whether it is for a hook that answered last time."""
        return due.hook in self._answering

    def may_be_tried(self, due: Due) -> bool:
        """Whether it is for a hook that was not heard of yet, and half of the places for those are free."""
        silent = sum(not self.answers(held) for held in self._held)
        return due.hook not in self._silent and silent < MOST_AT_ONCE // 2

    def take(self, due: Due) -> bool:
        """Take a place for a delivery. False when there is none."""
        answers = self.answers(due)
        alike = [held for held in self._held if self.answers(held) == answers]
        if len(alike) >= MOST_AT_ONCE or self._is_busy(due.hook):
            return False
        if not answers:
            known = due.hook in self._silent
            alike = [held for held in alike if (held.hook in self._silent) == known]
            if known and len(alike) >= MOST_AT_ONCE // 2:
                return False
            if sum(held.owner == due.owner for held in alike) >= MOST_OF_SILENT_OWNER:
                return False
            for tried in (due.owner, due.game):
                _remember(self._tried, tried, None)
        self._held.append(due)
        return True

    def leave(self, due: Due) -> None:
        """Give a place back."""
        self._held.remove(due)

    def heard(self, due: Due, *, answered: bool, seconds: float) -> None:
        """What came of the last attempt at a hook, and how long that took."""
        now, hook = time.monotonic(), due.hook
        silent_until = self._silent.get(hook, 0.0)
        if not answered or seconds > SECONDS_TO_ANSWER:
            self._answering.pop(hook, None)
            _remember(self._silent, hook, max(silent_until, now + REST * seconds))
        elif silent_until <= now:
            self._silent.pop(hook, None)
            self._answering.pop(hook, None)
            self._answering[hook] = due.game
            if len(self._answering) > MOST_ANSWERING:
                [(most, _)] = Counter(self._answering.values()).most_common(1)
                del self._answering[next(each for each, game in self._answering.items() if game == most)]

    def _is_busy(self, hook: UUID) -> bool:
        most = MOST_OF_HOOK if hook in self._answering else MOST_OF_SILENT_HOOK
        return sum(held.hook == hook for held in self._held) >= most


def _remember(remembered: dict[UUID, T], new: UUID, value: T) -> None:
    """Put it at the end; the first one is forgotten when they are too many."""
    remembered.pop(new, None)
    remembered[new] = value
    if len(remembered) > MOST_REMEMBERED:
        del remembered[next(iter(remembered))]
