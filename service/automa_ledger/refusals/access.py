"""Refusals about tokens and API keys."""

from __future__ import annotations

from automa_rules.core.rejection import Refusal


class TokenMissing(Refusal, frozen=True):
    """This operation requires a bearer token."""


class GameUnknown(Refusal, frozen=True):
    """There is no such game, or the token gives no access to it."""

    game: str


class PictureLinkExpired(Refusal, frozen=True):
    """The link to this picture worked until `expired_at`."""

    expired_at: str


class RoleForbidden(Refusal, frozen=True):
    """The token's role does not allow this."""

    role: str


class SeatForbidden(Refusal, frozen=True):
    """The token belongs to another seat."""

    seat: str | None


class SeatUnknown(Refusal, frozen=True):
    """The game has no such seat; `known` lists its seats."""

    seat: str
    known: tuple[str, ...]


class AutomasSeat(Refusal, frozen=True):
    """The service plays this seat, so nobody gets a token for it."""

    seat: str


class TokenUnknown(Refusal, frozen=True):
    """The game has no token with this id."""

    token: str


class TokensTooMany(Refusal, frozen=True):
    """The game has the maximum number of tokens, `most`. Revoke one to add another."""

    most: int


class TokenInUse(Refusal, frozen=True):
    """A token cannot revoke itself."""


class ApiKeyMissing(Refusal, frozen=True):
    """This operation requires an API key."""


class ApiKeyUnknown(Refusal, frozen=True):
    """There is no such API key, or it was revoked or has expired."""


class ScopeMissing(Refusal, frozen=True):
    """The API key lacks the scope `required`."""

    required: str
