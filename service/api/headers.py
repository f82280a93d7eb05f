"""The request headers that commands depend on."""

from __future__ import annotations

import re

from domain.core.rejected import Rejected
from service.refusals.requests import IfMatchMissing, InvalidIdempotencyKey, InvalidIfMatch

MOST_DIGITS = 9
_TAG = re.compile(r'"([1-9][0-9]*)(-[A-Za-z0-9-]+)?"')
_KEY = re.compile(r"[\x21-\x7e]{1,255}")


def bearer(authorization: str | None) -> str | None:
    """The token or key that a client shows; None without one."""
    scheme, _, shown = (authorization or "").partition(" ")
    return (shown.strip() or None) if scheme.lower() == "bearer" else None


def matched_version(if_match: str | None) -> int | None:
    """The version that a command acts on; None for `*`, whatever the version.

    Raises Rejected `if_match_missing` or `invalid_if_match`.
    """
    if if_match is None:
        raise Rejected(IfMatchMissing())
    if if_match.strip() == "*":
        return None
    tag = _TAG.fullmatch(if_match.strip())
    if tag is None or len(tag[1]) > MOST_DIGITS:
        raise Rejected(InvalidIfMatch(if_match=if_match))
    return int(tag[1])


def idempotency_key(value: str | None) -> str | None:
    """The key, if there is one. Raises Rejected `invalid_idempotency_key`."""
    if value is not None and not _KEY.fullmatch(value):
        raise Rejected(InvalidIdempotencyKey())
    return value


def entity_tag(version: int, representation: str = "") -> bytes:
    """The strong entity tag of a version, or of one representation of it."""
    return f'"{version}-{representation}"'.encode() if representation else b'"%d"' % version


def is_known(if_none_match: str | None, tag: bytes) -> bool:
    """Whether the client says that it has what this is the tag of (weak comparison, RFC 9110, 13.1.2).

    The version alone stands for any representation of it, so that a client can ask whether the game has moved
    on without having read it.
    """
    if if_none_match is None:
        return False
    given = [each.strip().removeprefix("W/") for each in if_none_match.split(",")]
    whole = tag.decode()
    return "*" in given or whole in given or whole.split("-", 1)[0] + '"' in given
