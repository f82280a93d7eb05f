"""All operations of the service."""

from __future__ import annotations

from automa_ledger.api import (
    boards,
    choices,
    commands,
    commits,
    copies,
    games,
    listing,
    packs,
    playlog,
    reports,
    rulesets,
    score,
    seat_draw,
    single_turn,
    statistics,
    system,
    tokens,
    webhooks,
)
from automa_ledger.api.operation import Operation

OPERATIONS: tuple[Operation, ...] = (
    *rulesets.OPERATIONS,
    *single_turn.OPERATIONS,
    *seat_draw.OPERATIONS,
    *packs.OPERATIONS,
    *games.OPERATIONS,
    *listing.OPERATIONS,
    *statistics.OPERATIONS,
    *commands.OPERATIONS,
    *choices.OPERATIONS,
    *commits.OPERATIONS,
    *reports.OPERATIONS,
    *score.OPERATIONS,
    *playlog.OPERATIONS,
    *boards.OPERATIONS,
    *tokens.OPERATIONS,
    *copies.OPERATIONS,
    *webhooks.OPERATIONS,
    *system.OPERATIONS,
)
