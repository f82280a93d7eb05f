"""The refusals of the service, apart from those of the rules."""

from __future__ import annotations

from typing import Final

from automa_ledger.refusals import access, games, logs, requests, webhooks
from automa_rules.core.rejection import refusals_in

SERVICE_REFUSALS: Final = refusals_in(requests, access, games, logs, webhooks)
"""The refusals about requests, access, games, logs and webhooks."""
