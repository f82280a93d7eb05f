"""How a game without a board begins, and what the table tells in it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.scythe.actions import Action
from automa_rules.scythe.card_only.state import Human, Options, SeatName
from automa_rules.scythe.terms import (
    AUTOMA_STARTING_COINS,
    STARS_PER_PLAYER,
    Amount,
    AutomaCardNumber,
    AutomaCardNumbers,
    CombatCardCount,
    DeckMode,
    Faction,
    Goal,
    HumanGoal,
    Level,
    Power,
    Scheme,
    StarTrackerSpace,
)

Territories = Annotated[int, Meta(ge=0, le=50)]
"""The 47 territories, with the Factory as three of them."""


class _Start(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """What a game begins with."""


class Setup(_Start, frozen=True):
    """A new game of a `human` faction against an `automa` faction.

    The table moves all units by itself. The combat cards are those on the table; the `deck` of Automa cards
    is there too (`physical`), or the service draws from it (`virtual`).
    """

    human: Faction
    automa: Faction
    level: Level = "automa"
    first: SeatName = "human"
    deck: DeckMode = "virtual"
    options: Options = Options()


class StandingAutoma(_Start, frozen=True):
    """An Automa in the middle of a game. `power` and `combat_cards` are by default those of the setup."""

    faction: Faction
    level: Level = "automa"
    power: Power | None = None
    coins: Amount = AUTOMA_STARTING_COINS
    combat_cards: CombatCardCount | None = None
    star_tracker: StarTrackerSpace = 0
    scheme: Scheme | None = None
    stars: Annotated[tuple[Goal, ...], Meta(max_length=STARS_PER_PLAYER)] = ()


class Position(_Start, frozen=True):
    """A game that is under way: what lies on the mats, and which Automa cards are discarded.

    `last_turn_card` is the card of the last Automa turn if a reshuffle has removed it from the pile (R32).
    """

    human: Human
    automa: StandingAutoma
    turn: SeatName = "human"
    deck: DeckMode = "virtual"
    discards: AutomaCardNumbers = ()
    combat_discards: AutomaCardNumbers = ()
    last_turn_card: AutomaCardNumber | None = None
    options: Options = Options()


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """Draw the Automa's card, and see what it says. `card` is the card drawn from a physical deck."""

    card: AutomaCardNumber | None = None


class PlaceStar(Action, frozen=True, tag="place_star"):
    """Place a star of the human for a goal. Stars for combats follow from who has won."""

    goal: HumanGoal


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the human's turn, in which the table has moved as it likes."""


class TellCombat(Action, frozen=True, tag="tell_combat"):
    """Attack the Automa, with the dial and the combat cards already set.

    `card` is the Automa card drawn for the combat, required for a physical deck.
    """

    card: AutomaCardNumber | None = None


class TellAttack(Action, frozen=True, tag="tell_attack"):
    """Tell whether the Automa attacks combat units; if so, the human has set the dial and the cards.

    `card` is the Automa card drawn for the combat, required for an attack and a physical deck.
    """

    attacks: bool
    card: AutomaCardNumber | None = None


class TellWinner(Action, frozen=True, tag="tell_winner"):
    """Tell who has won the combat."""

    winner: SeatName


class TellBonusStar(Action, frozen=True, tag="tell_bonus_star"):
    """Tell whether the recruit bonus has brought the human's sixth star."""

    placed: bool


class TellCount(Action, frozen=True, tag="tell_count"):
    """Tell the territories that the Automa controls, the Factory as three, and the human's coins in all."""

    territories: Territories
    human_coins: Amount
