"""A game that has moved on by much in another process: who wants it here waits for what is read of it."""

from __future__ import annotations

import asyncio
from uuid import UUID

import httpx
import msgspec
import pytest

from domain.core.correction import Correct
from domain.core.event import Event
from service.games.commands import Conditions, Done, carry_out
from service.games.game import Game
from service.games.library import Library
from service.games.orders import Act
from service.store import Store
from service.store.access import token_hash
from service.streams.hub import Hub
from service.waiting.aside import SOME
from service.waiting.asker import asking
from service.waiting.deciding import HERE
from tests.api.client import Player, begun
from tests.api.running import ALL
from tests.hostile.test_long_logs import LONGEST_REASON, correction, filled

AT_ONCE = 30
MANY, LONG = correction("") * SOME, correction("🙂" * LONGEST_REASON) * 20


class Reading:
    """What was read and replayed, each time."""

    def __init__(self) -> None:
        self.events = list[int]()

    def cached(self, *, hit: bool) -> None:
        """Counted elsewhere."""

    def replayed(self, events: int, seconds: float) -> None:
        """So many events of it."""
        assert seconds >= 0
        self.events.append(events)


@pytest.mark.parametrize("commits", [MANY, LONG], ids=["many events", "long ones"])
async def test_a_game_that_has_moved_on_is_read_once(
    http: httpx.AsyncClient, store: Store, commits: list[Event]
) -> None:
    """Whoever comes behind finds it read; what waits is not in memory."""
    player, reading = await begun(http, setup={"target": 30}), Reading()
    library = Library(store, ALL, 10, reading, Hub())
    known = await library.at_version(UUID(player.game), 1)
    await filled(player, store, commits)
    found = await asyncio.gather(*(library.newest(known.id) for _ in range(AT_ONCE)))
    assert {game.version for game in found} == {known.version + len(commits)}
    assert reading.events == [known.version, len(commits)]


async def test_who_waits_for_what_has_moved_on_keeps_no_other_from_commanding(
    http: httpx.AsyncClient, store: Store
) -> None:
    """Their site has others read before, for as long as it likes; theirs is done behind it."""
    player = await begun(http, setup={"target": 30})
    library = Library(store, ALL, 10, Reading(), Hub())
    known = await library.at_version(UUID(player.game), 1)
    await filled(player, store, MANY)

    async def told(asker: str) -> Done:
        asking.set(asker)
        return await corrected(library, known, player)

    asking.set("greedy")
    async with library.turns.opening():
        greedy = asyncio.create_task(told("greedy"))
        await asyncio.sleep(0)
        other = await asyncio.create_task(told("other"))
        assert not greedy.done()
    assert (await greedy).game.version > other.game.version


async def corrected(library: Library, known: Game, player: Player) -> Done:
    """One correction more, whatever came before."""
    token = token_hash(player.token)
    correction = Correct("/total", msgspec.Raw(b"2"), "miscounted")
    order = Act(correction, msgspec.json.encode(correction), known.access[token])
    return await carry_out(library, known, order, Conditions(None, token), lambda: None, where=HERE)
