"""The log of all games in Postgres."""

from service.store.pool import opened_store
from service.store.records import (
    Appended,
    AppendOutcome,
    Beginning,
    Conflict,
    HandedOut,
    Key,
    KeyInFlight,
    KeyReused,
    KnownToken,
    Listed,
    Loaded,
    Record,
    Repeated,
    Revoked,
    Row,
)
from service.store.store import Store
from service.store.unavailable import StoreUnavailable

__all__ = [
    "AppendOutcome",
    "Appended",
    "Beginning",
    "Conflict",
    "HandedOut",
    "Key",
    "KeyInFlight",
    "KeyReused",
    "KnownToken",
    "Listed",
    "Loaded",
    "Record",
    "Repeated",
    "Revoked",
    "Row",
    "Store",
    "StoreUnavailable",
    "opened_store",
]
