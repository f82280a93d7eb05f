"""The network that a client's requests come from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

NETWORK_BITS = 64  # of an IPv6 address: a client can choose the rest freely


@lru_cache(maxsize=4_096)
def network_of(client: str | None) -> str:
    """Return what requests are counted for: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(client or "")
    except ValueError:
        return client or "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, NETWORK_BITS), strict=False))
