"""What a head may not say, though it is HTTP."""

from __future__ import annotations

import re
from collections.abc import Sequence

TUNNEL = b"CONNECT"
MOST_ESCAPES = 64  # in the path: it is read before anybody else goes on, and no address has any

_WHOLE = re.compile(rb"[a-z][a-z0-9+.-]*://([^/?#]*)")


def fault(method: bytes, address: bytes, headers: Sequence[tuple[bytes, bytes]], version: str) -> str:
    """What is wrong with a head; nothing is said of a good one."""
    if method == TUNNEL:
        return "no tunnel begins here"
    if not _names_one_host(address, headers, version):
        return "a request names one host"
    if address.partition(b"?")[0].count(b"%") > MOST_ESCAPES:
        return "the address has too many escapes"
    return ""


def _names_one_host(address: bytes, headers: Sequence[tuple[bytes, bytes]], version: str) -> bool:
    """A header does, which HTTP/1.1 asks for; a whole address (RFC 9112, 3.2.2) names the same.

    Of more, or none, a proxy and the service could each think otherwise.
    """
    hosts = [value.lower() for name, value in headers if name == b"host"]
    if address.startswith(b"/") or address == b"*":
        return len(hosts) == 1 or (not hosts and version != "1.1")
    whole = _WHOLE.match(address.lower())
    return whole is not None and hosts == [whole[1]]
