"""Where a client comes from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

NETWORK_BITS = 64  # of an IPv6 address; the rest its owner changes at will


@lru_cache(maxsize=4_096)
def network_of(client: str | None) -> str:
    """What one client cannot leave easily: its IPv4 address, or the network of its IPv6 address."""
    try:
        address = ip_address(client or "")
    except ValueError:
        return client or "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"
