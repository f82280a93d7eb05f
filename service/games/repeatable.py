"""A request to begin a game that its caller may repeat, because it has an idempotency key.

Nothing of the key is kept. The game's id is made of it and of its caller's secret, and so is the token,
together with a salt that only the store has.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from uuid import UUID

import msgspec


class Repeatable(msgspec.Struct, frozen=True):
    """What tells a request from others.

    `caller` is the API key or token that it came with, empty for neither: then nothing but the key tells its
    caller from others. `fingerprint` is a digest of what was asked, 32 bytes.
    """

    caller: str
    key: str
    fingerprint: bytes

    @property
    def game_id(self) -> UUID:
        """The id of the game that it begins."""
        digest = hashlib.sha256(b"game\0" + self._secret).digest()
        return UUID(bytes=digest[:16], version=4)

    def token(self, salt: bytes) -> str:
        """The token of the game's owner."""
        made = hmac.digest(salt, b"token\0" + self._secret, "sha256")
        return urlsafe_b64encode(made).rstrip(b"=").decode()

    @property
    def _secret(self) -> bytes:
        return f"{self.caller}\0{self.key}".encode()
