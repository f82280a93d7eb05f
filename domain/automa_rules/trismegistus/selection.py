"""Section 1: which die the Automa takes. One procedure, and a record for each of its passes (R10-R12, Q4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from automa_rules.core.ruleset import Candidate
from automa_rules.trismegistus.bot_card import Picture
from automa_rules.trismegistus.dice import Die, dice_in, on_board
from automa_rules.trismegistus.events.dice import FoundIn
from automa_rules.trismegistus.terms import COLOURS, SYMBOLS, WILD, Bowls

List = Literal["symbol", "colour"]
DecidedBy = Literal["only", "potency", "wild", "picture", "colour", "symbol"]


@dataclass(frozen=True)
class Pass:
    """One pass over the dice on the board.

    `matches`: whether a die is valid by one picture. `lists`: what settles a tie that potency, wild dice and
    the pictures leave (Q1). `refusal`: what a die lacks that is not valid.
    """

    name: FoundIn
    rule: str
    refusal: str
    matches: Callable[[Die, Picture], bool]
    lists: tuple[List, ...] = ()


def _symbol(die: Die, picture: Picture) -> bool:
    """A wild die has any symbol, in the second pass as in the first, even where its colour does not fit (Q3).

    A pictured wild face is matched by wild dice only (Q5).
    """
    return die.symbol in (picture.symbol, WILD)


def _colour(die: Die, picture: Picture) -> bool:
    return die.colour == picture.colour


def _both(die: Die, picture: Picture) -> bool:
    """Symbol and colour have to come from one and the same picture (Q43)."""
    return _symbol(die, picture) and _colour(die, picture)


def _any(_: Die, __: Picture) -> bool:
    return True


PASSES: Final = (
    Pass("symbol_and_colour", "R10", "not_pictured", _both),
    Pass("symbol", "R11", "symbol_not_pictured", _symbol, ("colour",)),
    Pass("colour", "R12", "colour_not_pictured", _colour, ("symbol",)),
    Pass("potency", "Q4", "", _any, ("symbol", "colour")),
)


class Choice(msgspec.Struct, frozen=True):
    """The die chosen, its potency, the pass that found it, and which comparison settled it."""

    die: Die
    potency: int
    found_in: FoundIn
    rule: str
    decided_by: DecidedBy


def choose(bowls: Bowls, pictures: Sequence[Picture]) -> Choice | None:
    """The die that the Automa takes; None when there is none on the board."""
    for one in PASSES:
        dice = valid(bowls, pictures, one)
        if dice:
            ranked = sorted(dice, key=lambda die: _key(scores(bowls, pictures, one, die)))
            decided_by = _decided_by([scores(bowls, pictures, one, die) for die in ranked[:2]])
            return Choice(ranked[0], dice_in(bowls, ranked[0].symbol), one.name, one.rule, decided_by)
    return None


def valid(bowls: Bowls, pictures: Sequence[Picture], one: Pass) -> list[Die]:
    """The dice that are valid in a pass."""
    return [die for die in on_board(bowls) if any(one.matches(die, picture) for picture in pictures)]


def scores(bowls: Bowls, pictures: Sequence[Picture], one: Pass, die: Die) -> Mapping[DecidedBy, int]:
    """What is compared of a valid die, in this order: potency, wildness (more is better), places in lists.

    `picture` is the place of the first picture that makes it valid, 1 the leftmost; in the last resort no
    picture does. Wild dice of two colours share a bowl and so their potency: it tells them apart (Q2).
    """
    found: dict[DecidedBy, int] = {"potency": dice_in(bowls, die.symbol), "wild": int(die.symbol == WILD)}
    if one.matches is not _any:
        places = (place for place, picture in enumerate(pictures, 1) if one.matches(die, picture))
        found["picture"] = next(places)
    for name in one.lists:
        found[name] = (SYMBOLS.index(die.symbol) if name == "symbol" else COLOURS.index(die.colour)) + 1
    return found


def candidates(bowls: Bowls, pictures: Sequence[Picture], choice: Choice) -> tuple[Candidate, ...]:
    """Every die on the board as the deciding pass sees it."""
    one = next(each for each in PASSES if each.name == choice.found_in)
    dice = valid(bowls, pictures, one)
    return tuple(
        Candidate(
            str(die),
            _named(scores(bowls, pictures, one, die))
            if die in dice
            else {"potency": dice_in(bowls, die.symbol)},
            refused=None if die in dice else one.refusal,
            chosen=die == choice.die,
        )
        for die in on_board(bowls)
    )


def _named(found: Mapping[DecidedBy, int]) -> dict[str, int]:
    return {str(name): score for name, score in found.items()}


def _key(found: Mapping[DecidedBy, int]) -> tuple[int, ...]:
    high_first: tuple[DecidedBy, ...] = ("potency", "wild")
    return tuple(-score if name in high_first else score for name, score in found.items())


def _decided_by(best: Sequence[Mapping[DecidedBy, int]]) -> DecidedBy:
    """The comparison that told the best die from the next one."""
    if len(best) == 1:
        return "only"
    first, second = best
    return next(name for name in first if first[name] != second[name])
