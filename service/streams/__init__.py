"""Live streams of games: what is appended to a log, by whatever process, reaches everybody who listens."""

from service.streams.announcements import opened_streams
from service.streams.hub import Hub
from service.streams.listener import Listener, Voice

__all__ = ["Hub", "Listener", "Voice", "opened_streams"]
