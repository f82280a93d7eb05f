"""All calls of the service."""

from __future__ import annotations

from service.api import (
    checking,
    games,
    listing,
    log,
    options,
    packs,
    pictures,
    playing,
    playlog,
    rulesets,
    running,
    sharing,
    tokens,
    webhooks,
)
from service.api.operation import Operation

OPERATIONS: tuple[Operation, ...] = (
    *rulesets.OPERATIONS,
    *packs.OPERATIONS,
    *games.OPERATIONS,
    *listing.OPERATIONS,
    *playing.OPERATIONS,
    *options.OPERATIONS,
    *log.OPERATIONS,
    *checking.OPERATIONS,
    *playlog.OPERATIONS,
    *pictures.OPERATIONS,
    *tokens.OPERATIONS,
    *sharing.OPERATIONS,
    *webhooks.OPERATIONS,
    *running.OPERATIONS,
)
