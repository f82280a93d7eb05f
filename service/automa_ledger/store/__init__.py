"""The log of all games in Postgres."""

from automa_ledger.store.database import StoreUnavailable
from automa_ledger.store.pool import opened_store
from automa_ledger.store.records import (
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
from automa_ledger.store.store import Store

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
