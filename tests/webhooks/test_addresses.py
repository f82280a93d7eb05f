"""Which addresses webhooks may go to."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from automa_ledger.webhooks.address import is_public, parse_ip_literal, require_allowed_url
from automa_rules.core.rejection import Rejected

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
STANDING_FOR_PUBLIC = ("::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1")
SPELLINGS = ("127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.0.1")


@pytest.mark.promise("ssrf")
@pytest.mark.parametrize("group", PRIVATE)
def test_no_webhook_is_registered_for_a_private_address(group: str) -> None:
    """Of every class, by its first and last or by a famous one, unless the service is set to allow them."""
    for each in PRIVATE[group]:
        assert not is_public(ip_address(each)), each
        url = f"https://[{each}]:8443/hook" if ":" in each else f"https://{each}:8443/hook"
        assert refusal(url) == "webhook_address_forbidden", each
        assert refusal(url, allow_private=True) is None


def test_addresses_that_are_public() -> None:
    """Those of hosts on the internet, also where one address stands for another."""
    assert [each for each in PUBLIC + STANDING_FOR_PUBLIC if not is_public(ip_address(each))] == []


def test_an_address_is_seen_through_its_spelling() -> None:
    """Resolvers take these for 127.0.0.1, and so do we; names are no addresses."""
    found = [parse_ip_literal(each) for each in SPELLINGS]
    assert found == [
        ip_address(each) for each in ("127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1")
    ]
    assert [parse_ip_literal(each) for each in ("example.com", "1.2.3.4.example", "x", "256.1.1.1")] == [
        None
    ] * 4
    for host in (*SPELLINGS, "localhost", "LOCALHOST.", "api.localhost"):
        assert refusal(f"https://{host}/hook") == "webhook_address_forbidden"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "https:///hook",
        "https://user@example.com/hook",
        "https://user:word@example.com/hook",
        "https://@example.com/hook",
        "https://example.com/hook#part",
        "https://example.com/hook#",
        "https://example.com:99999/hook",
        "https://example.com:0/hook",
        "https://example.com:x/hook",
        "https://[::1/hook",
        "https://exa<mple.com/hook",
        r"https://8.8.8.8\.example.com/hook",
        "https://example%2ecom/hook",
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(url: str) -> None:
    """With the reason."""
    assert refusal(url) == "webhook_url_invalid"


def test_public_urls_are_allowed() -> None:
    """Without TLS only where private addresses are allowed, for trying things out."""
    for host in (
        "example.com",
        "example.com:8443",
        "8.8.8.8",
        "[2001:4860:4860::8888]",
        "xn--exmple-cua.com",
    ):
        for path in ("", "/hook?a=b%20c", "?a=b"):
            assert refusal(f"https://{host}{path}") is None
    assert refusal("http://example.com/", allow_private=True) is None


def refusal(url: str, *, allow_private: bool = False) -> str | None:
    """The code with which a URL is refused."""
    try:
        require_allowed_url(url, allow_private=allow_private)
    except Rejected as refused:
        return refused.code
    return None
