"""What depends on whether others than this machine can reach the service."""

from __future__ import annotations

from ipaddress import ip_address

from service.settings import Settings

RATE_LIMIT = "600/minute"
CREATE_RATE_LIMIT = "60/minute"


def is_exposed(settings: Settings) -> bool:
    """Whether the service listens beyond loopback, or behind a proxy that lets others in."""
    if settings.trusted_proxies is not None:
        return True
    try:
        return not ip_address(settings.host).is_loopback
    except ValueError:
        return settings.host != "localhost"


def key_required(settings: Settings) -> bool:
    """Whether games are made with an API key only."""
    return is_exposed(settings) if settings.require_api_key is None else settings.require_api_key


def own_names(settings: Settings) -> frozenset[str] | None:
    """The names that the service answers to, beside those of this machine; None for whatever it is called.

    Where a page of the web can reach it and needs no key, such a page may come under a name that leads here.
    Which names lead to a trusted proxy, that proxy knows.
    """
    if is_exposed(settings) or key_required(settings):
        return None
    return frozenset(settings.host_names.lower().split(",") if settings.host_names else ())


def rate_limit(settings: Settings) -> str:
    """How often somebody may call; empty for as often as they like."""
    return _limit(settings, settings.rate_limit, RATE_LIMIT)


def create_rate_limit(settings: Settings) -> str:
    """How often somebody may make a game or a card pack; empty for as often as they like."""
    return _limit(settings, settings.create_rate_limit, CREATE_RATE_LIMIT)


def _limit(settings: Settings, chosen: str | None, usual: str) -> str:
    if chosen is not None:
        return chosen
    return usual if is_exposed(settings) else ""
