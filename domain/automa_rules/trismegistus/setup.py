"""The documents that start a game: a setup, or a position of a game in progress."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.core.pack import MAX_CARDS, PackHash
from automa_rules.trismegistus.bot_card import BotCard, Print
from automa_rules.trismegistus.card_pack import BotCardPack
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.state import Achievement, Automa, Experiment, Human, Options
from automa_rules.trismegistus.terms import (
    ACHIEVEMENT_COUNT,
    SYMBOLS,
    TRACK_COUNT,
    Bowls,
    CardId,
    Count,
    DiceCount,
    Element,
    FormulaVp,
    Level,
    Mode,
    Round,
    SeatName,
    Symbol,
)
from automa_rules.trismegistus.track import Track

Tracks = Annotated[
    tuple[Track, ...],
    Meta(min_length=TRACK_COUNT, max_length=TRACK_COUNT, description="The mastery tracks from the top down."),
]
AchievementVp = Annotated[
    tuple[Count, ...],
    Meta(
        max_length=ACHIEVEMENT_COUNT,
        description="The VP of the four achievements, from the left.",
    ),
]
Achievements = Annotated[tuple[Achievement, ...], Meta(max_length=ACHIEVEMENT_COUNT)]


class GameStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a setup and a position have in common.

    `pack`: the hash of a registered pack of bot cards, or the pack itself. Without one, each drawn card is
    given by its printed symbols. A `virtual` deck needs a pack. `dice_count`: the dice of the game by
    colour; virtual dice need it. `bowl_elements`: the elements of the essences on the bowls (null: none); a
    missing one is asked for when a card needs it. `formula_vp`: by default the square numbers (Q46).
    """

    level: Level
    tracks: Tracks
    options: Options = Options()
    pack: PackHash | BotCardPack | None = None
    deck: Mode = "physical"
    dice: Mode = "physical"
    bowl_elements: Annotated[dict[Symbol, Element | None], Meta(max_length=len(SYMBOLS))] = {}
    formula_vp: FormulaVp = FIGURES.formula_vp
    dice_count: DiceCount = {}


class Setup(GameStart, frozen=True, kw_only=True):
    """A new game. `artifact` and `experiment`: those that the human did not keep (R2)."""

    artifact: Element
    experiment: Experiment
    achievements: AchievementVp = ()


class Position(GameStart, frozen=True, kw_only=True):
    """A game in progress on the table, between two turns.

    `bowls`: the dice on the board; left out if the round's roll is still to come. `discards`: the bot cards
    on the discard pile, by id or by printed content; all others are in the draw pile. `seen`: without a
    pack, cards whose faces have been seen. `first_done`: who exhausted three dice first, if anybody.
    """

    automa: Automa
    human: Human = Human()
    bowls: Bowls = {}
    achievements: Achievements = ()
    seen: Annotated[tuple[BotCard, ...], Meta(max_length=MAX_CARDS)] = ()
    discards: Annotated[tuple[CardId | Print, ...], Meta(max_length=MAX_CARDS)] | None = None
    round: Round
    turn: SeatName
    first_done: SeatName | None = None
