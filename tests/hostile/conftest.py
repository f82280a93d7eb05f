"""A service and its clients, as the tests of the API have them."""

from __future__ import annotations

from tests.api.conftest import address, game, http

__all__ = ["address", "game", "http"]
