"""What can be asked for: the Automa's turn, a human's actions, and the answers to questions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from automa_rules.scythe.terms import (
    TERRITORY_COUNT,
    Amount,
    AutomaCardNumber,
    Bonus,
    CombatAbility,
    CombatCard,
    CombatCardCount,
    CombatCardValues,
    Goal,
    HexId,
    HexIds,
    HumanGoal,
    MechAbility,
    Place,
    Popularity,
    Power,
    ResourceAmounts,
    ResourcesByTerritory,
    StructureKind,
    UnitKind,
    Upgrades,
)

MAX_UNIT_MOVES = 10
"""Three units with two stops each come to nine."""

UnitCount = Annotated[int, Meta(ge=1, le=8)]
Dial = Annotated[int, Meta(ge=0, le=7)]
CarriedWorkerCount = Annotated[int, Meta(ge=0, le=8)]


class Action(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    """Something that a client asks for. Unknown fields are refused."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """The next Automa turn. `card`: the number of the card drawn at the table, needed for a physical deck."""

    card: AutomaCardNumber | None = None


class UnitMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """One unit, or several workers or mechs of one kind, going from one place to another.

    `workers` and `resources` are what a mech or character carries along.
    """

    unit: UnitKind
    origin: Place = msgspec.field(name="from")
    to: Place
    count: UnitCount = 1
    workers: CarriedWorkerCount = 0
    resources: ResourceAmounts = {}


class Move(Action, frozen=True, tag="move"):
    """Move units, all of one Move action together; combats follow when all have moved."""

    moves: Annotated[tuple[UnitMove, ...], Meta(min_length=1, max_length=MAX_UNIT_MOVES)]


class Gain(Action, frozen=True, tag="gain"):
    """Gain power, popularity, coins or combat cards. `combat_cards` are drawn from the deck, face down."""

    power: Power = 0
    popularity: Popularity = 0
    coins: Amount = 0
    combat_cards: Annotated[int, Meta(ge=0, le=42)] = 0


class Pay(Action, frozen=True, tag="pay"):
    """Pay or lose power, popularity, coins, combat cards (by value), or resources from territories."""

    power: Power = 0
    popularity: Popularity = 0
    coins: Amount = 0
    combat_cards: CombatCardValues = ()
    resources: ResourcesByTerritory = {}


class Produce(Action, frozen=True, tag="produce"):
    """Put resource tokens, and workers from the mat, on territories.

    `source`: by a Produce action, by a Trade action, or by anything else (an encounter, a Factory card, say).
    """

    resources: ResourcesByTerritory = {}
    workers: Annotated[dict[HexId, UnitCount], Meta(max_length=TERRITORY_COUNT)] = {}
    source: Literal["produce", "trade", "other"] = "produce"


class BottomRowAction(Action, frozen=True, kw_only=True):
    """An action of the mat's bottom row, which brings neighbours the bonus of their recruits.

    With `by_encounter` an encounter gives it, or a Factory card, and nobody gains a bonus.
    """

    by_encounter: bool = False


class Deploy(BottomRowAction, frozen=True, tag="deploy"):
    """Deploy a mech, which unlocks the ability that it covered."""

    territory: HexId
    ability: MechAbility


class Build(BottomRowAction, frozen=True, tag="build"):
    """Build a structure on a territory that has none."""

    territory: HexId
    structure: StructureKind


class Enlist(BottomRowAction, frozen=True, tag="enlist"):
    """Enlist the recruit with this ongoing bonus."""

    bonus: Bonus


class Upgrade(BottomRowAction, frozen=True, tag="upgrade"):
    """Make an upgrade."""


class Encounter(Action, frozen=True, tag="encounter"):
    """Resolve an encounter: its token leaves the board. What the card gives is told by other actions."""

    territory: HexId


class TakeFactoryCard(Action, frozen=True, tag="take_factory_card"):
    """Take one of the Factory cards with the character on the Factory."""


class PlaceToken(Action, frozen=True, tag="place_token"):
    """Albion places a Flag, Togawa a Trap, where the character stands."""

    territory: HexId


class PlaceStar(Action, frozen=True, tag="place_star"):
    """Place a star for a goal, an objective in one's own turn; the service places those for won combats."""

    goal: HumanGoal


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn; the next seat's begins."""


class Report(Action, frozen=True, tag="report", kw_only=True):
    """Tell where the units now stand and what the mat shows, without saying how it came about.

    Only what is given changes, and it is told whole: mechs and workers that are not named are on the mat,
    structures (the seat's own, by territory) and encounters that are not named are not on the board. Nothing
    is worked out from it: no combat, no popularity, no worker sent home. `combat_cards` is a number of cards
    or their values, where they are real cards.
    """

    character: Place | None = None
    mechs: Annotated[tuple[Place, ...], Meta(max_length=4)] | None = None
    workers: Annotated[tuple[Place, ...], Meta(max_length=8)] | None = None
    stars: Annotated[tuple[Goal, ...], Meta(max_length=6)] | None = None
    recruits: Annotated[tuple[Bonus, ...], Meta(max_length=4)] | None = None
    upgrades: Upgrades | None = None
    structures: Annotated[dict[HexId, StructureKind], Meta(max_length=TERRITORY_COUNT)] | None = None
    encounters: HexIds | None = None
    combat_cards: CombatCardCount | CombatCardValues | None = None
    abilities: Annotated[tuple[MechAbility, ...], Meta(max_length=4)] | None = None
    power: Power | None = None
    popularity: Popularity | None = None
    coins: Amount | None = None
    resources: ResourcesByTerritory | None = None
    end_turn: bool = False


class UseAbility(Action, frozen=True, tag="use_ability"):
    """Use an ability that acts before the combat that is being asked about."""

    ability: CombatAbility


class Fight(Action, frozen=True, tag="fight"):
    """Fix the dial and the combat cards for the combat.

    `retreat` is for Seaworthy only: the lake that the combat units go to if they lose, instead of home, and
    `carried` how many workers from the territory the mechs take along to it.
    At a table with physical cards `automa_card` may already name the card drawn for the combat, and
    `automa_combat_cards` the Automa's cards turned up for it; otherwise they are asked for.
    """

    dial: Dial
    cards: CombatCardValues = ()
    retreat: HexId | None = None
    carried: CarriedWorkerCount = 0
    automa_card: AutomaCardNumber | None = None
    automa_combat_cards: CombatCardValues | None = None


class Revealed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one side of a combat showed; `retreat` and `carried` are for Seaworthy, as in a fight."""

    dial: Dial
    cards: CombatCardValues = ()
    retreat: HexId | None = None
    carried: CarriedWorkerCount = 0


class Settle(Action, frozen=True, tag="settle"):
    """What both sides of a combat between two humans showed."""

    attacker: Revealed
    defender: Revealed


class DrawForCombat(Action, frozen=True, tag="draw_for_combat"):
    """The Automa card that was drawn at the table for the combat."""

    card: AutomaCardNumber


class TurnUp(Action, frozen=True, tag="turn_up"):
    """The values of the Automa's combat cards that were turned up at random."""

    cards: CombatCardValues


class Flip(Action, frozen=True, tag="flip"):
    """The value of the combat card that was flipped before a move or a deployment."""

    value: CombatCard
