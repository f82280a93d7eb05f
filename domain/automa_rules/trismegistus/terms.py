"""The words of the game: closed sets as literals, so that schemas, types and JSON all say the same."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from automa_rules.core.pattern import whole

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
"""Where an artifact lay: of two places the left (or upper) or the other; `only`, when nobody told which."""
Asked = Literal["black_die", "card", "experiments", "artifacts", "element"]

SYMBOLS: Final[tuple[Symbol, ...]] = ("iron", "mercury", "tin", "copper", "lead", "wild")
COLOURS: Final[tuple[Colour, ...]] = ("black", "white", "red")
ELEMENTS: Final[tuple[Element, ...]] = ("earth", "fire", "water", "air")
WILD: Final = "wild"

DICE_A_ROUND: Final = 3
POTENCY_MAX: Final = 5
BOWL_MAX: Final = 5
DICE_MIN: Final = 6
DICE_MAX: Final = 18
ROUNDS: Final = 3
TRACKS: Final = 4
ACHIEVEMENTS: Final = 4
BLACK_DIE: Final = 6
LONGEST_TRACK: Final = 40
ARTIFACTS: Final = 48
EXPERIMENTS: Final = 48

Count = Annotated[int, Meta(ge=0, le=9999)]
Total = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A sum of counts: what nobody tells in one go."""
Dice = Annotated[int, Meta(ge=0, le=DICE_MAX)]
Potency = Annotated[int, Meta(ge=1, le=POTENCY_MAX)]
Round = Annotated[int, Meta(ge=1, le=ROUNDS)]
Step = Annotated[
    int,
    Meta(
        ge=0,
        le=LONGEST_TRACK,
        title="Step",
        description="A space of a mastery track, counted from the starting space, which is 0.",
    ),
]
BlackDieResult = Annotated[int, Meta(ge=1, le=BLACK_DIE)]
AchievementPlace = Annotated[
    int,
    Meta(ge=1, le=ACHIEVEMENTS, description="The place of an achievement in the row, 1 the leftmost."),
]
CardId = Annotated[
    str,
    Meta(
        pattern=whole("[A-Za-z0-9][A-Za-z0-9_.-]{0,47}"),
        title="Bot card",
        description="A bot card by the id that its owner gave it.",
        examples=["green-1"],
    ),
]
TypeName = Annotated[
    str,
    Meta(
        pattern=whole("[^\\x00-\\x1f]{1,40}"),
        title="Experiment type",
        description="The type of an experiment, in whatever words the table uses, but always the same.",
        examples=["black"],
    ),
]
FormulaVp = Annotated[
    tuple[Count, ...],
    Meta(min_length=8, max_length=8, description="The VP in all of 1 to 8 unlocked formulas."),
]
DiceCount = Annotated[dict[Colour, Dice], Meta(max_length=len(COLOURS))]
Bowls = Annotated[dict[Symbol, DiceCount], Meta(max_length=len(SYMBOLS))]
