"""The four star tracker cards. Each sets a level."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.scythe.events import TrackerAdvanced
from automa_rules.scythe.terms import Goal, Level, Scheme

SPACES_PER_ROW: Final = 4
"""The spaces in a printed row; the last row of a card may have fewer."""


class Tracker(msgspec.Struct, frozen=True):
    """A star tracker card. Space 0 is the one marked I.

    The first `dry` spaces have the no-water icon. `stars` are the spaces with a full star; the first of them
    is marked II (scheme switch).
    """

    level: Level
    spaces: int
    dry: int
    stars: tuple[int, ...]

    def reached(self, seat: str, space: int) -> TrackerAdvanced:
        """T3: the event that moves a seat's marker to a space."""
        return TrackerAdvanced(
            seat=seat,
            to=space,
            water=space >= self.dry,
            opens=space == self.dry,
            number=space + 1,
            of=self.spaces,
            star=space in self.stars,
            row=space // SPACES_PER_ROW + 1,
            column=space % SPACES_PER_ROW + 1,
        )


TRACKERS: dict[Level, Tracker] = {
    tracker.level: tracker
    for tracker in load_data_file(__package__, "data/star_trackers.json", tuple[Tracker, ...])
}


def scheme_of(stars: Collection[Goal]) -> Scheme:
    """R34, R37: Scheme II from an Automa's first tracker star on."""
    return 2 if "tracker" in stars else 1
