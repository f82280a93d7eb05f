"""Hooks, and how far the games are delivered to them."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from msgspec import Struct

from service.narration.languages import Language

HookState = Literal["enabled", "disabled"]
DeliveryState = Literal["following", "retrying", "dead"]


class Owner(Struct, frozen=True):
    """Whose hooks: those of one game, or those of an API key for all games that it began."""

    kind: Literal["game", "key"]
    id: UUID


class Hook(Struct, frozen=True):
    """A receiver, told in a `language`; until `old_secret_until` the secret before this one signs too."""

    id: UUID
    url: str
    language: Language
    state: HookState
    created_at: datetime
    old_secret_until: datetime | None


class Delivery(Struct, frozen=True):
    """How far a game is delivered to a hook: up to `version`.

    `following` waits for the next commit, `retrying` for the next attempt at `next_attempt_at`, `dead` for a
    `resend`. `attempts` that failed and `last_error` are about the commit behind `version`.
    """

    game: UUID
    state: DeliveryState
    version: int
    attempts: int
    next_attempt_at: datetime | None
    last_error: str | None


class Counts(Struct, frozen=True):
    """How many games stand in each state."""

    following: int = 0
    retrying: int = 0
    dead: int = 0


class Due(Struct, frozen=True):
    """Something of a game is to be delivered to a hook, whose receiver is a host."""

    game: UUID
    hook: UUID
    host: str


class Claim(Struct, frozen=True):
    """A worker's right to deliver the commits of a game behind `version` to a hook, while its lease lasts."""

    lease: UUID
    due: Due
    version: int
    attempts: int

    @property
    def game(self) -> UUID:
        """The game whose commits are delivered."""
        return self.due.game

    @property
    def hook(self) -> UUID:
        """The hook that they are delivered to."""
        return self.due.hook


class Receiver(Struct, frozen=True):
    """Where a message goes, with the secrets that sign it, and its language."""

    url: str
    secrets: tuple[str, ...]
    language: Language
