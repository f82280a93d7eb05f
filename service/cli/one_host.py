"""Whether a request names one host: of more, or none, a proxy and the service could each think otherwise."""

from __future__ import annotations

import re
from collections.abc import Sequence

_WHOLE = re.compile(rb"[a-z][a-z0-9+.-]*://([^/?#]*)")


def names_one_host(address: bytes, headers: Sequence[tuple[bytes, bytes]], version: str) -> bool:
    """A header does, which HTTP/1.1 asks for; a whole address (RFC 9112, 3.2.2) names the same."""
    hosts = [value.lower() for name, value in headers if name == b"host"]
    if address.startswith(b"/") or address == b"*":
        return len(hosts) == 1 or (not hosts and version != "1.1")
    whole = _WHOLE.match(address.lower())
    return whole is not None and hosts == [whole[1]]
