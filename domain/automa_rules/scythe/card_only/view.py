"""What everyone may see of a game without a board: all but the order of the deck."""

from __future__ import annotations

import msgspec

from automa_rules.core.position import require_between_turns
from automa_rules.scythe.card_only.actions import Position, StandingAutoma
from automa_rules.scythe.card_only.state import (
    Asked,
    Automa,
    Combat,
    FinalCount,
    Human,
    Options,
    SeatName,
    State,
)
from automa_rules.scythe.cards import AUTOMA_CARDS
from automa_rules.scythe.terms import AutomaCardNumber, DeckMode


class DeckView(msgspec.Struct, frozen=True, kw_only=True):
    """The Automa deck: the discards, and the cards left, sorted.

    `resources` is the number in the resource box of the card of the last turn (R30).
    """

    mode: DeckMode
    left: tuple[AutomaCardNumber, ...]
    discards: tuple[AutomaCardNumber, ...]
    combat_discards: tuple[AutomaCardNumber, ...]
    last_turn_card: AutomaCardNumber | None
    resources: int | None
    commitment: str | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The game as everyone sees it."""

    human: Human
    automa: Automa
    turn: SeatName
    deck: DeckView
    options: Options
    card: AutomaCardNumber | None
    asked: Asked | None
    combat: Combat | None
    counted: FinalCount | None
    winners: tuple[SeatName, ...]
    over: bool


def view(state: State, _: str | None) -> View:
    """What any seat sees: the human's cards stay in the human's hand, the Automa's are face down."""
    deck = state.deck
    last = deck.last_turn_card
    return View(
        human=state.human,
        automa=state.automa,
        turn=state.turn,
        deck=DeckView(
            mode=deck.mode,
            left=tuple(sorted(deck.pile)),
            discards=deck.discards,
            combat_discards=deck.combat_discards,
            last_turn_card=last,
            resources=None if last is None else AUTOMA_CARDS[last].resources,
            commitment=state.shuffles[-1].commitment if state.shuffles else None,
        ),
        options=state.options,
        card=state.card,
        asked=state.asked,
        combat=state.combat,
        counted=state.counted,
        winners=state.winners,
        over=state.over,
    )


def position_from_view(shown: View) -> Position:
    """The position of a state between two turns; a virtual deck is shuffled anew, without its discards.

    Raises Rejected `position_not_between_turns`.
    """
    require_between_turns(shown, ("card", "asked", "over"))
    return Position(
        human=shown.human,
        automa=StandingAutoma(**msgspec.structs.asdict(shown.automa)),
        turn=shown.turn,
        deck=shown.deck.mode,
        discards=shown.deck.discards,
        combat_discards=shown.deck.combat_discards,
        last_turn_card=shown.deck.last_turn_card,
        options=shown.options,
    )
