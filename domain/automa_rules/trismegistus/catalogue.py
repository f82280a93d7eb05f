"""The catalogue for clients: levels, terms, figures and rules."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.core.ruleset import Rule
from automa_rules.trismegistus.figures import FIGURES, Figures
from automa_rules.trismegistus.terms import (
    COLOURS,
    DICE_PER_ROUND,
    ELEMENTS,
    MAX_DICE,
    MAX_POTENCY,
    MIN_DICE,
    ROUND_COUNT,
    SYMBOLS,
    CardKind,
    Colour,
    EffectCode,
    Element,
    Symbol,
    TokenKind,
)

RULES: Final = load_data_file(__package__, "data/rules.json", tuple[Rule, ...])

NOT_KNOWN: Final = (
    "bot_cards",
    "removed_cards",
    "basic_cards",
    "track_order",
    "track_length",
    "bonus_tokens",
    "track_symbols",
    "track_points",
    "bowl_elements",
    "experiments",
    "masterpieces",
    "artifacts",
    "achievement_vp",
)


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about the game that does not change. Symbols and colours are in the order that breaks ties.

    `not_known`: what is not published. The owner of the box provides it in the setup, in a card pack or as
    answers to questions.
    """

    symbols: tuple[Symbol, ...]
    colours: tuple[Colour, ...]
    elements: tuple[Element, ...]
    card_kinds: tuple[CardKind, ...]
    effects: tuple[EffectCode, ...]
    tokens: tuple[TokenKind, ...]
    rounds: int
    dice_a_round: int
    potency_max: int
    dice_min: int
    dice_max: int
    figures: Figures
    not_known: tuple[str, ...]


def catalogue() -> Catalogue:
    """Build the catalogue."""
    return Catalogue(
        symbols=SYMBOLS,
        colours=COLOURS,
        elements=ELEMENTS,
        card_kinds=get_args(CardKind),
        effects=get_args(EffectCode),
        tokens=get_args(TokenKind),
        rounds=ROUND_COUNT,
        dice_a_round=DICE_PER_ROUND,
        potency_max=MAX_POTENCY,
        dice_min=MIN_DICE,
        dice_max=MAX_DICE,
        figures=FIGURES,
        not_known=NOT_KNOWN,
    )
