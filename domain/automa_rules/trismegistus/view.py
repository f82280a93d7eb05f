"""What a seat may see. Secrets are hidden only here."""

from __future__ import annotations

import msgspec

from automa_rules.core.pack import PackInfo
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.dice import Die, count_dice_in_bowl
from automa_rules.trismegistus.evolve.cards import BOT_DECK
from automa_rules.trismegistus.state import (
    Achievement,
    Automa,
    Experiment,
    Human,
    Options,
    Pause,
    Scoring,
    State,
)
from automa_rules.trismegistus.terms import (
    SYMBOLS,
    Bowls,
    CardId,
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


class DeckView(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of the bot deck: the cards left in the pile, without their order, and the discards."""

    mode: Mode
    left: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    commitment: str | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table. All of it is public except the order of a virtual pile.

    `potency`: what a die taken from each bowl would have. `pack`: says whether the cards are only an
    example.
    """

    level: Level
    options: Options
    tracks: tuple[Track, ...]
    bowl_elements: dict[Symbol, Element | None]
    formula_vp: FormulaVp
    pack: PackInfo | None
    cards: dict[CardId, BotCard]
    deck: DeckView
    dice_mode: Mode
    dice: DiceCount
    bowls: Bowls
    potency: dict[Symbol, int]
    rolling: bool
    automa: Automa
    human: Human
    achievements: tuple[Achievement, ...]
    round: Round
    turn: SeatName
    first_done: SeatName | None
    card: CardId | None
    acting: Die | None
    pause: Pause | None
    shown: tuple[Experiment, ...]
    artifacts_shown: tuple[Element | None, ...]
    scoring: Scoring | None
    over: bool
    winner: SeatName | None


def view(state: State, seat: str | None) -> View:  # noqa: ARG001 - both sides see the same table
    """What a seat sees; None sees what everybody may."""
    return View(
        level=state.level,
        options=state.options,
        tracks=state.tracks,
        bowl_elements=state.bowl_elements,
        formula_vp=state.formula_vp,
        pack=state.pack,
        cards=state.cards,
        deck=_deck(state),
        dice_mode=state.dice_mode,
        dice=state.dice,
        bowls=state.bowls,
        potency={
            symbol: count_dice_in_bowl(state.bowls, symbol) for symbol in SYMBOLS if symbol in state.bowls
        },
        rolling=state.rolling,
        automa=state.automa,
        human=state.human,
        achievements=state.achievements,
        round=state.round,
        turn=state.turn,
        first_done=state.first_done,
        card=state.card,
        acting=state.acting,
        pause=state.pause,
        shown=state.shown,
        artifacts_shown=state.artifacts_shown,
        scoring=state.scoring,
        over=state.over,
        winner=state.winner,
    )


def _deck(state: State) -> DeckView:
    commitments = [sealed.commitment for sealed in state.shuffles if sealed.deck == BOT_DECK]
    return DeckView(
        mode=state.deck.mode,
        left=tuple(sorted(state.deck.pile)),
        discards=state.deck.discards,
        commitment=commitments[-1] if commitments else None,
    )
