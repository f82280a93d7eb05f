"""What the calls work with; made once for an application."""

from __future__ import annotations

from dataclasses import dataclass

from service.games.library import Library
from service.metrics import Metrics
from service.narration.narrator import Narrator


@dataclass(frozen=True)
class Services:
    """The games, the words to tell them in, and the counters.

    `body_limit` is the largest body that is read, in bytes; `openapi` the OpenAPI document.
    """

    library: Library
    narrator: Narrator
    metrics: Metrics
    body_limit: int
    openapi: bytes
