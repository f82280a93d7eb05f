"""The state of a game: the table, as far as the Automa needs it, and what the game waits for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from automa_rules.core.event import DeckShuffled
from automa_rules.core.pack import PackInfo
from automa_rules.expeditions.cards import CARDS, DECK, DecisionCard
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.progress_card import ProgressCard
from automa_rules.expeditions.region import START_LOCATIONS
from automa_rules.expeditions.terms import (
    BASECAMP,
    LOCATIONS,
    Adjustment,
    AutomaGlory,
    BagMode,
    BoxedCard,
    CardNumber,
    Count,
    DeckMode,
    Glory,
    HumanPlace,
    LocationId,
    Mech,
    SeatName,
    Space,
    Token,
    Tokens,
    token_value,
)


class Human(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The human's mech, and what counts for the end and the score, as far as it was reported.

    `item_coins` is the sum of the coins printed on the upgraded items. The value-20 token is in `twenty`, not
    in `corruption`.
    """

    mech: HumanPlace = BASECAMP
    coins: Count = 0
    maps: Count = 0
    corruption: Tokens = ()
    twenty: bool = False
    glory: Glory = ()
    solved_quests: Count = 0
    item_coins: Count = 0


class Automa(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa: one player with two mechs (E17).

    `progress` is the space of its marker (START is 0), `glory` the number of its tokens on Basecamp.
    """

    north: LocationId = START_LOCATIONS["north"]
    central: LocationId = START_LOCATIONS["central"]
    progress: Space = 0
    glory: AutomaGlory = 0
    maps: Count = 0
    corruption: Tokens = ()
    twenty: bool = False

    def mech(self, mech: Mech) -> LocationId:
        """The location of one of its mechs."""
        return self.north if mech == "north" else self.central


def count_tokens(owner: Human | Automa) -> int:
    """How many corruption tokens a player has; the value-20 token counts as one."""
    return len(owner.corruption) + owner.twenty


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decision cards. `drawn` are the cards used since the last shuffle, the newest last.

    The `pile` of a virtual deck has the top card first; a physical deck has none, as nobody knows its order.
    """

    mode: DeckMode
    pile: tuple[CardNumber, ...] = ()
    set_aside: tuple[CardNumber, ...] = ()
    drawn: tuple[CardNumber, ...] = ()

    @property
    def left(self) -> int:
        """How many cards can still be drawn before the next shuffle."""
        return len(DECK) - FIGURES.set_aside - len(self.drawn)

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards that the next draw can reveal, by number: those in the deck or set aside.

        An empty deck is reshuffled from all cards before the draw, so every card can come (E15).
        """
        return tuple(card for card in DECK if card not in self.drawn) if self.left else DECK


class Bag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bag of corruption tokens: physical, or virtual with the token to be drawn next first."""

    mode: BagMode = "physical"
    tokens: tuple[Token, ...] = ()


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Automa turn that waits for what is on the tile that one of its mechs revealed."""

    mech: Mech
    location: LocationId


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end was triggered: by whom, and how many turns are left, the current one included."""

    by: SeatName
    turns_left: Annotated[int, Meta(ge=1, le=3)]


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The state of a game of Expeditions against the Automa.

    `locations` are the fourteen of North and Central, in the order of their ids. `card` is the decision card
    being carried out. `boxed` are the cards put back because they refer to another player. `pack` is where
    the progress card may come from.
    """

    progress_card: ProgressCard
    pack: PackInfo | None = None
    glory_coins_adjustment: Adjustment
    locations: tuple[Location, ...]
    human: Human
    automa: Automa
    deck: Deck
    bag: Bag
    turn: SeatName
    card: CardNumber | None = None
    pause: Pause | None = None
    end: End | None = None
    boxed: tuple[BoxedCard, ...] = ()
    over: bool = False
    shuffles: tuple[DeckShuffled, ...] = ()


_INDEX: Final[dict[LocationId, int]] = {location: index for index, location in enumerate(LOCATIONS)}


def location(state: State, where: LocationId) -> Location:
    """The location with this id."""
    return state.locations[_INDEX[where]]


def replace_location(state: State, place: Location) -> State:
    """The state with one location replaced."""
    index = _INDEX[place.id]
    locations = (*state.locations[:index], place, *state.locations[index + 1 :])
    return msgspec.structs.replace(state, locations=locations)


def maps_in_play(state: State) -> int:
    """How many map tokens are on locations or with players."""
    return sum(bool(place.map) for place in state.locations) + state.human.maps + state.automa.maps


def corruption_in_play(state: State) -> tuple[Token, ...]:
    """All ordinary tokens on locations and with players; those in the bag are not included."""
    on_locations = (token for place in state.locations for token in place.corruption)
    return (*on_locations, *state.human.corruption, *state.automa.corruption)


def count_gears_tokens(tokens: Iterable[Token]) -> int:
    """How many tokens belong to Gears of Corruption, by their value."""
    return sum(token_value(token) == FIGURES.gears_value for token in tokens)


def max_tokens(tokens: Iterable[Token]) -> int:
    """How many ordinary tokens there can be: those of the base game, and with tokens of Gears its six too."""
    return FIGURES.corruption_tokens + min(count_gears_tokens(tokens), FIGURES.gears_tokens)


def current_card(state: State) -> DecisionCard:
    """The decision card that the Automa's turn follows.

    Raises LookupError if there is none.
    """
    if state.card is None:
        message = "no decision card is being carried out"
        raise LookupError(message)
    return CARDS[state.card]
