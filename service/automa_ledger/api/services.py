"""The dependencies of the handlers, created once for an application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from automa_ledger.api.middleware.lifecycle import Lifecycle
from automa_ledger.api.middleware.limiter import Clients
from automa_ledger.api.static_document import StaticDocument
from automa_ledger.auth.key_cache import KeyCache
from automa_ledger.concurrency import GameLocks, LongWork, StreamLimits
from automa_ledger.games.library import Library
from automa_ledger.metrics import Metrics
from automa_ledger.narration.narrator import Narrator
from automa_ledger.streams import Hub
from automa_ledger.webhooks.registry import WebhookRegistry


@dataclass(frozen=True)
class Services:
    """The games, their webhooks, narration, metrics, lifecycle and limits.

    `max_body_bytes` is the largest body that is read. `openapi` builds the OpenAPI document, which is slow
    the first time. `hub` has the live streams, `heartbeat_seconds` is the longest that one of them is silent,
    and `stream_limits` bounds their number. `is_key_required` means that creating games takes an API key.
    `clients` decides which requests count together.
    """

    library: Library
    hooks: WebhookRegistry
    narrator: Narrator
    metrics: Metrics
    lifecycle: Lifecycle
    max_body_bytes: int
    hub: Hub
    heartbeat_seconds: float
    openapi: Callable[[], StaticDocument]
    keys: KeyCache
    clients: Clients
    is_key_required: bool
    stream_limits: StreamLimits
    game_locks: GameLocks = field(default_factory=GameLocks)
    long_work: LongWork = field(default_factory=LongWork)
