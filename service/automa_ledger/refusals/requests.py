"""Refusals about requests that are invalid, or whose conditions fail."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal

from automa_rules.core.rejection import Refusal
from automa_rules.core.seat import Next


class InvalidRequest(Refusal, frozen=True):
    """The request cannot be read."""

    diagnostic: str


class BodyFault(StrEnum):
    """Why a body is invalid."""

    MALFORMED = "malformed"
    """It is not JSON or MessagePack."""
    NESTED_TOO_DEEPLY = "nested_too_deeply"
    NOT_WHOLE = "not_whole"
    """A number is not whole, or beyond 2^53 - 1, where not every client is exact."""
    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    WRONG_TYPE = "wrong_type"
    NOT_ALLOWED = "not_allowed"
    OUT_OF_RANGE = "out_of_range"
    PATTERN_NOT_MATCHED = "pattern_not_matched"
    ONE_OF = "one_of"
    """Exactly one of the fields `known` is required."""
    UNFIT = "unfit"
    """Anything else."""


class InvalidBody(Refusal, frozen=True):
    """The body is invalid: it has this `fault` at the JSON path `path`.

    `field` is the missing or unknown field, `expected` the expected JSON type. `least` and `most` bound a
    number, or the length of a string or list. `examples` match `pattern`. Where the type lists them,
    `allowed` are the allowed values and `known` the known field names. Malformed JSON cannot be read from
    `line` and `column` on, from 1.
    """

    path: str
    fault: BodyFault
    field: str | None = None
    expected: str | None = None
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    examples: tuple[str, ...] = ()
    allowed: tuple[str | int | None, ...] = ()
    known: tuple[str, ...] = ()
    line: int | None = None
    column: int | None = None


class InvalidParameter(Refusal, frozen=True):
    """A parameter has an invalid value. `pattern` is the form of a text; `most` may bound their number."""

    parameter: str | None = None
    fault: Literal["repeated", "too_many", "not_a_uuid", "not_a_time", "pattern_not_matched"] | None = None
    pattern: str | None = None
    least: int | None = None
    most: int | None = None
    known: tuple[str, ...] = ()


class ParameterUnknown(Refusal, frozen=True):
    """The operation has no such parameter; `known` lists its parameters."""

    parameter: str
    known: tuple[str, ...]


class InvalidIfMatch(Refusal, frozen=True):
    """If-Match takes entity tags, like "12", or *."""

    if_match: str


class EntityTagWeak(Refusal, frozen=True):
    """If-Match compares strong tags: a weak one, as a proxy may make it, never matches."""

    if_match: str


class IfMatchMissing(Refusal, frozen=True):
    """This operation requires If-Match with the version that it acts on."""


class InvalidIdempotencyKey(Refusal, frozen=True):
    """An idempotency key is 1 to 255 visible ASCII characters."""


class IdempotencyKeyTooShort(Refusal, frozen=True):
    """Anyone who guesses the idempotency key gets the game: use at least `least` characters."""

    least: int


class IdempotencyKeyReused(Refusal, frozen=True):
    """The idempotency key was used for another request."""


class VersionStale(Refusal, frozen=True):
    """The game has changed since this `version`: `next` says whose move it is, `pending` what is asked."""

    version: int
    current_version: int
    next: Next | None = None
    pending: tuple[dict[str, Any], ...] = ()


class GameBusy(Refusal, frozen=True):
    """Too many commands of this game are waiting (at most `limit`). Try again after `retry_after` seconds."""

    limit: int
    retry_after: int


class RouteUnknown(Refusal, frozen=True):
    """There is nothing at this address."""

    path: str


class MethodNotAllowed(Refusal, frozen=True):
    """The address does not support this method."""

    allowed: tuple[str, ...]


class NotAcceptable(Refusal, frozen=True):
    """The response is not available in any accepted media type."""

    offered: tuple[str, ...]
    diagnostic: str | None = None


class MediaTypeUnsupported(Refusal, frozen=True):
    """Bodies are JSON or MessagePack, logs are NDJSON; `supported` lists the types of this operation."""

    media_type: str
    supported: tuple[str, ...]


class BodyTooLarge(Refusal, frozen=True):
    """The body has more than `limit` bytes."""

    limit: int


class HeadTooLarge(Refusal, frozen=True):
    """The address and headers, or one header that lists what a client accepts, exceed `limit` bytes."""

    limit: int


class HostUnknown(Refusal, frozen=True):
    """On loopback, where no key is needed, the service answers only to `localhost` and to IP addresses.

    Add other names, such as this `host`, to AUTOMA_HOST_NAMES.
    """

    host: str


class RateLimited(Refusal, frozen=True):
    """Too many requests. Try again after `retry_after` seconds."""

    limits: tuple[str, ...]
    retry_after: int


class TooMuchLongWork(Refusal, frozen=True):
    """Too many long requests are waiting (at most `limit`). Try again after `retry_after` seconds."""

    limit: int
    retry_after: int


class StreamsTooMany(Refusal, frozen=True):
    """`most` streams are already open: with this token, from this address, or in total."""

    most: int


class TooManyConnections(Refusal, frozen=True):
    """All `limit` connections of this process are in use."""

    limit: int


class StoreUnavailable(Refusal, frozen=True):
    """The database cannot be reached."""


class Stopping(Refusal, frozen=True):
    """This process is stopping; new connections go to another one."""


class InternalError(Refusal, frozen=True):
    """The service failed; the error is in its log."""
