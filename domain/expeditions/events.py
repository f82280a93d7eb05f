"""What can have happened in a game of Expeditions. Each fact names the rule that it follows."""

from __future__ import annotations

from typing import ClassVar, Literal

from domain.core.event import Corrected, DeckShuffled, Event, ShuffleRevealed
from domain.core.pack import PackInfo
from domain.expeditions.location import Location
from domain.expeditions.progress_card import ProgressCard
from domain.expeditions.state import Automa, End, Human
from domain.expeditions.terms import (
    BagMode,
    BoxedCard,
    Category,
    DeckMode,
    HumanPlace,
    LocationId,
    Mech,
    SeatName,
    TargetKind,
    Token,
)


class GameBegan(Event, frozen=True, tag="game_began", kw_only=True):
    """The table at the start: all of it but the order of a virtual deck and bag, which are shuffled next."""

    progress_card: ProgressCard
    pack: PackInfo | None = None
    glory_coins_adjustment: int = 0
    locations: tuple[Location, ...]
    human: Human
    automa: Automa
    turn: SeatName | None = None
    deck: DeckMode
    drawn: tuple[int, ...] = ()
    bag: BagMode
    end: End | None = None
    boxed: tuple[BoxedCard, ...] = ()
    rule: str = "SETUP"


class FirstPlayerChosen(Event, frozen=True, tag="first_player_chosen"):
    """Chance has chosen who begins."""

    seat: SeatName
    rule: str = "SETUP"


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """A physical deck of all decision cards was shuffled at the table and two of them set aside unseen."""

    rule: str = "E15"


class AutomaCardDrawn(Event, frozen=True, tag="automa_card_drawn"):
    """The card of the Automa's turn. `named`: the table said which; `left`: cards that can still be drawn."""

    reveals: ClassVar[bool] = True

    card: int
    left: int
    named: bool = False
    rule: str = "TURN.2"


class ProgressAdvanced(Event, frozen=True, tag="progress_advanced"):
    """The Automa's progress marker went one space on."""

    to: int
    rule: str = "PROGRESS"


class ProgressStayed(Event, frozen=True, tag="progress_stayed"):
    """The progress marker has no further space to go to."""

    at: int
    rule: str = "E22"


class AutomaGloryPlaced(Event, frozen=True, tag="automa_glory_placed"):
    """The Automa's next glory token lies on Basecamp, beside the categories; `number` is the count so far."""

    number: int
    rule: str = "PROGRESS"


class SweepAnnounced(Event, frozen=True, tag="sweep_announced"):
    """The table is asked to sweep all face-up cards adjacent to where the mech stands before it moves."""

    mech: Mech
    location: LocationId
    rule: str = "MECH.1"


class TargetFound(Event, frozen=True, tag="target_found"):
    """The first location in range that matches the card's target; `steps` is its distance, 0 to 3."""

    mech: Mech
    kind: TargetKind
    location: LocationId
    steps: int
    rule: str = "MECH.2b"


class TargetMissed(Event, frozen=True, tag="target_missed"):
    """The mech does not act, and why: the card has no target line, too little glory, or nothing in range."""

    mech: Mech
    reason: Literal["no_target", "glory_too_low", "no_match"]
    kind: TargetKind | None = None
    glory_needed: int = 0
    rule: str = "MECH.3"


class MechMoved(Event, frozen=True, tag="mech_moved"):
    """An Automa mech went on to a location; `steps` does not count the human's location."""

    mech: Mech
    origin: LocationId
    to: LocationId
    steps: int
    decided_by: Literal["target", "distance"]
    rule: str


class MapTokenTaken(Event, frozen=True, tag="map_token_taken"):
    """A player took the map token of a location."""

    seat: SeatName
    location: LocationId
    rule: str


class TileRevealed(Event, frozen=True, tag="tile_revealed"):
    """A player turned a location tile face up."""

    reveals: ClassVar[bool] = True

    seat: SeatName
    location: LocationId
    rule: str


class AutomaTurnPaused(Event, frozen=True, tag="automa_turn_paused"):
    """The turn waits for the table: for the tokens drawn, or for what is printed on the tile."""

    mech: Mech
    location: LocationId
    asks: Literal["tokens", "tile"]
    rule: str = "EXPLORE.2"


