"""Query and header parameters: how they are read and documented."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Generic, TypeVar
from uuid import UUID

import msgspec

from automa_ledger.refusals.requests import (
    EntityTagWeak,
    IfMatchMissing,
    InvalidIdempotencyKey,
    InvalidIfMatch,
    InvalidParameter,
)
from automa_rules.core.rejection import Rejected

T = TypeVar("T")
Word = TypeVar("Word", bound=str)
Default = TypeVar("Default")
Schema = dict[str, Any]
ReadValue = Callable[[str, str], T]
"""Returns the value of a parameter from its name and text. Raises Rejected `invalid_parameter`."""

MAX_INT32 = 2**31 - 1
DEFAULT_PAGE_SIZE = 100
MAX_PAGE_SIZE = 200


@dataclass(frozen=True)
class ParameterType(Generic[T]):
    """The type of a parameter: its JSON Schema, and how it is read."""

    schema: Schema
    read: ReadValue[T]


@dataclass(frozen=True, eq=False)
class QueryParameter(Generic[T, Default]):
    """A query parameter and its default."""

    name: str
    description: str
    parameter_type: ParameterType[T]
    default: Default

    def value(self, text: str | None) -> T | Default:
        """Return the given value, or the default. Raises Rejected `invalid_parameter`."""
        return self.default if text is None else self.parameter_type.read(self.name, text)

    @property
    def openapi_object(self) -> Schema:
        """The parameter as OpenAPI writes it."""
        default = {} if self.default is None else {"default": self.default}
        schema = {**self.parameter_type.schema, **default}
        return {"name": self.name, "in": "query", "description": self.description, "schema": schema}


@dataclass(frozen=True, eq=False)
class HeaderParameter:
    """A request header that an operation uses."""

    name: str
    description: str
    schema: Schema
    required: bool = False
    example: str | None = None

    @property
    def openapi_object(self) -> Schema:
        """The header as OpenAPI writes it."""
        required = {"required": True} if self.required else {}
        example = {} if self.example is None else {"example": self.example}
        described = {"name": self.name, "in": "header", "description": self.description}
        return {**described, "schema": self.schema, **required, **example}


Parameter = QueryParameter[Any, Any] | HeaderParameter


def integer(least: int, most: int = MAX_INT32) -> ParameterType[int]:
    """An integer within these bounds."""

    def read(name: str, text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
            return int(text)
        raise Rejected(InvalidParameter(parameter=name, least=least, most=most))

    return ParameterType({"type": "integer", "minimum": least, "maximum": most}, read)


def non_blank_text(most: int) -> ParameterType[str]:
    """A text that is not blank, of at most `most` characters."""

    def read(name: str, text: str) -> str:
        if 0 < len(text.strip()) <= most:
            return text
        raise Rejected(InvalidParameter(parameter=name, least=1, most=most))

    return ParameterType({"type": "string", "minLength": 1, "maxLength": most}, read)


def enumeration(values: tuple[Word, ...]) -> ParameterType[Word]:
    """One of these words."""

    def read(name: str, text: str) -> Word:
        for value in values:
            if value == text:
                return value
        raise Rejected(InvalidParameter(parameter=name, known=values))

    return ParameterType({"type": "string", "enum": list(values)}, read)


def identifier(pattern: str | None = None) -> ParameterType[str]:
    """A name that the handler looks up. The pattern documents the names that exist; it is not checked."""
    return ParameterType(
        {"type": "string", **({} if pattern is None else {"pattern": pattern})}, lambda _, text: text
    )


def text_matching(pattern: str) -> ParameterType[str]:
    """A text that matches the whole pattern."""

    def read(name: str, text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise Rejected(InvalidParameter(parameter=name, fault="pattern_not_matched", pattern=pattern))
        return text

    return ParameterType({"type": "string", "pattern": pattern}, read)


def parse_uuid(text: str) -> UUID | None:
    """Parse a UUID; None for any other text.

    Stricter than UUID itself, which ignores white space, braces and prefixes, and accepts non-ASCII digits.
    """
    try:
        return msgspec.convert(text, UUID)
    except msgspec.ValidationError:
        return None


def _read_uuid(name: str, text: str) -> UUID:
    found = parse_uuid(text)
    if found is None:
        raise Rejected(InvalidParameter(parameter=name, fault="not_a_uuid"))
    return found


UUID_TYPE = ParameterType(
    {"type": "string", "format": "uuid", "examples": ["0b6c5a1e-7d0f-4c63-9a53-2f1f0c9d8e47"]}, _read_uuid
)


def _read_timestamp(name: str, text: str) -> datetime:
    """A `+` in an address is a blank, and an offset may be written with either."""
    try:
        return msgspec.convert(text.replace(" ", "+"), _AwareTime)
    except msgspec.ValidationError as error:
        raise Rejected(InvalidParameter(parameter=name, fault="not_a_time")) from error


_AwareTime = Annotated[datetime, msgspec.Meta(tz=True)]
TIMESTAMP_TYPE = ParameterType({"type": "string", "format": "date-time"}, _read_timestamp)
VERSION = QueryParameter("version", "Show the game at this version.", integer(1), None)
SEAT = QueryParameter("seat", "The seat that the owner acts or looks for.", identifier(), None)
VIEW = QueryParameter(
    "view",
    "With `public`, leave out what only the seat may see, for a screen or a chat that others read: hands are "
    "numbers, and forms offer all cards.",
    enumeration(("public",)),
    None,
)
INCLUDE_CHOICES = QueryParameter(
    "include", "Also return what can be done after it.", enumeration(("choices",)), None
)
AFTER = QueryParameter("after", "Start after this version.", integer(0), 0)
LIMIT = QueryParameter("limit", "The maximum number of items.", integer(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE)
INCLUDE_STATE = QueryParameter(
    "include",
    "With `state`, each commit is the document with which its command was answered: the commit, the state "
    "after it as the token's seat may see it, and what is asked.",
    enumeration(("state",)),
    None,
)
MAX_WAIT_SECONDS = 30
WAIT = QueryParameter(
    "wait",
    "For clients that cannot stream: if there is no commit yet, wait up to this many seconds for one. A page "
    "without commits says that there was none. It counts as an open stream.",
    integer(0, MAX_WAIT_SECONDS),
    0,
)

_STRONG_TAG = r'"[1-9][0-9]{0,8}(-[A-Za-z0-9-]+)?"'
IF_MATCH = HeaderParameter(
    "If-Match",
    "The version that the command acts on, as in the last `ETag`; one of a list of them; `*` for any "
    "version. A weak tag never matches.",
    {"type": "string", "pattern": rf"^(\*|{_STRONG_TAG}( ?, ?{_STRONG_TAG})*)$"},
    required=True,
    example='"12"',
)
IF_NONE_MATCH = HeaderParameter(
    "If-None-Match", "The entity tag that the client has, or only a version.", {"type": "string"}
)
LAST_EVENT_ID = HeaderParameter(
    "Last-Event-ID",
    "The version that a reconnecting client of a stream received last; it overrides `after`.",
    integer(0).schema,
)
IDEMPOTENCY_KEY = HeaderParameter(
    "Idempotency-Key",
    "A name that the client chooses for this request. Repeating it with the same body returns the same "
    "response, and nothing is done twice.",
    {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
)
MIN_UNGUESSABLE_CHARACTERS = 22  # 128 bits in Base64
CREATION_IDEMPOTENCY_KEY = HeaderParameter(
    "Idempotency-Key",
    "As elsewhere, but anyone who knows it gets the game: use an unguessable value, such as a UUID.",
    {"type": "string", "minLength": MIN_UNGUESSABLE_CHARACTERS, "maxLength": 255, "pattern": "^[!-~]+$"},
)
ACCEPT_LANGUAGE = HeaderParameter("Accept-Language", "The language of the sentences.", {"type": "string"})


MAX_VERSION_DIGITS = 9
_TAG = re.compile(r'(W/)?"([1-9][0-9]*)(-[A-Za-z0-9-]+)?"')
_KEY = re.compile(r"[\x21-\x7e]{1,255}")


def parse_if_match(if_match: str | None) -> frozenset[int] | None:
    """Return the versions that a command may act on; None for `*`, any version.

    Raises Rejected `if_match_missing`, `invalid_if_match`, or `entity_tag_weak` for weak tags alone, which
    never match (RFC 9110, 13.1.1).
    """
    if if_match is None:
        raise Rejected(IfMatchMissing())
    if if_match.strip() == "*":
        return None
    versions: set[int] = set()
    weak = False
    for text in if_match.split(","):
        tag = _TAG.fullmatch(text.strip())
        if tag is not None and len(tag[2]) <= MAX_VERSION_DIGITS:
            weak = weak or tag[1] is not None
            if tag[1] is None:
                versions.add(int(tag[2]))
        elif text.strip():
            raise Rejected(InvalidIfMatch(if_match=if_match))
    if not versions:
        raise Rejected(EntityTagWeak(if_match=if_match) if weak else InvalidIfMatch(if_match=if_match))
    return frozenset(versions)


def validate_idempotency_key(value: str | None) -> str | None:
    """Return the key, if there is one. Raises Rejected `invalid_idempotency_key`."""
    if value is not None and not _KEY.fullmatch(value):
        raise Rejected(InvalidIdempotencyKey())
    return value


def format_entity_tag(version: int, representation: str = "") -> bytes:
    """Return the strong entity tag of a version, or of one representation of it."""
    return f'"{version}-{representation}"'.encode() if representation else b'"%d"' % version


def is_not_modified(if_none_match: str | None, tag: bytes) -> bool:
    """Whether the client has the content with this tag (weak comparison, RFC 9110, 13.1.2).

    A version alone matches any representation of it, so that a client can ask whether the game has changed
    without having read it.
    """
    if if_none_match is None:
        return False
    given = [each.strip().removeprefix("W/") for each in if_none_match.split(",")]
    whole = tag.decode()
    return "*" in given or whole in given or whole.split("-", 1)[0] + '"' in given
