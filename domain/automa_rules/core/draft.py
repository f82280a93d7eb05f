"""A commit being built: each event is applied at once, so that the next rule sees its effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from automa_rules.core.event import CardId, DeckShuffled, Doubted, Event
from automa_rules.core.rejection import Refusal, Rejected
from automa_rules.core.shuffle import SALT_BYTES, shuffle

S = TypeVar("S")


class Decision(msgspec.Struct, Generic[S], frozen=True):
    """The events that follow from a command, and the state after them.

    `actions_done` counts the actions of a turn up to a question that stopped it; None for all.
    """

    events: tuple[Event, ...]
    state: S
    actions_done: int | None = None


class Draft(Generic[S]):
    """The events of a decision so far, and the state after them.

    `seat` is the seat that acts, `sees_all_hands` is the command's. `rules_version` is the version of the
    ruleset that the game started with; rules that have changed check it.
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
    def start(
        cls, first: Event, evolve: Callable[[S | None, Event], S], entropy: bytes, *, strict: bool = False
    ) -> Draft[S]:
        """Create the draft of a new game, with its first event."""
        draft = cls(evolve(None, first), evolve, entropy, strict=strict)
        draft.events.append(first)
        return draft

    @property
    def decision(self) -> Decision[S]:
        """The finished decision."""
        return Decision(tuple(self.events), self.state)

    def add(self, event: Event) -> None:
        """Apply an event and add it to the commit."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)

    def warn_or_reject(self, refusal: Refusal) -> None:
        """Record that the rules do not explain what was reported, and accept it all the same.

        Raises Rejected in a strict game.
        """
        if self._strict:
            raise Rejected(refusal)
        self.add(Doubted(Rejected(refusal).code, refusal.facts))

    def take_salt(self) -> bytes:
        """The next unused 32 bytes of the command's entropy.

        Raises ValueError if too little is left.
        """
        salt, self._entropy = self._entropy[:SALT_BYTES], self._entropy[SALT_BYTES:]
        if len(salt) < SALT_BYTES:
            message = "the command brought too little entropy"
            raise ValueError(message)
        return salt

    def shuffle(self, deck: str, cards: Sequence[CardId], rule: str) -> DeckShuffled:
        """Shuffle a deck with unused entropy and add the event."""
        event = shuffle(deck, cards, self.take_salt(), rule)
        self.add(event)
        return event
