"""Commands that wait for each other while the database is away."""

from __future__ import annotations

import asyncio
from uuid import UUID

import pytest

from service.store import StoreUnavailable
from service.waiting.gates import Gates

GAME, OTHER = UUID(int=1), UUID(int=2)


async def test_all_commands_of_a_game_wait_for_a_lost_database_once() -> None:
    """Who waits behind one that found it away is told so at once; who comes later tries anew."""
    gates, tries = Gates(), 0

    async def command(key: str | None) -> None:
        nonlocal tries
        async with gates.entered(GAME, key):
            tries += 1
            await asyncio.sleep(0)
            raise StoreUnavailable("away")

    thirty = [command(f"key {each}" if each % 2 else None) for each in range(30)]
    outcomes = await asyncio.gather(*thirty, return_exceptions=True)

    assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes)
    assert tries == 1
    with pytest.raises(StoreUnavailable):
        await command(None)
    assert tries == 2


async def test_a_game_does_not_wait_for_another() -> None:
    """Each finds out for itself."""
    gates = Gates()
    async with gates.entered(GAME, None), gates.entered(OTHER, None):
        pass
