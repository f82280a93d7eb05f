"""The terms of the game: closed sets as literals, so that schemas, types and JSON agree."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from automa_rules.core.pattern import anchor_pattern

SeatName = Literal["human", "automa"]
Mech = Literal["north", "central"]
TargetKind = Literal["map", "corruption", "corruption20"]
DeckMode = Literal["virtual", "physical"]
BagMode = Literal["virtual", "physical"]
FirstPlayer = Literal["random", "human", "automa"]
Category = Literal["quests", "meteorites", "items", "corruption20", "corruption", "cards", "workers_or_maps"]
BoxedCard = Literal["017", "030", "056", "063"]

LocationId = Literal[
    "n1", "n2", "n3", "n4", "n5", "n6", "n7", "c1", "c2", "c3", "c4", "c5", "c6", "c7"
]  # fmt: skip
HumanPlace = Literal[
    "basecamp",
    "n1", "n2", "n3", "n4", "n5", "n6", "n7",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7",
    "s1", "s2", "s3", "s4", "s5", "s6",
]  # fmt: skip

NORTH: Final[tuple[LocationId, ...]] = ("n1", "n2", "n3", "n4", "n5", "n6", "n7")
CENTRAL: Final[tuple[LocationId, ...]] = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")
LOCATIONS: Final[tuple[LocationId, ...]] = NORTH + CENTRAL
SEATS: Final[tuple[SeatName, ...]] = get_args(SeatName)
MECHS: Final[tuple[Mech, ...]] = get_args(Mech)
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
BASECAMP: Final = "basecamp"
TWENTY: Final = "twenty"
MAX_TOKENS: Final = 43
"""Ordinary corruption tokens, without the value-20 token, those of Gears of Corruption included."""
DECK_SIZE: Final = 14

Token = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("(orange|turquoise)-([1-9]|1[0-9])"),
        title="Corruption token",
        description="An ordinary corruption token: colour (orange: power, turquoise: guile) and value.",
        examples=["orange-3", "turquoise-4"],
    ),
]
Tokens = Annotated[tuple[Token, ...], Meta(max_length=MAX_TOKENS)]
Glory = Annotated[tuple[Category, ...], Meta(max_length=len(CATEGORIES))]
TileValue = (
    Annotated[
        int,
        Meta(
            ge=0,
            le=99,
            title="Corruption value",
            description="The corruption value printed on a location tile; `twenty` for the location that "
            "gets the value-20 token.",
        ),
    ]
    | Literal["twenty"]
)

Count = Annotated[int, Meta(ge=0, le=9999)]
Amount = Annotated[int, Meta(ge=-999, le=999)]
CardNumber = Annotated[int, Meta(ge=1, le=DECK_SIZE)]
Level = Annotated[int, Meta(ge=1, le=5)]
Space = Annotated[int, Meta(ge=0, le=99)]
AutomaGlory = Annotated[int, Meta(ge=0, le=8)]
Adjustment = Annotated[int, Meta(ge=-2, le=3)]


def token_value(token: Token) -> int:
    """The number printed on an ordinary corruption token."""
    return int(token.partition("-")[2])
