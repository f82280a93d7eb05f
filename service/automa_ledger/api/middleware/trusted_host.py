"""The host names that a service without keys accepts, as protection against DNS rebinding."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import ip_address

LOCAL = "localhost"
_HOST = re.compile(r"(?:\[(?P<v6>[^]]*)\]|(?P<name>[^:]*?))\.?(?::[0-9]*)?")


@lru_cache(maxsize=256)
def is_allowed_host(host: bytes, allowed_hosts: frozenset[str]) -> bool:
    """Whether a `Host` is one of these names, `localhost` or a subdomain of it, or an IP address.

    The owner of a domain can point it at loopback; a browser then treats the service as the same origin as
    the owner's page. Nobody owns IP addresses in this way.
    """
    found = _HOST.fullmatch(host.decode("latin-1"))
    if found is None:
        return False
    name = (found["v6"] or found["name"] or "").lower()
    return name in allowed_hosts or name == LOCAL or name.endswith(f".{LOCAL}") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
