"""The log of all games in Postgres."""

from automa_ledger.store.database import StoreUnavailable
from automa_ledger.store.pool import open_store
from automa_ledger.store.records import (
    Access,
    AppendOutcome,
    CommitRecord,
    CreationRecord,
    GameFilter,
    GameSummary,
    IdempotencyKey,
    LoadedGame,
    NewCommit,
    NewGame,
    Origin,
    TokenRecord,
)
from automa_ledger.store.store import Store

__all__ = [
    "Access",
    "AppendOutcome",
    "CommitRecord",
    "CreationRecord",
    "GameFilter",
    "GameSummary",
    "IdempotencyKey",
    "LoadedGame",
    "NewCommit",
    "NewGame",
    "Origin",
    "Store",
    "StoreUnavailable",
    "TokenRecord",
    "open_store",
]
