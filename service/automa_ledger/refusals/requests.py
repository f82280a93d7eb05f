"""Requests that cannot be read, or whose terms do not hold."""

from __future__ import annotations

from enum import StrEnum

from automa_rules.core.rejection import Refusal


class InvalidRequest(Refusal, frozen=True):
    """The request cannot be read."""

    reason: str


class BodyFault(StrEnum):
    """In which way a body does not fit."""

    MALFORMED = "malformed"
    """It is no JSON, or no MessagePack."""
    NESTED_TOO_DEEPLY = "nested_too_deeply"
    NOT_WHOLE = "not_whole"
    """A number that is not whole, or not exact in every client: beyond 2^53 - 1."""
    MISSING_FIELD = "missing_field"
    UNKNOWN_FIELD = "unknown_field"
    WRONG_TYPE = "wrong_type"
    NOT_ALLOWED = "not_allowed"
    OUT_OF_RANGE = "out_of_range"
    PATTERN_NOT_MATCHED = "pattern_not_matched"
    ONE_OF = "one_of"
    """Just one of the fields `known` is given."""
    UNFIT = "unfit"
    """Anything else."""


class InvalidBody(Refusal, frozen=True):
    """The body is not what this call takes: at the JSON path `path` there is this `fault`.

    `field` is the one that lacks or is not known, `expected` the JSON type that should stand there, `least`
    and `most` bound a number or the length of a text or list. Where the type lists them, `allowed` are the
    values that can stand there, and `known` the names that a field can have.
    """

    path: str
    fault: BodyFault
    field: str | None = None
    expected: str | None = None
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    allowed: tuple[str | int | None, ...] = ()
    known: tuple[str, ...] = ()


class InvalidParameter(Refusal, frozen=True):
    """A parameter has a value that it cannot have."""

    parameter: str | None = None
    reason: str | None = None
    least: int | None = None
    most: int | None = None
    known: tuple[str, ...] = ()


class ParameterUnknown(Refusal, frozen=True):
    """The call has no such parameter; `known` are those that it has."""

    parameter: str
    known: tuple[str, ...]


class InvalidIfMatch(Refusal, frozen=True):
    """If-Match takes one strong entity tag, like "12", or *."""

    if_match: str


class IfMatchMissing(Refusal, frozen=True):
    """The call takes If-Match with the version that it acts on."""


class InvalidIdempotencyKey(Refusal, frozen=True):
    """An idempotency key is 1 to 255 visible ASCII characters."""


class IdempotencyKeyTooShort(Refusal, frozen=True):
    """Whoever knows the idempotency key gets the game that it begins."""

    least: int


class IdempotencyKeyReused(Refusal, frozen=True):
    """The idempotency key was used for another request."""


class VersionStale(Refusal, frozen=True):
    """The game has moved on since the version that was named."""

    version: int
    current_version: int


class GameBusy(Refusal, frozen=True):
    """Too many commands of this game wait: `limit` at most. Try again after `retry_after` seconds."""

    limit: int
    retry_after: int


class RouteUnknown(Refusal, frozen=True):
    """There is nothing at this address."""

    path: str


class MethodNotAllowed(Refusal, frozen=True):
    """The address does not take this method."""

    allowed: tuple[str, ...]


class NotAcceptable(Refusal, frozen=True):
    """None of the accepted media types can be answered."""

    offered: tuple[str, ...]
    reason: str | None = None


class MediaTypeUnsupported(Refusal, frozen=True):
    """Bodies are JSON or MessagePack, and logs lines of JSON: `supported` are those of the call."""

    media_type: str
    supported: tuple[str, ...]


class BodyTooLarge(Refusal, frozen=True):
    """The body has more than `limit` bytes."""

    limit: int


class HeadTooLarge(Refusal, frozen=True):
    """The address and the headers have more than `limit` bytes, or one has that lists what a client takes."""

    limit: int


class HostUnknown(Refusal, frozen=True):
    """On loopback, where no key is needed, the service answers to `localhost` and to addresses alone.

    To another name, such as this `host`, it does when AUTOMA_HOST_NAMES has it.
    """

    host: str


class RateLimited(Refusal, frozen=True):
    """Too many calls: the next one can be made in `retry_after` seconds."""

    limits: tuple[str, ...]
    retry_after: int


class TooMuchLongWork(Refusal, frozen=True):
    """Too many long requests wait: `limit` at most. Try again after `retry_after` seconds."""

    limit: int
    retry_after: int


class StreamsTooMany(Refusal, frozen=True):
    """`most` streams are open already: with this token, from this address, or in all."""

    most: int


class TooManyConnections(Refusal, frozen=True):
    """All `limit` connections of this process are at work."""

    limit: int


class StoreUnavailable(Refusal, frozen=True):
    """The database cannot be reached."""


class Stopping(Refusal, frozen=True):
    """This process is about to end: connections go to another one."""


class InternalError(Refusal, frozen=True):
    """The service failed; the fault is in its log."""
