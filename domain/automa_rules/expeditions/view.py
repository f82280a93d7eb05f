"""What a seat may see. Only this module hides secrets."""

from __future__ import annotations

import msgspec

from automa_rules.core.pack import PackInfo
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.progress_card import ProgressCard
from automa_rules.expeditions.state import Automa, Deck, End, Human, Pause, State
from automa_rules.expeditions.terms import (
    Adjustment,
    BagMode,
    BoxedCard,
    CardNumber,
    Count,
    DeckMode,
    SeatName,
    Token,
)


class DeckView(msgspec.Struct, frozen=True):
    """The decision cards as everyone may see them. `unseen` are those that the next draw can reveal.

    They are in the deck or set aside, in no order. If the deck is empty they are all cards, as it is
    reshuffled before the draw. `left` is how many can be drawn before the next shuffle.
    """

    mode: DeckMode
    left: Count
    drawn: tuple[CardNumber, ...]
    unseen: tuple[CardNumber, ...]
    commitment: str | None


class BagView(msgspec.Struct, frozen=True):
    """The bag. The tokens in a virtual one are known, their order is not; a physical one is unknown."""

    mode: BagMode
    tokens: tuple[Token, ...]
    commitment: str | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table. Everything on it is public; nobody may know the order of deck and bag.

    `pack` is the card pack that the game started with; it says if its cards are only an example.
    """

    progress_card: ProgressCard
    pack: PackInfo | None
    glory_coins_adjustment: Adjustment
    locations: tuple[Location, ...]
    human: Human
    automa: Automa
    deck: DeckView
    bag: BagView
    turn: SeatName
    card: CardNumber | None
    pause: Pause | None
    end: End | None
    boxed: tuple[BoxedCard, ...]
    over: bool


def view(state: State, seat: str | None) -> View:  # noqa: ARG001 - both sides see the same table
    """What a seat sees; None sees what everyone may see."""
    commitments = {shuffle.deck: shuffle.commitment for shuffle in state.shuffles}
    return View(
        progress_card=state.progress_card,
        pack=state.pack,
        glory_coins_adjustment=state.glory_coins_adjustment,
        locations=state.locations,
        human=state.human,
        automa=state.automa,
        deck=_deck(state.deck, commitments.get("automa")),
        bag=BagView(state.bag.mode, tuple(sorted(state.bag.tokens)), commitments.get("bag")),
        turn=state.turn,
        card=state.card,
        pause=state.pause,
        end=state.end,
        boxed=state.boxed,
        over=state.over,
    )


def _deck(deck: Deck, commitment: str | None) -> DeckView:
    return DeckView(deck.mode, deck.left, deck.drawn, deck.unseen, commitment)
