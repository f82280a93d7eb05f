"""The log of all games in Postgres."""

from service.store.access import Access
from service.store.pool import opened_store
from service.store.records import (
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
from service.store.unavailable import StoreUnavailable

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
