"""Live streams of games: what is appended to a log, by whatever process, reaches everybody who listens."""

from automa_ledger.streams.announcements import open_hub
from automa_ledger.streams.hub import Hub
from automa_ledger.streams.listener import Listener, Locale

__all__ = ["Hub", "Listener", "Locale", "open_hub"]
