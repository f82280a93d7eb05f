"""Who asks: many tokens and many games are one asker still."""

from __future__ import annotations

from contextvars import ContextVar

asking: ContextVar[str] = ContextVar("asking", default="")
"""The site that the request comes from which is being answered."""
