"""What the service refuses, besides the rules: requests, access, games, logs, webhooks."""

from __future__ import annotations

from typing import Final

from domain.core.rejected import refusals_in
from service.refusals import access, games, logs, requests, webhooks

SERVICE: Final = refusals_in(requests, access, games, logs, webhooks)
"""All of them."""
