"""What is stricter when others than this machine can reach the service."""

from __future__ import annotations

import pytest

from automa_ledger.settings import (
    Settings,
    allowed_hosts,
    create_rate_limit,
    is_exposed,
    is_key_required,
    rate_limit,
    read_settings,
)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.1", "::1", "localhost"])
def test_on_loopback_nothing_is_strict(host: str) -> None:
    """No key, no limits."""
    settings = Settings(host=host)

    assert not is_exposed(settings)
    assert (is_key_required(settings), rate_limit(settings), create_rate_limit(settings)) == (False, "", "")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.7", "2001:db8::1", "games.example"])  # noqa: S104 - nothing listens
@pytest.mark.promise("keys-beyond-loopback")
def test_beyond_loopback_keys_are_required_and_calls_limited(host: str) -> None:
    """Unless the settings say otherwise."""
    settings = Settings(host=host)

    assert is_exposed(settings)
    assert is_key_required(settings)
    assert (rate_limit(settings), create_rate_limit(settings)) == ("600/minute", "60/minute")


def test_behind_a_trusted_proxy_it_is_as_beyond_loopback() -> None:
    """Whoever reaches the proxy reaches the service."""
    settings = Settings(trusted_proxies="127.0.0.1")

    assert is_key_required(settings)
    assert (rate_limit(settings), create_rate_limit(settings)) == ("600/minute", "60/minute")


@pytest.mark.parametrize("host", ["127.0.0.1", "192.0.2.7"])
@pytest.mark.parametrize(("value", "required"), [("true", True), ("false", False), ("1", True), ("0", False)])
def test_the_settings_decide(host: str, value: str, *, required: bool) -> None:
    """Wherever the service listens."""
    settings = read_settings(
        {
            "AUTOMA_HOST": host,
            "AUTOMA_REQUIRE_API_KEY": value,
            "AUTOMA_RATE_LIMIT": "7/second",
            "AUTOMA_CREATE_RATE_LIMIT": "",
        }
    )

    assert is_key_required(settings) is required
    assert (rate_limit(settings), create_rate_limit(settings)) == ("7/second", "")


def test_a_service_that_needs_no_key_answers_to_its_own_names_alone() -> None:
    """Those of the settings, whatever their case; there are none unless somebody says so."""
    assert allowed_hosts(Settings()) == frozenset()
    assert allowed_hosts(Settings(host_names="Games.example,box")) == frozenset({"games.example", "box"})


@pytest.mark.parametrize(
    "settings", [Settings(host="192.0.2.7"), Settings(require_api_key=True), Settings(trusted_proxies="::1")]
)
def test_it_answers_to_any_name_where_a_key_is_needed_or_a_proxy_trusted(settings: Settings) -> None:
    """A page cannot begin games there, or the proxy knows its names."""
    assert allowed_hosts(settings) is None
