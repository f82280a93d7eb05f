"""Packs of progress cards: the values of unpublished cards, transcribed by the owner of a box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from automa_rules.core.pack import Pack, PackKind
from automa_rules.core.validation import Fault, fault
from automa_rules.expeditions.progress_card import GlorySpaces, PrintedValues, is_valid_track
from automa_rules.expeditions.terms import Count, Level, Space

PROGRESS_CARDS: Final = "progress_cards"


class PackedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A progress card of a pack: its level and the values printed on it."""

    level: Level
    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    glory_spaces: GlorySpaces
    last_space: Space
    coins_for_glory: Count
    coins_for_map: Count
    coins_for_corruption: Count

    def to_printed_values(self) -> PrintedValues:
        """The printed values, without the level."""
        return PrintedValues(
            name=self.name,
            glory_spaces=self.glory_spaces,
            last_space=self.last_space,
            coins_for_glory=self.coins_for_glory,
            coins_for_map=self.coins_for_map,
            coins_for_corruption=self.coins_for_corruption,
        )


class ProgressCardPack(Pack[PackedCard], frozen=True, kw_only=True):
    """Progress cards that the owner of a box has transcribed; at most one for each level.

    `name` is for people. `example` marks made-up cards, which are not those of any printed box.
    """

    ruleset: Literal["expeditions"]
    kind: Literal["progress_cards"]


class ComparableCard(msgspec.Struct, frozen=True):
    """The fields of a card that the check of a pack needs; None for one that cannot be read."""

    level: Level | None = None
    glory_spaces: GlorySpaces | None = None
    last_space: Space | None = None


def pack_faults(cards: tuple[PackedCard | ComparableCard, ...]) -> Iterator[Fault]:
    """The faults of a set of progress cards, with pointers from the pack's root."""
    if not cards:
        yield fault("/cards", "wrong_count", there=0, least=1)
    seen: dict[int, int] = {}
    for index, card in enumerate(cards):
        pointer = f"/cards/{index}"
        if card.level in seen:
            yield fault(f"{pointer}/level", "duplicate_level", first=f"/cards/{seen[card.level]}/level")
        if card.level is not None:
            seen.setdefault(card.level, index)
        if card.glory_spaces is None or card.last_space is None:
            continue
        if not is_valid_track(card.glory_spaces, card.last_space):
            yield fault(f"{pointer}/glory_spaces", "glory_spaces_impossible", last_space=card.last_space)


def values_from_pack(pack: ProgressCardPack | None, level: Level | None) -> PrintedValues | None:
    """The pack's values for a level's card, if it has that card."""
    cards = () if pack is None else pack.cards
    return next((card.to_printed_values() for card in cards if card.level == level), None)


PROGRESS_CARD_PACK: Final = PackKind(
    title="Progress cards of Expeditions",
    pack=ProgressCardPack,
    check=pack_faults,
    comparison_type=ComparableCard,
)
