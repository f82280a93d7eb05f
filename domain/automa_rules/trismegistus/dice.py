"""Dice and bowls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from automa_rules.trismegistus.terms import (
    COLOURS,
    MAX_DICE_PER_BOWL,
    SYMBOLS,
    Bowls,
    Colour,
    DiceCount,
    Potency,
    Symbol,
)


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die with a face up. Dice of one symbol and colour are interchangeable."""

    symbol: Symbol
    colour: Colour

    def __str__(self) -> str:
        """The die's id among candidates."""
        return f"{self.symbol}-{self.colour}"


class ActiveDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's die that still has potency."""

    symbol: Symbol
    colour: Colour
    potency: Potency

    @property
    def die(self) -> Die:
        """The die without its potency."""
        return Die(self.symbol, self.colour)


def count_dice_in_bowl(bowls: Bowls, symbol: Symbol) -> int:
    """The number of dice in a symbol's bowl, which is the potency of each of them."""
    return sum(bowls.get(symbol, {}).values())


def dice_on_board(bowls: Bowls) -> list[Die]:
    """The distinct dice on the board, in the order of the symbol list, then of the colour list."""
    return [
        Die(symbol, colour)
        for symbol in SYMBOLS
        for colour in COLOURS
        if bowls.get(symbol, {}).get(colour, 0) > 0
    ]


def without_die(bowls: Bowls, die: Die) -> Bowls:
    """The bowls after a die was taken.

    Raises LookupError when there is no such die.
    """
    bowl = bowls[die.symbol]
    if bowl[die.colour] < 1:
        raise LookupError(str(die))
    return normalize_bowls({**bowls, die.symbol: {**bowl, die.colour: bowl[die.colour] - 1}})


def normalize_bowls(bowls: Bowls) -> Bowls:
    """The bowls in canonical form: in list order, without empty entries."""
    return {
        symbol: {colour: bowls[symbol][colour] for colour in COLOURS if bowls[symbol].get(colour)}
        for symbol in SYMBOLS
        if any(bowls.get(symbol, {}).values())
    }


def count_by_colour(bowls: Bowls, dice: Iterable[Die | ActiveDie] = ()) -> DiceCount:
    """Count the dice in the bowls and other dice, by colour."""
    colours: Counter[Colour] = Counter(die.colour for die in dice)
    for bowl in bowls.values():
        colours.update(bowl)
    return in_colour_order(colours)


def in_colour_order(dice: Mapping[Colour, int]) -> DiceCount:
    """Dice by colour in the order of the colour list, 0 for a missing colour."""
    return {colour: dice.get(colour, 0) for colour in COLOURS}


def overfull_bowls(bowls: Bowls) -> list[Symbol]:
    """The bowls that have more dice than a bowl holds."""
    return [symbol for symbol in SYMBOLS if count_dice_in_bowl(bowls, symbol) > MAX_DICE_PER_BOWL]
