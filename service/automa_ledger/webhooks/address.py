"""Restricting webhooks to hosts on the public internet."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

from automa_ledger.refusals.webhooks import WebhookAddressForbidden, WebhookUrlInvalid
from automa_rules.core.pattern import anchor_pattern
from automa_rules.core.rejection import Rejected

Address: TypeAlias = IPv4Address | IPv6Address

MAX_URL_CHARACTERS = 2_048
URL_PATTERN = anchor_pattern("https?://[!-~]+")

_HOST = re.compile(r"[a-z0-9._:-]+")
_LOCALHOST = re.compile(r"(.*\.)?localhost\.?")
_GLOBAL_UNICAST = IPv6Network("2000::/3")  # all allocated global addresses (RFC 4291, 2.4)
_NAT64 = IPv6Network("64:ff9b::/96")  # RFC 6052
_SPECIAL_NETWORKS = (  # some Python versions classify these wrongly
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("3fff::/20"),
)


def is_public(address: Address) -> bool:
    """Whether an address belongs to one host of the public internet.

    Loopback, link-local, private, shared, multicast, unspecified, reserved and documentation addresses do
    not. An IPv6 address that embeds an IPv4 address is classified as the latter.
    """
    if isinstance(address, IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            embedded = IPv4Address(int(address) & 0xFFFF_FFFF)
        if embedded is not None:
            return is_public(embedded)
        if address not in _GLOBAL_UNICAST:
            return False
    return (
        address.is_global
        and not address.is_multicast
        and not any(address in each for each in _SPECIAL_NETWORKS)
    )


def parse_ip_literal(host: str) -> Address | None:
    """The IP address that a host is, in any notation; None for a name."""
    with suppress(ValueError):
        return ip_address(host)
    with suppress(OSError, UnicodeError):
        return IPv4Address(socket.inet_aton(host))  # resolvers accept 127.1, 0x7f000001 and 2130706433
    return None


def require_allowed_url(url: str, *, allow_private: bool) -> None:
    """Check that a webhook may have this URL.

    Names are not resolved: their addresses can change, and each delivery checks them. Raises Rejected
    `webhook_url_invalid`, or `webhook_address_forbidden` for a host that is not on the public internet.
    """
    try:
        found = urlsplit(url)
        host, port = found.hostname or "", found.port
    except ValueError as error:
        raise Rejected(WebhookUrlInvalid(fault="malformed")) from error
    if found.scheme != "https" and not allow_private:
        raise Rejected(WebhookUrlInvalid(fault="not_https"))
    if not _HOST.fullmatch(host):
        raise Rejected(WebhookUrlInvalid(fault="no_such_host"))
    if port == 0:
        raise Rejected(WebhookUrlInvalid(fault="no_such_port"))
    if "@" in found.netloc or "#" in url:
        raise Rejected(WebhookUrlInvalid(fault="part_forbidden"))
    address = parse_ip_literal(host)
    private = _LOCALHOST.fullmatch(host) if address is None else not is_public(address)
    if private and not allow_private:
        raise Rejected(WebhookAddressForbidden(host=host))
