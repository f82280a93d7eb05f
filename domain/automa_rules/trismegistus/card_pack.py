"""Packs of bot cards: the requirements on all cards of a box together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from automa_rules.core.pack import Pack, PackKind
from automa_rules.core.validation import Fault, fault
from automa_rules.trismegistus.bot_card import BotCard, find_print_faults
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.terms import CardKind, Level

RULESET_NAME: Final = "trismegistus"
BOT_CARDS: Final = "bot_cards"


class BotCardPack(Pack[BotCard], frozen=True, kw_only=True):
    """The bot cards of a box, as entered by its owner.

    `name` is for people. `example`: the cards are made up and not those of a printed deck.
    """

    ruleset: Literal["trismegistus"]
    kind: Literal["bot_cards"]


def validate_pack(cards: tuple[BotCard, ...]) -> Iterator[Fault]:
    """Yield the faults of a set of bot cards, with pointers from the pack's root."""
    yield from _validate_cards(cards)
    yield from _validate_box_counts(cards)
    for level in get_args(Level):
        yield from _validate_level_counts(cards, level)


def _validate_cards(cards: tuple[BotCard, ...]) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for index, card in enumerate(cards):
        pointer = f"/cards/{index}"
        if card.id in seen:
            yield fault(f"{pointer}/id", "duplicate_id", id=card.id, first=f"/cards/{seen[card.id]}/id")
        seen.setdefault(card.id, index)
        yield from find_print_faults(card, pointer)
        if card.kind == "personality":
            continue
        levels = card.removed_at_levels
        if levels is None:
            yield fault(f"{pointer}/removed_at_levels", "missing_field")
        elif len(set(levels)) != len(levels):
            yield fault(f"{pointer}/removed_at_levels", "duplicate_level", levels=[*levels])


def _validate_box_counts(cards: tuple[BotCard, ...]) -> Iterator[Fault]:
    """Check the number of cards of each kind in a box."""
    for kind, (least, most) in FIGURES.box.items():
        count = sum(card.kind == kind for card in cards)
        if not least <= count <= most:
            yield fault("/cards", "wrong_count", kind=kind, there=count, least=least, most=most)


def _validate_level_counts(cards: tuple[BotCard, ...], level: Level) -> Iterator[Fault]:
    """Check the number of cards of each kind that a level leaves in the game (R5)."""
    kinds: tuple[CardKind, ...] = ("specialization", "basic")
    for kind in kinds:
        count = sum(card.kind == kind for card in cards_at_level(cards, level))
        needed = FIGURES.for_level(level).card_count(kind)
        if count != needed:
            yield fault("/cards", "wrong_count_at_level", level=level, kind=kind, there=count, needed=needed)


def cards_at_level(cards: tuple[BotCard, ...], level: Level) -> tuple[BotCard, ...]:
    """The cards that a level does not remove. Whether personality cards are used is decided elsewhere."""
    return tuple(card for card in cards if level not in (card.removed_at_levels or ()))


BOT_CARD_PACK: Final = PackKind(title="Bot cards of Trismegistus", pack=BotCardPack, check=validate_pack)
