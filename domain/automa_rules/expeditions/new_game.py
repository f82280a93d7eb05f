"""Starts a game from a setup, or from any position of a game on the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled
from automa_rules.core.pack import PackHash, pack_info, require_valid_pack
from automa_rules.core.refusals import PackUnknown
from automa_rules.core.rejection import Rejected
from automa_rules.core.shuffle import SALT_BYTES, shuffle
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.bag import BagContent, bag_tokens
from automa_rules.expeditions.card_pack import PROGRESS_CARD_PACK, ProgressCardPack, values_from_pack
from automa_rules.expeditions.cards import DECK
from automa_rules.expeditions.draft import Draft
from automa_rules.expeditions.ending import require_valid_end
from automa_rules.expeditions.evolve import evolve
from automa_rules.expeditions.evolve.decks import BAG, DECISION_CARDS, FIRST_PLAYER, LEVEL
from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.location import Location, Locations, with_reveals
from automa_rules.expeditions.progress_card import (
    LEVELS,
    PRINTED_FIELDS,
    PrintedValues,
    ProgressCard,
    merge_values,
    missing_values,
    progress_card,
)
from automa_rules.expeditions.refusals import LocationTwice, ProgressCardUnknown
from automa_rules.expeditions.region import START_LOCATIONS
from automa_rules.expeditions.state import Automa, End, Human
from automa_rules.expeditions.terms import (
    DECK_SIZE,
    LOCATIONS,
    Adjustment,
    AutomaGlory,
    BagMode,
    BoxedCard,
    CardNumber,
    Count,
    DeckMode,
    FirstPlayer,
    Level,
    LocationId,
    SeatName,
    Space,
    TileValue,
    Tokens,
)
from automa_rules.expeditions.validation import validate_state

Tiles = Annotated[
    dict[LocationId, TileValue],
    Meta(
        max_length=len(LOCATIONS),
        description="Corruption values of face-down tiles, if known: the service will not ask for them.",
    ),
]


class GameStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What a setup and a position have in common.

    The cards of `level` 1 to 3 are known. For the others, or for any other card, `progress_card` gives the
    printed values, or `pack` does: the hash of a registered pack of progress cards, or the pack itself.
    """

    pack: PackHash | ProgressCardPack | None = None
    progress_card: PrintedValues | None = None
    glory_coins_adjustment: Adjustment = 0
    bag: BagContent | None = None
    tiles: Tiles = {}


class Setup(GameStart, frozen=True, kw_only=True):
    """A new game. A `random` level is one of those whose cards are known, by its own or the pack's values."""

    level: Level | Literal["random"] | None = None
    first_player: FirstPlayer = "random"
    deck: DeckMode = "virtual"


class AutomaPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The Automa during a game. By default its `glory` is what its progress marker has passed."""

    north: LocationId = START_LOCATIONS["north"]
    central: LocationId = START_LOCATIONS["central"]
    progress: Space = 0
    glory: AutomaGlory | None = None
    maps: Count = 0
    corruption: Tokens = ()
    twenty: bool = False

    def automa(self, card: ProgressCard) -> Automa:
        """The Automa as the state stores it."""
        return Automa(
            north=self.north,
            central=self.central,
            progress=self.progress,
            glory=card.glory(self.progress) if self.glory is None else self.glory,
            maps=self.maps,
            corruption=self.corruption,
            twenty=self.twenty,
        )


class Position(GameStart, frozen=True, kw_only=True):
    """A game that is in progress on the table.

    Locations that are left out are as at setup: face down with a map token. `drawn` are the decision cards
    used since the last shuffle of the deck, which is physical by default. `end` says that the last turns have
    started.
    """

    level: Level | None = None
    turn: SeatName
    locations: Locations = ()
    human: Human = Human()
    automa: AutomaPosition = AutomaPosition()
    deck: DeckMode = "physical"
    drawn: Annotated[tuple[CardNumber, ...], Meta(max_length=DECK_SIZE)] = ()
    end: End | None = None
    boxed: Annotated[tuple[BoxedCard, ...], Meta(max_length=len(FIGURES.boxed_cards))] = ()


def begin_game(command: Command[Setup | Position]) -> Draft:
    """Return a draft with the events that start a game.

    Raises Rejected for a progress card that is not known, and for an impossible table.
    """
    start, entropy = command.action, command.entropy
    pack = _require_pack(start)
    drawn: DeckShuffled | None = None
    if start.level == "random":
        drawn = shuffle(LEVEL, _known_levels(start, pack), entropy[:SALT_BYTES], rule="SETUP")
        level: Level | None = next(one for one in LEVELS if one == drawn.order[0])
        entropy = entropy[SALT_BYTES:]
    else:
        level = start.level
    card = progress_card(level, start.progress_card, values_from_pack(pack, level))
    bag: BagMode = "physical" if start.bag is None else "virtual"
    began = ev.GameBegan(
        progress_card=card,
        pack=None if pack is None else pack_info(pack),
        glory_coins_adjustment=start.glory_coins_adjustment,
        locations=_locations(start),
        human=start.human if isinstance(start, Position) else Human(),
        automa=(start.automa if isinstance(start, Position) else AutomaPosition()).automa(card),
        turn=_first_turn(start),
        deck=start.deck,
        drawn=start.drawn if isinstance(start, Position) else (),
        bag=bag,
        end=start.end if isinstance(start, Position) else None,
        boxed=start.boxed if isinstance(start, Position) else (),
        rule="SETUP" if isinstance(start, Setup) else "TABLE",
    )
    draft = Draft.start(began, evolve, entropy)
    if drawn is not None:
        draft.add(drawn)
    if start.deck == "virtual":
        draft.shuffle(DECISION_CARDS, tuple(c for c in DECK if c not in began.drawn), rule="SETUP.5")
    if start.bag is not None:
        draft.shuffle(BAG, sorted(bag_tokens(start.bag)), rule="BASE.BAG")
    if began.turn is None:
        _choose_first_player(draft)
    validate_state(draft.state)
    if isinstance(start, Position):
        require_valid_end(draft.state)
    return draft


def _require_pack(start: Setup | Position) -> ProgressCardPack | None:
    """The pack itself, checked; None if there is none.

    Raises Rejected `pack_unknown` for a hash that was not replaced by its pack, and `pack_invalid`.
    """
    if isinstance(start.pack, str):
        raise Rejected(PackUnknown(pack=start.pack))
    if start.pack is not None:
        require_valid_pack(start.pack, PROGRESS_CARD_PACK)
    return start.pack


def _known_levels(start: Setup | Position, pack: ProgressCardPack | None) -> tuple[Level, ...]:
    """The levels whose card is complete. Raises Rejected `progress_card_unknown` if there is none."""
    given = {
        level: merge_values(level, start.progress_card, values_from_pack(pack, level)) for level in LEVELS
    }
    known = tuple(level for level, values in given.items() if not missing_values(values))
    if not known:
        raise Rejected(ProgressCardUnknown(level=None, missing=PRINTED_FIELDS))
    return known


def _first_turn(start: Setup | Position) -> SeatName | None:
    if isinstance(start, Position):
        return start.turn
    return None if start.first_player == "random" else start.first_player


def _locations(start: Setup | Position) -> tuple[Location, ...]:
    """The fourteen locations; face down with a map token unless the position says otherwise.

    Raises Rejected `location_twice`.
    """
    seen: dict[LocationId, Location] = {}
    for place in start.locations if isinstance(start, Position) else ():
        if place.id in seen:
            raise Rejected(LocationTwice(location=place.id))
        seen[place.id] = place
    placed = (seen.get(name, Location(name)) for name in LOCATIONS)
    return tuple(with_reveals(place, start.tiles.get(place.id)) for place in placed)


def _choose_first_player(draft: Draft) -> None:
    order = draft.shuffle(FIRST_PLAYER, ("human", "automa"), rule="SETUP").order
    draft.add(ev.FirstPlayerChosen("human" if order[0] == "human" else "automa"))
