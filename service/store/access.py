"""Tokens: who may do what with a game."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Literal
from uuid import UUID

import msgspec

Role = Literal["owner", "player", "spectator"]

_TOKEN = re.compile("[A-Za-z0-9_-]{43}")


class Access(msgspec.Struct, frozen=True):
    """What a token allows. A player's token is bound to a seat; the others are not."""

    role: Role
    seat: str | None = None


def new_token() -> str:
    """A fresh secret: 256 bits, URL-safe."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether a text looks like the token of a game."""
    return _TOKEN.fullmatch(text) is not None


def token_id(digest: bytes) -> UUID:
    """The name of a token, which opens nothing: the first half of its hash."""
    return UUID(bytes=digest[:16])


def token_hash(token: str) -> bytes:
    """What is stored of a token: its SHA-256, 32 bytes."""
    return hashlib.sha256(token.encode()).digest()
