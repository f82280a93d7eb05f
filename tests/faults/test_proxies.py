"""Which address a client has, as the rate limits count it, when a proxy stands before the service."""

from __future__ import annotations

from collections.abc import Callable

import httpx2
import pytest

from tests.faults.processes import PATIENCE, Service

LIMIT = "1/minute"


def status(service: Service, address: str) -> int:
    """How a call is answered that a proxy on loopback passes on for an address."""
    headers = {"X-Forwarded-For": address}
    return httpx2.get(f"{service.url}/v1/rulesets", headers=headers, timeout=PATIENCE).status_code


CALLS = (
    ("192.0.2.1", 200),
    ("192.0.2.2", 200),
    ("192.0.2.1", 429),
    ("::ffff:192.0.2.1", 429),  # the same address, written otherwise
    ("192.0.2.1:5678", 429),  # a port makes no other client
    ("198.51.100.7, 192.0.2.2, 10.1.2.3", 429),  # what a client writes before its proxy's entry is no matter
    ("2001:db8::1", 200),
    ("2001:db8::ffff:2", 429),  # of the same network of 64 bits
    ("[2001:db8::1]:5678", 429),
    ("2001:db8:0:1::1", 200),
    ("nonsense", 200),
    ("nonsense", 429),
)


@pytest.mark.promise("client-address")
def test_a_trusted_proxy_tells_the_address(serve: Callable[..., Service]) -> None:
    """Each client is counted for itself, by what it cannot change easily."""
    service = serve(rate_limit=LIMIT, trusted_proxies="127.0.0.1,10.0.0.0/8")
    assert [(address, status(service, address)) for address, _ in CALLS] == list(CALLS)


@pytest.mark.promise("client-address")
def test_nobody_else_does(serve: Callable[..., Service]) -> None:
    """Without the setting a client cannot choose the address that it is counted for."""
    service = serve(rate_limit=LIMIT)
    assert [status(service, each) for each in ("192.0.2.1", "192.0.2.2")] == [200, 429]
