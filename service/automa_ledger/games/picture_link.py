"""Links to pictures: what an `<img>` sends in place of a token, for a quarter of an hour.

A link is signed with the stored hash of the token that it was made with: nothing is stored, every process can
check it, and it ends when the token is revoked.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

LINK_SECONDS = 900  # at most, and two thirds of it at least
STEP_SECONDS = 300  # for which a link stays the same, so that pictures can be cached
SIGNATURE_BYTES = 18
_LINK = re.compile("([0-9]{1,10})-([A-Za-z0-9_-]{24})")


class PictureLink(NamedTuple):
    """A link to the pictures of a game: when it expires, in seconds since 1970, and its signature."""

    expires: int
    signature: str

    def __str__(self) -> str:
        """The link as it is sent."""
        return f"{self.expires}-{self.signature}"

    def signer(self, game: UUID, tokens: Iterable[bytes]) -> bytes | None:
        """Return the hash of the token that the link was made with; None if it is not among `tokens`."""
        return next(
            (each for each in tokens if hmac.compare_digest(_sign(game, self.expires, each), self.signature)),
            None,
        )


def sign_link(game: UUID, token: bytes, now: float) -> PictureLink:
    """Make a link to the pictures of a game. `token` is the hash of the token that it ends with."""
    expires = int(now) // STEP_SECONDS * STEP_SECONDS + LINK_SECONDS
    return PictureLink(expires, _sign(game, expires, token))


def read_link(text: str) -> PictureLink | None:
    """Read a link; None for any other text."""
    found = _LINK.fullmatch(text)
    return None if found is None else PictureLink(int(found[1]), found[2])


def _sign(game: UUID, expires: int, token: bytes) -> str:
    text = b"picture %b %d" % (game.bytes, expires)
    return urlsafe_b64encode(hmac.digest(token, text, "sha256")[:SIGNATURE_BYTES]).decode()
