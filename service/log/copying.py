"""New games from a log: forks of a game here, and logs that were exported."""

from __future__ import annotations

from domain.core.targets import goto_target
from service.games.game import Game
from service.games.library import Library
from service.games.opening import USUAL, Making, Opened, open_game
from service.log import jobs
from service.log.copies import checked, copied
from service.waiting.aside import LONG, aside, judging
from service.waiting.asker import asking

USUAL_LINE = 200  # bytes; an event in a file


async def fork(library: Library, game: Game, version: int, token: bytes, making: Making = USUAL) -> Opened:
    """A new game with the same log up to a version, at which a commit ends.

    It is made for a token of the game. Raises Rejected `game_unknown` for one that was revoked while others
    were waited for, as `open_game` does, and `fork_barred`, as `copied` does.
    """
    if version != game.version:
        goto_target(game.timeline, version)
    async with library.turns.reading(str(game.id), game.work, game):
        if library.apart is not None and game.work >= LONG:
            made = await library.apart.do(game.work, jobs.forked, game.id, version, token, making)
            return _known(library, made)
        codec, loaded = await library.stored(game.id, token)
        copy = await aside(lambda: copied(codec, loaded, version, making.request), game.work)
    return await jobs.open_fork(library, copy, game.id, token, making)


async def imported(library: Library, log: bytes, making: Making = USUAL) -> Opened:
    """A new game from an exported log.

    Raises Rejected as `open_game` does, and with the first bad line of the file and, behind the header, the
    version that it holds: `log_unreadable` for what is no log, `ruleset_unknown`, `chain_broken` when it was
    edited, `log_cut_off` when it does not end where its header says, `log_invalid` for an event that the
    ruleset does not know, `shuffle_secret` when a deck's order is not revealed in it, so that nobody could
    draw on, `shuffle_broken`, and `log_not_played` when its commands do not lead to its facts. A log of an
    older version of the ruleset is one that can be replayed; its audit tells what would be decided otherwise.
    """
    events, what = len(log) // USUAL_LINE, f"imports for {asking.get()}"
    if library.apart is not None and events >= LONG:
        async with library.turns.checking(what):
            return _known(library, await library.apart.do(events, jobs.imported, log, making))
    async with library.turns.checking_here(what, events):
        found = await judging(checked(library, log, making.request))
    return await open_game(library, found, making)


def _known(library: Library, made: jobs.Made) -> Opened:
    if not made.replayed:
        library.begun(made.id)
    return jobs.opened(made, library.codec(made.ruleset))
