"""The actions of a running game: the Automa's turn, and what the human does."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.expeditions.location import Locations
from automa_rules.expeditions.terms import (
    Amount,
    AutomaGlory,
    BoxedCard,
    CardNumber,
    Category,
    Count,
    Glory,
    HumanPlace,
    LocationId,
    Space,
    TileValue,
    Tokens,
)

TokenCount = Annotated[int, Meta(ge=1, le=99)]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Something that a client can do."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """The Automa takes its turn. `card` is the card drawn from a physical deck."""

    card: CardNumber | None = None


class TileContents(Action, frozen=True, kw_only=True):
    """What is reported of a tile that is revealed.

    `tokens` are those drawn from a physical bag, in the order drawn; `bag_ran_out` says that the bag had no
    more. `tile` is the printed corruption value, or `twenty` for the location that gets the value-20 token.
    """

    tokens: Tokens | None = None
    tile: TileValue | None = None
    bag_ran_out: bool = False


class TellTile(TileContents, frozen=True, tag="tell_tile"):
    """The answer to the question about the tile that the Automa revealed.

    `tokens` are those drawn from a physical bag, in the order drawn; `bag_ran_out` says that the bag had no
    more. `tile` is the printed corruption value, or `twenty` for the location that gets the value-20 token.
    """


class MoveMech(Action, frozen=True, tag="move_mech"):
    """The human's mech moves. Use `reveal_tile` to reveal a face-down tile there."""

    to: HumanPlace


class RevealTile(TileContents, frozen=True, tag="reveal_tile"):
    """The human reveals a tile and takes its map token. The tile's fields are as in `tell_tile`."""

    location: LocationId


class TakeCorruption(Action, frozen=True, tag="take_corruption"):
    """The human takes ordinary tokens from the top of a location's stack."""

    location: LocationId
    count: TokenCount = 1


class TakeTwenty(Action, frozen=True, tag="take_twenty"):
    """The human takes the value-20 token."""

    location: LocationId


class DestroyCorruption(Action, frozen=True, tag="destroy_corruption"):
    """Ordinary tokens from the top of a location's stack return to the bag; nobody gains them."""

    location: LocationId
    count: TokenCount = 1


class ChangeMaps(Action, frozen=True, tag="change_maps"):
    """The human gains map tokens other than from a location, or gives some away (negative `amount`)."""

    amount: Amount


class ChangeCoins(Action, frozen=True, tag="change_coins"):
    """The human gains coins, or pays some (negative `amount`)."""

    amount: Amount


class SolveQuest(Action, frozen=True, tag="solve_quest"):
    """The human solves a quest."""


class UpgradeItem(Action, frozen=True, tag="upgrade_item"):
    """The human upgrades an item; `coins` are the coins printed at its bottom right."""

    coins: Count


class PlaceGlory(Action, frozen=True, tag="place_glory"):
    """The human boasts and places a glory token in a category."""

    category: Category


class BoxCard(Action, frozen=True, tag="box_card"):
    """Return a drawn card that refers to other players to the box, and draw another one."""

    card: BoxedCard


class EndTurn(Action, frozen=True, tag="end_turn"):
    """The human ends the turn."""


class Report(Action, frozen=True, tag="report"):
    """Report what the table looks like, instead of single actions. What is left out stays as it is.

    Stacks are set as reported, even if the service draws from a virtual bag. The fields that start with
    `automa_` are the Automa's; `automa_north` and `automa_central` are the locations of its mechs. With the
    owner's token it can be sent in the Automa's turn, too.
    """

    mech: HumanPlace | None = None
    locations: Locations = ()
    coins: Count | None = None
    maps: Count | None = None
    corruption: Tokens | None = None
    twenty: bool | None = None
    glory: Glory | None = None
    solved_quests: Count | None = None
    item_coins: Count | None = None
    automa_north: LocationId | None = None
    automa_central: LocationId | None = None
    automa_progress: Space | None = None
    automa_glory: AutomaGlory | None = None
    automa_maps: Count | None = None
    automa_corruption: Tokens | None = None
    automa_twenty: bool | None = None
    end_turn: bool = False
