"""How much memory a game takes, by what is really there, looked at now and then.

Nobody knows beforehand where: else a log could be light in just these places.
"""

from __future__ import annotations

from itertools import chain, repeat
from secrets import randbelow
from sys import getsizeof
from typing import Any

import msgspec

from domain.core.commits import Commits
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
    """What a game took in bytes with so many commits; `looked_at` is when all of it was estimated last."""

    commits: int
    whole: int
    looked_at: int


def weighed(game: Game) -> Weight:
    """Look at a game here and there."""
    commits = game.timeline.commits
    count = len(commits)
    whole = CHARACTER * len(_encode(game.timeline.chance)) + TOKEN * len(game.access)
    if not count:
        return Weight(0, whole, 1)
    state = CHARACTER * max(len(_encode(commits[place].state)) for place in (-1, randbelow(count)))
    if count * state <= USUAL:  # were nothing shared
        return Weight(count, whole + count * state, count)
    whole += CHARACTER * len(_encode(commits[0].state))
    step = max(1, (count - 1) // LOOKED_AT)
    places = [place - randbelow(step) for place in range(count - 1, step - 1, -step)]
    each = sum(_came(commits, place) for place in places)
    return Weight(count, whole + count * (SLOT + each // max(1, len(places))), count)


def grown(game: Game, before: Weight) -> Weight:
    """What a game takes by now, which took so much before: each commit counts as what it brought.

    Where it has twice as many as when it was looked at, or many more than were seen to come, it is again.
    """
    commits = game.timeline.commits
    count, come = len(commits), range(before.commits, len(commits))
    if count >= 2 * before.looked_at or len(come) > LOOKED_AT:
        return weighed(game)
    whole = before.whole + sum(SLOT + _came(commits, place) for place in come)
    return Weight(count, whole, before.looked_at)


def _came(commits: Commits[Any], place: int) -> int:
    """The bytes that a commit has added to those before it."""
    return _added(commits[place], commits[max(0, commits[place].parent)])


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
