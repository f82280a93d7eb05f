"""The terms of the game: closed sets as literals, shared by schemas, types and JSON."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from automa_rules.core.pattern import anchor_pattern

Symbol = Literal["iron", "mercury", "tin", "copper", "lead", "wild"]
Colour = Literal["black", "white", "red"]
Element = Literal["earth", "fire", "water", "air"]
Level = Literal[1, 2, 3]
CardKind = Literal["basic", "specialization", "personality"]
EffectCode = Literal["experiment", "advance_nearest", "artifact", "gold", "advance_track", "vp5"]
EffectElement = Literal["earth", "fire", "water", "air", "of_die"]
TokenKind = Literal["bonus_ethereal", "bonus_vp5", "bonus_advance"]
Mode = Literal["virtual", "physical"]
SeatName = Literal["human", "automa"]
VioletInto = Literal["deck", "discards"]
DisplayPlace = Literal["left", "right", "only"]
"""Where an artifact was displayed: left (or upper), right, or `only` if the place is unknown."""
PauseReason = Literal["black_die", "card", "experiments", "artifacts", "element"]

SYMBOLS: Final[tuple[Symbol, ...]] = ("iron", "mercury", "tin", "copper", "lead", "wild")
COLOURS: Final[tuple[Colour, ...]] = ("black", "white", "red")
ELEMENTS: Final[tuple[Element, ...]] = ("earth", "fire", "water", "air")
WILD: Final = "wild"

DICE_PER_ROUND: Final = 3
MAX_POTENCY: Final = 5
MAX_DICE_PER_BOWL: Final = 5
MIN_DICE: Final = 6
MAX_DICE: Final = 18
ROUND_COUNT: Final = 3
TRACK_COUNT: Final = 4
ACHIEVEMENT_COUNT: Final = 4
BLACK_DIE_SIDES: Final = 6
MAX_TRACK_LENGTH: Final = 40
MAX_ARTIFACTS: Final = 48
MAX_EXPERIMENTS: Final = 48

Count = Annotated[int, Meta(ge=0, le=9999)]
Total = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A sum of counts, with a higher bound."""
DieCount = Annotated[int, Meta(ge=0, le=MAX_DICE)]
Potency = Annotated[int, Meta(ge=1, le=MAX_POTENCY)]
Round = Annotated[int, Meta(ge=1, le=ROUND_COUNT)]
Step = Annotated[
    int,
    Meta(
        ge=0,
        le=MAX_TRACK_LENGTH,
        title="Step",
        description="A space of a mastery track, counted from the starting space, which is 0.",
    ),
]
BlackDieResult = Annotated[int, Meta(ge=1, le=BLACK_DIE_SIDES)]
AchievementPlace = Annotated[
    int,
    Meta(ge=1, le=ACHIEVEMENT_COUNT, description="The place of an achievement in the row, 1 the leftmost."),
]
CardId = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("[A-Za-z0-9][A-Za-z0-9_.-]{0,47}"),
        title="Bot card",
        description="A bot card by the id that its owner gave it.",
        examples=["green-1"],
    ),
]
TypeName = Annotated[
    str,
    Meta(
        pattern=anchor_pattern("[^\\x00-\\x1f]{1,40}"),
        title="Experiment type",
        description="The type of an experiment, in whatever words the table uses, but always the same.",
        examples=["black"],
    ),
]
FormulaVp = Annotated[
    tuple[Count, ...],
    Meta(
        min_length=7,
        max_length=8,
        description="The VP in all of 1 to 8 unlocked formulas. That of 8 is asked for if it is left out.",
    ),
]
DiceCount = Annotated[dict[Colour, DieCount], Meta(max_length=len(COLOURS))]
Bowls = Annotated[dict[Symbol, DiceCount], Meta(max_length=len(SYMBOLS))]
