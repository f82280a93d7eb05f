"""Which addresses deliveries may go to."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from domain.core.rejected import Rejected
from service.webhooks.address import is_public, literal
from service.webhooks.target import checked_target

PRIVATE = {
    "loopback": ("127.0.0.1", "127.255.255.254", "::1"),
    "unspecified": ("0.0.0.0", "::"),  # noqa: S104 - an address to be refused
    "this network": ("0.1.2.3",),
    "private": ("10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"),
    "shared": ("100.64.0.1", "100.127.255.255"),
    "link-local": ("169.254.169.254", "fe80::1", "febf::1"),
    "site-local": ("fec0::1",),
    "multicast": ("224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"),
    "broadcast and reserved": ("240.0.0.1", "255.255.255.255"),
    "documentation": ("192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"),
    "of protocols": ("2001:1::1", "2001:3::1", "2001:20::1", "2001:30::1"),
    "benchmarks": ("198.18.0.1", "198.19.255.255"),
    "protocols": ("192.0.0.1", "192.0.0.8", "192.88.99.1", "100::1", "5f00::1"),
    "tunnels": ("2001::1", "2002:7f00:1::", "2002:a00:1::1"),
    "mapped": ("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1"),
    "translated": ("64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1"),
}
PUBLIC = ("8.8.8.8", "172.32.0.1", "100.128.0.1", "2001:4860:4860::8888", "2a00::1")


@pytest.mark.parametrize("address", [each for group in PRIVATE.values() for each in group], ids=str)
def test_addresses_that_are_not_public(address: str) -> None:
    """Every class of them, by its first and last or by a famous one."""
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", [*PUBLIC, "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1"])
def test_addresses_that_are_public(address: str) -> None:
    """Of hosts on the internet, also where one address stands for another."""
    assert is_public(ip_address(address))


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.1"])
def test_an_address_is_seen_through_its_spelling(host: str) -> None:
    """Resolvers take these for 127.0.0.1, and so do we."""
    found = literal(host)
    assert found is not None
    assert found.is_loopback


@pytest.mark.parametrize("host", ["example.com", "1.2.3.4.example", "x", "256.1.1.1"])
def test_a_name_is_no_address(host: str) -> None:
    """It is to be resolved."""
    assert literal(host) is None


@pytest.mark.parametrize(
    "host",
    [
        *(f"[{each}]" if ":" in each else each for group in PRIVATE.values() for each in group),
        "127.1",
        "2130706433",
        "0x7f.1",
        "localhost",
        "LOCALHOST.",
        "api.localhost",
    ],
)
def test_no_hook_is_registered_for_a_private_host(host: str) -> None:
    """The refusal names it; where private addresses are allowed, it is taken."""
    url = f"https://{host}:8443/hook"
    with pytest.raises(Rejected) as refused:
        checked_target(url, allow_private=False)

    assert refused.value.code == "webhook_address_forbidden"
    assert checked_target(url, allow_private=True) == url


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "ftp://example.com/hook",
        "//example.com/hook",
        "/hook",
        "https://",
        "https:///hook",
        "https://user@example.com/hook",
        "https://user:word@example.com/hook",
        "https://example.com/hook#part",
        "https://example.com/ho ok",
        "https://example.com/h\nook",
        "https://exämple.com/hook",
        "https://example.com:99999/hook",
        "https://[::1/hook",
        "https://example.com/" + "x" * 2_048,
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(url: str) -> None:
    """With the reason; `http` only where private addresses are allowed."""
    with pytest.raises(Rejected) as refused:
        checked_target(url, allow_private=False)
    assert refused.value.code == "webhook_url_invalid"


@pytest.mark.parametrize(
    "url",
    [
        "https://example.com",
        "https://example.com:8443/hook?a=b%20c",
        "https://8.8.8.8/hook",
        "https://[2001:4860:4860::8888]/hook",
        "https://xn--exmple-cua.com/hook",
    ],
)
def test_a_public_url_is_taken_as_it_is(url: str) -> None:
    """Nothing about it is changed."""
    assert checked_target(url, allow_private=False) == url


def test_without_tls_only_where_private_addresses_are_allowed() -> None:
    """For trying things out."""
    assert checked_target("http://example.com/", allow_private=True) == "http://example.com/"
