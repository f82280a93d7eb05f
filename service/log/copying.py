"""New games from a log: forks of a game here, and logs that were exported."""

from __future__ import annotations

from functools import partial
from uuid import UUID

from domain.core.rejected import Rejected
from domain.core.targets import goto_target
from service.concurrency import LongWork
from service.games.game import Game
from service.games.library import Library
from service.games.opening import USUAL, Making, Opened, open_game
from service.log.copies import checked, copied
from service.refusals.access import GameUnknown
from service.store import Store


async def fork(
    library: Library, long_work: LongWork, game: Game, version: int, *, token: bytes, making: Making = USUAL
) -> Opened:
    """A new game with the same log up to a version, at which a commit ends.

    It is made for a token of the game. Raises Rejected as `open_game` and `copied` do, and `game_unknown` for
    a token that was revoked meanwhile: then nobody is told the one that opens the fork.
    """
    if version != game.version:
        goto_target(game.timeline, version)
    codec, loaded = await library.stored(game.id, token)
    copy = await long_work.run(partial(copied, codec, loaded, version, making.request))
    await _must_open(library.store, game.id, token)
    opened = await open_game(library, copy, making)
    await _must_open(library.store, game.id, token)
    return opened


async def imported(library: Library, long_work: LongWork, log: bytes, making: Making = USUAL) -> Opened:
    """A new game from an exported log.

    Raises Rejected as `open_game` does, and with the first bad line of the file and, after the header, the
    version that it holds: `log_unreadable` for what is no log, `ruleset_unknown`, `chain_broken` when it was
    edited, `log_cut_off` when it does not end where its header says, `log_invalid` for an event that the
    ruleset does not know, `shuffle_secret` when a deck's order is not revealed in it, so that nobody could
    draw on, `shuffle_broken`, and `log_not_played` when its commands do not lead to its facts. A log of an
    older version of the ruleset is one that can be replayed; its audit tells what would be decided otherwise.
    """
    return await open_game(
        library, await long_work.run(partial(checked, library, log, making.request)), making
    )


async def _must_open(store: Store, game: UUID, token: bytes) -> None:
    if token not in {each.hash for each in await store.tokens(game)}:
        raise Rejected(GameUnknown(game=str(game)))
