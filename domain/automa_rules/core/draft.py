"""A commit in the making: each fact is applied as soon as it is written, so the next rule sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from automa_rules.core.event import CardId, DeckShuffled, Doubted, Event
from automa_rules.core.rejection import Refusal, Rejected
from automa_rules.core.shuffle import SALT_BYTES, shuffle

S = TypeVar("S")


class Decision(msgspec.Struct, Generic[S], frozen=True):
    """The facts that follow from a command, and the state that they lead to."""

    events: tuple[Event, ...]
    state: S


class Draft(Generic[S]):
    """The facts that a decision has found so far, and the state that they lead to.

    `seat` is who acts, as soon as the frame has found out; `for_all` is the command's. `rules` is the version
    of the ruleset that the game began with: a rule that was changed asks for it.
    """

    def __init__(
        self,
        state: S,
        evolve: Callable[[S | None, Event], S],
        entropy: bytes,
        *,
        strict: bool = False,
        sees_all_hands: bool = True,
        rules_version: int = 1,
    ) -> None:
        self.state = state
        self.events: list[Event] = []
        self.seat = ""
        self.sees_all_hands = sees_all_hands
        self.rules_version = rules_version
        self._strict = strict
        self._evolve = evolve
        self._entropy = entropy

    @classmethod
    def start(cls, first: Event, evolve: Callable[[S | None, Event], S], entropy: bytes) -> Draft[S]:
        """The commit that begins a game, its first fact written down."""
        draft = cls(evolve(None, first), evolve, entropy)
        draft.events.append(first)
        return draft

    @property
    def decision(self) -> Decision[S]:
        """What has been found, at the end of it."""
        return Decision(tuple(self.events), self.state)

    def add(self, event: Event) -> None:
        """Write one more fact down and apply it."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)

    def warn_or_reject(self, refusal: Refusal) -> None:
        """Write down that the rules do not explain what is told: the table is right all the same.

        Raises Rejected in a strict game.
        """
        if self._strict:
            raise Rejected(refusal)
        self.add(Doubted(Rejected(refusal).code, refusal.facts))

    def take_salt(self) -> bytes:
        """The next unused 32 bytes of the command's entropy.

        Raises ValueError when the command brought too little.
        """
        salt, self._entropy = self._entropy[:SALT_BYTES], self._entropy[SALT_BYTES:]
        if len(salt) < SALT_BYTES:
            message = "the command brought too little entropy"
            raise ValueError(message)
        return salt

    def shuffle(self, deck: str, cards: Sequence[CardId], rule: str) -> DeckShuffled:
        """Shuffle a deck with fresh entropy and write it down."""
        event = shuffle(deck, cards, self.take_salt(), rule)
        self.add(event)
        return event
