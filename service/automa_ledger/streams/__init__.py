"""Live streams of games: what is appended to a log, by whatever process, reaches everybody who listens."""

from automa_ledger.streams.announcements import opened_streams
from automa_ledger.streams.hub import Hub
from automa_ledger.streams.listener import Listener, Voice

__all__ = ["Hub", "Listener", "Voice", "opened_streams"]
