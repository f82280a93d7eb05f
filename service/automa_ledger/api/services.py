"""What the calls work with; made once for an application."""

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
    """The games, their hooks, the words to tell them in, the counters, and whether more may come.

    `body_limit` is the largest body that is read, in bytes; `openapi` makes the OpenAPI document, which takes
    long the first time. `hub` has the live streams; `heartbeat` is the longest that one of them is silent, in
    seconds, and `stream_limits` says how many there may be. `keys_required` says that games are made with an
    API key only. `clients` knows whose calls count together.
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
