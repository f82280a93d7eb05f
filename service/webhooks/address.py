"""Which addresses a delivery may go to: those of the public internet."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address

_GLOBAL_UNICAST = IPv6Network("2000::/3")  # all that has been handed out (RFC 4291, 2.4)
_NAT64 = IPv6Network("64:ff9b::/96")  # RFC 6052
_SPECIAL = (  # not every Python takes these for what they are
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("3fff::/20"),
)


def is_public(address: Address) -> bool:
    """Whether it belongs to one host of the public internet.

    Loopback, link-local, private, shared, multicast, unspecified, reserved and documentation addresses do
    not; an IPv6 address that stands for an IPv4 address is what that one is.
    """
    inner = _embedded(address)
    if inner is not None:
        return is_public(inner)
    if isinstance(address, IPv6Address) and address not in _GLOBAL_UNICAST:
        return False
    return address.is_global and not address.is_multicast and not any(address in each for each in _SPECIAL)


def literal(host: str) -> Address | None:
    """The address that a host is in itself, however it is written; None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(host))  # 127.1, 0x7f000001, 2130706433: resolvers take them all
    except (OSError, UnicodeError):
        return None


def _embedded(address: Address) -> IPv4Address | None:
    if isinstance(address, IPv4Address):
        return None
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour
