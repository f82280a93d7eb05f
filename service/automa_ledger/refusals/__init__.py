"""What the service refuses, besides the rules: requests, access, games, logs, webhooks."""

from __future__ import annotations

from typing import Final

from automa_ledger.refusals import access, games, logs, requests, webhooks
from automa_rules.core.rejection import refusals_in

SERVICE_REFUSALS: Final = refusals_in(requests, access, games, logs, webhooks)
"""All of them."""
