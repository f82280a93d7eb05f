"""The log of all games in Postgres."""

from service.store.database import StoreUnavailable
from service.store.pool import opened_store
from service.store.records import (
    Access,
    Beginning,
    Key,
    KnownToken,
    Listed,
    Loaded,
    NewCommit,
    NewGame,
    Outcome,
    Record,
)
from service.store.store import Store

__all__ = [
    "Access",
    "Beginning",
    "Key",
    "KnownToken",
    "Listed",
    "Loaded",
    "NewCommit",
    "NewGame",
    "Outcome",
    "Record",
    "Store",
    "StoreUnavailable",
    "opened_store",
]
