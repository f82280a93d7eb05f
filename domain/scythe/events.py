"""What can have happened in a game of Scythe. Each fact names the rule that it follows."""

from __future__ import annotations

from typing import Literal

from domain.core.event import Corrected, DeckShuffled, Event, ShuffleRevealed
from domain.scythe.player import Player
from domain.scythe.state import Options, Structure
from domain.scythe.terms import (
    AutomaCardNumber,
    CombatAbility,
    CombatCard,
    DeckMode,
    Enemies,
    GainKind,
    Goal,
    HexId,
    MechAbility,
    Place,
    RefusalReason,
    Resource,
    Scheme,
    SeatName,
    StructureBonus,
    StructureKind,
    Symbol,
    UnitKind,
)


class DeckPlan(Event, frozen=True, tag="deck_plan"):
    """How one Automa deck begins: who draws from it, and what already lies on its discard piles."""

    name: str
    seats: tuple[SeatName, ...]
    mode: DeckMode
    discards: tuple[AutomaCardNumber, ...] = ()
    combat_discards: tuple[AutomaCardNumber, ...] = ()


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start: all of it but the order of the decks, which are shuffled next."""

    players: tuple[Player, ...]
    turn: SeatName
    resources: dict[HexId, dict[Resource, int]]
    structures: dict[HexId, Structure]
    encounters: tuple[HexId, ...]
    options: Options
    enemies: Enemies
    structure_bonus: StructureBonus | None
    factory_cards: int
    decks: tuple[DeckPlan, ...]
    combat_mode: DeckMode
    combat_discards: tuple[CombatCard, ...] = ()
    rule: str = "SETUP"


class BonusTileDrawn(Event, frozen=True, tag="bonus_tile_drawn"):
    """The structure bonus tile of the game."""

    tile: StructureBonus
    rule: str = "SETUP"


class AutomaCardDrawn(Event, frozen=True, tag="automa_card_drawn"):
    """The card of an Automa's turn, face up on the main discard pile. `named`: the table said which."""

    seat: SeatName
    card: AutomaCardNumber
    scheme: Scheme
    named: bool = False
    rule: str = "T1"


class AutomaDeckRenewed(Event, frozen=True, tag="automa_deck_renewed"):
    """A physical deck of all 19 cards was shuffled at the table."""

    deck: str
    rule: str = "R33"


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    """The card's skip marker ends the turn before anything is done."""

    seat: SeatName
    card: AutomaCardNumber
    rule: str = "R36"


class SymbolRefused(Event, frozen=True, tag="symbol_refused"):
    """A symbol of the move row that gave no valid action, and why."""

    seat: SeatName
    symbol: Symbol
    reason: RefusalReason
    rule: str


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    """An Automa unit was placed by a symbol. `decided_by` is the comparison that settled the destination."""

    seat: SeatName
    symbol: Symbol
    unit: UnitKind
    origin: Place
    to: HexId
    decided_by: str
    rule: str


class MoveRowEnded(Event, frozen=True, tag="move_row_ended"):
    """The flipped combat card ends the whole move row."""

    seat: SeatName
    rule: str = "R53"


class CombatCardFlipped(Event, frozen=True, tag="combat_card_flipped"):
    """A combat card was flipped before a move or a deployment; a 4 or 5 stops it."""

    seat: SeatName
    value: CombatCard
    step: int
    stops: bool
    rule: str = "R53"


class EncounterRemoved(Event, frozen=True, tag="encounter_removed"):
    """An encounter token left the board."""

    seat: SeatName
    territory: HexId
    rule: str = "R23"


class FactoryCardTaken(Event, frozen=True, tag="factory_card_taken"):
    """A player took a Factory card; an Automa's lies face down and has no effect."""

    seat: SeatName
    rule: str = "R24"


class ResourcesChanged(Event, frozen=True, tag="resources_changed"):
    """Resource tokens were put on a territory or taken away."""

    territory: HexId
    resource: Resource
    amount: int
    rule: str = "PLAYER"
    seat: SeatName | None = None


class UnitDeployed(Event, frozen=True, tag="unit_deployed"):
    """A unit came from its mat onto the board or the home base."""

    seat: SeatName
    unit: UnitKind
    to: Place
    ability: MechAbility | None = None
    rule: str = "G"


class GainFailed(Event, frozen=True, tag="gain_failed"):
    """A symbol of the gain row that could do nothing."""

    seat: SeatName
    what: GainKind
    reason: Literal["none_left", "track_full", "combat_card_test", "modified_to_nothing"]
    rule: str = "R43"


class PowerChanged(Event, frozen=True, tag="power_changed"):
    """A player's power went up or down by what the track allowed."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"


class CoinsChanged(Event, frozen=True, tag="coins_changed"):
    """A player's coins went up or down."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"


class PopularityChanged(Event, frozen=True, tag="popularity_changed"):
    """A player's popularity went up or down by what the track allowed."""

    seat: SeatName
    amount: int
    rule: str = "PLAYER"


class CombatCardsDrawn(Event, frozen=True, tag="combat_cards_drawn"):
    """A player drew combat cards from the deck, face down."""

    seat: SeatName
    count: int
    rule: str = "PLAYER"


class CombatCardsDiscarded(Event, frozen=True, tag="combat_cards_discarded"):
    """Combat cards left a hand face up."""

    seat: SeatName
    cards: tuple[CombatCard, ...]
    rule: str = "PLAYER"


class CombatDeckRenewed(Event, frozen=True, tag="combat_deck_renewed"):
    """The discards of a physical combat deck were shuffled at the table into a new deck."""

    rule: str = "COMBAT"


class CombatCardStolen(Event, frozen=True, tag="combat_card_stolen"):
    """One combat card went from one hand to another."""

    seat: SeatName
    victim: SeatName
    rule: str = "R27"