class CorruptionPlaced(Event, frozen=True, tag="corruption_placed"):
    """Tokens were put on a tile just revealed, in the order drawn, so that the last lies on top.

    `bag_ran_out`: drawing stopped before the tile's value was reached, because the bag was empty (E8).
    """

    reveals: ClassVar[bool] = True

    location: LocationId
    tokens: tuple[Token, ...] = ()
    twenty: bool = False
    bag_ran_out: bool = False
    rule: str = "E7"


class CorruptionTaken(Event, frozen=True, tag="corruption_taken"):
    """A player took the topmost ordinary tokens of a location, the topmost first; `left` are still there."""

    seat: SeatName
    location: LocationId
    tokens: tuple[Token, ...]
    left: int
    rule: str


class TwentyTaken(Event, frozen=True, tag="twenty_taken"):
    """A player took the value-20 token."""

    seat: SeatName
    location: LocationId
    rule: str


class CorruptionDestroyed(Event, frozen=True, tag="corruption_destroyed"):
    """The topmost tokens of a location went back into the bag, the topmost first; nobody gained them."""

    location: LocationId
    tokens: tuple[Token, ...]
    rule: str = "BASE.BAG"


class HumanMoved(Event, frozen=True, tag="human_moved"):
    """The human's mech went from one place to another."""

    origin: HumanPlace
    to: HumanPlace
    rule: str = "BASE.MOVE"


class MapsChanged(Event, frozen=True, tag="maps_changed"):
    """The human gained map tokens that did not lie on a location, or gave some away."""

    amount: int
    rule: str = "TABLE"


class CoinsChanged(Event, frozen=True, tag="coins_changed"):
    """The human gained or paid coins."""

    amount: int
    rule: str = "TABLE"


class QuestSolved(Event, frozen=True, tag="quest_solved"):
    """The human solved a quest."""

    rule: str = "TABLE"


class ItemUpgraded(Event, frozen=True, tag="item_upgraded"):
    """The human upgraded an item that is worth so many coins in the end."""

    coins: int
    rule: str = "TABLE"


class HumanGloryPlaced(Event, frozen=True, tag="human_glory_placed"):
    """The human boasted: a glory token lies in a category; `number` is the count so far."""

    category: Category
    number: int
    rule: str = "BASE.BOAST"


class CardBoxed(Event, frozen=True, tag="card_boxed"):
    """A card that speaks of another player went back to the box; another one is drawn in its place."""

    card: BoxedCard
    rule: str = "E16"


class Reported(Event, frozen=True, tag="reported", kw_only=True):
    """The human told what the table looks like now, without saying how it came about. None: as before."""

    mech: HumanPlace | None = None
    locations: tuple[Location, ...] = ()
    coins: int | None = None
    maps: int | None = None
    corruption: tuple[Token, ...] | None = None
    twenty: bool | None = None
    glory: tuple[Category, ...] | None = None
    solved_quests: int | None = None
    item_coins: int | None = None
    rule: str = "TABLE"


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """A player's last glory token is placed; so many turns are still to be finished, the present one too."""

    seat: SeatName
    turns_left: int
    rule: str = "E18"


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn is over and the next seat's begins; after the last turn nobody's."""

    seat: SeatName
    next: SeatName | None
    rule: str = "TURN"


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The last turn is over; the totals are coins."""

    winner: SeatName
    human: int
    automa: int
    rule: str = "SCORE"


RULE_EVENTS: tuple[type[Event], ...] = (
    GameBegan,
    FirstPlayerChosen,
    DeckRenewed,
    AutomaCardDrawn,
    ProgressAdvanced,
    ProgressStayed,
    AutomaGloryPlaced,
    SweepAnnounced,
    TargetFound,
    TargetMissed,
    MechMoved,
    MapTokenTaken,
    TileRevealed,
    AutomaTurnPaused,
    CorruptionPlaced,
    CorruptionTaken,
    TwentyTaken,
    CorruptionDestroyed,
    HumanMoved,
    MapsChanged,
    CoinsChanged,
    QuestSolved,
    ItemUpgraded,
    HumanGloryPlaced,
    CardBoxed,
    Reported,
    EndTriggered,
    TurnEnded,
    GameEnded,
)
EVENTS: tuple[type[Event], ...] = (*RULE_EVENTS, Corrected, DeckShuffled, ShuffleRevealed)
