"""What can be asked of a running game of Expeditions: the Automa's turn, and what the human does."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.expeditions.location import LocationsSeen
from automa_rules.expeditions.terms import (
    Amount,
    BoxedCard,
    CardNumber,
    Category,
    Count,
    Glory,
    HumanPlace,
    LocationId,
    TileValue,
    Tokens,
)

TokenCount = Annotated[int, Meta(ge=1, le=99)]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that a client asks for."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """The Automa takes its turn. `card` is the card drawn from a physical deck."""

    card: CardNumber | None = None


class TileContents(Action, frozen=True, kw_only=True):
    """What the table tells about a tile that is turned up.

    `tokens` are those drawn from a real bag, in the order drawn, and `bag_ran_out` says that there were no
    more; `tile` is the printed corruption value, or `twenty` for the location that gets the value-20 token.
    """

    tokens: Tokens | None = None
    tile: TileValue | None = None
    bag_ran_out: bool = False


class TellTile(TileContents, frozen=True, tag="tell_tile"):
    """The answer about the tile that the Automa has turned up.

    `tokens` are those drawn from a real bag, in the order drawn, and `bag_ran_out` says that there were no
    more; `tile` is the printed corruption value, or `twenty` for the location that gets the value-20 token.
    """


class MoveMech(Action, frozen=True, tag="move_mech"):
    """The human's mech moves. A face-down tile there is turned up by `reveal_tile`."""

    to: HumanPlace


class RevealTile(TileContents, frozen=True, tag="reveal_tile"):
    """The human turns a tile up and takes its map token; what is told of it is as in `tell_tile`."""

    location: LocationId


class TakeCorruption(Action, frozen=True, tag="take_corruption"):
    """The human takes ordinary tokens from the top of a location's stack."""

    location: LocationId
    count: TokenCount = 1


class TakeTwenty(Action, frozen=True, tag="take_twenty"):
    """The human takes the value-20 token."""

    location: LocationId


class DestroyCorruption(Action, frozen=True, tag="destroy_corruption"):
    """Ordinary tokens from the top of a location's stack go back into the bag, and nobody gains them."""

    location: LocationId
    count: TokenCount = 1


class ChangeMaps(Action, frozen=True, tag="change_maps"):
    """The human gains map tokens that do not come from a location, or (below zero) gives some away."""

    amount: Amount


class ChangeCoins(Action, frozen=True, tag="change_coins"):
    """The human gains or (below zero) pays coins."""

    amount: Amount


class SolveQuest(Action, frozen=True, tag="solve_quest"):
    """The human solves a quest."""


class UpgradeItem(Action, frozen=True, tag="upgrade_item"):
    """The human upgrades an item; `coins` is the value printed at its bottom right."""

    coins: Count


class PlaceGlory(Action, frozen=True, tag="place_glory"):
    """The human boasts and places a glory token in a category."""

    category: Category


class BoxCard(Action, frozen=True, tag="box_card"):
    """A card that speaks of another player was drawn: it goes back to the box and another one is drawn."""

    card: BoxedCard


class EndTurn(Action, frozen=True, tag="end_turn"):
    """The human's turn is over."""


class Report(Action, frozen=True, tag="report"):
    """For a client that only tells what the table looks like now: all that is given replaces what was known.

    The stacks are taken as told, also with a virtual bag.
    """

    mech: HumanPlace | None = None
    locations: LocationsSeen = ()
    coins: Count | None = None
    maps: Count | None = None
    corruption: Tokens | None = None
    twenty: bool | None = None
    glory: Glory | None = None
    solved_quests: Count | None = None
    item_coins: Count | None = None
    end_turn: bool = False
