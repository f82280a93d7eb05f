"""Live streams: commits appended by any process reach all listeners of the game."""

from automa_ledger.streams.announcements import open_hub
from automa_ledger.streams.hub import Hub
from automa_ledger.streams.listener import Listener, Locale

__all__ = ["Hub", "Listener", "Locale", "open_hub"]
