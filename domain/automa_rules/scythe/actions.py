"""The actions of clients: the Automa's turn, a human's actions, and the answers to questions."""

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
    PlacesByPiece,
    Popularity,
    Power,
    ResourceAmounts,
    ResourcesByPlace,
    ResourcesByTerritory,
    SeatName,
    StarTrackerSpace,
    StructureKind,
    UnitKind,
    Upgrades,
)

MAX_UNIT_MOVES = 10
"""Three units with two stops each make nine moves."""

UnitCount = Annotated[int, Meta(ge=1, le=8)]
Dial = Annotated[int, Meta(ge=0, le=7)]
CarriedWorkerCount = Annotated[int, Meta(ge=0, le=8)]


class Action(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="type"):
    """An action that a client requests. Unknown fields are rejected."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """Take the next Automa turn. `card` is the card drawn at the table, required for a physical deck."""

    card: AutomaCardNumber | None = None


class UnitMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Move one unit, or several workers or mechs of one kind, from one place to another.

    `workers` and `resources` are carried along.
    """

    unit: UnitKind
    origin: Place = msgspec.field(name="from")
    to: Place
    count: UnitCount = 1
    workers: CarriedWorkerCount = 0
    resources: ResourceAmounts = {}


class Move(Action, frozen=True, tag="move"):
    """Move units as one Move action. Combats start after all units have moved."""

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

    `source`: a Produce action, a Trade action, or `other`, for example an encounter or a Factory card.
    """

    resources: ResourcesByTerritory = {}
    workers: Annotated[dict[HexId, UnitCount], Meta(max_length=TERRITORY_COUNT)] = {}
    source: Literal["produce", "trade", "other"] = "produce"


class BottomRowAction(Action, frozen=True, kw_only=True):
    """A bottom-row action of the player mat. Neighbours with the matching recruit gain its bonus.

    `by_encounter`: an encounter or a Factory card gives the action, and nobody gains a bonus.
    """

    by_encounter: bool = False


class Deploy(BottomRowAction, frozen=True, tag="deploy"):
    """Deploy a mech and unlock the ability under it."""

    territory: HexId
    ability: MechAbility


class Build(BottomRowAction, frozen=True, tag="build"):
    """Build a structure on a territory without one."""

    territory: HexId
    structure: StructureKind


class Enlist(BottomRowAction, frozen=True, tag="enlist"):
    """Enlist the recruit with this ongoing bonus."""

    bonus: Bonus


class Upgrade(BottomRowAction, frozen=True, tag="upgrade"):
    """Make an upgrade."""


class Encounter(Action, frozen=True, tag="encounter"):
    """Resolve an encounter: its token leaves the board. Send what the card gives as other actions."""

    territory: HexId


class TakeFactoryCard(Action, frozen=True, tag="take_factory_card"):
    """Take a Factory card. The character must be on the Factory."""


class PlaceToken(Action, frozen=True, tag="place_token"):
    """Place a Flag (Albion) or a Trap (Togawa) on the character's territory."""

    territory: HexId


class PlaceStar(Action, frozen=True, tag="place_star"):
    """Place a star for a goal; for an objective only in your own turn. The service places combat stars."""

    goal: HumanGoal


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn. The next seat's turn starts."""


class EndGame(Action, frozen=True, tag="end_game"):
    """End the game at once, as the table has agreed, and score it. With several humans the owner does it."""


class Report(Action, frozen=True, tag="report", kw_only=True):
    """Report where the units are and what the mat shows, without how it came about.

    Only the given fields change, and each replaces the whole value: mechs and workers not listed are on the
    mat; structures (the seat's own, by territory) and encounters not listed are not on the board. Nothing is
    derived: no combat, no popularity, no worker sent home. `combat_cards` is a number of cards, or their
    values; it requires a physical combat deck. The owner may report for any `seat`, an Automa's too, in
    anyone's turn; by default it is the seat that sends it.
    """

    seat: SeatName | None = None
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
    resources: ResourcesByPlace | None = None
    star_tracker: StarTrackerSpace | None = None
    end_turn: bool = False


class UseAbility(Action, frozen=True, tag="use_ability"):
    """Use an ability that acts before combat, in the open combat."""

    ability: CombatAbility


class Fight(Action, frozen=True, tag="fight"):
    """Set the dial and the combat cards for the combat.

    Only with Seaworthy: `retreat` is the lake to which each unit goes if they lose. Units that it leaves out
    go home; a worker goes to a lake only with a mech (R59). With physical cards, `automa_card`
    can name the card drawn for the combat and `automa_combat_cards` the Automa's cards turned up for it;
    otherwise questions ask for them.
    """

    dial: Dial
    cards: CombatCardValues = ()
    retreat: PlacesByPiece = {}
    automa_card: AutomaCardNumber | None = None
    automa_combat_cards: CombatCardValues | None = None


class Revealed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one side of a combat showed. `retreat` is for Seaworthy, as in `fight`."""

    dial: Dial
    cards: CombatCardValues = ()
    retreat: PlacesByPiece = {}


class Settle(Action, frozen=True, tag="settle"):
    """Settle a combat between two humans with what both sides showed."""

    attacker: Revealed
    defender: Revealed


class DrawForCombat(Action, frozen=True, tag="draw_for_combat"):
    """Name the Automa card drawn at the table for the combat."""

    card: AutomaCardNumber


class TurnUp(Action, frozen=True, tag="turn_up"):
    """Give the values of the Automa's combat cards that were turned up at random."""

    cards: CombatCardValues


class Flip(Action, frozen=True, tag="flip"):
    """Give the value of the combat card flipped before a move or a deployment."""

    value: CombatCard
