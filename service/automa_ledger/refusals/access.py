"""What a token or an API key does not open."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class TokenMissing(Refusal, frozen=True):
    """The call takes a bearer token."""


class GameUnknown(Refusal, frozen=True):
    """The token opens no such game."""

    game: str


class RoleForbidden(Refusal, frozen=True):
    """The role of the token does not allow this."""

    role: str


class SeatForbidden(Refusal, frozen=True):
    """The token belongs to another seat."""

    seat: str | None


class SeatUnknown(Refusal, frozen=True):
    """The game has no such seat; `known` are those that it has."""

    seat: str
    known: tuple[str, ...]


class TokenUnknown(Refusal, frozen=True):
    """No such token opens the game."""

    token: str


class TokensTooMany(Refusal, frozen=True):
    """As many tokens open the game as may: `most`. One that is revoked makes room."""

    most: int


class TokenInUse(Refusal, frozen=True):
    """A token does not revoke itself."""


class ApiKeyMissing(Refusal, frozen=True):
    """The call takes an API key."""


class ApiKeyUnknown(Refusal, frozen=True):
    """There is no such API key, or it works no more."""


class ScopeMissing(Refusal, frozen=True):
    """The API key does not allow this."""

    required: str
