"""The progress cards: three of the five levels are known; any card can be given by its printed values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from automa_rules.core.data_file import load_data_file
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.refusals import GlorySpacesImpossible, ProgressCardUnknown
from automa_rules.expeditions.terms import Count, Level, Space

GlorySpaces = Annotated[
    tuple[Space, ...],
    Meta(
        description="The eight spaces with the glory symbol, ascending; START is 0, and the way from the "
        "end of a row to the next row is one ordinary step.",
        min_length=FIGURES.automa_glory,
        max_length=FIGURES.automa_glory,
    ),
]


class ProgressCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A progress card: its track, and the coins for each glory, map and corruption token."""

    level: Level | None
    name: str | None
    glory_spaces: GlorySpaces
    last_space: Space
    coins_for_glory: Count
    coins_for_map: Count
    coins_for_corruption: Count

    def glory(self, progress: int) -> int:
        """How many glory spaces a marker on this space of the track has passed."""
        return sum(1 for space in self.glory_spaces if space <= progress)


class PrintedValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client reads off its own progress card. Values left out come from the level, where known."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    glory_spaces: GlorySpaces | None = None
    last_space: Space | None = None
    coins_for_glory: Count | None = None
    coins_for_map: Count | None = None
    coins_for_corruption: Count | None = None


class KnownLevel(PrintedValues, frozen=True, kw_only=True, omit_defaults=False):
    """A level, as far as its card is known; null stands for a value that is not published."""

    level: Level


LEVELS: Final[dict[int, KnownLevel]] = {
    known.level: known
    for known in load_data_file(__package__, "data/progress_cards.json", tuple[KnownLevel, ...])
}
PRINTED_FIELDS: Final = (
    "glory_spaces",
    "last_space",
    "coins_for_glory",
    "coins_for_map",
    "coins_for_corruption",
)


def missing_values(printed: PrintedValues) -> list[str]:
    """The names of the printed values that are missing."""
    return [value for value in PRINTED_FIELDS if getattr(printed, value) is None]


def progress_card(
    level: Level | None, given: PrintedValues | None, packed: PrintedValues | None = None
) -> ProgressCard:
    """The card of a level (setup, step 3), from the client's values, its pack's, then ours.

    Raises Rejected `progress_card_unknown` with what is missing.
    """
    values = merge_values(level, given, packed)
    missing = missing_values(values)
    if missing:
        raise Rejected(ProgressCardUnknown(level=level, missing=(*missing,)))
    return ProgressCard(level=level, **msgspec.structs.asdict(values))


def merge_values(
    level: Level | None, given: PrintedValues | None, packed: PrintedValues | None = None
) -> PrintedValues:
    """The values of a level's card as far as they are known: the client's, its pack's, then ours."""
    known = LEVELS[level] if level is not None else None
    sources = [source for source in (given, packed, known) if source is not None]
    return PrintedValues(**{value: _first_given(sources, value) for value in ("name", *PRINTED_FIELDS)})


def _first_given(sources: Iterable[PrintedValues], value: str) -> Any:  # noqa: ANN401 - a number, a text or a track
    found = (getattr(source, value) for source in sources)
    return next((each for each in found if each is not None), None)


def require_valid_track(card: ProgressCard) -> None:
    """Raise Rejected `glory_spaces_impossible` if no marker can pass eight glory spaces on the track."""
    if not is_valid_track(card.glory_spaces, card.last_space):
        raise Rejected(GlorySpacesImpossible(glory_spaces=(*card.glory_spaces,), last_space=card.last_space))


def is_valid_track(glory_spaces: tuple[Space, ...], last_space: Space) -> bool:
    """Whether a marker passes each glory space once on its way from START to the last space."""
    ascending = list(glory_spaces) == sorted(set(glory_spaces))
    return ascending and glory_spaces[0] >= 1 and glory_spaces[-1] <= last_space
