"""The address that a hook is registered with."""

from __future__ import annotations

import re

from domain.core.pattern import whole
from domain.core.rejected import Rejected
from service.refusals.webhooks import WebhookAddressForbidden, WebhookUrlInvalid
from service.webhooks.address import is_public, literal

LONGEST = 2_048
LARGEST_PORT = 65_535
PATTERN = whole("https?://[!-~]+")
_LOCAL = re.compile(r"(.*\.)?localhost\.?", re.IGNORECASE)


def checked_target(url: str, *, allow_private: bool) -> str:
    """The URL, if a hook may have it.

    Names are not resolved here: where they lead can change, and each delivery looks anew. Raises Rejected
    `webhook_url_invalid`, or `webhook_address_forbidden` for a host that is not on the public internet.
    """
    if len(url) > LONGEST:
        raise _invalid(f"longer than {LONGEST} characters")
    if not re.fullmatch(PATTERN, url):
        raise _invalid("an absolute URL in visible ASCII characters is wanted")
    import httpx  # noqa: PLC0415 - it takes long, and few services have hooks

    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise _invalid(str(error)) from error
    if parsed.scheme != "https" and not allow_private:
        raise _invalid("the scheme must be https")
    if not parsed.raw_host:
        raise _invalid("there is no host")
    if parsed.port is not None and not 0 < parsed.port <= LARGEST_PORT:
        raise _invalid("there is no such port")
    if parsed.userinfo or parsed.fragment:
        raise _invalid("user, password and fragment are not for URLs of hooks")
    host = parsed.raw_host.decode("ascii")
    if not allow_private and _is_private(host):
        raise Rejected(WebhookAddressForbidden(host=host))
    return url


def _is_private(host: str) -> bool:
    address = literal(host)
    return bool(_LOCAL.fullmatch(host)) if address is None else not is_public(address)


def _invalid(reason: str) -> Rejected:
    return Rejected(WebhookUrlInvalid(reason=reason))
