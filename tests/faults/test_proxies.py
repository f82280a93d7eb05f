"""Which address a client has, as the rate limits count it, when a proxy stands before the service."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from tests.faults.processes import PATIENCE, Service

LIMIT = "1/minute"


def statuses(service: Service, *addresses: str) -> list[int]:
    """How calls are answered that a proxy on loopback passes on for these addresses."""
    return [
        httpx.get(
            f"{service.url}/v1/rulesets", headers={"X-Forwarded-For": address}, timeout=PATIENCE
        ).status_code
        for address in addresses
    ]


def test_a_trusted_proxy_tells_the_address(serve: Callable[..., Service]) -> None:
    """Each client is counted for itself; what a client writes before its proxy's entry is no matter."""
    service = serve(rate_limit=LIMIT, trusted_proxies="127.0.0.1,10.0.0.0/8")

    assert statuses(service, "192.0.2.1", "192.0.2.2", "192.0.2.1") == [200, 200, 429]
    assert statuses(service, "198.51.100.7, 192.0.2.2, 10.1.2.3") == [429]


def test_nobody_else_does(serve: Callable[..., Service]) -> None:
    """Without the setting a client cannot choose the address that it is counted for."""
    service = serve(rate_limit=LIMIT)

    assert statuses(service, "192.0.2.1", "192.0.2.2") == [200, 429]


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("2001:db8::1", "2001:db8::ffff:2", [200, 429]),
        ("2001:db8::1", "2001:db8:0:1::1", [200, 200]),
        ("192.0.2.1", "::ffff:192.0.2.1", [200, 429]),
        ("192.0.2.1:5678", "192.0.2.1:80", [200, 429]),
        ("[2001:db8::1]:5678", "2001:db8::1", [200, 429]),
        ("nonsense", "nonsense", [200, 429]),
    ],
)
def test_an_address_is_what_its_owner_cannot_change_easily(
    serve: Callable[..., Service], first: str, second: str, expected: list[int]
) -> None:
    """Of IPv6 it is the network of 64 bits; an IPv4 address is the same both ways it is written. No port."""
    service = serve(rate_limit=LIMIT, trusted_proxies="127.0.0.1")

    assert statuses(service, first, second) == expected
