"""Section 1: which die the Automa takes. One procedure, with a record for each pass (R10-R12, Q4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from automa_rules.core.ruleset import Candidate
from automa_rules.trismegistus.bot_card import Picture
from automa_rules.trismegistus.dice import Die, count_dice_in_bowl, dice_on_board
from automa_rules.trismegistus.events.dice import FoundIn
from automa_rules.trismegistus.terms import COLOURS, SYMBOLS, WILD, Bowls

TieBreakList = Literal["symbol", "colour"]
DecidedBy = Literal["only", "potency", "wild", "picture", "colour", "symbol"]


@dataclass(frozen=True)
class SelectionPass:
    """One pass over the dice on the board.

    `matches`: whether a die is valid by one picture. `tie_break_lists`: what breaks a tie after potency,
    wild dice and pictures (Q1). `rejection_reason`: why a die is not valid.
    """

    name: FoundIn
    rule: str
    rejection_reason: str
    matches: Callable[[Die, Picture], bool]
    tie_break_lists: tuple[TieBreakList, ...] = ()


def _matches_symbol(die: Die, picture: Picture) -> bool:
    """A wild die matches any symbol, in the second pass too, even if its colour does not fit (Q3).

    A pictured wild face is matched by wild dice only (Q5).
    """
    return die.symbol in (picture.symbol, WILD)


def _matches_colour(die: Die, picture: Picture) -> bool:
    return die.colour == picture.colour


def _matches_symbol_and_colour(die: Die, picture: Picture) -> bool:
    """Symbol and colour must come from the same picture (Q43)."""
    return _matches_symbol(die, picture) and _matches_colour(die, picture)


def _matches_any(_: Die, __: Picture) -> bool:
    return True


PASSES: Final = (
    SelectionPass("symbol_and_colour", "R10", "not_pictured", _matches_symbol_and_colour),
    SelectionPass("symbol", "R11", "symbol_not_pictured", _matches_symbol, ("colour",)),
    SelectionPass("colour", "R12", "colour_not_pictured", _matches_colour, ("symbol",)),
    SelectionPass("potency", "Q4", "", _matches_any, ("symbol", "colour")),
)


class DieChoice(msgspec.Struct, frozen=True):
    """The chosen die, its potency, the pass that found it, and the comparison that decided."""

    die: Die
    potency: int
    found_in: FoundIn
    rule: str
    decided_by: DecidedBy


def choose_die(bowls: Bowls, pictures: Sequence[Picture]) -> DieChoice | None:
    """Choose the die that the Automa takes; None when the board has none."""
    for selection_pass in PASSES:
        dice = valid_dice(bowls, pictures, selection_pass)
        if dice:
            ranked = sorted(dice, key=lambda die: _sort_key(score_die(bowls, pictures, selection_pass, die)))
            decided_by = _decided_by([score_die(bowls, pictures, selection_pass, die) for die in ranked[:2]])
            return DieChoice(
                ranked[0],
                count_dice_in_bowl(bowls, ranked[0].symbol),
                selection_pass.name,
                selection_pass.rule,
                decided_by,
            )
    return None


def valid_dice(bowls: Bowls, pictures: Sequence[Picture], selection_pass: SelectionPass) -> list[Die]:
    """The dice that are valid in a pass."""
    return [
        die
        for die in dice_on_board(bowls)
        if any(selection_pass.matches(die, picture) for picture in pictures)
    ]


def score_die(
    bowls: Bowls, pictures: Sequence[Picture], selection_pass: SelectionPass, die: Die
) -> Mapping[DecidedBy, int]:
    """The compared values of a valid die, in order: potency and wild (higher wins), then places in lists.

    `picture`: the place of the first picture that makes the die valid, 1 the leftmost; the last pass has
    none. Wild dice of two colours share a bowl and so their potency: the picture decides between them (Q2).
    """
    found: dict[DecidedBy, int] = {
        "potency": count_dice_in_bowl(bowls, die.symbol),
        "wild": int(die.symbol == WILD),
    }
    if selection_pass.matches is not _matches_any:
        places = (place for place, picture in enumerate(pictures, 1) if selection_pass.matches(die, picture))
        found["picture"] = next(places)
    for name in selection_pass.tie_break_lists:
        found[name] = (SYMBOLS.index(die.symbol) if name == "symbol" else COLOURS.index(die.colour)) + 1
    return found


def candidates(bowls: Bowls, pictures: Sequence[Picture], choice: DieChoice) -> tuple[Candidate, ...]:
    """Every die on the board as the deciding pass sees it."""
    selection_pass = next(each for each in PASSES if each.name == choice.found_in)
    dice = valid_dice(bowls, pictures, selection_pass)
    return tuple(
        Candidate(
            str(die),
            _plain_scores(score_die(bowls, pictures, selection_pass, die))
            if die in dice
            else {"potency": count_dice_in_bowl(bowls, die.symbol)},
            refused=None if die in dice else selection_pass.rejection_reason,
            chosen=die == choice.die,
        )
        for die in dice_on_board(bowls)
    )


def _plain_scores(found: Mapping[DecidedBy, int]) -> dict[str, int]:
    return {str(name): score for name, score in found.items()}


def _sort_key(found: Mapping[DecidedBy, int]) -> tuple[int, ...]:
    high_first: tuple[DecidedBy, ...] = ("potency", "wild")
    return tuple(-score if name in high_first else score for name, score in found.items())


def _decided_by(best: Sequence[Mapping[DecidedBy, int]]) -> DecidedBy:
    """The comparison that separated the best die from the next one."""
    if len(best) == 1:
        return "only"
    first, second = best
    return next(name for name in first if first[name] != second[name])
