"""The state of a game without a board: the Automa's values, its deck, and what the table is asked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from automa_rules.core import draft
from automa_rules.core.event import DeckShuffled
from automa_rules.core.seat import Seat
from automa_rules.scythe.cards import AUTOMA_CARDS, AutomaCard, SchemeHalf
from automa_rules.scythe.state import AutomaDeck, Modifier
from automa_rules.scythe.terms import (
    STARS_PER_PLAYER,
    AutomaCardNumber,
    Count,
    Faction,
    Goal,
    Level,
    Power,
    Scheme,
)

SeatName = Literal["human", "automa"]
Asked = Literal["attack", "winner", "bonus_star", "final_count"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rulebook's adjustments of difficulty and personality that a card alone can follow.

    `skip_turns`: skip turns as on Autometta, at any level. `coins`, `power`: added each time a card gives
    any. `all_moves`: perform every valid Move action of the row.
    """

    skip_turns: bool = False
    coins: Modifier = 0
    power: Modifier = 0
    all_moves: bool = False


class Human(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The human: the faction, and the stars by the goal of each."""

    faction: Faction
    stars: Annotated[tuple[Goal, ...], Meta(max_length=STARS_PER_PLAYER)] = ()


class Automa(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Automa: all that lies on its mat and its star tracker. Its units are moved by the table alone."""

    faction: Faction
    level: Level
    power: Power
    coins: Count
    combat_cards: Count
    star_tracker: int = 0
    scheme: Scheme = 1
    stars: tuple[Goal, ...] = ()


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat whose winner is not told yet: who attacked, and what the Automa spends."""

    attacker: SeatName
    power: int
    cards: int


class FinalCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table counted at the end: the Automa's territories, and the human's coins in all."""

    territories: Count
    human_coins: Count


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game at one moment.

    `card` is the Automa card being executed, or cut short by the end of the game; `scheme` is the half of it
    that applies, `step` the attack symbol at which it waits. `asked` is what the table is asked, `winners`
    are known when the game is over.
    """

    human: Human
    automa: Automa
    turn: SeatName
    deck: AutomaDeck
    options: Options
    card: AutomaCardNumber | None = None
    scheme: Scheme | None = None
    step: int | None = None
    asked: Asked | None = None
    combat: Combat | None = None
    counted: FinalCount | None = None
    winners: tuple[SeatName, ...] = ()
    over: bool = False
    shuffles: tuple[DeckShuffled, ...] = ()


Draft = draft.Draft[State]


def seats(state: State) -> tuple[Seat, ...]:
    """The human and the Automa, with their factions."""
    human, automa = state.human, state.automa
    return (
        Seat("human", "human", human.faction),
        Seat("automa", "automa", automa.faction, automa.level),
    )


def current_card(state: State) -> AutomaCard:
    """The Automa card being executed."""
    assert state.card is not None  # noqa: S101 - a turn is running
    return AUTOMA_CARDS[state.card]


def current_half(state: State) -> SchemeHalf:
    """The half of the card that applies. It keeps the scheme with which it was drawn (R34)."""
    return current_card(state).half(state.scheme or state.automa.scheme)


def can_bonus_end_game(state: State) -> bool:
    """R58: whether the card's recruit bonus can bring the human's sixth star."""
    bonus, placed = current_half(state).recruit_bonus, state.human.stars
    return bonus in ("power", "popularity") and bonus not in placed and len(placed) == STARS_PER_PLAYER - 1


def stars(state: State, seat: SeatName) -> tuple[Goal, ...]:
    """The stars of a seat."""
    return state.human.stars if seat == "human" else state.automa.stars


def sixth_star(state: State) -> SeatName | None:
    """The seat that has placed six stars (R39)."""
    both: tuple[SeatName, ...] = ("automa", "human")
    return next((seat for seat in both if len(stars(state, seat)) >= STARS_PER_PLAYER), None)