class TrackerAdvanced(Event, frozen=True, tag="tracker_advanced"):
    """The marker went one space on; `water` is true when the units may now cross rivers and use lakes."""

    seat: SeatName
    to: int
    water: bool
    rule: str = "T3"


class StarPlaced(Event, frozen=True, tag="star_placed"):
    """A player placed a star."""

    seat: SeatName
    goal: Goal
    rule: str = "R37"


class SchemeSwitched(Event, frozen=True, tag="scheme_switched"):
    """An Automa reads the other half of its cards from its next draw on."""

    seat: SeatName
    rule: str = "R34"


class AutomaTurnPaused(Event, frozen=True, tag="automa_turn_paused"):
    """The turn waits for the table at a step of the card; `flip` when a combat card is to be flipped."""

    seat: SeatName
    step: int
    flip: bool = False
    rule: str = "QUESTION"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over and the next seat's begins."""

    seat: SeatName
    next: SeatName
    rule: str = "T"


class UnitsMoved(Event, frozen=True, tag="units_moved"):
    """Units of one kind went from one place to another, as a player said or as a rule sent them."""

    seat: SeatName
    unit: UnitKind
    origin: Place
    to: Place
    count: int = 1
    rule: str = "PLAYER"


class BattlesDeclared(Event, frozen=True, tag="battles_declared"):
    """Territories where combats follow from a human's move, in the order in which they are fought."""

    seat: SeatName
    territories: tuple[HexId, ...]
    rule: str = "COMBAT"


class CombatBegan(Event, frozen=True, tag="combat_began"):
    """Combat units of two enemies meet."""

    territory: HexId
    attacker: SeatName
    defender: SeatName
    rule: str = "COMBAT"


class CombatAbilityUsed(Event, frozen=True, tag="combat_ability_used"):
    """A human used an ability that acts before the combat."""

    seat: SeatName
    ability: CombatAbility
    rule: str = "R27"


class CombatCommitted(Event, frozen=True, tag="combat_committed"):
    """A human fixed the dial and the cards; against an Automa, before its card is drawn (R26)."""

    seat: SeatName
    dial: int
    cards: tuple[CombatCard, ...] = ()
    rule: str = "C1"


class CombatTableRead(Event, frozen=True, tag="combat_table_read"):
    """An Automa card gave an Automa's power and number of cards; it lies on the combat discard pile."""

    seat: SeatName
    card: AutomaCardNumber
    column: int
    printed_power: int
    power: int
    printed_cards: int
    cards: int
    named: bool = False
    rule: str = "C2-C5"


class CombatCardsTurnedUp(Event, frozen=True, tag="combat_cards_turned_up"):
    """The values of the combat cards that an Automa plays."""

    seat: SeatName
    cards: tuple[CombatCard, ...]
    rule: str = "C5"


class CombatWon(Event, frozen=True, tag="combat_won"):
    """Both sides are shown: the higher total wins, the attacker wins a tie."""

    territory: HexId
    winner: SeatName
    loser: SeatName
    attacker_dial: int
    attacker_cards: tuple[CombatCard, ...]
    defender_dial: int
    defender_cards: tuple[CombatCard, ...]
    rule: str = "R28"


class StructureBuilt(Event, frozen=True, tag="structure_built"):
    """A human built a structure."""

    seat: SeatName
    territory: HexId
    kind: StructureKind
    rule: str = "PLAYER"


class RecruitEnlisted(Event, frozen=True, tag="recruit_enlisted"):
    """A human enlisted the recruit with this ongoing bonus."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "PLAYER"


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A human made an upgrade."""

    seat: SeatName
    rule: str = "PLAYER"


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    """A human placed a Flag (Albion) or a Trap (Togawa)."""

    seat: SeatName
    territory: HexId
    rule: str = "PLAYER"


class RecruitBonusOffered(Event, frozen=True, tag="recruit_bonus_offered"):
    """The card's third row: a human who has enlisted the recruit gains the bonus."""

    seat: SeatName
    bonus: Literal["power", "coin", "popularity", "combat_card"]
    rule: str = "R45"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """A player told where the units now stand and what else changed, without saying how."""

    seat: SeatName
    character: Place | None = None
    mechs: tuple[Place, ...] | None = None
    workers: tuple[Place, ...] | None = None
    rule: str = "PLAYER"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The sixth star was placed: the game is over at once."""

    seat: SeatName
    winners: tuple[SeatName, ...]
    totals: dict[SeatName, int]
    rule: str = "R39"


RULE_EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    BonusTileDrawn,
    AutomaCardDrawn,
    AutomaDeckRenewed,
    TurnSkipped,
    SymbolRefused,
    UnitMoved,
    MoveRowEnded,
    CombatCardFlipped,
    EncounterRemoved,
    FactoryCardTaken,
    ResourcesChanged,
    UnitDeployed,
    GainFailed,
    PowerChanged,
    CoinsChanged,
    PopularityChanged,
    CombatCardsDrawn,
    CombatCardsDiscarded,
    CombatDeckRenewed,
    CombatCardStolen,
    TrackerAdvanced,
    StarPlaced,
    SchemeSwitched,
    AutomaTurnPaused,
    TurnEnded,
    UnitsMoved,
    BattlesDeclared,
    CombatBegan,
    CombatAbilityUsed,
    CombatCommitted,
    CombatTableRead,
    CombatCardsTurnedUp,
    CombatWon,
    StructureBuilt,
    RecruitEnlisted,
    Upgraded,
    TokenPlaced,
    RecruitBonusOffered,
    Reported,
    GameEnded,
)
EVENTS: tuple[type[Event], ...] = (*RULE_EVENTS, Corrected, DeckShuffled, ShuffleRevealed)
