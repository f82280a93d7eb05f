"""How much memory a game takes, by what is really there, looked at now and then.

Nobody knows beforehand where: else a log could be light in just these places.
"""

from __future__ import annotations

from itertools import chain, repeat
from secrets import randbelow
from sys import getsizeof

import msgspec

from service.games.game import Game

LOOKED_AT = 4  # commits: to look at all would take as long as to play them
USUAL = 256 << 10  # bytes of memory that a game takes, or less
CHARACTER = 4  # bytes of memory for one of a value that is written as JSON
NAMELESS = (int, float, str, bytes)
SMALL = 256  # of a number up to this one there is one for all, as of what is empty
SLOT = 8  # bytes of a place in a list
TOKEN = 300  # bytes

_encode = msgspec.json.Encoder().encode


class Weight(msgspec.Struct, frozen=True):
    """What a game took in bytes when it had so many commits: all but these, and one of them on average."""

    commits: int
    whole: int
    each: int

    def of(self, game: Game) -> int:
        """The bytes that the game takes by now."""
        return self.whole + self.each * len(game.timeline.commits)

    def holds(self, game: Game) -> bool:
        """Whether the game has not twice as many commits by now, which may be heavier."""
        return len(game.timeline.commits) < 2 * self.commits


def weighed(game: Game) -> Weight:
    """Look at a game."""
    commits = game.timeline.commits
    count = len(commits)
    whole = CHARACTER * len(_encode(game.timeline.chance)) + TOKEN * len(game.access)
    if not count:
        return Weight(1, whole, 0)
    state = CHARACTER * max(len(_encode(commits[place].state)) for place in (-1, randbelow(count)))
    if count * state <= USUAL:  # were nothing shared
        return Weight(count, whole, state)
    whole += CHARACTER * len(_encode(commits[0].state))
    step = max(1, (count - 1) // LOOKED_AT)
    places = [place - randbelow(step) for place in range(count - 1, step - 1, -step)]
    each = sum(_added(commits[place], commits[max(0, commits[place].parent)]) for place in places)
    return Weight(count, whole, SLOT + each // max(1, len(places)))


def _added(new: object, old: object) -> int:
    """The bytes of a value that are not those of another one, which was there before."""
    if not new or (isinstance(new, int) and new <= SMALL):
        return 0
    size = getsizeof(new)
    if isinstance(new, NAMELESS):
        return size
    before = _parts(old) if type(old) is type(new) else ()
    for part, known in zip(_parts(new), chain(before, repeat(None)), strict=False):
        if part is not known:
            size += _added(part, known)
    return size


def _parts(value: object) -> tuple[object, ...]:
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.astuple(value)
    if isinstance(value, dict):
        return (*value.keys(), *value.values())
    return tuple(value) if isinstance(value, (tuple, list, set, frozenset)) else ()
