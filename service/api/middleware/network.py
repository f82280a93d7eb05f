"""Where a client comes from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

# Of an IPv6 address: who has a network changes the rest at will, and who has a line may have all of a site.
NETWORK_BITS, SITE_BITS = 64, 48


@lru_cache(maxsize=4_096)
def network_of(client: str | None) -> str:
    """Whose calls are counted: an IPv4 address, or the network of an IPv6 address."""
    return _reaching(client, NETWORK_BITS)


@lru_cache(maxsize=4_096)
def site_of(client: str | None) -> str:
    """Who waits for himself: an IPv4 address, or the networks of an IPv6 site, which may be one's."""
    return _reaching(client, SITE_BITS)


def _reaching(client: str | None, bits: int) -> str:
    try:
        address = ip_address(client or "")
    except ValueError:
        return client or "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, bits), strict=False))
